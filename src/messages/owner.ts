// Examples in messages: days, words and sums the way the owner of this pub types them. A Czech
// owner reads `Po–Pá` and `velké 0,5 l = 62`, a German one `Mo–Fr` and `groß 0,5 l = 4,90`.

import type { Currency } from '../model/currencies.ts'
import type { Language } from '../model/languages.ts'

/** The reader of a message. */
export type Owner = {
  /** Languages of the pub; the main one first. */
  languages: readonly Language[]
  examples: Examples
  /** The owner's own words for the words of a list that the message shows. */
  words?: { readonly [word: string]: string }
}

/** Words that owners type, in each language. */
const words = {
  day: { cs: 'Po', en: 'Mon', sk: 'Po', de: 'Mo' },
  days: { cs: 'Po–Pá', en: 'Mon–Fri', sk: 'Po–Pi', de: 'Mo–Fr' },
  fewDays: { cs: 'Po–Čt', en: 'Mon–Thu', sk: 'Po–Št', de: 'Mo–Do' },
  weekend: { cs: 'So, Ne', en: 'Sat, Sun', sk: 'So, Ne', de: 'Sa, So' },
  evenings: { cs: 'Pá, So', en: 'Fri, Sat', sk: 'Pi, So', de: 'Fr, Sa' },
  fullDay: { cs: 'úterý', en: 'Tuesday', sk: 'utorok', de: 'Dienstag' },
  daily: { cs: 'denně', en: 'daily', sk: 'denne', de: 'täglich' },
  wholeWeek: { cs: 'celý týden', en: 'whole week', sk: 'celý týždeň', de: 'ganze Woche' },
  from: { cs: 'od', en: 'from', sk: 'od', de: 'ab' },
  pieces: { cs: '2 ks', en: '2 pcs', sk: '2 ks', de: '2 Stück' },
  small: { cs: 'malé', en: 'small', sk: 'malé', de: 'klein' },
  large: { cs: 'velké', en: 'large', sk: 'veľké', de: 'groß' },
  takeAway: { cs: 's sebou', en: 'take away', sk: 'so sebou', de: 'zum Mitnehmen' },
  forTwo: { cs: 'pro dva', en: 'for two', sk: 'pre dvoch', de: 'für zwei' },
  cheese: { cs: 'sýr', en: 'cheese', sk: 'syr', de: 'Käse' },
  bacon: { cs: 'slanina', en: 'bacon', sk: 'slanina', de: 'Speck' },
  advance: { cs: 'předprodej', en: 'in advance', sk: 'predpredaj', de: 'Vorverkauf' },
  atDoor: { cs: 'na místě', en: 'at the door', sk: 'na mieste', de: 'vor Ort' },
}

/** Word for every day, as an owner types it before hours. */
export const dailyWord = (language: Language) => words.daily[language]

/**
 * `So` is Saturday in Czech and Slovak and Sunday in German. A pub with both gets examples that
 * cannot be misread.
 */
const unmistakable = {
  weekend: {
    cs: 'sobota, neděle',
    en: 'Sat, Sun',
    sk: 'sobota, nedeľa',
    de: 'Samstag, Sonntag',
  },
  evenings: { cs: 'Pá, sobota', en: 'Fri, Sat', sk: 'Pi, sobota', de: 'Fr, Samstag' },
}

const sums = {
  small: { CZK: '44', EUR: '3,90' },
  large: { CZK: '62', EUR: '4,90' },
  takeAway: { CZK: '65', EUR: '4,50' },
  cheese: { CZK: '20', EUR: '1,20' },
  bacon: { CZK: '35', EUR: '1,80' },
  soup: { CZK: '45', EUR: '3,50' },
  advance: { CZK: '250', EUR: '8' },
  atDoor: { CZK: '300', EUR: '10' },
  range: { CZK: '150–300', EUR: '12–25' },
}

/** One column of a table: words in one language, or sums in one currency. */
const column = <Row extends string, Column extends string>(
  table: Record<Row, Record<Column, string>>,
  of: Column,
): Record<Row, string> =>
  Object.fromEntries(
    Object.entries<Record<Column, string>>(table).map(([row, cells]) => [row, cells[of]]),
  ) as Record<Row, string>

/** Right values the way the owner of one pub types them. */
export type Examples = ReturnType<typeof examplesFor>

/** Make the examples of a pub from its languages, the main one first, and its currency. */
export function examplesFor(languages: readonly Language[], currency: Currency) {
  const [own = 'cs'] = languages
  const isMixed = languages.includes('de') && languages.some((one) => one === 'cs' || one === 'sk')
  const typed = column(isMixed ? { ...words, ...unmistakable } : words, own)
  const { small, large, takeAway, forTwo, cheese, bacon, advance, atDoor, ...days } = typed
  const sum = column(sums, currency)
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

/** The examples without a pub: those of a Czech one. */
const czechExamples = examplesFor(['cs'], 'CZK')

/** The examples of a pub, and words of lists as its owner types them. */
export type OwnerExamples = Examples & {
  words: { readonly [word: string]: string }
  /** Name a field or a file as a form does; undefined if the form has another name for it. */
  formLabel?: ((keyword: string) => string | undefined) | undefined
}

export const ownerExamples = (owner: Owner | undefined): OwnerExamples => ({
  ...(owner?.examples ?? czechExamples),
  words: owner?.words ?? {},
})
