// The part of Markdown that stories support, as plain data: strong, emphasis and links in
// paragraphs, and lists. Other Markdown is printed as it was typed.

import { type Node, Parser } from 'commonmark'
import type { Inline, StoryBlock } from '../model/site.ts'
import { tidy } from '../notations/basic.ts'

const parser = new Parser()
const mayLead = /^(?:https:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/i

/** Parse a paragraph. One with other URLs, HTML, a picture or code stays as typed. */
export function parseInlines(typed: string): Inline[] {
  const text = tidy(typed)
  if (!/[*_[<\\]/.test(text)) return linkAddresses([{ text }])
  // A leading no-break space prevents block markup: a date such as `1. 5.` must not start a list.
  const paragraph = parser.parse(`\u00A0${text}`).firstChild
  const isAlone = paragraph?.type === 'paragraph' && paragraph.next === null
  const read = isAlone ? readAll(paragraph) : undefined
  return linkAddresses(read ?? [{ text }])
}

/** `https://…` or `www.…` without the punctuation of its sentence; brackets come in pairs. */
const address =
  /(?<![\w@/.[-]|\]\()((?:https:\/\/|www\.)(?=[\p{L}\d])(?:[^\s<>()[\]"“”„\\`]|\([^\s<>()[\]"\\]*\))*(?:[^\s<>()[\]"“”„\\`.,;:!?…'’*_]|\([^\s<>()[\]"\\]*\)))/iu

/** Turn bare addresses into links. */
const linkAddresses = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap((one): Inline[] => {
    if ('strong' in one) return [{ strong: linkAddresses(one.strong) }]
    if ('emphasis' in one) return [{ emphasis: linkAddresses(one.emphasis) }]
    if (!('text' in one) || !address.test(one.text)) return [one]
    return one.text.split(address).flatMap((part, index): Inline[] => {
      if (part === '') return []
      const to = /^www/i.test(part) ? `https://${part}` : part
      return [index % 2 === 1 ? { link: [{ text: part }], to } : { text: part }]
    })
  })

function readAll(parent: Node): Inline[] | undefined {
  const read: Inline[] = []
  for (let node = parent.firstChild; node; node = node.next) {
    const inline = readInline(node)
    if (!inline) return undefined
    const last = read.at(-1)
    if (last && 'text' in last && 'text' in inline) last.text += inline.text
    else read.push(inline)
  }
  return read
}

function readInline(node: Node): Inline | undefined {
  if (node.type === 'text') return { text: node.literal ?? '' }
  const inside = readAll(node)
  if (!inside) return undefined
  if (node.type === 'strong') return { strong: inside }
  if (node.type === 'emph') return { emphasis: inside }
  const to = node.destination ?? ''
  // An autolink in angle brackets has no text of its own, so it stays as typed.
  const isLink =
    node.type === 'link' && !node.title && mayLead.test(to) && toPlainText(inside) !== to
  return isLink ? { link: inside, to } : undefined
}

/** Return the text without markup. */
export const toPlainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((one) =>
      'text' in one
        ? one.text
        : toPlainText('strong' in one ? one.strong : 'emphasis' in one ? one.emphasis : one.link),
    )
    .join('')

/** Return the text of each paragraph and each list entry. */
export const listParagraphs = (blocks: readonly StoryBlock[]): string[] =>
  blocks.flatMap((block) => ('list' in block ? block.list : [block.paragraph]).map(toPlainText))
