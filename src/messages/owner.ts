// What the sentences of the catalogues show as right values: days, words and sums as the owner of
// this pub types them. A Czech one reads `Po–Pá` and `velké 0,5 l = 62`, a German one `Mo–Fr` and
// `groß 0,5 l = 4,90`.

import type { Currency } from '../model/currencies.ts'
import type { Language } from '../model/languages.ts'

/** For whom a message is. */
export type Owner = {
  /** Of the pub; its own first. */
  languages: readonly Language[]
  examples: Examples
  /** What the owner types for the words of the list that the message shows. */
  words?: { readonly [word: string]: string }
}

const typedInCzech = {
  day: 'Po',
  days: 'Po–Pá',
  fewDays: 'Po–Čt',
  /** Two days with a comma, of which none is another day in a language of the pub. */
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
}
type Typed = typeof typedInCzech

const typedBy: Record<Language, Typed> = {
  cs: typedInCzech,
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

const crowns = {
  small: '44',
  large: '62',
  takeAway: '65',
  cheese: '20',
  bacon: '35',
  soup: '45',
  advance: '250',
  atDoor: '300',
  range: '150–300',
}

const sums: Record<Currency, typeof crowns> = {
  CZK: crowns,
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

/** Right values as the owner of one pub types them. */
export type Examples = ReturnType<typeof examplesFor>

/** Made once for a pub: from its languages, its own first, and from its money. */
export function examplesFor(languages: readonly Language[], currency: Currency) {
  const { small, large, takeAway, forTwo, cheese, bacon, advance, atDoor, ...days } =
    typedIn(languages)
  const sum = sums[currency]
  return {
    ...days,
    label: forTwo,
    price: sum.large,
    range: sum.range,
    size: `0,5 l = ${sum.large}`,
    sizes: `0,3 l = ${sum.small}; 0,5 l = ${sum.large}`,
    labelled: `${takeAway} = ${sum.takeAway}`,
    smallAndLarge: `${small} 0,3 l = ${sum.small}; ${large} 0,5 l = ${sum.large}`,
    extra: `${cheese} = ${sum.cheese}`,
    extras: `${cheese} (7) = ${sum.cheese}; ${bacon} 30 g = ${sum.bacon}`,
    soup: `0,22 l = ${sum.soup}`,
    admission: sum.advance,
    admissions: `${advance} = ${sum.advance}; ${atDoor} = ${sum.atDoor}`,
  }
}

/** Where no pub is known: those of a Czech one. */
const czechExamples = examplesFor(['cs'], 'CZK')

/** What a message is told with: the examples of the pub, and words of lists as its owner types them. */
export type Own = Examples & { words: { readonly [word: string]: string } }

export const ownOf = (owner: Owner | undefined): Own => ({
  ...(owner?.examples ?? czechExamples),
  words: owner?.words ?? {},
})
