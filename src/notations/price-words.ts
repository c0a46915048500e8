// Words that stand in prices and quantities, as owners of each language type them.

import {
  defaultLanguages,
  documentLanguage,
  firstLanguage,
  type Language,
} from '../model/languages.ts'
import { fold, latin } from '../model/suggest.ts'
import { typed as typedIn, wordsFor } from './typed-words.ts'

const words = typedIn<'from' | 'byWeight' | 'byLitre' | 'before' | 'people' | 'portion'>({
  // Before the least that something costs: `od 229`.
  from: 'od | from | od | ab',
  // Behind the price of what is weighed when it is served.
  byWeight: `
    podle váhy/dle váhy/podle hmotnosti/dle hmotnosti | by weight/by the weight
    | podľa váhy/podľa hmotnosti | nach Gewicht/je nach Gewicht`,
  // Behind the price of a litre of what is drawn.
  byLitre: `
    za litr/za 1 l/za l | per litre/a litre/per liter | za liter/za 1 l/za l
    | pro Liter/je Liter/der Liter`,
  // Before the number of people, and behind it.
  before: 'pro | for | pre | für',
  people: `
    osobu/osoby/osob/lidi | person/persons/people/guests
    | osobu/osoby/osôb/ľudí | Person/Personen/Leute/Gäste`,
  // Of which half is a size: for messages.
  portion: 'porce | portion | porcie | Portion',
})
type Name = keyof typeof words

/** Languages of menus that say `for 2` without the people. */
const withoutPeople: readonly Language[] = ['en', 'de']

const slavic = (count: number) => (count === 1 ? 0 : count < 5 ? 1 : 2)
/** Which of the words for people stands behind a number. */
const peopleAt: Record<Language, (count: number) => number> = {
  cs: slavic,
  en: (count) => (count === 1 ? 0 : 2),
  sk: slavic,
  de: (count) => (count === 1 ? 0 : 1),
}

export type PricePatterns = {
  from: RegExp
  byWeight: RegExp
  byLitre: RegExp
  forPeople: RegExp
  /** The words of the house, for messages. */
  own: { from: string; byWeight: string; people: string; portion: string }
}

/** What is read in a pub of these languages: its own words, and the English ones of the guide. */
export function pricePatterns(languages: readonly Language[] = defaultLanguages): PricePatterns {
  const key = languages.join()
  const found = known.get(key) ?? makePatterns([...new Set([...languages, documentLanguage])])
  known.set(key, found)
  return found
}

const known = new Map<string, PricePatterns>()

function makePatterns(languages: readonly Language[]): PricePatterns {
  const [first = documentLanguage] = languages
  const own = (name: Name, index = 0) => words[name][first][index] ?? ''
  const anyOf = (name: Name, spoken = languages) => {
    const all = [...new Set(spoken.flatMap((lang) => words[name][lang]))]
    const longestFirst = all.sort((a, b) => b.length - a.length)
    return longestFirst.map((word) => word.replaceAll(' ', '\\s+')).join('|')
  }
  const alone = anyOf(
    'before',
    languages.filter((lang) => withoutPeople.includes(lang)),
  )
  return {
    from: new RegExp(`^(?:${anyOf('from')})\\s+`, 'i'),
    byWeight: new RegExp(`(?<!\\s)\\s+(?:${anyOf('byWeight')})$`, 'i'),
    byLitre: new RegExp(`(?:(?<!\\s)\\s+(?:${anyOf('byLitre')})|(?<=[\\dčc€-])\\s?/\\s?l)$`, 'i'),
    // Without the people it must stand last: `for 2 children` is a label of somebody.
    forPeople: new RegExp(
      `(?<![${latin}])(?:(?:${anyOf('before')})\\s+(?<people>\\d{1,3})\\s+(?:${anyOf('people')})(?![${latin}])|(?:${alone})\\s+(?<alone>\\d{1,3})(?=\\s*(?:$|/)))`,
      'i',
    ),
    own: {
      from: own('from'),
      byWeight: own('byWeight'),
      people: `${own('before')} 2 ${own('people', 1)}`,
      portion: own('portion'),
    },
  }
}

/** `dle vahy` and `nach Gewicht` in a Czech house to `podle váhy`; undefined where no such word stands. */
export function inOwnWords(
  typed: string,
  languages: readonly Language[] = defaultLanguages,
): string | undefined {
  const own = firstLanguage({ languages })
  const parts = typed.trim().split(/\s+/)
  const isOneOf = (said: readonly string[], name: Name) =>
    wordsFor(words[name]).includes(fold(said.join(' ')))
  if (isOneOf(parts.slice(0, 1), 'from')) return [words.from[own][0], ...parts.slice(1)].join(' ')
  const length = [3, 2].find((count) => isOneOf(parts.slice(-count), 'byWeight'))
  return length === undefined
    ? undefined
    : [...parts.slice(0, -length), words.byWeight[own][0]].join(' ')
}

/** `2 osoby`, `pro 2`, `fuer 2 Personen` as this house writes it; undefined for anything else. */
export function forSoMany(
  typed: string,
  languages: readonly Language[] = defaultLanguages,
): string | undefined {
  const own = firstLanguage({ languages })
  const folded = fold(typed.trim()).replace(/^fuer /, 'fur ')
  const [, before = '', count = '', people = ''] =
    /^(?:(\p{L}+) )?(\d{1,2})(?: (\p{L}+))?$/u.exec(folded) ?? []
  const isOneOf = (word: string, name: Name) => word === '' || wordsFor(words[name]).includes(word)
  const number = Number(count)
  const isKnown = isOneOf(before, 'before') && isOneOf(people, 'people')
  if (!isKnown || number < 1 || number > 30 || before + people === '') return undefined
  return `${words.before[own][0]} ${number} ${words.people[own][peopleAt[own](number)]}`
}
