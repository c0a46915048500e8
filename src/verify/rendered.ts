// What a page and its Markdown twin say, read from what was rendered, and the verdict on whether it
// is what the data say. Nothing here knows the words of the templates: names, dates, times, numbers
// and prices are the same facts in any of them.

import type { VerifyWords } from '../messages/catalogue.ts'
import { dayNames, monthNames, weekday } from '../model/calendar.ts'
import { type Language, languages } from '../model/languages.ts'
import { essence } from '../model/resource.ts'
import type { CalendarDate, MonthDay } from '../model/site.ts'
import { wholeMarkup } from './markup.ts'
import type { Read } from './resource.ts'
import { type Verdict, verdict } from './verdict.ts'

export type Facts = {
  /** What is compared: `menu`, `hours`. */
  promise: string
  /** How much of it there is, and that it is as in the data. */
  same: string
  asData: string
  /** Those of the data. */
  languages: readonly Language[]
  /** What the text does not say as the data do, each in words. */
  page(text: string, lang: Language): string[]
  twin(text: string, lang: Language): string[]
}

/** One verdict for each page and twin. */
export function compare(reads: readonly Read[], facts: Facts, words: VerifyWords): Verdict[] {
  return pagesOf(reads).flatMap(({ promised, answer }) => {
    const page = wholeMarkup(answer.text)
    const lang = languageOf(page, facts.languages)
    if (lang === undefined) return [unspoken(promised.path, facts, words)]
    const twin = reads.find((read) => read.promised.path === promised.twin)
    return [
      verdictOn(promised.path, facts, facts.page(page, lang), words),
      ...(twin?.answer.status === 200
        ? [verdictOn(twin.promised.path, facts, facts.twin(twin.answer.text, lang), words)]
        : []),
    ]
  })
}

/** The home pages that answered. */
const pagesOf = (reads: readonly Read[]) =>
  reads.filter(
    ({ promised, answer }) =>
      promised.twin !== undefined &&
      answer.status === 200 &&
      essence(promised.type) === 'text/html',
  )

/** What the page itself says that it is written in, as far as the data speak it. */
function languageOf(page: string, spoken: readonly Language[]): Language | undefined {
  const tag = /<html[^>]* lang="?([a-z]+)/i.exec(page.slice(0, 1000))?.[1]?.toLowerCase()
  return spoken.find((language) => language === tag)
}

const unspoken = (
  path: string,
  { promise, languages: spoken }: Facts,
  { found, mends }: VerifyWords,
) =>
  verdict(promise, path, false, found.noLanguage, found.languages(spoken), {
    whose: 'build',
    mend: mends.publishUntouched,
  })

function verdictOn(
  path: string,
  { promise, same, asData }: Facts,
  differences: readonly string[],
  { found, mends }: VerifyWords,
): Verdict {
  const first = differences.slice(0, 3).join('; ')
  const more = differences.length - 3
  const said = differences.length === 0 ? same : more > 0 ? found.more(first, more) : first
  return verdict(promise, path, differences.length === 0, said, asData, {
    whose: 'build',
    mend: mends.publishAllAndClear,
  })
}

/** The first JSON document among the answers that is what `is` says. */
export function documentIn<T>(
  reads: readonly Read[],
  is: (found: { [member: string]: unknown }) => T | undefined,
): T | undefined {
  for (const { answer } of reads) {
    if (answer.status !== 200 || !/^\s*\{/.test(answer.text)) continue
    try {
      const found = is(JSON.parse(answer.text) as { [member: string]: unknown })
      if (found !== undefined) return found
    } catch {
      // A stranger's document may be anything.
    }
  }
  return undefined
}

/** Those of a list that this version knows. */
export const languagesNamed = (named: unknown): Language[] =>
  languages.filter((lang) => Array.isArray(named) && named.includes(lang))

/** The languages of a text: its members. */
export const languagesIn = (text: unknown): Language[] =>
  typeof text === 'object' && text !== null ? languages.filter((lang) => lang in text) : []

export const plain = (markup: string) =>
  spaced(
    markup
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(lt|gt|quot|amp|#39|#x27);/g, (_, name: string) => entities[name] ?? ''),
  )
const entities: { [name: string]: string } = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  '#39': "'",
  '#x27': "'",
}

export const spaced = (text: string) => text.replace(/[\s\u00a0\u202f\u2009]+/g, ' ')

/** The lines of a twin as they were before they were escaped. */
export const linesOf = (twin: string): string[] =>
  twin
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .split('\n', mostLines)
    .map(spaced)

/** More than any house has; a stranger's site may claim anything. */
const mostLines = 10_000

/** What stands in the section of a page with this id. */
export function sectionOf(page: string, id: string): string | undefined {
  const begins = page.indexOf(` id="${id}"`)
  if (begins < 0) return undefined
  const length = page.slice(Math.max(begins, 0)).search(/<\/section>(?!<p>|<ul>|<\/li>)/)
  const ends = length < 0 ? -1 : begins + length
  return page.slice(begins, ends < 0 ? undefined : ends)
}

/** Each entry of the lists in a piece of HTML, with the lists inside it. */
export function entriesIn(html: string): string[] {
  const entries: string[] = []
  let depth = 0
  for (const part of html.split(/(?=<\/?li[ >])/)) {
    if (part.startsWith('</li')) depth = Math.max(0, depth - 1)
    else if (part.startsWith('<li')) {
      depth += 1
      if (depth === 1) entries.push('')
    }
    if (depth > 0) entries.push((entries.pop() ?? '') + part)
  }
  return entries
}

/** Whether a price stands in a text, in any of the usual notations: `1 290`, `1,290`, `5,50`. */
export function writes(text: string, price: number): boolean {
  const [whole = '', cents] = String(price).split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '[ ,.]?')
  const rest = cents === undefined ? '(?:[.,](?:00|-))?' : `[.,]${cents}0?`
  // `290` is not the end of `1 290`.
  const group = whole.length === 3 ? '(?<!\\d )' : ''
  return new RegExp(`(?<![\\d.,])${group}${digits}${rest}(?![\\d])(?![.,]\\d)`).test(text)
}

/** Whether a text says a date with its day of the week: `Thursday 24 December 2026`. */
export function saysDate(text: string, date: CalendarDate, lang: Language): boolean {
  const day = new RegExp(`${dayNames[lang][weekday(date)]},? ${dayAndMonth(date.slice(5), lang)} `)
  return new RegExp(`${day.source}${date.slice(0, 4)}(?!\\d)`).test(text)
}

/** Where a text says a day of any year: `1 May`; -1 where it does not. */
export const placeOfDay = (text: string, day: MonthDay, lang: Language): number =>
  text.search(new RegExp(`(?<!\\d)${dayAndMonth(day, lang)}(?!\\p{L})`, 'u'))

function dayAndMonth(monthDay: MonthDay, lang: Language): string {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  return `${day}\\.? ${monthNames[lang][month - 1]}`
}
