// What stands beside a dish or drink: allergens, diets, tags, alcohol, degree.

import { message } from '../messages/catalogue.ts'
import { allergenKinds, allergens } from '../model/allergens.ts'
import { type Diet, diets, tags } from '../model/site.ts'
import { fold } from '../model/suggest.ts'
import { Fault, type Notation } from './notation.ts'
import { decimal, oneOf, several, split } from './plain.ts'
import { dietWords, meaningsOf, statedWords, tagWords, wordsFor } from './typed-words.ts'

/** Percent of alcohol by volume; `null` where the owner says that it is not known. */
export const alcohol: Notation<number | null> = {
  expected: 'alcohol',
  read(text) {
    const typed = text.trim()
    if (unknown.has(fold(typed))) return null
    const number = decimal(typed.replace(/%(\s*(obj\.?|vol\.?))?$/, '').trimEnd())
    if (number === undefined) return new Fault(message('alcohol-unreadable', { typed: text }))
    return number >= 0 && number <= 96
      ? number
      : new Fault(message('alcohol-impossible', { typed }))
  },
}

export const degree: Notation<number> = {
  expected: 'degree',
  read(text) {
    const number = decimal(text.trim().replace(/°$/, '').trimEnd())
    return number !== undefined && number >= 1 && number <= 40
      ? number
      : new Fault(message('degree-unreadable', { typed: text }))
  },
}

const unknown = new Set(wordsFor(statedWords.unknown))
const none = new Set(wordsFor(statedWords.none))

/** Numbers of groups, ascending, and the kinds that were named among them: `1a`. */
export type AllergenList = { numbers: number[]; kinds: string[] }

const withoutBrackets = (text: string) =>
  text
    .trim()
    .replace(/^[/(]|[/)]$/g, '')
    .trim()

/** What it contains; no numbers: none of the fourteen, `null` not stated. */
export const allergenList: Notation<AllergenList | null> = {
  expected: 'allergens',
  list: true,
  read(text) {
    const typed = fold(withoutBrackets(text))
    if (unknown.has(typed)) return null
    return none.has(typed) ? { numbers: [], kinds: [] } : readAllergens(text)
  },
}

/** What may be in it though it is no ingredient; that there are none nobody can promise. */
export const traceList: Notation<AllergenList> = {
  expected: 'traces',
  list: true,
  read(text) {
    const typed = fold(withoutBrackets(text))
    return unknown.has(typed) || none.has(typed)
      ? new Fault(message('traces-denied', { typed: text }))
      : readAllergens(text)
  },
}

function readAllergens(text: string): AllergenList | Fault {
  const typed = withoutBrackets(text)
  const numbers = new Set<number>()
  const codes = new Set<string>()
  const faults: Fault[] = []
  // `1 2` may be 12 with a gap in it; somebody who must not eat sulphites would rather be asked.
  if (/^(?:n[./]?a\.?|-+|\?+)$/i.test(typed))
    return new Fault(message('allergens-unreadable', { typed: text }))
  // Other signs than commas, between numbers that can be no others.
  const parts = typed.split(/[;+&|]/).map((part) => part.trim())
  const isPlain = parts.length > 1 && parts.every((part) => !(allergen(part) instanceof Fault))
  if (isPlain) return new Fault(message('allergens-parted', { typed }), undefined, parts.join(', '))
  const gap = /\d[a-z]?[ \u00A0]+\d/i.exec(typed)
  if (gap) return new Fault(message('allergens-parted', { typed }))
  const letters = parts
    .join(',')
    .split(',')
    .map((part) => part.trim())
  if (letters.every((one) => /^[A-Z]$/i.test(one)))
    return new Fault(message('allergens-letters', { letters, austrian: byLetters(letters) }))
  for (const part of split(text.replace(/[()]/g, ' ').replace(/\//g, ','), /,/)) {
    if (faults.length === Fault.most) break
    const found = allergen(part.text)
    if (found instanceof Fault) {
      faults.push(found.within(part.span))
      continue
    }
    numbers.add(found.number)
    codes.add(found.code ?? String(found.number))
  }
  const fault = Fault.all(faults)
  if (fault) return fault
  if (numbers.size === 0) return new Fault(message('allergens-unreadable', { typed: text }))
  const kinds = allergenKinds.filter(({ code }) => codes.has(code))
  // Wheat, or wheat and whatever else there is: whoever must not eat rye would have to guess.
  const both = kinds.find(({ number }) => codes.has(String(number)))
  if (both)
    return new Fault(
      message('allergen-group-and-kind', { number: both.number, kind: both.code, name: both.key }),
    )
  return {
    numbers: [...numbers].sort((a, b) => a - b),
    kinds: kinds.map(({ code }) => code),
  }
}

/** The letters of menus in Austria, in the order of the numbers; elsewhere each house has its own. */
const austrian = 'ABCDEFGHLMNOPR'

function byLetters(letters: readonly string[]): string | null {
  const numbers = letters.map((letter) => austrian.indexOf(letter.toUpperCase()) + 1)
  return numbers.includes(0) ? null : [...new Set(numbers)].sort((a, b) => a - b).join(', ')
}

/** What kitchens call some of them besides, folded; by number. */
const colloquial: { readonly [number: number]: readonly string[] } = {
  1: ['lepek', 'lepok', 'obiloviny', 'obilniny', 'mouka', 'getreide'],
  3: ['vajicka', 'vajce'],
  4: ['ryba'],
  5: ['burske orechy'],
  7: ['laktoza', 'lactose', 'laktose', 'mlecne vyrobky', 'mliecne vyrobky', 'dairy'],
  8: ['orechy', 'nusse'],
}

/** What an allergen may be called instead of its number. */
const byName = new Map(
  allergens.flatMap(({ number, key, short }) =>
    [key, ...Object.values(short).map(fold), ...(colloquial[number] ?? [])].map(
      (name) => [name, number] as const,
    ),
  ),
)
const kindByName = new Map(
  allergenKinds.flatMap(({ code, name }) =>
    Object.values(name).map((word) => [fold(word), code] as const),
  ),
)

/** `7`, `07`, `1a` (a kind of cereal): the number of the group, and the kind where one is named. */
function allergen(text: string): { number: number; code?: string } | Fault {
  if (/^\d+\.\d+$/.test(text)) return new Fault(message('allergen-ambiguous', { typed: text }))
  const named = byName.get(fold(text))
  if (named !== undefined)
    return new Fault(
      message('allergen-in-words', { typed: text, number: named }),
      undefined,
      String(named),
    )
  const kind = kindByName.get(fold(text))
  if (kind !== undefined)
    return new Fault(
      message('allergen-kind-in-words', { typed: text, code: kind }),
      undefined,
      kind,
    )
  const match = /^0*(\d{1,3})([a-z]?)$/i.exec(text)
  if (!match || Number(match[1]) === 0)
    return new Fault(message('allergen-unreadable', { typed: text }))
  const number = Number(match[1])
  if (number > allergens.length) return new Fault(message('allergen-unknown', { number }))
  return match[2] ? kindOf(number, match[2], text) : { number }
}

/** A letter that stands for nothing is no slip to be passed over: somebody meant a kind by it. */
function kindOf(number: number, letter: string, typed: string) {
  const code = `${number}${letter.toLowerCase()}`
  const kinds = allergenKinds.filter((one) => one.number === number)
  return kinds.some((one) => one.code === code)
    ? { number, code }
    : new Fault(
        message('allergen-kind-unknown', {
          typed,
          number,
          kinds: kinds.map((one) => ({ code: one.code, name: one.name.en })),
        }),
      )
}

const diet = oneOf(diets, meaningsOf(dietWords))
const tag = oneOf(tags, meaningsOf(tagWords))

/** A claim among the tags, or a tag among the claims, belongs into the other line. */
const orElsewhere = <T extends string>(
  own: Notation<T>,
  other: Notation<string>,
  field: 'diets' | 'tags',
): Notation<T> => ({
  ...own,
  read(text, known) {
    const found = own.read(text, known)
    const word = found instanceof Fault ? other.read(text, known) : undefined
    return typeof word === 'string'
      ? new Fault(message('word-of-field', { typed: text, field, word }))
      : found
  },
})

const dietWord = several(orElsewhere(diet, tag, 'tags'), wordsFor(statedWords.none))

/** Claims of the house; vegan implies vegetarian, so that one filter finds both. */
export const dietList: Notation<Diet[]> = {
  ...dietWord,
  read(text) {
    const found = dietWord.read(text)
    if (found instanceof Fault) return found
    return diets.filter(
      (diet) => found.includes(diet) || (diet === 'vegetarian' && found.includes('vegan')),
    )
  },
}

export const tagList = several(orElsewhere(tag, diet, 'diets'))

/** The year of a wine, written out. */
export const vintage: Notation<number> = {
  expected: 'vintage',
  pattern: '^(18|19|20)[0-9]{2}$',
  read: (text) =>
    /^(18|19|20)\d{2}$/.test(text.trim())
      ? Number(text)
      : new Fault(message('vintage-unreadable', { typed: text })),
}
