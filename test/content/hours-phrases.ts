// Reads phrases for opening hours in a minimal pub, as an owner would get them: published, fixed by
// the printed edits, or asked about.

import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import type { Problem } from '../../src/messages/problem.ts'
import { addDays } from '../../src/model/calendar.ts'
import { hoursOn } from '../../src/model/opening.ts'
import { type Day, days, type Hours } from '../../src/model/site.ts'
import { readFiles } from '../pub.ts'
import { replaced } from './edits.ts'

export type Language = 'cs' | 'sk' | 'de' | 'en'
export type Times = readonly (readonly [open: string, close: string])[]
export type Expected = { readonly [day: string]: Times }
export type Field = 'bar' | 'kitchen' | 'lunch' | 'exceptions' | 'season'

/** Result for a phrase. `wrong` means published without a message and with other hours. */
export type Outcome = 'right' | 'fixed' | 'asked' | 'no help' | 'wrong'

export type Phrase = {
  id: string
  lang: Language
  field: Field
  typed?: string | string[]
  file?: string
  expect: Expected | 'message'
  never?: Expected
  says?: string[]
  leads?: Expected
  may?: Expected
}

/** The fix of a problem as text, with its first edit. */
const formatProblem = (problem: Problem) => {
  const edit = problem.edits?.[0]
  const { found = '', fix = '' } = formatMessage(problem, en)
  const by = edit && 'new' in edit ? `[${edit.old} → ${edit.new}]` : ''
  return `${problem.code} ${found}: ${fix} ${by}`
}

const today = '2026-11-27'
const monday = '2026-11-30'

const countries = { cs: 'CZ', sk: 'SK', de: 'AT', en: 'CZ' }
const texts = {
  cs: { title: 'Pivo', item: 'Ležák', open: 'denně 9:00–24:00' },
  sk: { title: 'Pivo', item: 'Ležiak', open: 'denne 9:00–24:00' },
  de: { title: 'Bier', item: 'Lager', open: 'täglich 9:00–24:00' },
  en: { title: 'Beer', item: 'Lager', open: 'daily 09:00–24:00' },
}

const entries = (typed: readonly string[], indent: string) =>
  typed.map((line) => `${indent}- ${line}\n`).join('')

/** A string is the value as typed; its further lines are indented. An array is a list. */
const value = (field: string, typed: string | string[], indent = '') =>
  Array.isArray(typed)
    ? `${indent}${field}:\n${entries(typed, `${indent}  `)}`
    : `${indent}${field}: ${typed.replaceAll('\n', `\n${indent}  `)}\n`

function writeHours({ lang, field, typed = '', file }: Phrase): string {
  if (file !== undefined) return file
  const open = field === 'bar' ? '' : `bar: ${texts[lang].open}\n`
  const lines = [typed].flat()
  const written =
    field === 'exceptions'
      ? `exceptions:\n  - ${lines.join('\n    ')}\n`
      : field === 'season'
        ? `seasons:\n  - season: ${lines[0]}\n${value('bar', lines.slice(1), '    ')}`
        : value(field, typed)
  return `---\n${open}${written}holidays_as_usual: yes\n---\n`
}

/** Files of a minimal pub without its hours. */
export const pubFiles = (lang: Language) => ({
  'pub.md': `---
base_url: https://pub.example
languages: ${lang}
updated: 1. 11. 2026
name: Pub
kind: bar
street: Street 1
postal_code: ${lang === 'de' ? '9999' : '299 99'}
town: Town
country: ${countries[lang]}
phone: "+420 360 000 043"
booking_by: none
payment: card
operator: Nobody
seat: Street 1, 299 99 Town
register: Register of trades.
${lang === 'cs' || lang === 'sk' || lang === 'en' ? 'ico: 99999994\n' : ''}---
`,
  [`home.${lang}.md`]: '---\ntagline: Pub\ndescription: A pub.\n---\n',
  'menu/10-beer.md': `---
section: ${texts[lang].title}
kind: drinks
items:
  - ${lang}: ${texts[lang].item}
    sizes: 0,5 l = 45
    allergens: 1
    alcohol: 5,0
---
`,
})

async function readPhrase(phrase: Phrase, hours = writeHours(phrase)) {
  const { content, problems } = await readFiles(
    { ...pubFiles(phrase.lang), 'hours.md': hours },
    today,
  )
  const own = problems.filter(({ file }) => file.endsWith('hours.md'))
  return { hours, read: content?.hours, problems: own, all: problems }
}

/** Hours of the days that a phrase has an expectation for. */
function published(hours: Hours, field: Field, dates: readonly string[]): Expected {
  return Object.fromEntries(
    dates.map((name) => {
      const index = days.indexOf(name as Day)
      const first = field === 'season' ? '2027-07-05' : monday
      const date = index < 0 ? name : addDays(first, index)
      const all = hoursOn(hours, date)
      const spans = field === 'kitchen' || field === 'lunch' ? all[field] : all.bar
      return [
        name,
        (spans ?? []).map(
          ({ open, close, open_end }) => [open, close + (open_end ? '+' : '')] as const,
        ),
      ]
    }),
  )
}

const plain = (expected: Expected) =>
  JSON.stringify(
    Object.entries(expected).map(([day, spans]) => [
      day,
      spans.map(([open, close]) => `${open}–${close === '24:00' ? '00:00' : close}`),
    ]),
  )

const isError = ({ severity }: Problem) => severity === 'error'

/** Apply all edits of the problems, the last place first. */
export function applyEdits(text: string, problems: readonly Problem[]): string {
  const edits = problems
    .flatMap(({ edits }) => edits ?? [])
    .filter((edit) => 'old' in edit)
    .sort((a, b) => b.line - a.line || b.column - a.column)
  return edits.reduce((before, edit) => replaced(before, edit), text)
}

/** True if the published times are the meant ones; `*` is any time. */
const agrees = (found: Expected, meant: Expected) =>
  Object.entries(meant).every(([day, spans]) => {
    const own = found[day] ?? []
    return (
      own.length === spans.length &&
      spans.every((span, index) =>
        span.every((time, end) => {
          const is = own[index]?.[end]
          return time === '*' || time === is || time.replace('24:00', '00:00') === is
        }),
      )
    )
  })

/** Read a phrase, and again after its edits were applied, until they change nothing. */
export async function judge(phrase: Phrase): Promise<{ outcome: Outcome; note: string }> {
  const first = await readPhrase(phrase)
  const meant = phrase.expect === 'message' ? (phrase.leads ?? phrase.may) : phrase.expect
  const dates = Object.keys(meant ?? {})
  const note = first.problems.map(formatProblem).join(' / ')
  const found = first.read && published(first.read, phrase.field, dates)
  const isQuiet = !first.problems.some(isError)
  if (isQuiet && found && meant && agrees(found, meant)) return { outcome: 'right', note }
  if (isQuiet && first.problems.length === 0)
    return {
      outcome: 'wrong',
      note: found ? plain(found) : `nothing published: ${first.all.map(formatProblem).join(' / ')}`,
    }
  let last = first
  for (let round = 0; round < 4 && last.problems.length > 0; round++) {
    const edited = applyEdits(last.hours, last.problems)
    if (edited === last.hours) break
    last = await readPhrase(phrase, edited)
    const fixed = last.read && published(last.read, phrase.field, dates)
    if (fixed && meant && agrees(fixed, meant) && !last.problems.some(isError))
      return { outcome: 'fixed', note }
    if (fixed && !last.problems.length)
      return { outcome: 'wrong', note: `after its edits: ${plain(fixed)} ${note}` }
  }
  const says = phrase.says?.map((one) => new RegExp(one, 'i')) ?? []
  const own = isQuiet ? first.problems : first.problems.filter(isError)
  const isHelp =
    own.length > 0 && own.every((problem) => says.some((one) => one.test(formatProblem(problem))))
  return { outcome: isHelp ? 'asked' : 'no help', note }
}

const dayCodes = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

/** Days in short: `mo-fr su`, or `all`. */
function readCodes(text: string): Day[] {
  if (text === 'all') return [...days]
  return text.split(' ').flatMap((range) => {
    const [from = -1, to = from] = range.split('-').map((code) => dayCodes.indexOf(code))
    if (from < 0 || to < from) throw new Error(`no days: ${text}`)
    return days.slice(from, to + 1)
  })
}

/** Hours of a week in short: `mo-fr 11:00-14:00,17:00-22:00; sa 11:00-23:00`. */
function readExpected(text: string): Expected {
  const [, dates] = /^([\d -]+) closed$/.exec(text) ?? []
  if (dates) return Object.fromEntries(dates.split(' ').map((date) => [date, []]))
  const week: { [day: string]: Times } = Object.fromEntries(days.map((day) => [day, []]))
  for (const group of text.split('; ')) {
    const cut = group.lastIndexOf(' ')
    const times = group.slice(cut + 1).split(',')
    for (const day of readCodes(group.slice(0, cut)))
      week[day] = times.map((one) => one.split('-') as [string, string])
  }
  return week
}

/** Read the table of `hours-typed.txt`, whose head explains it. */
export const readTyped = (table: string): Phrase[] =>
  table
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [, lang, field, sign, typed = '', hours = ''] =
        /^(cs|sk|de|en) (\w+)([:-])(.*) => (.*)$/.exec(row) ?? []
      const pattern = /^ask (.*)$/.exec(hours)?.[1]
      const isDates = field === 'dates'
      const lines = isDates
        ? [`date: ${typed.trim()}`, 'reason: X', 'closed: yes']
        : typed.trim().split(/ ?¶ ?/)
      return {
        id: row,
        lang: lang as Language,
        field: isDates ? 'exceptions' : (field as Field),
        typed: sign === '-' || isDates ? lines : lines.join('\n'),
        ...(pattern === undefined
          ? { expect: readExpected(hours) }
          : { expect: 'message', says: [pattern] }),
      }
    })
