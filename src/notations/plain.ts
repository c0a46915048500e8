// How owners write values on paper, and what they mean (`menu-domain` sections 1, 2 and 5.4).
// Accepted where one meaning is possible; where two are, a Fault says how to write it instead.
// This module: texts, words of a list, yes and no, plain numbers.

import { message } from '../messages/catalogue.ts'
import { fold, nearest, plainWord } from '../model/suggest.ts'
import { type Extent, Fault, type Notation } from './notation.ts'
import { anyOf, joiningWords, wordsFor, yesNoWords } from './typed-words.ts'

/** Trimmed, composed (NFC), inner runs of plain spaces as one; a typed non-breaking space stays. */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replace(/[ \t\n]+/g, ' ')

/** The owner's own words: a name, a description, a note. */
export const line: Notation<string> = {
  expected: 'text',
  prose: true,
  read(text) {
    const read = tidy(text)
    if (read.length > 1000) return new Fault(message('text-too-long', { length: read.length }))
    return startsWithMark(read) ?? read
  },
}

/** An accent without its letter would join whatever stands before it on a page: `>` becomes `≯`. */
export function startsWithMark(text: string): Fault | undefined {
  return /^\p{M}/u.test(text) ? new Fault(message('accent-first'), [0, 1]) : undefined
}

export const slug: Notation<string> = {
  expected: 'id',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  read: (text) =>
    text.length <= 64 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
      ? text
      : new Fault(
          message('id-unreadable', { typed: text, suggested: toSlug(text) || null }),
          undefined,
          toSlug(text) || undefined,
        ),
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

/** One of a few words, in any case, with what owners type that means the same. */
export function oneOf<const T extends string>(
  words: readonly T[],
  meanings: { [typed: string]: NoInfer<T> } = {},
): Notation<T> {
  const known = new Map<string, T>([
    ...Object.entries(meanings).map(([word, meant]) => [plainWord(word), meant] as const),
    ...words.map((word) => [plainWord(word), word] as const),
  ])
  return {
    expected: { oneOf: words },
    words,
    meanings: Object.fromEntries(known),
    read(text) {
      const typed = plainWord(text)
      const found = known.get(typed)
      if (found !== undefined) return found
      // `parking: ano` is as near to `ne` as to anything: an answer is no slip of another one.
      const near = isAnswer(text)
        ? undefined
        : (nearest(typed, words) ?? nearest(typed, [...known.keys()]))
      const meant = near === undefined ? null : (known.get(plainWord(near)) ?? null)
      return new Fault(
        message('word-unknown', { typed: text, words, meant }),
        undefined,
        meant ?? undefined,
      )
    },
  }
}

const apart = new RegExp(`\\s*[+/&|]\\s*|\\s+(?:${anyOf(joiningWords.and)})\\s+|\\s+`)

const answers = new Set([...wordsFor(yesNoWords.yes), ...wordsFor(yesNoWords.no)])
const isAnswer = (text: string) => answers.has(fold(text.trim()))

/** Several values of a notation with commas between them; each at most once. */
export function several<T>(of: Notation<T>, none: readonly string[] = []): Notation<T[]> {
  /** `cs en`, `cs + en`: words that are known, and no comma between them. */
  const partedBy = (fault: Fault, text: string): Fault => {
    const parts = text.split(apart).filter(Boolean)
    const known =
      parts.length > 1 &&
      text.length < 200 &&
      parts.every((one) => !(of.read(one) instanceof Fault))
    return known && of.words ? new Fault(fault.message, undefined, parts.join(', ')) : fault
  }
  return {
    expected: of.words ? { someOf: of.words } : of.expected,
    list: true,
    ...(of.meanings && { meanings: of.meanings }),
    read(text, known) {
      if (none.includes(fold(text.trim()))) return []
      const values: T[] = []
      const faults: Fault[] = []
      for (const part of split(text, /[,;]/)) {
        if (faults.length === Fault.most) break
        const found = of.read(part.text, known)
        if (found instanceof Fault) faults.push(partedBy(found, part.text).within(part.span))
        else if (!values.includes(found)) values.push(found)
      }
      const fault = Fault.all(faults)
      if (fault) return fault
      return values.length > 0 ? values : new Fault(message('words-none', { typed: text }))
    },
  }
}

/** The parts between separators, trimmed, each with its place in the text; empty parts are left out. */
export function split(text: string, separator: RegExp): { text: string; span: Extent }[] {
  const parts: { text: string; span: Extent }[] = []
  const take = (start: number, end: number) => {
    const piece = text.slice(start, end)
    const trimmed = piece.trim()
    const from = start + piece.length - piece.trimStart().length
    if (trimmed !== '') parts.push({ text: trimmed, span: [from, from + trimmed.length] })
  }
  let start = 0
  for (const { index, 0: found } of text.matchAll(new RegExp(separator, 'g'))) {
    take(start, index)
    start = index + found.length
  }
  take(start, text.length)
  return parts
}

export const yesNo: Notation<boolean> = {
  expected: 'yes-no',
  words: ['yes', 'no'],
  meanings: Object.fromEntries(
    (['yes', 'no'] as const).flatMap((word) =>
      wordsFor(yesNoWords[word]).map((typed) => [plainWord(typed), word]),
    ),
  ),
  read(text) {
    const word = fold(text.trim())
    if (wordsFor(yesNoWords.yes).includes(word)) return true
    if (wordsFor(yesNoWords.no).includes(word)) return false
    return new Fault(message('yes-no-unreadable', { typed: text }))
  },
}

export const integer: Notation<number> = {
  expected: 'integer',
  pattern: '^[0-9]{1,6}$',
  read: (text) =>
    /^\d{1,6}$/.test(text.trim())
      ? Number(text)
      : new Fault(message('integer-unreadable', { typed: text })),
}

/** Decimal comma or dot. */
export function decimal(text: string): number | undefined {
  return /^-?\d{1,7}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** `49.1951, 16.6068`, as maps give both of them. */
function bothIn(text: string): Fault | undefined {
  const [, latitude, longitude] =
    /^\s*\(?(-?\d{1,3}\.\d+)[,;]?\s+(-?\d{1,3}\.\d+)\)?\s*$/.exec(text) ?? []
  return latitude === undefined || longitude === undefined
    ? undefined
    : new Fault(message('coordinates-together', { latitude, longitude }))
}

export function coordinate(expected: 'latitude' | 'longitude'): Notation<number> {
  const limit = expected === 'latitude' ? 90 : 180
  return {
    expected,
    read(text) {
      const number = decimal(text.trim())
      return number !== undefined && Math.abs(number) <= limit
        ? number
        : (bothIn(text) ?? new Fault(message('coordinate-unreadable', { typed: text })))
    },
  }
}
