// Words inside prices and quantities, in the owners' languages.

import { defaultLanguages, firstLanguage, type Language } from '../model/languages.ts'
import { latin, normalizeText } from '../model/suggest.ts'
import { alternatives, typed } from './typed-words.ts'

const words = typed({
  // Words before a minimum price: `od 229`.
  from: 'od | from | od | ab',
  // Words before a price, in place of the equals sign: `300 g za 159`.
  costs: 'za/stojí/za cenu/à/á | at/costs/à | za/stojí/za cenu/à/á | um/zu/kostet/à/á',
  // Words before a price or, as in `for 2`, before a number of people.
  costsOrServes: '| for | | für/fuer',
  // Words after the price of an item that is weighed when it is served.
  byWeight: `podle váhy/dle váhy/na váhu/podle hmotnosti/dle hmotnosti | by weight/by the weight |
    podľa váhy/podľa hmotnosti | nach Gewicht/je nach Gewicht`,
  // Words after the price per litre of a drink from the tap.
  byLitre: `za litr/za 1 l/za l | per litre/a litre/per liter | za liter |
    pro Liter/je Liter/der Liter`,
  // Words before a round weight that the price is for each of: `je 100 g = 5,20`.
  each: 'za | per | za | je/pro',
  // Words before the number of people, and after it.
  before: 'pro | for | pre | für/fuer',
  people: `osobu/osoby/osob/lidi/os | person/persons/people/guests/pers |
    osobu/osoby/osôb/ľudí/os | Person/Personen/Leute/Gäste/Pers`,
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

/** Alternatives of a pattern, with or without accents. In all languages none has two meanings. */
const any = (name: Name) => {
  const all = alternatives(words[name])
  // Without its accent, `à` would be the word for "and".
  const folded = normalizeText(all).replace(/(?<=^|\|)a(?:\||$)/g, '')
  return `${all}|${folded}`.replace(/\|$/, '').replaceAll(' ', '\\s+')
}
const [from, each, pieces, people, before] = (
  ['from', 'each', 'pieces', 'people', 'before'] as const
).map(any)
const costs = `${any('costs')}|${any('costsOrServes')}`

const currency = '(?:Kč|Kc|CZK|€|EUR|Euro)'
const sum = `(?:${currency}\\s?)?\\d[\\d\\s]*(?:[.,]\\d\\d?)?`
const noCents = '\\s?[,.]\\s?[-–—]+'
const mark = `(?:${noCents}(?:\\s?${currency})?|\\s?${currency}(?:${noCents})?)`
const joint = '(?:\\s*(?:[:/–—-]|\\.{3,}|…)\\s*|\\s+)'
const lastSum = `(?=(?:${currency}\\s?)?\\d[^=${latin}]*(?:[${latin}]{1,4})?$)`
const sumOfPieces = `(?=(?:${currency} ?)?\\d+(?:[.,]\\d\\d|(?:[.,]\\d\\d)?${mark})$)`
const amount = `\\d+(?:[.,]\\d+)?\\s?[${latin}]{1,3}\\.?`
// Except `for 2 106`, which is a price for two or one of two thousand.
const sureSum = `(?!\\d \\d{3}(?!\\d))(?=(?:${sum}${mark}|\\d{3,}|3[1-9]|[4-9]\\d|\\d+[.,]\\d\\d)$)`

/** Words of prices in other places, and their usual places: # stands for words of the house. */
const moves = (
  [
    [`(?:^|${joint}|(?<==))(${from})\\s*=\\s*`, ' = $1 '],
    [`^([^=]*?[^\\s=:/–—-])${joint}(${from})\\s+${lastSum}`, '$1 = $2 '],
    [`=\\s*(\\d[^=]*[^\\s=])\\s+(${from})$`, '= $2 $1'],
    [`(?<=^|\\s)(?:${costs})\\s*=\\s*`, '= '],
    [`^(\\d{1,2}) (?:${costs}) ${sumOfPieces}`, '$1 #pieces = '],
    [`^(${sum}${mark}?)(?<!\\s)\\s+(?:${costs})\\s+(${amount})$`, '$2 = $1'],
    [`^(${sum}${mark}?)\\s?(?:/|(?:${each})\\s)\\s?(${pieces})\\.?$`, '1 $2 = $1'],
    [`^(?:${each})\\s+(${pieces})\\.?\\s*=`, '1 $1 ='],
    [`(?<=^|[^\\s=] )(?:${any('costs')})\\s+(?=${sum}${mark}?$)`, '= '],
    [`(?<=^|[^\\s=] )(?:${costs})\\s+${sureSum}`, '= '],
    [`^(?:${each}) (10{0,2} ?(?:k|dk|da)?g\\s*=.*\\d\\S*)$`, '$1 #byWeight'],
  ] as const
).map(([pattern, by]) => [new RegExp(pattern, 'is'), by] as const)

/** A label that is only a word for the price, because no size is called that. */
export const costsAlone = new RegExp(`^(?:${costs}|${from}|${each})$`, 'i')

/** Words around the price: of a minimum price, by weight, and by litre. */
export const fromWord = new RegExp(`^(?:${from})\\s+`, 'i')
export const byWeight = new RegExp(`(?<!\\s)(?:\\s+\\(?|\\s*/\\s*)(?:${any('byWeight')})\\)?$`, 'i')
export const byLitre = new RegExp(
  `(?:(?<!\\s)\\s+(?:${any('byLitre')})|(?<=[\\dčc€-])\\s?/\\s?l)$`,
  'i',
)

const notAfterNumber = `(?<![\\d.,–-]\\s?|(?<!\\d\\s?|[${latin}])[${latin}]+\\.?\\s)`
const counted = `(?:(?:${before})\\s+|${notAfterNumber})(?<people>\\d{1,3})\\s?(?:${people})(?![${latin}])\\.?`
// Without a word for people the number must be last: `for 2 children` is a label.
const bare = `(?:${any('costsOrServes')})\\s+(?<alone>\\d{1,3})(?=\\s*(?:$|/))`
const afterCount = `(?:\\s+(?:${people})(?![${latin}])|(?=\\s*(?:$|[/()\\d])))`
const spelled = `(?:${before})\\s+(?:(?<two>${any('two')})|${any('four')})${afterCount}`
export const forPeople = new RegExp(`(?<![${latin}])(?:${counted}|${bare}|${spelled})`, 'i')

type Speaker = { languages?: readonly Language[] }

/** Word in the house language. */
export const ownWord = ({ languages = defaultLanguages }: Speaker, name: Name) =>
  words[name][firstLanguage({ languages })][0] ?? ''

/**
 * Move the word of a minimum price before it: `porce od = 89`, `porce od 89`, `porce = 89 od`, and
 * that of a price by weight afterCount it: `je 100 g = 5,20`.
 */
export const moveFrom = (text: string, speaker: Speaker) =>
  moves.reduce(
    (moved, [pattern, by]) =>
      moved
        .replace(
          pattern,
          by.replace(/#(\w+)/, (_, name: Name) => ownWord(speaker, name)),
        )
        .trim(),
    // The patterns would be slow on many spaces.
    text.trim().replace(/\s{2,}/g, ' '),
  )

const slavic = (count: number) => (count === 1 ? 0 : count < 5 ? 1 : 2)
/** Index of the word for people after a number. */
const peopleAt: Record<Language, (count: number) => number> = {
  cs: slavic,
  en: (count) => (count === 1 ? 0 : 2),
  sk: slavic,
  de: (count) => (count === 1 ? 0 : 1),
}

const servesPeople = ({ languages = defaultLanguages }: Speaker, count: number) => {
  const own = firstLanguage({ languages })
  return `${words.before[own][0]} ${count} ${words.people[own][peopleAt[own](count)]}`
}

/** Words that messages about prices show, in the owner's language. */
export const priceWords = (speaker: Speaker) => ({
  own: {
    from: ownWord(speaker, 'from'),
    byWeight: ownWord(speaker, 'byWeight'),
    byLitre: ownWord(speaker, 'byLitre'),
    people: servesPeople(speaker, 2),
    portion: ownWord(speaker, 'portion'),
    whole: ownWord(speaker, 'whole'),
  },
})

const peopleOnly = new RegExp(
  `^(?:${before}) (\\d{1,2})(?: (?:${people})\\.?)?$|^(\\d{1,2}) (?:${people})\\.?$`,
  'i',
)

/** Rewrite `pro 2` or `4 people` in the house language; undefined for other texts. */
export function rewritePeople(typed: string, speaker: Speaker): string | undefined {
  const [, served, counted] = peopleOnly.exec(typed.trim()) ?? []
  const count = Number(served ?? counted)
  return count >= 1 && count <= 30 ? servesPeople(speaker, count) : undefined
}
