// Formatters of the templates (template.ts), by the name that follows the colon: `{price :money}`.

import { dayNames } from '../model/calendar.ts'
import { type Currency, currencies } from '../model/currencies.ts'
import type { Language } from '../model/languages.ts'
import type { Day } from '../model/site.ts'
import { inSentence } from '../model/word-list.ts'
import type { OwnerExamples } from './owner.ts'
import { shorten, typedDate, typedNumber } from './wording.ts'

type Words = readonly (string | number)[]

/** A line of translations that lacks words; `typed` is what the line already has. */
export type WordLine = { language: Language; typed: string | null }

/** Input of each formatter. */
export type FormatValues = {
  quote: string
  quotes: readonly string[]
  /** Quoted words of which none is present: `"phone" or "email"`. */
  eitherQuoted: readonly string[]
  short: string
  trim: string
  number: number
  /** One decimal place: `1.5`. */
  decimal: number
  /** Decimal comma in every language, as owners type it: `4,1`. */
  comma: number
  sum: number
  money: number
  /** `crowns`: the English word. */
  currencyName: Currency
  /** `in crowns`, `v korunách`. */
  inCurrency: Currency
  date: string
  dates: readonly string[]
  /** The first three dates and how many more. */
  firstDates: readonly string[]
  day: Day
  /** `11:00–14:00, 17:00–22:00`. */
  spans: readonly { open: string; close: string }[]
  list: Words
  and: readonly string[]
  /** Alternatives to type, between three spaces. */
  or: Words
  /** Lines to type, one after the other, between three spaces. */
  andLine: readonly string[]
  /** Words of a list as the owner types them. */
  asTyped: readonly string[]
  /** `Czech`, v češtině. */
  language: Language
  languages: readonly Language[]
  /** Adjective before a noun: Czech, český. */
  adjective: Language
  /** Languages in which something is missing: `English and German`. */
  missingIn: readonly Language[]
  /** The meanings of a day's name in several languages. */
  readings: readonly { lang: Language; word: string }[]
  /** Lines to add, or to write instead of the existing line. */
  addOrWrite: readonly { text: string; isNew: boolean }[]
  /** Purpose of a field, in brackets after its name. */
  help: string
  /** `#000000 (1.1:1)`. */
  contrast: readonly { color: string; ratio: number }[]
  anchors: readonly string[]
}

/** Other values that a formatter reads. The loader adds `owner`. */
export type FormatNeeds = {
  asTyped: { owner: OwnerExamples }
  money: { currency: Currency }
  day: { language: Language }
  help: { record: string }
}

/** The formatters of one message language. */
export type Formats = {
  readonly [Name in keyof FormatValues]: (
    value: FormatValues[Name],
    values: FormatNeeds[Name & keyof FormatNeeds],
  ) => string
} & {
  /** Index of the form of a noun for a count. */
  readonly form: (count: number) => number
}

/** Return `1 050,50` or `4,90`, the way owners type sums in every language. */
function formatSum(amount: number): string {
  const [integer = '', cents] = String(amount).split('.')
  const grouped = integer.replace(/(?<=\d)(?=(?:\d{3})+$)/g, '\u00A0')
  return cents === undefined ? grouped : `${grouped},${cents.padEnd(2, '0')}`
}

const formatDates = (dates: readonly string[]) => dates.map(typedDate).join(', ')

/** Return an empty element for each id, valid in HTML and in JSX. */
const anchorLine = (ids: readonly string[]) => ids.map((id) => `<span id="${id}"></span>`).join('')

/** The words that a message language gives to its formatters. */
type FormatWords = {
  quotes: readonly [open: string, close: string]
  /** Decimal sign of numbers in sentences. */
  decimalSign: string
  form: (count: number) => number
  and: string
  or: string
  /** Between words of which none is present. */
  nor: string
  more: (count: number) => string
  language: (language: Language) => string
  adjective: (language: Language) => string
  languages: (languages: readonly Language[]) => string
  missingIn: (languages: readonly Language[]) => string
  reading: (word: string, language: string) => string
  add: string
  write: string
  ratio: string
  inCurrency: (currency: Currency) => string
  asTyped: (words: readonly string[], owner: OwnerExamples) => readonly string[]
  help: (record: string, field: string) => string
}

/** Build the formatters of a language from its words. */
export function makeFormats(words: FormatWords): Formats {
  const quote = (text: string) => words.quotes.join(shorten(text.trim()))
  const formatNumber = (value: number | string) => String(value).replace('.', words.decimalSign)
  return {
    form: words.form,
    quote,
    quotes: (all) => all.map(quote).join(', '),
    eitherQuoted: (all) => all.map((name) => words.quotes.join(name)).join(` ${words.nor} `),
    short: shorten,
    trim: (text) => text.trim(),
    number: formatNumber,
    decimal: (value) => formatNumber(value.toFixed(1)),
    comma: typedNumber,
    sum: formatSum,
    money: (amount, { currency }: FormatNeeds['money']) =>
      `${formatSum(amount)} ${currencies[currency].sign}`,
    currencyName: (currency) => currencies[currency].word,
    inCurrency: words.inCurrency,
    date: typedDate,
    dates: formatDates,
    firstDates: (dates) =>
      formatDates(dates.slice(0, 3)) + (dates.length > 3 ? words.more(dates.length - 3) : ''),
    day: (day, { language }: FormatNeeds['day']) => dayNames[language][day],
    spans: (spans) =>
      spans.map(({ open, close }) => `${open}–${close === '00:00' ? '24:00' : close}`).join(', '),
    list: (all) => all.join(', '),
    and: (all) => inSentence(all, words.and),
    or: (all) => all.join(`   ${words.or}   `),
    andLine: (all) => all.join(`   ${words.and}   `),
    asTyped: (all, { owner }: FormatNeeds['asTyped']) => words.asTyped(all, owner).join(', '),
    language: words.language,
    adjective: words.adjective,
    languages: words.languages,
    missingIn: words.missingIn,
    readings: (all) =>
      all.map(({ lang, word }) => words.reading(word, words.language(lang))).join(` ${words.and} `),
    addOrWrite: (lines) =>
      lines
        .map(({ text, isNew }) => `${isNew ? words.add : words.write}   ${text}`)
        .join(`   ${words.and} `),
    help: (field, { record }: FormatNeeds['help']) => {
      const help = words.help(record, field)
      return help === '' ? '' : ` (${help})`
    },
    contrast: (colors) =>
      colors
        .map(
          ({ color, ratio }) =>
            `${color} (${formatNumber(Math.round(ratio * 10) / 10)}${words.ratio}1)`,
        )
        .join(', '),
    anchors: anchorLine,
  }
}
