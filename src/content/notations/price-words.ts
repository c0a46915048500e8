// Words that stand in prices and quantities, as owners of each language type them.

import { defaultLanguages, documentLanguage, type Language } from '../../model/languages.ts'

type PriceWords = {
  /** Before the least that something costs: `od 229`. */
  from: readonly string[]
  /** Behind the price of what is weighed when it is served. */
  byWeight: readonly string[]
  /** Before the number of people, and behind it; `alone` where menus leave the latter out. */
  forPeople: { before: readonly string[]; people: readonly string[]; alone?: true }
  /** `porce`, of which half is a size: for messages. */
  portion: string
}

const table: Record<Language, PriceWords> = {
  cs: {
    from: ['od'],
    byWeight: ['podle váhy', 'dle váhy', 'podle hmotnosti', 'dle hmotnosti'],
    forPeople: { before: ['pro'], people: ['osobu', 'osoby', 'osob', 'lidi'] },
    portion: 'porce',
  },
  en: {
    from: ['from'],
    byWeight: ['by weight', 'by the weight'],
    forPeople: { before: ['for'], people: ['person', 'persons', 'people', 'guests'], alone: true },
    portion: 'portion',
  },
  sk: {
    from: ['od'],
    byWeight: ['podľa váhy', 'podľa hmotnosti'],
    forPeople: { before: ['pre'], people: ['osobu', 'osoby', 'osôb', 'ľudí'] },
    portion: 'porcie',
  },
  de: {
    from: ['ab'],
    byWeight: ['nach Gewicht', 'je nach Gewicht'],
    forPeople: { before: ['für'], people: ['Person', 'Personen', 'Leute', 'Gäste'], alone: true },
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
