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

/** The formatters of one message language. `form` is the index of the form of a noun for a count. */
export type Formats = ReturnType<typeof makeFormats>
type Name = Exclude<keyof Formats, 'form'>

/** Input of each formatter. */
export type FormatValues = { [N in Name]: Parameters<Formats[N]>[0] }

/** Other values that a formatter reads. The loader adds `owner`. */
export type FormatNeeds = {
  [N in Name as Parameters<Formats[N]> extends [unknown, unknown] ? N : never]: Parameters<
    Formats[N]
  >[1]
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
  /** `Czech`, v češtině. */
  language: (language: Language) => string
  /** Adjective before a noun: Czech, český. */
  adjective: (language: Language) => string
  languages: (languages: readonly Language[]) => string
  /** Languages in which something is missing: `English and German`. */
  missingIn: (languages: readonly Language[]) => string
  reading: (word: string, language: string) => string
  add: string
  write: string
  ratio: string
  /** `in crowns`, `v korunách`. */
  inCurrency: (currency: Currency) => string
  asTyped: (words: readonly string[], owner: OwnerExamples) => readonly string[]
  help: (record: string, field: string) => string
}

/** Build the formatters of a language from its words. */
export function makeFormats(words: FormatWords) {
  const quote = (text: string) => words.quotes.join(shorten(text.trim()))
  const formatNumber = (value: number | string) => String(value).replace('.', words.decimalSign)
  return {
    form: words.form,
    quote,
    quotes: (all: readonly string[]) => all.map(quote).join(', '),
    /** Quoted words of which none is present: `"phone" or "email"`. */
    eitherQuoted: (all: readonly string[]) =>
      all.map((name) => words.quotes.join(name)).join(` ${words.nor} `),
    short: shorten,
    trim: (text: string) => text.trim(),
    number: (value: number) => formatNumber(value),
    /** One decimal place: `1.5`. */
    decimal: (value: number) => formatNumber(value.toFixed(1)),
    /** Decimal comma in every language, as owners type it: `4,1`. */
    comma: (value: number) => typedNumber(value),
    sum: formatSum,
    money: (amount: number, { currency }: { currency: Currency }) =>
      `${formatSum(amount)} ${currencies[currency].sign}`,
    /** `crowns`: the English word. */
    currencyName: (currency: Currency) => currencies[currency].word,
    inCurrency: words.inCurrency,
    date: typedDate,
    dates: formatDates,
    /** The first three dates and how many more. */
    firstDates: (dates: readonly string[]) =>
      formatDates(dates.slice(0, 3)) + (dates.length > 3 ? words.more(dates.length - 3) : ''),
    day: (day: Day, { language }: { language: Language }) => dayNames[language][day],
    /** `11:00–14:00, 17:00–22:00`. */
    spans: (spans: readonly { open: string; close: string }[]) =>
      spans.map(({ open, close }) => `${open}–${close === '00:00' ? '24:00' : close}`).join(', '),
    list: (all: Words) => all.join(', '),
    and: (all: readonly string[]) => inSentence(all, words.and),
    /** Alternatives to type, between three spaces. */
    or: (all: Words) => all.join(`   ${words.or}   `),
    /** Lines to type, one after the other, between three spaces. */
    andLine: (all: readonly string[]) => all.join(`   ${words.and}   `),
    /** Words of a list as the owner types them. */
    asTyped: (all: readonly string[], { owner }: { owner: OwnerExamples }) =>
      words.asTyped(all, owner).join(', '),
    language: words.language,
    adjective: words.adjective,
    languages: words.languages,
    missingIn: words.missingIn,
    /** The meanings of a day's name in several languages. */
    readings: (all: readonly { lang: Language; word: string }[]) =>
      all.map(({ lang, word }) => words.reading(word, words.language(lang))).join(` ${words.and} `),
    /** Lines to add, or to write instead of the existing line. */
    addOrWrite: (lines: readonly { text: string; isNew: boolean }[]) =>
      lines
        .map(({ text, isNew }) => `${isNew ? words.add : words.write}   ${text}`)
        .join(`   ${words.and} `),
    /** Purpose of a field, in brackets after its name. */
    help: (field: string, { record }: { record: string }) => {
      const help = words.help(record, field)
      return help === '' ? '' : ` (${help})`
    },
    /** `#000000 (1.1:1)`. */
    contrast: (colors: readonly { color: string; ratio: number }[]) =>
      colors
        .map(
          ({ color, ratio }) =>
            `${color} (${formatNumber(Math.round(ratio * 10) / 10)}${words.ratio}1)`,
        )
        .join(', '),
    anchors: anchorLine,
  }
}
