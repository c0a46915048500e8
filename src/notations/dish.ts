// Details of a dish or drink: allergens, diets, tags, alcohol, degree, vintage.

import { message } from '../messages/catalogue.ts'
import { allergenKinds, allergens } from '../model/allergens.ts'
import { countries } from '../model/countries.ts'
import { type Diet, diets, type Sweetness, sweetnesses, tags } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import {
  deniesAllergens,
  nameAllergen,
  namesOfKinds,
  readAllergenCode,
  rewriteAllergens,
  statesUnknown,
} from './allergen-words.ts'
import { commaList, decimal, split, wordNotation, yesNo } from './basic.ts'
import { date } from './date.ts'
import { findPhrase } from './hours-words.ts'
import { sizeLabelLanguages } from './labels.ts'
import {
  type Fault,
  type Grammar,
  grammar,
  isRefusal,
  type Notation,
  type NotationContext,
  parseParts,
  parseWith,
  type Refusal,
  refusal,
  refuse,
  reject,
  remember,
  type TextPart,
} from './notation.ts'
import * as vocabulary from './typed-words.ts'

const percentWords = /^(?:alc?|alk|abv)[.:]?\s*|\s*%?(?:\s*(?:alc|alk|abv|obj|vol)\.?)*$/gi
/** Longer texts are no percentage, and the pattern would be slow on them. */
const percent = (text: string) =>
  text.length > 40 ? undefined : decimal(text.replace(percentWords, ''))

/** Words for no alcohol at all. A beer that is `nealko` or `alkoholfrei` may have half a percent. */
const withoutAlcohol =
  /^\s*(?:ne|nie|nein|no(?:ne)?|(?:no |bez |ohne )al[ck]o\p{L}*|bez|ohne|without)\s*$/iu

const alcoholFree = /^(?:ne|nie|non[- ]?)al[ck]o\p{L}*$|^al[ck]o\p{L}*[- ]?(?:frei|free)$/iu

/** `ca. 10 %` */
const aboutPercent =
  /^(?:(?:cca|ca|circa|zirka|asi|asi tak|přibližně|približne|kolem|okolo|about|around|approx(?:imately)?|etwa|ungefähr|rund)\.?\s|~)\s*(\d.{0,20})$/iu

/** Percent of alcohol by volume; `null` if the owner writes that it is unknown. */
export const alcohol: Notation<number | null> = {
  expected: 'alcohol',
  read(text) {
    const typed = text.trim()
    if (unknownWords.has(normalizeText(typed))) return null
    const number = percent(typed)
    return number !== undefined && number >= 0 && number <= 96 ? number : undefined
  },
  explain(text) {
    const typed = text.trim()
    if (percent(typed) !== undefined) return refuse('alcohol-impossible', { typed })
    const isNone = withoutAlcohol.test(typed)
    const isLow = !isNone && alcoholFree.test(typed)
    const [, number = ''] = aboutPercent.exec(typed) ?? []
    const isRead = alcohol.read(number, undefined) !== undefined
    const suggestion = isNone
      ? '0'
      : isLow || /^[?–—-]+$/.test(typed)
        ? 'unknown'
        : isRead
          ? number
          : undefined
    const note = isLow || isRead ? [{ field: 'note', value: typed }] : []
    return refuse('alcohol-unreadable', { typed: text }, suggestion).map((fault) => ({
      ...fault,
      beside: note,
    }))
  },
}

export const degree: Notation<number> = {
  expected: 'degree',
  read(text) {
    const number = decimal(text.trim().replace(/°$/, '').trimEnd())
    return number !== undefined && number >= 1 && number <= 40 ? number : undefined
  },
  explain: (text) => refuse('degree-unreadable', { typed: text }),
}

const unknownWords = new Set(vocabulary.wordsFor(vocabulary.statedWords.unknown))
const noneWords = new Set(vocabulary.wordsFor(vocabulary.statedWords.none))

/**
 * Allergen numbers in ascending order, and the kinds that were named: `1a`. Others are not stated
 * unless the list is complete.
 */
export type AllergenList = { numbers: number[]; kinds: string[]; isComplete: boolean }

const withoutBrackets = (text: string) =>
  text
    .trim()
    .replace(/^[/([]|[/)\]]$/g, '')
    .trim()

/** Allergens of a dish: `1, 3`, `none` of the fourteen, `unknown`, or `4, unknown` for some. */
export const allergenList: Notation<AllergenList> = {
  expected: 'allergens',
  list: true,
  ...grammar<AllergenList>(
    remember((text, context) =>
      noneWords.has(normalizeText(withoutBrackets(text)))
        ? { numbers: [], kinds: [], isComplete: true }
        : parseAllergens(text, context),
    ),
  ),
}

/** True for `unknown`, `ostatní neuvedeny` and `the rest not stated`. */
const isUnknown = (text: string) => statesUnknown(withoutBrackets(text))

/** Allergens possibly in traces. "None" is refused: no kitchen can promise it. */
export const traceList: Notation<AllergenList> = {
  expected: 'traces',
  list: true,
  ...grammar<AllergenList>((text) => {
    const typed = normalizeText(withoutBrackets(text))
    return unknownWords.has(typed) || noneWords.has(typed)
      ? reject('traces-denied', { typed: text })
      : parseAllergens(text)
  }),
}

/** Matches `A:` and `al.` before the numbers, as printed menus have them. */
const label = /^\s*(?:a|al{1,2}erg\p{L}*|al\.)\s*:?\s*(?=\d)/iu

const splitCodes = (text: string) =>
  split(
    text
      .replace(label, (found) => ' '.repeat(found.length))
      .replace(/[()[\]]/g, ' ')
      .replace(/\//g, ','),
    /,/,
  )

/** Extend a part to its closing bracket: `A (Gerste)`, but `1` of `(1, 3)`. */
function withItsBracket(text: string, { span: [from, to] }: TextPart): TextPart {
  const end = text.slice(from, to).includes('(') && text[to] === ')' ? to + 1 : to
  return { text: text.slice(from, end), span: [from, end] }
}

/**
 * Find an allergen that is listed both as a group and as a kind. `1, 1a` may mean wheat only, or
 * wheat and other cereals, so nobody could tell whether there is rye.
 */
const groupAndKind = (codes: readonly string[]) =>
  allergenKinds.find(({ code, number }) => codes.includes(code) && codes.includes(String(number)))

const parseCodes = (parts: readonly TextPart[]) =>
  parseParts(
    parts.filter((part) => !isUnknown(part.text)),
    (part) => parseWith(allergen, part, undefined),
  )

function parseAllergens(text: string, context?: NotationContext): AllergenList | Refusal {
  const parts = splitCodes(text)
  const codes = parseCodes(parts)
  if (isRefusal(codes) || parts.length === 0 || groupAndKind(codes))
    return refusal(() => explainAllergens(text, context))
  const numbers = new Set(codes.map((code) => Number.parseInt(code, 10)))
  return {
    numbers: [...numbers].sort((a, b) => a - b),
    kinds: allergenKinds.map(({ code }) => code).filter((code) => codes.includes(code)),
    isComplete: !parts.some((part) => isUnknown(part.text)),
  }
}

const mayContain = '(?:(?:může|môže) obsahova[tť]|may contain|kann)'
/** `1, 3 + stopy 8`, `A, C, kann Spuren von Nüssen enthalten` */
const withTraces = new RegExp(
  `^(.{0,99}?)(?<!\\p{L})(?:(?:${mayContain} )?(?:stopy|traces(?: of)?|spuren(?: von)?)|${mayContain}(?=[ :]))\\s*:?\\s*(\\S.{0,99}?)(?: enthalten)?$`,
  'iu',
)

/** True for `malá 1, 3` and `small: vegan`, which begin with a size. */
function isOfSize(text: string): boolean {
  const words = text.trim().split(/[\s:=]+/)
  return [1, 2].some(
    (count) => words.length > count && sizeLabelLanguages(words.slice(0, count).join(' ')),
  )
}

function explainAllergens(text: string, context?: NotationContext): readonly Fault[] {
  const typed = withoutBrackets(text)
  if (isOfSize(typed)) return refuse('value-per-size', { typed: text })
  if (/^(?:n[./]?a\.?|[-–—]+|\?+)$/i.test(typed))
    return refuse('allergens-unreadable', { typed: text }, 'unknown')
  const [, before = '', behind = ''] = withTraces.exec(typed) ?? []
  const [own, traces] = [before, behind].map((part) => {
    const bare = part
      .trim()
      .replace(/[,;+(/]$/, '')
      .trim()
    const list = isRefusal(parseAllergens(bare)) ? rewriteAllergens(bare)?.list : bare
    return list === undefined || isRefusal(parseAllergens(list)) ? undefined : list
  })
  if (traces && before.trim() === '')
    return refuse('allergens-with-traces', { typed: text.trim(), allergens: '...', traces })
  if (!own && traces) return explainAllergens(before).map(({ message }) => ({ message }))
  if (own && traces)
    return [
      {
        message: message('allergens-with-traces', { typed: text.trim(), allergens: own, traces }),
        suggestion: own,
        beside: [{ field: 'traces', value: traces }],
      },
    ]
  if (deniesAllergens(typed)) return refuse('allergens-unreadable', { typed: text }, 'none')
  const { list = '', words = 0 } = rewriteAllergens(typed) ?? {}
  // If only one entry is a word, mark that word instead of the whole list.
  const isPlain = namesOfKinds(typed) === typed
  const isOneWord = isPlain && words === 1 && list.split(',').length === typed.split(',').length
  if (!isOneWord && !isRefusal(parseAllergens(list)))
    return words === 0
      ? refuse('allergens-parted', { typed }, list)
      : refuse('allergens-in-words', { typed, numbers: list }, list)
  const apart = typed.split(' ')
  const all = apart.length > 2 && !/\d/.test(typed) ? rewriteAllergens(apart.join(', ')) : undefined
  // `soy milk` is one thing, so no edit puts commas between words.
  if (all?.words === apart.length) return refuse('allergens-in-words', { typed, numbers: all.list })
  // `1 2` may be 12 with a space in it. Ask, because a wrong guess could hurt a guest.
  if (/\d[a-z]?\s+\d/i.test(typed)) return refuse('allergens-parted', { typed })
  const parts = split(typed, /[,;+&|/]|(?<=(?:^|[\s,])[A-Ra-r])\s+(?=[A-Ra-r](?:[\s,]|$))/).map(
    (part) => part.text,
  )
  // `G, M, CE`
  const run = parts.every((one) => /^[A-Z]{1,6}$/.test(one)) ? parts.flatMap((one) => [...one]) : []
  // `ACG` alone may be a word, but no word has the order of the alphabet.
  const isRun = parts.length > 1 || (run.length > 1 && run.toSorted().join('') === parts[0])
  const separated = split(text, /[,;+&|/]/).map((part) => part.text)
  const additives = separated.filter((one) => additive.test(one))
  if (additives.length > 0) {
    const listed = separated.filter((one) => !additives.includes(one)).join(', ') || 'unknown'
    const isRead = !isRefusal(parseAllergens(listed, context))
    const list = isRead ? listed : explainAllergens(listed, context)[0]?.suggestion
    const note = { field: 'note', value: additives.join(', ') }
    return refuse('allergens-unreadable', { typed }, list).map((fault) => ({
      ...fault,
      beside: [note],
    }))
  }
  const entries = isRun && run.length > 0 && austrianNumbers(run) ? run : parts
  const letters = entries.flatMap((one) => letterFirst.exec(one) ?? [])
  const rest = entries.filter((one) => !letterFirst.test(one))
  if (letters.length > 0 && rest.every((one) => readAllergenCode(one) ?? nameAllergen(one))) {
    // Elsewhere each house chooses its own letters.
    const isSure = rest.length === 0 && countries[context?.region?.country ?? 'CZ'].allergenLetters
    const numbers = entries.map((one) =>
      one.replace(letterFirst, (found) => `${austrianNumber(found)}`),
    )
    const suggestion = isSure ? rewriteAllergens(numbers.join(', '))?.list : undefined
    return refuse('allergens-letters', { letters, others: [] }, suggestion)
  }
  const asTyped = splitCodes(text).map((part) => withItsBracket(text, part))
  const found = parseCodes(asTyped)
  // In `nuts (hazel, almonds)` no edit may replace only a part of the brackets.
  const isCut = asTyped.some((part) => /\([^)]*$/.test(part.text))
  if (isRefusal(found))
    return found.findFaults().map((fault) => (isCut ? { ...fault, suggestion: undefined } : fault))
  const both = groupAndKind(found)
  return both
    ? refuse('allergen-group-and-kind', { number: both.number, kind: both.code, name: both.key })
    : refuse('allergens-unreadable', { typed: text })
}

/** Additives, which German menus number beside the allergens. */
const additive =
  /farbstoff|konservier|antioxidation|geschmacksverst|geschwärzt|gewachst|phosphat|süßungsmittel|phenylalanin|koffein|chinin|taurin|nitrit/i

/** A letter, perhaps with its kinds: `A (Weizen)`. */
const letterFirst = /^[A-Z](?=$|\s*\()/i

const austrianNumber = (letter: string) =>
  (countries.AT.allergenLetters ?? '').indexOf(letter.toUpperCase()) + 1

export function austrianNumbers(letters: readonly string[]): string | null {
  const numbers = letters.map(austrianNumber)
  return numbers.includes(0) ? null : [...new Set(numbers)].sort((a, b) => a - b).join(', ')
}

/** Make one message about all allergen letters of a pub, with every letter and all other places. */
export function reportLetters(all: readonly (readonly string[])[], others: readonly string[]) {
  const letters = [...new Set(all.flat().map((letter) => letter.toUpperCase()))].sort()
  return message('allergens-letters', { letters, others })
}

const numberPattern = /^0*(\d{1,3})([a-z]?)$/i

/** `7`, `07` or `1a` (a kind of cereal). Returns the code that guests know. */
const allergen: Grammar<string, void> = {
  read: readAllergenCode,
  explain(typed) {
    if (/^\d+\.\d+$/.test(typed)) return refuse('allergen-ambiguous', { typed })
    const named = nameAllergen(typed)
    if (named !== undefined)
      return /[a-z]/.test(named)
        ? refuse('allergen-kind-in-words', { typed, code: named }, named)
        : refuse('allergen-in-words', { typed, number: Number(named) }, named)
    const { list = '', words = 0 } = rewriteAllergens(typed) ?? {}
    if (words > 0) return refuse('allergens-in-words', { typed, numbers: list }, list)
    const number = Number(numberPattern.exec(typed)?.[1] ?? 0)
    if (number === 0) return refuse('allergen-unreadable', { typed })
    if (number > allergens.length) return refuse('allergen-unknown', { number })
    // An unknown letter is refused, not dropped, because the owner meant a specific kind.
    const kinds = allergenKinds
      .filter((one) => one.number === number)
      .map(({ code, name }) => ({ code, name: name.en }))
    return refuse('allergen-kind-unknown', { typed, number, kinds })
  },
}

/** Yes or no. A date belongs in a field of its own, so that the answer stays a switch in forms. */
export const soldOut: Notation<boolean> = {
  ...yesNo,
  explain(text, context) {
    const [, answer = '', more = ''] = /^\s*(\p{L}+),\s*(.+)$/su.exec(text) ?? []
    const typed = (yesNo.read(answer) ? more : text).trim()
    const words = typed.split(/\s+/)
    const folded = words.map(normalizeText)
    const { kind = '', count = 0 } = findPhrase(folded) ?? {}
    const day = kind === 'from' ? words.slice(count).join(' ') : typed
    if (date.read(day) !== undefined) return refuse('sold-out-date', { typed: day })
    // What is sold out tomorrow is not yet.
    const isNow = kind === 'to' || (kind === 'notice' && !/^(?:z[ai]|tom)/.test(folded[0] ?? ''))
    // Alone, `until Friday` would say that it is served until then.
    const [word] = vocabulary.statusWords.sold_out[context?.languages?.[0] ?? 'en']
    const note = kind === 'to' ? [{ field: 'note', value: `${word} ${typed}` }] : []
    return yesNo
      .explain(text, { field: 'sold_out' })
      .map((fault) => (isNow ? { ...fault, suggestion: 'yes', beside: note } : fault))
  },
}

const spiceWord = wordNotation(
  ['1', '2', '3', '4', '5'],
  vocabulary.meaningByWord(vocabulary.spiceWords),
)

/** Heat of a dish on a scale from 1 to 5, as `2` or `2/5`. Words are suggestions. */
export const spice: Notation<number> = {
  ...wordNotation(['1', '2', '3', '4', '5']),
  read: (text) => (/^[1-5](?:\s?\/\s?5)?$/.test(text.trim()) ? Number(text.trim()[0]) : undefined),
  explain: (text) =>
    spiceWord.explain(text).map((fault) => ({ suggestion: spiceWord.read(text), ...fault })),
}

/** Kind of a section. */
export const kind = wordNotation(['food', 'drinks'], vocabulary.meaningByWord(vocabulary.kindWords))

const sweetnessWord = wordNotation(sweetnesses, vocabulary.meaningByWord(vocabulary.sweetnessWords))

/** Sweetness of a wine. Other words, such as `feinherb`, become a note. */
export const sweetness: Notation<Sweetness> = {
  ...sweetnessWord,
  explain(text, context) {
    const note = { field: 'note', value: text.trim() }
    return sweetnessWord
      .explain(text, context)
      .map((fault) => (fault.suggestion ? fault : { ...fault, suggestion: '', beside: [note] }))
  },
}

const diet = wordNotation(diets, vocabulary.meaningByWord(vocabulary.dietWords))
const tag = wordNotation(tags, vocabulary.meaningByWord(vocabulary.tagWords))

/** Notation whose message names the other field for a tag among diets, or a diet among tags. */
const refuseOther = <T extends string>(
  own: Notation<T>,
  other: Notation<string>,
  field: 'diets' | 'tags',
): Notation<T> => ({
  ...own,
  explain(text, context) {
    const word = other.read(text, context)
    return word === undefined
      ? own.explain(text, context)
      : refuse('word-of-field', { typed: text, field, word })
  },
})

const dietWord = commaList(
  refuseOther(diet, tag, 'tags'),
  vocabulary.wordsFor(vocabulary.statedWords.none),
)

/** A diet on request, or of one size, is none of the dish as it is served. */
const onRequest =
  /(?:^|\s)\(?(?:na (?:přání|požádání|vyžádání|želanie|požiadanie|vyžiadanie)|(?:up)?on request|option\w*|possible|auf (?:wunsch|anfrage)|möglich|možn\p{L}+)\)?(?=\s|$)/iu

/** Diets of a dish. Vegan implies vegetarian, so that one filter finds both. */
export const dietList: Notation<Diet[]> = {
  ...dietWord,
  explain(text, context) {
    const faults = isOfSize(text)
      ? refuse('value-per-size', { typed: text })
      : dietWord.explain(text, context)
    const parts = split(text, /[,;]/).map((part) => part.text)
    const isLimited = (part: string) => onRequest.test(part) || isOfSize(part)
    const asked = parts.filter(isLimited).join(', ')
    const suggestion = parts.filter((part) => !isLimited(part)).join(', ') || 'none'
    const note = { field: 'note', value: asked }
    return asked
      ? faults.slice(0, 1).map(({ message }) => ({ message, suggestion, beside: [note] }))
      : faults
  },
  read(text) {
    const found = dietWord.read(text)
    return (
      found &&
      diets.filter(
        (diet) => found.includes(diet) || (diet === 'vegetarian' && found.includes('vegan')),
      )
    )
  },
}

export const tagList = commaList(
  refuseOther(tag, diet, 'diets'),
  vocabulary.wordsFor(vocabulary.statedWords.none),
)

/** Year of a wine, with four digits. */
export const vintage: Notation<number> = {
  expected: 'vintage',
  pattern: '^(18|19|20)[0-9]{2}$',
  read: (text) => (/^(18|19|20)\d{2}$/.test(text.trim()) ? Number(text) : undefined),
  explain: (text) => refuse('vintage-unreadable', { typed: text }),
}
