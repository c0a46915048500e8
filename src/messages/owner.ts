// The catalogues show right values as a Czech owner types them, in crowns. Whoever writes another
// language, or has euros, is shown the same in his own: `Mo–Fr`, `groß 0,5 l = 4,90`.

import type { Currency } from '../model/currencies.ts'
import type { Language } from '../model/languages.ts'

/** For whom a message is. */
export type Owner = {
  /** Of the pub; its own first. */
  languages: readonly Language[]
  currency: Currency
  /** What an owner of that language types for words of a list; nothing where the list is no such. */
  words?: { readonly [word: string]: string }
}

type Typed = {
  day: string
  days: string
  fewDays: string
  /** Two days with a comma, of which none is another day in a language of the pub. */
  weekend: string
  evenings: string
  fullDay: string
  daily: string
  wholeWeek: string
  small: string
  large: string
  takeAway: string
  forTwo: string
  cheese: string
  bacon: string
  advance: string
  atDoor: string
}

const typedBy: Record<Language, Typed> = {
  cs: {
    day: 'Po',
    days: 'Po–Pá',
    fewDays: 'Po–Čt',
    weekend: 'So, Ne',
    evenings: 'Pá, So',
    fullDay: 'úterý',
    daily: 'denně',
    wholeWeek: 'celý týden',
    small: 'malé',
    large: 'velké',
    takeAway: 's sebou',
    forTwo: 'pro dva',
    cheese: 'sýr',
    bacon: 'slanina',
    advance: 'předprodej',
    atDoor: 'na místě',
  },
  en: {
    day: 'Mon',
    days: 'Mon–Fri',
    fewDays: 'Mon–Thu',
    weekend: 'Sat, Sun',
    evenings: 'Fri, Sat',
    fullDay: 'Tuesday',
    daily: 'daily',
    wholeWeek: 'whole week',
    small: 'small',
    large: 'large',
    takeAway: 'take away',
    forTwo: 'for two',
    cheese: 'cheese',
    bacon: 'bacon',
    advance: 'in advance',
    atDoor: 'at the door',
  },
  sk: {
    day: 'Po',
    days: 'Po–Pi',
    fewDays: 'Po–Št',
    weekend: 'So, Ne',
    evenings: 'Pi, So',
    fullDay: 'utorok',
    daily: 'denne',
    wholeWeek: 'celý týždeň',
    small: 'malé',
    large: 'veľké',
    takeAway: 'so sebou',
    forTwo: 'pre dvoch',
    cheese: 'syr',
    bacon: 'slanina',
    advance: 'predpredaj',
    atDoor: 'na mieste',
  },
  de: {
    day: 'Mo',
    days: 'Mo–Fr',
    fewDays: 'Mo–Do',
    weekend: 'Sa, So',
    evenings: 'Fr, Sa',
    fullDay: 'Dienstag',
    daily: 'täglich',
    wholeWeek: 'ganze Woche',
    small: 'klein',
    large: 'groß',
    takeAway: 'zum Mitnehmen',
    forTwo: 'für zwei',
    cheese: 'Käse',
    bacon: 'Speck',
    advance: 'Vorverkauf',
    atDoor: 'vor Ort',
  },
}

/** `So` is Saturday to some and Sunday to others: where both are spoken, nobody is shown it. */
const unmistakable: { readonly [language in Language]?: Pick<Typed, 'weekend' | 'evenings'> } = {
  cs: { weekend: 'sobota, neděle', evenings: 'Pá, sobota' },
  sk: { weekend: 'sobota, nedeľa', evenings: 'Pi, sobota' },
  de: { weekend: 'Samstag, Sonntag', evenings: 'Fr, Samstag' },
}

const typedIn = ([own = 'cs', ...others]: readonly Language[]): Typed => {
  const all = [own, ...others]
  const isMixed = all.includes('de') && (all.includes('cs') || all.includes('sk'))
  return { ...typedBy[own], ...(isMixed && unmistakable[own]) }
}

type Sums = {
  small: string
  large: string
  takeAway: string
  cheese: string
  bacon: string
  soup: string
  advance: string
  atDoor: string
  range: string
}

const sums: Record<Currency, Sums> = {
  CZK: {
    small: '44',
    large: '62',
    takeAway: '65',
    cheese: '20',
    bacon: '35',
    soup: '45',
    advance: '250',
    atDoor: '300',
    range: '150–300',
  },
  EUR: {
    small: '3,90',
    large: '4,90',
    takeAway: '4,50',
    cheese: '1,20',
    bacon: '1,80',
    soup: '3,50',
    advance: '8',
    atDoor: '10',
    range: '12–25',
  },
}

/** Every example in the catalogues that not every pub can read; the longer ones first. */
const examples = (word: Typed, sum: Sums): string[] => [
  `${word.small} 0,3 l = ${sum.small}; ${word.large} 0,5 l = ${sum.large}`,
  `0,3 l = ${sum.small}; 0,5 l = ${sum.large}`,
  `0,5 l = ${sum.large}`,
  `${word.takeAway} = ${sum.takeAway}`,
  `${word.cheese} (7) = ${sum.cheese}; ${word.bacon} 30 g = ${sum.bacon}`,
  `${word.cheese} = ${sum.cheese}`,
  `0,22 l = ${sum.soup}`,
  `${word.advance} = ${sum.advance}; ${word.atDoor} = ${sum.atDoor}`,
  `a price such as ${sum.advance}`,
  `cena, třeba ${sum.advance}`,
  `a price such as ${sum.large}`,
  `cena, třeba ${sum.large}`,
  sum.range,
  `${word.forTwo} = for two`,
  `day: ${word.fullDay}`,
  `such as ${word.fullDay}`,
  `třeba ${word.fullDay}`,
  word.evenings,
  word.weekend,
  word.days,
  word.fewDays,
  word.daily,
  word.wholeWeek,
  word.day,
]

const czech = examples(typedBy.cs, sums.CZK)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Whole words, and no day that begins a row of days. */
const pattern = new RegExp(
  `(?<![\\p{L}\\d–])(?:${czech.map(escaped).join('|')})(?![\\p{L}\\d–])`,
  'gu',
)

/** A sentence of a catalogue with its examples as the owner types them. */
export function asOwnersType(text: string, { languages, currency }: Owner): string {
  const own = examples(typedIn(languages), sums[currency])
  return text.replace(pattern, (found) => own[czech.indexOf(found)] ?? found)
}
