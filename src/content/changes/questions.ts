// Questions about a new version of the content: changes that break no rule, but are rarely meant.
// They are warnings at the lines of the new version, and never stop a build.

import { message } from '../../messages/catalogue.ts'
import { examplesFor, type Owner } from '../../messages/owner.ts'
import { addDays, datesBetween } from '../../model/calendar.ts'
import { countries, defaultCountry } from '../../model/countries.ts'
import type { Fix } from '../../model/edit.ts'
import { inSeason } from '../../model/opening.ts'
import { groupBy } from '../../model/runs.ts'
import type { CalendarDate, Dates, Season } from '../../model/site.ts'
import { normalizeText } from '../../model/suggest.ts'
import { statusWords, wordsFor } from '../../notations/typed-words.ts'
import type { Finding } from '../../reading/finding.ts'
import { nodeAt, reportFinding } from '../../reading/node.ts'
import { askAboutAllergens, askAboutPrices } from './dishes.ts'
import { isEqual } from './match.ts'
import {
  type Ask,
  type Block,
  entryName,
  type Pair,
  pairBlocks,
  rawAt,
  readField,
  textAt,
  type Version,
} from './pairs.ts'
import { askAboutFiles, askAboutNotes, askAboutTexts } from './texts.ts'

/** Compare two versions of the content. Lunches and events before today may be removed freely. */
export function compareVersions(before: Version, after: Version, today: CalendarDate): Finding[] {
  const findings: Finding[] = []
  const { languages, region } = after
  const currency = region?.currency ?? countries[defaultCountry].currency
  const owner: Owner = { languages, examples: examplesFor(languages, currency) }
  const report = (finding: Finding) => findings.push({ ...finding, severity: 'warning', owner })
  const ask: Ask = (node, asked, details) => reportFinding({ ...node, report }, asked, details)
  const pairs = pairBlocks(before, after)
  for (const pair of pairs) {
    if (pair.after) askAboutStatus(pair.before, pair.after, ask)
    if (!pair.before || !pair.after) continue
    for (const askAbout of [askAboutPrices, askAboutAllergens, askAboutTexts, askAboutNotes])
      askAbout(pair.before, pair.after, ask)
  }
  askAboutFiles(pairs, ask)
  askAboutMoved(pairs, ask)
  askAboutDates(pairs, ask)
  askAboutGone(pairs, today, ask)
  return findings
}

/**
 * Ask about a dish or an event that is newly sold out, and about a title that states what a field
 * of its own should state: that it is sold out, does not take place, or has another date.
 */
function askAboutStatus(before: Block | undefined, after: Block, ask: Ask) {
  if (readField(after, 'sold_out') === true && !(before && readField(before, 'sold_out') === true))
    ask(nodeAt(after.node, 'sold_out'), message('change-sold-out'))
  for (const field of ['cancelled', 'sold_out'] as const) {
    if (!after.fields[field] || readField(after, field) === true) continue
    const found = findNewWord(before, after, field)
    if (found)
      ask(found.node, message('change-title-status', { typed: found.typed, field }), {
        fix: (line, { line: number }) => addBelow(line, number, `${field}: yes`),
      })
  }
  const field = rawAt(after.node, 'day') === undefined ? 'date' : 'day'
  if (!before || after.shape.name !== 'event' || !hasSame(before, after, field)) return
  const moved = findNewWord(before, after, 'moved')
  if (moved) ask(moved.node, message('change-title-moved', { typed: moved.typed, field }))
}

/** Find the first text of a block that newly contains a word of this status. */
function findNewWord(before: Block | undefined, after: Block, status: keyof typeof folded) {
  for (const [name, { lang, row }] of Object.entries(after.fields)) {
    // A description may say where an event moves when it rains.
    if (lang === undefined || (status === 'moved' && row !== 'title')) continue
    const typed = findWord(textAt(after.node, name), status)
    if (typed !== undefined && !(before && findWord(textAt(before.node, name), status)))
      return { node: nodeAt(after.node, name), typed }
  }
  return undefined
}

/** Add a line below a field, unless the value of that field continues there. */
const addBelow = (line: string, number: number, added: string): Fix | undefined =>
  /: +[^\s|>"'].*$/.test(line)
    ? { add: line.replace(/^( *(?:- )?).*$/, '$1').replace('-', ' ') + added, as: number + 1 }
    : undefined

const folded = {
  cancelled: wordsFor(statusWords.cancelled),
  sold_out: wordsFor(statusWords.sold_out),
  moved: wordsFor(statusWords.moved),
}

/** Find a word such as `zrušeno` in a text. */
function findWord(text: string, status: keyof typeof folded): string | undefined {
  const plain = normalizeText(text)
  const word = folded[status].find((one) => new RegExp(`(?<!\\w)${one}(?!\\w)`).test(plain))
  if (word === undefined || plain.length !== text.length) return word
  return text.slice(plain.indexOf(word)).slice(0, word.length)
}

/** Fields of a section that hold for its dishes. */
const heldFields = ['note', 'season', 'hours', 'extras', 'other_prices']

/** True if a line of a section held for a dish with these sizes, and if labels are others `there`. */
const isHeld = (field: string, line: unknown, there: unknown, sizes: string) =>
  heldFields.includes(field) ||
  (field.startsWith('labels_') &&
    String(line)
      .split(/\s*;\s*/)
      .some((one) => sizes.includes(one.replace(/\s*=.*/, '')) && !String(there).includes(one)))

/** Ask once about each fact of a section that no longer holds for the dishes that left it. */
function askAboutMoved(pairs: readonly Pair[], ask: Ask) {
  const stayed = pairs.filter(({ after }) => after?.node.path.length === 0)
  const asked = new Set<string>()
  for (const { before, after } of pairs) {
    if (!before || after?.shape.name !== 'item') continue
    const [from, to] = [before.node.document, after.node.document]
    if (stayed.some((one) => one.before?.node.document === from && one.after?.node.document === to))
      continue
    const sizes = textAt(after.node, 'sizes')
    const section = String(from.data['section'])
    for (const field of Object.keys({ ...from.data, ...to.data })) {
      const [line, there] = [from.data[field], to.data[field]]
      const isMissing = line !== undefined && isHeld(field, line, there, sizes)
      const isNew = !isMissing && /^labels_/.test(field) && isHeld(field, there, line, sizes)
      const key = [from.file, to.file, field].join(' ')
      const isSame = isEqual(line, there) || !hasSame(before, after, field)
      if (!(isMissing || isNew) || isSame || asked.has(key)) continue
      asked.add(key)
      ask(after.node, message('change-moved', { section, field, isNew }))
    }
  }
}

/** Ask about new dates or seasons that an earlier exception interrupts. */
function askAboutDates(pairs: readonly Pair[], ask: Ask) {
  const exceptions = pairs.flatMap(({ before, after }) =>
    after?.shape.name === 'exception' ? [{ before, after }] : [],
  )
  const earlier = exceptions.filter(({ before, after }) => before && hasSame(before, after, 'date'))
  for (const { before, after } of pairs) {
    const field = { exception: 'date', hoursSeason: 'season' }[String(after?.shape.name)]
    if (!after || field === undefined || (before && hasSame(before, after, field))) continue
    const spans = readAll<Dates | Season>(after, field)
    for (const { after: other } of earlier) {
      const dates = readAll<Dates>(other, 'date').find((one) =>
        spans.some((span) => meets(span, one)),
      )
      if (!dates) continue
      const { from, to } = dates
      const values = { from, to, several: from !== to, reason: entryName(other) }
      ask(nodeAt(after.node, field), message('change-dates-meet', values), {
        other: nodeAt(other.node, 'date'),
      })
    }
  }
}

/** Read the values of a field that may hold one or several. */
const readAll = <T>(block: Block, name: string): T[] => {
  const value = readField(block, name)
  return value === undefined ? [] : ([value].flat() as T[])
}

const hasSame = (before: Block, after: Block, name: string) =>
  isEqual(rawAt(before.node, name), rawAt(after.node, name))

/** True if a span or a season of every year contains one of these dates. */
function meets(span: Dates | Season, { from, to }: Dates): boolean {
  if (span.from.length === from.length) return span.from <= to && from <= span.to
  const last = [to, addDays(from, 366)].sort()[0] ?? to
  return datesBetween(from, last).some((date) => inSeason(span, date.slice(5)))
}

/** Fewer entries are often removed on purpose. */
const many = 3

/** Ask about dishes and events of one file that are gone. */
function askAboutGone(pairs: readonly Pair[], today: CalendarDate, ask: Ask) {
  const isCounted = ({ shape: { name } }: Block) => ['item', 'lunchDish', 'event'].includes(name)
  const gone = pairs.flatMap(({ before, after }) =>
    before && !after && isCounted(before) && !isOver(before, today) ? before : [],
  )
  for (const [file, blocks] of groupBy(gone, ({ node }) => node.document.file)) {
    if (blocks.length < many) continue
    const now = pairs.find(({ before, after }) => after && before?.node.document.file === file)
    // A file that is gone is shown as it was.
    const { node } = now?.after ?? (blocks[0] as Block)
    ask(
      { ...node, path: [] },
      message('change-many-gone', {
        count: blocks.length,
        names: blocks.map(entryName).slice(0, 5),
      }),
    )
  }
}

function isOver(block: Block, today: CalendarDate): boolean {
  const [, monday] = /lunch\/(\d{4}-\d{2}-\d{2})\.md$/.exec(block.node.document.file) ?? []
  if (monday !== undefined) return addDays(monday, 6) < today
  const dates = readAll<Dates>(block, 'date')
  return dates.length > 0 && dates.every(({ to }) => to < today)
}
