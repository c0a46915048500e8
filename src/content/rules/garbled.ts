// Find characters that programs leave in texts: a wrong encoding, HTML, Markdown. Guests would read
// them as they are in the file.

import { type Message, message } from '../../messages/catalogue.ts'
import { asValue, type Fix } from '../../model/edit.ts'
import { lazy } from '../../model/once.ts'

type Garbled = { message: Message; span: [start: number, end: number]; fix: Fix | undefined }

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

const html = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5});/i
const bold = /(\*\*|__|`)(?=\S)([^*_`]+)\1/
/**
 * Matches emphasis with one star or underscore on each side. A single star is a footnote, and
 * between numbers it means "times".
 */
const slanted = /(?<![\p{L}\d*_])([*_])(?=[\p{L}\d])([^*_\n]*?[\p{L}\d.!?])\1(?![\p{L}\d*_])/u
const link = /!?\[([^\]]*)\]\((?:https?:|mailto:|\/)?[^)\s]*\)/
/** Matches the start of a story line that is an unsupported list or a quotation. */
const bullet = /^\s+- (?=\S)|^\s*[*+>] (?=\S)/
/**
 * Stories support strong, emphasis and links, so only code and links without a usable address are
 * left.
 */
const ofStory = [
  html,
  /(`)(?=\S)([^`]+)\1/,
  /!\[([^\]]*)\]\([^)\s]*\)|(?<!!)\[([^\]]*)\]\((?!https:|mailto:|tel:)[^)\s]*\)/,
]

/**
 * Find garbled characters in a text, and return all of them as one result. `story` marks a line of
 * a story, where a list entry may begin.
 */
export function findGarbled(text: string, story?: 'story'): Garbled | undefined {
  const repaired = repair(text)
  if (repaired !== undefined)
    return {
      message: message('text-garbled', { typed: text }),
      span: [0, text.length],
      fix: { old: text, new: asValue(repaired) },
    }
  const damaged = text.includes('?')
    ? /\p{L}*(?:\?{2,}(?=\p{L})|(?<=\p{L})\?(?=\p{Ll})|(?<=\p{L})\?(?= \p{Ll}))[\p{L}?]*/u.exec(
        text,
      )
    : null
  if (damaged) {
    const span: [number, number] = [damaged.index, damaged.index + damaged[0].length]
    return { message: message('text-garbled', { typed: damaged[0] }), span, fix: undefined }
  }
  const mark = story && bullet.exec(text)
  if (mark) {
    const [typed] = mark
    const inner = findGarbled(text.slice(typed.length))
    const rest = inner ? text.slice(typed.length) : ''
    const cleanRest =
      inner?.fix && 'old' in inner.fix ? rest.replace(inner.fix.old, inner.fix.new) : rest
    return {
      message: message('text-markdown', { typed }),
      span: [0, typed.length + rest.length],
      fix: { old: typed + rest, new: cleanRest },
    }
  }
  if (!/[<&*_`[]/.test(text)) return undefined
  const patterns = story && !text.startsWith('#') ? ofStory : [html, bold, slanted, link]
  if (!patterns.some((pattern) => pattern.test(text))) return undefined
  const [start, end] = findExtent(text, patterns)
  const typed = text.slice(start, end)
  const cleanText = cleaned(typed, patterns)
  const code = html.test(text) ? 'text-html' : 'text-markdown'
  return {
    message: message(code, { typed }),
    span: [start, end],
    fix: cleanText === undefined ? undefined : { old: typed, new: cleanText },
  }
}

/** Return the extent from the first match to the end of the last one. */
function findExtent(text: string, patterns: readonly RegExp[]): [start: number, end: number] {
  const all = patterns.flatMap(({ source, flags }) => [
    ...text.matchAll(new RegExp(source, `${flags}g`)),
  ])
  return [
    Math.min(...all.map(({ index }) => index)),
    Math.max(...all.map(({ index, 0: typed }) => index + typed.length)),
  ]
}

/** Remove the markup; undefined if it contains an entity that we do not know. */
function cleaned(typed: string, patterns: readonly RegExp[]): string | undefined {
  let text = typed
  for (let rounds = 0; rounds < 50; rounds++) {
    const pattern = patterns.find((one) => one.test(text))
    if (!pattern) return text
    const [sign = '', first, second] = pattern.exec(text) ?? []
    const replacement = pattern === html ? replaceSign(sign) : (second ?? first ?? '')
    if (replacement === undefined) return undefined
    text = text.replace(sign, () => replacement)
  }
  return undefined
}

/** Replace `&nbsp;` and `<br>` with a space, and other tags with nothing. */
function replaceSign(sign: string): string | undefined {
  const name = /^&(\w+);$/.exec(sign)?.[1]
  if (name !== undefined) return entities[name.toLowerCase()]
  if (sign.startsWith('&')) return undefined
  return /^<br/i.test(sign) ? ' ' : ''
}

/** Bytes 80 to 9F of windows-1252: some decoders return control characters for them. */
const from80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const decodeByte = (encoding: string, byte: number) =>
  encoding === 'windows-1252' && byte >= 0x80 && byte < 0xa0
    ? (from80[byte - 0x80] ?? '')
    : new TextDecoder(encoding).decode(Uint8Array.of(byte))
const makeByteTable = (encoding: string) =>
  new Map(Array.from({ length: 256 }, (_, byte) => [decodeByte(encoding, byte), byte]))
const encodings = lazy(() => ['windows-1250', 'windows-1252'].map(makeByteTable))

/** Repair UTF-8 that was decoded as a Windows encoding: `TatarĂˇk` becomes `Tatarák`. */
function repair(text: string): string | undefined {
  if (!/[ÂÃÄÅĂĹ]/.test(text)) return undefined
  for (const encoding of encodings()) {
    const bytes = Array.from(text, (letter) => encoding.get(letter))
    if (!bytes.every((byte) => byte !== undefined)) continue
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    } catch {
      // Not UTF-8, so the letters were typed on purpose: other text does not look like UTF-8 by
      // accident.
    }
  }
  return undefined
}
