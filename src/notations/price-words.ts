// Words that stand in prices and quantities, as owners of each language type them.

import {
  defaultLanguages,
  documentLanguage,
  firstLanguage,
  type Language,
} from '../model/languages.ts'
import { fold } from '../model/suggest.ts'

type PriceWords = {
  /** Before the least that something costs: `od 229`. */
  from: readonly string[]
  /** Behind the price of what is weighed when it is served. */
  byWeight: readonly string[]
  /** Before the number of people, and behind it; `alone` where menus leave the latter out. */
  forPeople: {
    before: readonly string[]
    people: readonly string[]
    alone?: true
    /** Which of them stands behind a number. */
    counted(count: number): number
  }
  /** `porce`, of which half is a size: for messages. */
  portion: string
}

const slavic = (count: number) => (count === 1 ? 0 : count < 5 ? 1 : 2)

const table: Record<Language, PriceWords> = {
  cs: {
    from: ['od'],
    byWeight: ['podle váhy', 'dle váhy', 'podle hmotnosti', 'dle hmotnosti'],
    forPeople: { before: ['pro'], people: ['osobu', 'osoby', 'osob', 'lidi'], counted: slavic },
    portion: 'porce',
  },
  en: {
    from: ['from'],
    byWeight: ['by weight', 'by the weight'],
    forPeople: {
      before: ['for'],
      people: ['person', 'persons', 'people', 'guests'],
      alone: true,
      counted: (count) => (count === 1 ? 0 : 2),
    },
    portion: 'portion',
  },
  sk: {
    from: ['od'],
    byWeight: ['podľa váhy', 'podľa hmotnosti'],
    forPeople: { before: ['pre'], people: ['osobu', 'osoby', 'osôb', 'ľudí'], counted: slavic },
    portion: 'porcie',
  },
  de: {
    from: ['ab'],
    byWeight: ['nach Gewicht', 'je nach Gewicht'],
    forPeople: {
      before: ['für'],
      people: ['Person', 'Personen', 'Leute', 'Gäste'],
      alone: true,
      counted: (count) => (count === 1 ? 0 : 1),
    },
    portion: 'Portion',
  },
}

export type PricePatterns = {
  from: RegExp
  byWeight: RegExp
  forPeople: RegExp
  /** The words of the house, for messages. */
  own: { from: string; byWeight: string; people: string; portion: string }
}

/** What is read in a pub of these languages: its own words, and the English ones of the guide. */
export function pricePatterns(languages: readonly Language[] = defaultLanguages): PricePatterns {
  const key = languages.join()
  const found = known.get(key) ?? makePatterns(languages)
  known.set(key, found)
  return found
}

const known = new Map<string, PricePatterns>()

function makePatterns(languages: readonly Language[]): PricePatterns {
  const rows = [...new Set([...languages, documentLanguage])].map((lang) => table[lang])
  const anyOf = (words: (row: PriceWords) => readonly string[]) => {
    const all = [...new Set(rows.flatMap(words))].sort((a, b) => b.length - a.length)
    return all.map((word) => word.replaceAll(' ', '[ \\u00A0]+')).join('|')
  }
  const before = anyOf(({ forPeople }) => forPeople.before)
  const alone = anyOf(({ forPeople }) => (forPeople.alone ? forPeople.before : []))
  const people = anyOf(({ forPeople }) => forPeople.people)
  const [first] = rows
  if (!first) throw new Error('a site has at least one language')
  const { from, byWeight, forPeople, portion } = first
  return {
    from: new RegExp(`^(?:${anyOf((row) => row.from)})[ \\u00A0]+`, 'i'),
    byWeight: new RegExp(`(?<!\\s)\\s+(?:${anyOf((row) => row.byWeight)})$`, 'i'),
    // Without the people it must stand last: `for 2 children` is a label of somebody.
    forPeople: new RegExp(
      `(?<!\\p{L})(?:(?:${before})\\s+(?<people>\\d{1,3})\\s+(?:${people})(?!\\p{L})|(?:${alone})\\s+(?<alone>\\d{1,3})(?=\\s*(?:$|/)))`,
      'iu',
    ),
    own: {
      from: from[0] ?? '',
      byWeight: byWeight[0] ?? '',
      people: `${forPeople.before[0]} 2 ${forPeople.people[1]}`,
      portion,
    },
  }
}

const rows = Object.values(table)

/** `dle vahy` and `nach Gewicht` in a Czech house to `podle váhy`; undefined where no such word stands. */
export function inOwnWords(
  typed: string,
  languages: readonly Language[] = defaultLanguages,
): string | undefined {
  const own = table[firstLanguage({ languages })]
  const words = typed.trim().split(/\s+/)
  const isOneOf = (said: string, of: readonly string[]) => of.some((word) => fold(word) === said)
  if (
    isOneOf(
      fold(words[0] ?? ''),
      rows.flatMap(({ from }) => from),
    )
  )
    return [own.from[0], ...words.slice(1)].join(' ')
  const length = [3, 2].find((count) =>
    isOneOf(
      fold(words.slice(-count).join(' ')),
      rows.flatMap(({ byWeight }) => byWeight),
    ),
  )
  return length === undefined ? undefined : [...words.slice(0, -length), own.byWeight[0]].join(' ')
}

/** `2 osoby`, `pro 2`, `fuer 2 Personen` as this house writes it; undefined for anything else. */
export function forSoMany(
  typed: string,
  languages: readonly Language[] = defaultLanguages,
): string | undefined {
  const own = table[firstLanguage({ languages })].forPeople
  const folded = fold(typed.trim()).replace(/^fuer /, 'fur ')
  const [, before = '', count = '', people = ''] =
    /^(?:(\p{L}+) )?(\d{1,2})(?: (\p{L}+))?$/u.exec(folded) ?? []
  const isOneOf = (word: string, of: (row: PriceWords) => readonly string[]) =>
    word === '' || rows.some((row) => of(row).some((one) => fold(one) === word))
  const known =
    isOneOf(before, ({ forPeople }) => forPeople.before) &&
    isOneOf(people, ({ forPeople }) => forPeople.people)
  const number = Number(count)
  if (!known || number < 1 || number > 30 || before + people === '') return undefined
  return `${own.before[0]} ${number} ${own.people[own.counted(number)]}`
}
