// What programs leave in texts: letters of a wrong encoding, HTML, Markdown. A guest would read it as
// it stands in the file.

import { asValue, type Mend } from '../../model/edit.ts'
import { type Message, message } from '../../model/messages/catalogue.ts'

type Garbled = { message: Message; span: [start: number, end: number]; mend: Mend | undefined }

const entities: { [name: string]: string } = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}

/** The first of such signs in a text; `whole` says that the text is the whole value. */
export function garbledIn(text: string): Garbled | undefined {
  const repaired = repair(text)
  if (repaired !== undefined)
    return {
      message: message('text-garbled', { typed: text }),
      span: [0, text.length],
      mend: { old: text, new: asValue(repaired) },
    }
  const lost = /\p{L}*(?:\?{2,}(?=\p{L})|(?<=\p{L})\?(?=\p{Ll}))[\p{L}?]*/u.exec(text)
  if (lost) return found(lost, 'text-garbled')
  const html = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5});/i.exec(text)
  if (html) {
    const name = /^&(\w+);$/.exec(html[0])?.[1] ?? ''
    const meant = entities[name.toLowerCase()] ?? (/^<br/i.test(html[0]) ? ' ' : undefined)
    return found(html, 'text-html', html[0].startsWith('<') ? (meant ?? '') : meant)
  }
  const bold = /(\*\*|__|`)(?=\S)([^*_`]+)\1/.exec(text)
  if (bold) return found(bold, 'text-markdown', bold[2])
  const link = /\[([^\]]+)\]\((?:https?:|mailto:|\/)[^)\s]*\)/.exec(text)
  return link ? found(link, 'text-markdown', link[1]) : undefined
}

function found(
  { 0: typed, index }: RegExpExecArray,
  code: 'text-garbled' | 'text-html' | 'text-markdown',
  meant?: string,
): Garbled {
  return {
    message: message(code, { typed }),
    span: [index, index + typed.length],
    mend: meant === undefined ? undefined : { old: typed, new: meant },
  }
}

const bytesOf = (encoding: string) =>
  new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder(encoding).decode(Uint8Array.of(byte)),
      byte,
    ]),
  )
const encodings = ['windows-1250', 'windows-1252'].map(bytesOf)

/** `TatarĂˇk` to `Tatarák`: UTF-8 that was read as one of the encodings of Windows, read rightly. */
function repair(text: string): string | undefined {
  if (!/[ÂÃÄÅĂĹ]/.test(text)) return undefined
  for (const encoding of encodings) {
    const bytes = Array.from(text, (letter) => encoding.get(letter))
    if (!bytes.every((byte) => byte !== undefined)) continue
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    } catch {
      // Letters that are meant: no text in another encoding looks like UTF-8 by accident.
    }
  }
  return undefined
}
