// How owners write values on paper, and what they mean (`menu-domain` sections 1, 2 and 5.4).
// Accepted where one meaning is possible; where two are, a fault says how to write it instead.
// This module: texts, words of a list, yes and no, plain numbers.

import { once } from '../model/once.ts'
import { fold, nearest, plainWord } from '../model/suggest.ts'
import { byWord } from '../model/word-list.ts'
import {
  grammar,
  isRefusal,
  type Notation,
  type Part,
  parseParts,
  parseWith,
  refusal,
  refuse,
  reject,
} from './notation.ts'
import { anyOf, joiningWords, wordsFor, yesNoWords } from './typed-words.ts'

/** Trimmed, composed (NFC), inner runs of plain spaces as one; a typed non-breaking space stays. */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replace(/ [ \t\n]+|[\t\n][ \t\n]*/g, ' ')

/** With one plain space wherever there are any: a pattern that skips spaces stays fast then. */
export const spaced = (text: string) => text.trim().replace(/\s+/g, ' ')

const longestText = 1000

/** The owner's own words: a name, a description, a note. */
export const line: Notation<string> = {
  expected: 'text',
  prose: true,
  read(text) {
    const read = tidy(text)
    return read.length <= longestText && !startsWithMark(read) ? read : undefined
  },
  explain(text) {
    const { length } = tidy(text)
    return length > longestText ? refuse('text-too-long', { length }) : markFirst()
  },
}

/** An accent without its letter joins the character before it on a page: `>` becomes `≯`. */
export const startsWithMark = (text: string) => /^\p{M}/u.test(text)

export const markFirst = () => refuse('accent-first', {}, undefined, [0, 1])

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const slug: Notation<string> = {
  expected: 'id',
  pattern: slugShape.source,
  read: (text) => (text.length <= 64 && slugShape.test(text) ? text : undefined),
  explain(text) {
    const suggested = toSlug(text)
    const values = { typed: text, suggested: suggested || null }
    return refuse('id-unreadable', values, suggested || undefined)
  },
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
  /** Whether the owner may say what is none of them in words of his own. */
  orMore = false,
): Notation<T> {
  const known = once(
    () =>
      new Map<string, T>([
        ...Object.entries(meanings).map(([word, meant]) => [plainWord(word), meant] as const),
        ...words.map((word) => [plainWord(word), word] as const),
      ]),
  )
  // `PT` is no slip of `PL`: of a country or language each code is another one.
  const areCodes = words.every(({ length }) => length === 2)
  const mayBeMeant = ({ length }: string) => !areCodes || length > 2
  return {
    expected: { oneOf: words },
    words,
    meanings: () => Object.fromEntries(known()),
    read: (text) => known().get(plainWord(text)),
    explain(text) {
      const typed = plainWord(text)
      // `parking: ano` is near to `ne`, but a yes is never a misspelt no.
      const near = answers.has(fold(text.trim()))
        ? undefined
        : (nearest(typed, words.filter(mayBeMeant)) ??
          nearest(typed, [...known().keys()].filter(mayBeMeant)))
      const meant = near === undefined ? undefined : known().get(plainWord(near))
      return refuse(
        'word-unknown',
        { typed: text, words, meant: meant ?? null, ...(orMore && { orMore }) },
        meant,
      )
    },
  }
}

const looseSeparator = new RegExp(`\\s*[+/&|]\\s*|\\s+(?:${anyOf(joiningWords.and)})\\s+|\\s+`)

const yes = new Set(wordsFor(yesNoWords.yes))
const no = new Set(wordsFor(yesNoWords.no))
const answers = new Set([...yes, ...no])

/** Several values of a notation with commas between them; each at most once. */
export function listOf<T>(of: Notation<T>, none: readonly string[] = []): Notation<T[]> {
  /** `cs en`, `cs + en`: words that are known, and no comma between them. */
  const partedBy = (text: string): string | undefined => {
    const parts = text.split(looseSeparator).filter(Boolean)
    const isMeant = of.words && parts.length > 1 && text.length < 200
    return isMeant && parts.every((one) => of.read(one) !== undefined)
      ? parts.join(', ')
      : undefined
  }
  return {
    expected: of.words ? { someOf: of.words } : of.expected,
    list: true,
    ...(of.meanings && { meanings: of.meanings }),
    ...grammar<T[]>((text, known) => {
      if (none.includes(fold(text.trim()))) return []
      const values = parseParts(split(text, /[,;]/), (part) => {
        const value = parseWith(of, part, known)
        const meant = isRefusal(value) ? partedBy(part) : undefined
        if (!isRefusal(value) || meant === undefined) return value
        return refusal(() => value.findFaults().map(({ message }) => ({ message, meant })))
      })
      if (isRefusal(values)) return values
      return values.length > 0 ? [...new Set(values)] : reject('words-none', { typed: text })
    }),
  }
}

/** The parts between separators, trimmed, each with its place in the text; empty parts are left out. */
export function split(text: string, separator: RegExp): Part[] {
  const parts: Part[] = []
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
  meanings: () => byWord(yesNoWords, (typed) => wordsFor(typed).map(plainWord)),
  read(text) {
    const word = fold(text.trim())
    return yes.has(word) ? true : no.has(word) ? false : undefined
  },
  explain: (text) => refuse('yes-no-unreadable', { typed: text }),
}

export const integer: Notation<number> = {
  expected: 'integer',
  pattern: '^[0-9]{1,6}$',
  read: (text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined),
  explain: (text) => refuse('integer-unreadable', { typed: text }),
}

/** Decimal comma or dot. */
export function decimal(text: string): number | undefined {
  return /^-?\d{1,7}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** `49.1951, 16.6068`, as maps give both of them. */
const bothCoordinates = /^\s*\(?(-?\d{1,3}\.\d+)[,;]?\s+(-?\d{1,3}\.\d+)\)?\s*$/

export function coordinate(expected: 'latitude' | 'longitude'): Notation<number> {
  const limit = expected === 'latitude' ? 90 : 180
  return {
    expected,
    read(text) {
      const number = decimal(text.trim())
      return number !== undefined && Math.abs(number) <= limit ? number : undefined
    },
    explain(text) {
      const [, latitude, longitude] = bothCoordinates.exec(text) ?? []
      return latitude === undefined || longitude === undefined
        ? refuse('coordinate-unreadable', { typed: text })
        : refuse('coordinates-together', { latitude, longitude })
    },
  }
}
