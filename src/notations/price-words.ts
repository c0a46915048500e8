// Words inside prices and quantities, in the owners' languages.

import {
  defaultLanguages,
  documentLanguage,
  firstLanguage,
  type Language,
} from '../model/languages.ts'
import { latin, normalizeText } from '../model/suggest.ts'
import { typed as typedIn, wordsFor } from './typed-words.ts'

const words = typedIn<
  | 'from'
  | 'costs'
  | 'costsOrServes'
  | 'byWeight'
  | 'byLitre'
  | 'each'
  | 'before'
  | 'people'
  | 'two'
  | 'four'
  | 'portion'
  | 'whole'
  | 'pieces'
>({
  // Words before a minimum price: `od 229`.
  from: 'od | from | od | ab',
  // Words before a price, in place of the equals sign: `300 g za 159`.
  costs: 'za/stojí/za cenu/à/á | at/costs/à | za/stojí/za cenu/à/á | um/zu/kostet/à/á',
  // Words before a price or, as in `for 2`, before a number of people.
  costsOrServes: '| for | | für',
  // Words after the price of an item that is weighed when it is served.
  byWeight: `
    podle váhy/dle váhy/na váhu/podle hmotnosti/dle hmotnosti | by weight/by the weight
    | podľa váhy/na váhu/podľa hmotnosti | nach Gewicht/je nach Gewicht`,
  // Words after the price per litre of a drink from the tap.
  byLitre: `
    za litr/za 1 l/za l | per litre/a litre/per liter | za liter/za 1 l/za l
    | pro Liter/je Liter/der Liter`,
  // Words before a round weight that the price is for each of: `je 100 g = 5,20`.
  each: 'za | per | za | je/pro',
  // Words before the number of people, and after it.
  before: 'pro | for | pre | für',
  people: `
    osobu/osoby/osob/lidi/os | person/persons/people/guests/pers
    | osobu/osoby/osôb/ľudí/os | Person/Personen/Leute/Gäste/Pers`,
  two: 'dva/dvě | two | dvoch/dve | zwei',
  four: 'čtyři | four | štyroch/štyri | vier',
  // Word for a portion, for messages about half portions.
  portion: 'porce | portion | porcie | Portion',
  // Words for a whole portion, which owners may type as `1/1 porce`.
  whole: 'celá porce | full portion | celá porcia | ganze Portion',
  // Unit of counted things, which `6 for 8.00` lacks.
  pieces: 'ks/kus | pcs/pc/piece | ks/kus | Stk/Stück/St',
})
type Name = keyof typeof words
export const portionWords = words.portion

/** Languages whose menus write `for 2` without the word for people. */
const withoutPeople: readonly Language[] = ['en', 'de']

const slavic = (count: number) => (count === 1 ? 0 : count < 5 ? 1 : 2)
/** Index of the word for people after a number. */
const peopleAt: Record<Language, (count: number) => number> = {
  cs: slavic,
  en: (count) => (count === 1 ? 0 : 2),
  sk: slavic,
  de: (count) => (count === 1 ? 0 : 1),
}

export type PricePatterns = {
  from: RegExp
  /**
   * Patterns of the word for a minimum price in other places: before the equals sign, in place of
   * it, or after the price.
   */
  fromElsewhere: readonly (readonly [RegExp, string])[]
  /** Matches a label that is only a word for the price, because no size is called that. */
  costsAlone: RegExp
  byWeight: RegExp
  byLitre: RegExp
  forPeople: RegExp
  /** Words in the house language, for messages. */
  own: { from: string; byWeight: string; people: string; portion: string; whole: string }
}

/** Patterns for a pub in these languages. English words of the guide are always accepted. */
export function pricePatterns(languages: readonly Language[] = defaultLanguages): PricePatterns {
  const key = languages.join()
  const found =
    patternsByLanguages.get(key) ?? makePatterns([...new Set([...languages, documentLanguage])])
  patternsByLanguages.set(key, found)
  return found
}

const patternsByLanguages = new Map<string, PricePatterns>()

function makePatterns(languages: readonly Language[]): PricePatterns {
  const [first = documentLanguage] = languages
  const own = (name: Name, index = 0) => words[name][first][index] ?? ''
  const alternatives = (name: Name, spoken = languages) => {
    const all = [...new Set(spoken.flatMap((lang) => words[name][lang]))]
    const longestFirst = all.sort((a, b) => b.length - a.length)
    return longestFirst.map((word) => word.replaceAll(' ', '\\s+')).join('|')
  }
  const alone = alternatives(
    'before',
    languages.filter((lang) => withoutPeople.includes(lang)),
  )
  const count = `(?:(?<two>${alternatives('two')})|${alternatives('four')})`
  const behind = `(?:\\s+(?:${alternatives('people')})(?![${latin}])|(?=\\s*(?:$|[/()\\d])))`
  const costs = [alternatives('costs'), alternatives('costsOrServes')].filter(Boolean).join('|')
  const currency = '(?:Kč|Kc|CZK|€|EUR|Euro)'
  const sum = `(?:${currency}\\s?)?\\d[\\d\\s]*(?:[.,]\\d\\d?)?`
  const noCents = '\\s?[,.]\\s?[-–—]+'
  const mark = `(?:${noCents}(?:\\s?${currency})?|\\s?${currency}(?:${noCents})?)`
  const joint = '(?:\\s*(?:[:/–—-]|\\.{3,}|…)\\s*|\\s+)'
  return {
    from: new RegExp(`^(?:${alternatives('from')})\\s+`, 'i'),
    fromElsewhere: [
      [new RegExp(`(?:^|${joint}|(?<==))(${alternatives('from')})\\s*=\\s*`, 'i'), ' = $1 '],
      [
        new RegExp(
          `^([^=]*?[^\\s=:/–—-])${joint}(${alternatives('from')})\\s+(?=(?:${currency}\\s?)?\\d[^=${latin}]*(?:[${latin}]{1,4})?$)`,
          'i',
        ),
        '$1 = $2 ',
      ],
      [new RegExp(`=\\s*(\\d[^=]*[^\\s=])\\s+(${alternatives('from')})$`, 'i'), '= $2 $1'],
      [new RegExp(`(?<=^|\\s)(?:${costs})\\s*=\\s*`, 'i'), '= '],
      [
        new RegExp(
          `^(\\d{1,2}) (?:${costs}) (?=(?:${currency} ?)?\\d+(?:[.,]\\d\\d|(?:[.,]\\d\\d)?${mark})$)`,
          'i',
        ),
        `$1 ${own('pieces')} = `,
      ],
      [
        new RegExp(
          `^(${sum}${mark}?)(?<!\\s)\\s+(?:${costs})\\s+(\\d+(?:[.,]\\d+)?\\s?[${latin}]{1,3}\\.?)$`,
          'i',
        ),
        '$2 = $1',
      ],
      [
        new RegExp(
          `^(${sum}${mark}?)\\s?(?:/|(?:${alternatives('each')})\\s)\\s?(${alternatives('pieces')})\\.?$`,
          'i',
        ),
        '1 $2 = $1',
      ],
      [
        new RegExp(`^(?:${alternatives('each')})\\s+(${alternatives('pieces')})\\.?\\s*=`, 'i'),
        '1 $1 =',
      ],
      [new RegExp(`(?<=^|[^\\s=] )(?:${alternatives('costs')})\\s+(?=${sum}${mark}?$)`, 'i'), '= '],
      // Except `for 2 106`, which is a price for two or one of two thousand.
      [
        new RegExp(
          `(?<=^|[^\\s=] )(?:${costs})\\s+(?!\\d \\d{3}(?!\\d))(?=(?:${sum}${mark}|\\d{3,}|3[1-9]|[4-9]\\d|\\d+[.,]\\d\\d)$)`,
          'i',
        ),
        '= ',
      ],
      [
        new RegExp(
          `^(?:${wordsFor(words.each).join('|')}) (10{0,2} ?(?:k|dk|da)?g\\s*=.*\\d\\S*)$`,
          'is',
        ),
        `$1 ${own('byWeight')}`,
      ],
    ],
    costsAlone: new RegExp(
      `^(?:${costs}|${alternatives('from')}|${alternatives('each')}|fuer)$`,
      'i',
    ),
    byWeight: new RegExp(`(?<!\\s)\\s+\\(?(?:${alternatives('byWeight')})\\)?$`, 'i'),
    byLitre: new RegExp(
      `(?:(?<!\\s)\\s+(?:${alternatives('byLitre')})|(?<=[\\dčc€-])\\s?/\\s?l)$`,
      'i',
    ),
    // Without a word for people the number must be last: `for 2 children` is a label.
    forPeople: new RegExp(
      `(?<![${latin}])(?:(?:(?:${alternatives('before')})\\s+|(?<![\\d.,–-]\\s?|(?<!\\d\\s?|[${latin}])[${latin}]+\\.?\\s))(?<people>\\d{1,3})\\s?(?:${alternatives('people')})(?![${latin}])\\.?|(?:${alone})\\s+(?<alone>\\d{1,3})(?=\\s*(?:$|/))|(?:${alternatives('before')})\\s+${count}${behind})`,
      'i',
    ),
    own: {
      from: own('from'),
      byWeight: own('byWeight'),
      people: `${own('before')} 2 ${own('people', 1)}`,
      portion: own('portion'),
      whole: own('whole'),
    },
  }
}

/**
 * Move the word of a minimum price before it: `porce od = 89`, `porce od 89`, `porce = 89 od`, and
 * that of a price by weight behind it: `je 100 g = 5,20`.
 */
export const moveFrom = (text: string, { languages }: { languages?: readonly Language[] }) =>
  pricePatterns(languages).fromElsewhere.reduce(
    (moved, [pattern, by]) => moved.replace(pattern, by).trim(),
    // The patterns would be slow on many spaces.
    text.trim().replace(/\s{2,}/g, ' '),
  )

/** Suggest `podle váhy` for `nach Gewicht` in a Czech house; undefined for other texts. */
export function inOwnWords(
  typed: string,
  languages: readonly Language[] = defaultLanguages,
): string | undefined {
  const own = firstLanguage({ languages })
  const parts = typed.trim().split(/\s+/)
  const isWord = (some: readonly string[], name: Name) =>
    wordsFor(words[name]).includes(normalizeText(some.join(' ')))
  if (isWord(parts.slice(0, 1), 'from')) return [words.from[own][0], ...parts.slice(1)].join(' ')
  const length = [3, 2].find((count) => isWord(parts.slice(-count), 'byWeight'))
  return length === undefined
    ? undefined
    : [...parts.slice(0, -length), words.byWeight[own][0]].join(' ')
}

/** Rewrite `pro 2` or `fuer 2 Personen` in the house language; undefined for other texts. */
export function rewritePeople(
  typed: string,
  languages: readonly Language[] = defaultLanguages,
): string | undefined {
  const own = firstLanguage({ languages })
  const folded = normalizeText(typed.trim().replace(/\.$/, '')).replace(/^fuer /, 'fur ')
  const [, before = '', count = '', people = ''] =
    /^(?:(\p{L}+) )?(\d{1,2})(?: (\p{L}+))?$/u.exec(folded) ?? []
  const isWord = (word: string, name: Name) => word === '' || wordsFor(words[name]).includes(word)
  const number = Number(count)
  const isCount = isWord(before, 'before') && isWord(people, 'people')
  if (!isCount || number < 1 || number > 30 || before + people === '') return undefined
  return `${words.before[own][0]} ${number} ${words.people[own][peopleAt[own](number)]}`
}
