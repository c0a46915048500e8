// Texts, words of a list, yes and no, and plain numbers, as owners write them (`menu-domain`
// sections 1, 2 and 5.4). A value is accepted if it has one possible meaning. If it has two, a
// fault explains how to write it instead.

import { lazy } from '../model/once.ts'
import { isMisspelt, nearest, normalizeText, plainWord } from '../model/suggest.ts'
import { byWord } from '../model/word-list.ts'
import {
  grammar,
  isRefusal,
  type Notation,
  parseParts,
  parseWith,
  refusal,
  refuse,
  reject,
  type TextPart,
} from './notation.ts'
import {
  absenceWords,
  alternatives,
  joiningWords,
  statusWords,
  wordsFor,
  yesNoWords,
} from './typed-words.ts'

/** Trim, compose (NFC), and collapse plain white space. Keeps typed non-breaking spaces. */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replace(/ [ \t\n]+|[\t\n][ \t\n]*/g, ' ')

/** Collapse white space into single spaces, so that patterns which skip spaces stay fast. */
export const spaced = (text: string) => text.trim().replace(/\s+/g, ' ')

const longestText = 1000

/** Free text of the owner: a name, a description, a note. */
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

/**
 * True if a text begins with a combining accent. On a page the accent would join the character
 * before it: `>` becomes `≯`.
 */
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

/** Latin letters that do not decompose into a letter and an accent, with their spellings. */
const latin: { [letter: string]: string } = { ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd' }

/** Turn `Řízek s kaší` into `rizek-s-kasi`; at most 64 characters, cut at a hyphen. */
export function toSlug(name: string): string {
  const fullSlug = normalizeText(name)
    .replace(/[ßøœæłđ]/g, (letter) => latin[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (fullSlug.length <= 64) return fullSlug
  const whole = fullSlug.slice(0, 65).replace(/-[^-]*$/, '')
  return whole.slice(0, 64)
}

/** Cyrillic letters without accents, each with its Latin letters. */
const cyrillic = Object.fromEntries(
  'аa бb вv гg ґg дd еe єje жz зz иi іi кk лl мm нn оo пp рr сs тt уu фf хch цc чc шs щsc ъ ыy ь эe юju яja'
    .split(' ')
    .map(([letter = '', ...sound]) => [letter, sound.join('')]),
)

/**
 * Turn a name into an id. Cyrillic is transliterated (`Борщ` becomes `borsc`), and letters of other
 * scripts are replaced by their code points (`炒饭` becomes `u7092-u996d`), so that ids are stable and
 * distinct. Empty for a name without letters and digits.
 */
export function toId(name: string): string {
  const latinId = toSlug(name)
  if (latinId !== '') return latinId
  const spell = (letter: string) => cyrillic[letter] ?? `-u${letter.codePointAt(0)?.toString(16)}-`
  return toSlug(normalizeText(name).replace(/[\p{L}\p{N}]/gu, spell))
}

/** Notation for one of a few words in any case, or for a typed synonym of one. */
export function wordNotation<const T extends string>(
  words: readonly T[],
  meanings: { [typed: string]: NoInfer<T> } = {},
  /** True if the field also accepts free text, so that the message may offer it. */
  orMore = false,
): Notation<T> {
  const wordByTyped = lazy(
    () =>
      new Map<string, T>([
        ...Object.entries(meanings).map(([word, meant]) => [plainWord(word), meant] as const),
        ...words.map((word) => [plainWord(word), word] as const),
      ]),
  )
  // Codes of two letters are never guessed: `PT` is a different country, not a misspelt `PL`.
  const areCodes = words.every(({ length }) => length === 2)
  const isGuessable = ({ length }: string) => !areCodes || length > 2
  return {
    expected: { oneOf: words },
    words,
    meanings: () => Object.fromEntries(wordByTyped()),
    read: (text) => wordByTyped().get(plainWord(text)),
    explain(text) {
      const typed = plainWord(text)
      // `ano` is close to `ne`, but a yes is never a misspelt no.
      const synonyms = [...wordByTyped().keys()].filter(({ length }) => length > 2)
      const near = answers.has(normalizeText(text.trim()))
        ? undefined
        : (nearest(typed, words.filter(isGuessable)) ?? nearest(typed, synonyms))
      const cut = /^\w{3,}\.$/.test(typed) ? typed.slice(0, -1) : undefined
      const meanings = new Set(
        [...wordByTyped()].flatMap(([word, meant]) => (cut && word.startsWith(cut) ? meant : [])),
      )
      // `veget.` is vegetarian, but `veg.` may be vegan.
      const [only] = meanings.size === 1 ? meanings : []
      const suggestion = only ?? (near === undefined ? near : wordByTyped().get(plainWord(near)))
      return refuse(
        'word-unknown',
        { typed: text, words, meant: suggestion ?? null, ...(orMore && { orMore }) },
        only ?? (near !== undefined && isMisspelt(text.trim(), near) ? suggestion : undefined),
      )
    },
  }
}

const looseSeparator = new RegExp(
  `\\s*[+/&|]\\s*|\\s+(?:${alternatives(joiningWords.and)})\\s+|\\s+`,
)

const yes = new Set(wordsFor(yesNoWords.yes))
const no = new Set(wordsFor(yesNoWords.no))
const answers = new Set([...yes, ...no])

/** Comma-separated values of one notation, without duplicates. */
export function commaList<T>(of: Notation<T>, none: readonly string[] = []): Notation<T[]> {
  /** Insert the commas that `cs en` lacks; undefined if a part is not an allowed word. */
  const withCommas = (text: string): string | undefined => {
    const parts = text.split(looseSeparator).filter(Boolean)
    const isList = of.words && parts.length > 1 && text.length < 200
    return isList && parts.every((one) => of.read(one) !== undefined) ? parts.join(', ') : undefined
  }
  return {
    expected: of.words ? { someOf: of.words } : of.expected,
    list: true,
    ...(of.meanings && { meanings: of.meanings }),
    ...grammar<T[]>((text, context) => {
      if (none.includes(normalizeText(text.trim()))) return []
      const values = parseParts(split(text, /[,;]/), (part) => {
        const value = parseWith(of, part, context)
        const suggestion = isRefusal(value) ? withCommas(part) : undefined
        if (!isRefusal(value) || suggestion === undefined) return value
        return refusal(() => value.findFaults().map(({ message }) => ({ message, suggestion })))
      })
      if (isRefusal(values)) return values
      return values.length > 0 ? [...new Set(values)] : reject('words-none', { typed: text })
    }),
  }
}

/** Split a text into trimmed parts, each with its place. Empty parts are dropped. */
export function split(text: string, separator: RegExp): TextPart[] {
  const parts: TextPart[] = []
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

const forNow = new RegExp(`^(?:${wordsFor(absenceWords.now).join('|')}) `)

/** Find the field of a status in words: `sold_out` for `momentálně není k dispozici`. */
export function findStatus(text: string): string | undefined {
  const word = normalizeText(text.trim()).replace(forNow, '')
  return Object.entries(statusWords).find(([, words]) => wordsFor(words).includes(word))?.[0]
}

export const yesNo: Notation<boolean> = {
  expected: 'yes-no',
  words: ['yes', 'no'],
  meanings: () => byWord(yesNoWords, (typed) => wordsFor(typed).map(plainWord)),
  read(text) {
    const word = normalizeText(text.trim())
    return yes.has(word) ? true : no.has(word) ? false : undefined
  },
  explain(text, context) {
    const isSo = context?.field !== undefined && findStatus(text) === context.field
    return refuse('yes-no-unreadable', { typed: text }, isSo ? 'yes' : undefined)
  },
}

export const integer: Notation<number> = {
  expected: 'integer',
  pattern: '^[0-9]{1,6}$',
  read: (text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined),
  explain: (text) => refuse('integer-unreadable', { typed: text }),
}

/** Read a number with a decimal comma or dot. */
export function decimal(text: string): number | undefined {
  return /^-?\d{1,7}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** Matches `49.1951, 16.6068`: both coordinates, as map services copy them. */
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
