// How owners write values on paper, and what they mean (`menu-domain` sections 1, 2 and 5.4).
// Accepted where one meaning is possible; where two are, a Fault says how to write it instead.
// This module: texts, words of a list, yes and no, plain numbers.

import { fold, nearest } from '../../model/suggest.ts'
import { shorten } from '../files/text-file.ts'
import { Fault, type Notation } from '../records/record.ts'

/** Trimmed, composed (NFC), inner runs of plain spaces as one; a typed non-breaking space stays. */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replace(/[ \t\n]+/g, ' ')

export const quoted = (text: string) => `"${shorten(text.trim())}"`

/** The owner's own words: a name, a description, a note. */
export const line: Notation<string> = {
  expected: 'a text',
  prose: true,
  read(text) {
    const read = tidy(text)
    if (read.length > 1000)
      return new Fault(`a text of ${read.length} characters`, 'shorten it to 1000 characters')
    return startsWithMark(read) ?? read
  },
}

/** An accent without its letter would join whatever stands before it on a page: `>` becomes `≯`. */
export function startsWithMark(text: string): Fault | undefined {
  return /^\p{M}/u.test(text)
    ? new Fault(
        'a text that begins with an accent without its letter',
        'type the first letter again',
        [0, 1],
      )
    : undefined
}

export const slug: Notation<string> = {
  expected: 'small letters without accents, digits and hyphens, such as hovezi-gulas',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  read: (text) =>
    text.length <= 64 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
      ? text
      : new Fault(quoted(text), `write   ${toSlug(text) || 'hovezi-gulas'}`),
}

/** Latin letters that no accent makes. */
const latin: { [letter: string]: string } = {
  ß: 'ss',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
}

/** `Řízek s kaší` to `rizek-s-kasi`; at most 64 characters, cut at a hyphen. */
export function toSlug(name: string): string {
  const whole = fold(name)
    .replace(/[ßøœæłđ]/g, (letter) => latin[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return whole.length <= 64
    ? whole
    : whole
        .slice(0, 65)
        .replace(/-[^-]*$/, '')
        .slice(0, 64)
}

/** One of a few words, in any case, with the Czech words that mean the same. */
export function choice<const T extends string>(
  words: readonly T[],
  meanings: { [typed: string]: NoInfer<T> },
  expected: string,
): Notation<T> {
  const known = new Map<string, T>([
    ...words.map((word) => [fold(word), word] as const),
    ...Object.entries(meanings),
  ])
  return {
    expected,
    words,
    read(text) {
      const typed = fold(text.trim()).replace(/[\s-]+/g, '_')
      const found = known.get(typed) ?? known.get(fold(text.trim()))
      if (found !== undefined) return found
      const meant = nearest(typed, [...known.keys()])
      return new Fault(
        quoted(text),
        meant ? `did you mean "${meant}"?` : `write one of ${words.join(', ')}`,
      )
    },
  }
}

/** Several values of a notation with commas between them; each at most once. */
export function several<T>(of: Notation<T>, none: readonly string[] = []): Notation<T[]> {
  return {
    expected: of.words ? `one or more of ${of.words.join(', ')}` : of.expected,
    list: true,
    read(text) {
      if (none.includes(fold(text.trim()))) return []
      const values: T[] = []
      for (const part of split(text, /[,;]/)) {
        const found = of.read(part.text)
        if (found instanceof Fault) return new Fault(found.found, found.mend, part.span)
        if (!values.includes(found)) values.push(found)
      }
      return values.length > 0
        ? values
        : new Fault(`${quoted(text)}, which says nothing`, 'write a value, or delete the line')
    },
  }
}

/** The parts between separators, trimmed, each with its place in the text; empty parts are left out. */
export function split(text: string, separator: RegExp): { text: string; span: [number, number] }[] {
  const parts = []
  let start = 0
  for (const piece of text.split(separator)) {
    const indent = piece.length - piece.trimStart().length
    const trimmed = piece.trim()
    if (trimmed !== '')
      parts.push({
        text: trimmed,
        span: [start + indent, start + indent + trimmed.length] as [number, number],
      })
    start += piece.length + 1
  }
  return parts
}

export const yesNo: Notation<boolean> = {
  expected: 'yes or no',
  words: ['yes', 'no'],
  read(text) {
    const word = fold(text.trim())
    if (['yes', 'ano', 'true'].includes(word)) return true
    if (['no', 'ne', 'false'].includes(word)) return false
    return new Fault(quoted(text), 'write   yes   or   no')
  },
}

export const integer: Notation<number> = {
  expected: 'a whole number',
  pattern: '^[0-9]{1,6}$',
  read: (text) =>
    /^\d{1,6}$/.test(text.trim())
      ? Number(text)
      : new Fault(quoted(text), 'write digits only, such as 40'),
}

/** Decimal comma or dot. */
export function decimal(text: string): number | undefined {
  return /^-?\d{1,7}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

export function coordinate(limit: number, expected: string): Notation<number> {
  return {
    expected,
    read(text) {
      const number = decimal(text.trim())
      return number !== undefined && Math.abs(number) <= limit
        ? number
        : new Fault(quoted(text), 'copy the number from the map, such as 49.75')
    },
  }
}

export const oneOf = <const T extends string>(
  words: readonly T[],
  meanings: { [typed: string]: NoInfer<T> } = {},
) => choice(words, meanings, `one of ${words.join(', ')}`)
