// What a build says to the person who started it.

import { styleText } from 'node:util'
import type { Built } from '../../build.ts'
import type { PhotoProgress } from '../engine/photos.ts'
import { type Catalogue, tell, tellSentence } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { type Problem, sortProblems } from '../messages/problem.ts'
import { choiceUnknown } from '../messages/usage-error.ts'
import { warningCodes } from '../messages/warning-codes.ts'
import { essence } from '../model/resource.ts'
import { jsonText, visible } from '../model/terminal.ts'
import { excerpt, take } from './excerpt.ts'
import { characters, hang, width, wrap } from './width.ts'

type Stream = { isTTY?: boolean; columns?: number; hasColors?(): boolean }

/** The language, width and colours of a report. */
export type ReportStyle = {
  catalogue: Catalogue
  columns: number
  color: boolean
  /** For the log of a host, whose first lines are the ones that are read. */
  log?: boolean
  /** How to ask for every warning whole, where many are told in a line each. */
  brief?: string | undefined
}

const inEnglish: ReportStyle = { catalogue: en, columns: Number.POSITIVE_INFINITY, color: false }

/** Whether a stream is a person's terminal: only there are colours and the long form of use. */
export function isTerminal(stream: Stream, environment: NodeJS.ProcessEnv): boolean {
  return (
    stream.isTTY === true &&
    !environment['CI'] &&
    !environment['NO_COLOR'] &&
    environment['TERM'] !== 'dumb' &&
    // A console of old Windows prints the codes of colours as they are.
    stream.hasColors?.() !== false
  )
}

/** The style for a stream: text for a file or a pipe has no colours and no line breaks. */
export function styleOn(
  stream: Stream,
  environment: NodeJS.ProcessEnv,
  catalogue: Catalogue,
): ReportStyle {
  const { isTTY, columns } = stream
  return {
    catalogue,
    color: isTerminal(stream, environment),
    // A terminal of width 0 does not know its width.
    columns: isTTY ? Math.max(columns || 80, 30) : Number.POSITIVE_INFINITY,
  }
}

const formats = ['human', 'json', 'github'] as const
export type Format = (typeof formats)[number]

/** `--format`; without it for people. */
export function readFormat(typed = 'human'): Format {
  const format = formats.find((name) => name === typed)
  if (!format) throw choiceUnknown('--format', typed, formats)
  return format
}

/** Problems for a program, as data and in words: one JSON document, on success too. */
export function reportJson(
  problems: readonly Problem[],
  written: boolean,
  catalogue: Catalogue = en,
): string {
  const inWords = sortProblems(problems).map(({ owner, ...problem }) => ({
    ...problem,
    ...tell({ ...problem, ...(owner && { owner }) }, catalogue),
  }))
  return `${jsonText({ written, problems: inWords })}\n`
}

/** Problems and warnings, sorted, with their count at the end; in a log, at the beginning. */
export function reportProblems(
  problems: readonly Problem[],
  style: ReportStyle = inEnglish,
): string {
  if (problems.length === 0) return ''
  const { catalogue, columns, log, brief } = style
  const count = wrap(outcomeOf(problems, catalogue), columns).join('\n')
  const warnings = sortProblems(problems).filter(({ severity }) => severity === 'warning')
  const short = brief !== undefined && warnings.length > mostWarnings
  const whole = short ? problems.filter(({ severity }) => severity === 'error') : problems
  const blocks = (log ? errorsFirst(whole) : sortProblems(whole)).map((problem) =>
    paint(blockOf(problem, style), problem, style.color),
  )
  if (short) blocks.push(linesOf(warnings, brief, style))
  const parts = log ? [count, ...blocks] : [...blocks, count]
  return `${parts.join('\n\n')}\n`
}

/** More than these are told in a line each, and no more lines than these. */
const mostWarnings = 5

/** Of the rarest kinds: one odd price is not lost among thirty texts of the sample. */
function linesOf(warnings: readonly Problem[], brief: string, style: ReportStyle): string {
  const { catalogue, columns } = style
  const count = (code: string) => warnings.filter((one) => one.code === code).length
  const lines = warnings
    .toSorted((a, b) => count(a.code) - count(b.code))
    .slice(0, mostWarnings)
    .map((problem) => {
      const { place, subject, rows } = partsOf(problem, catalogue)
      const said = [place, subject, rows[0]?.[1] ?? ''].filter(Boolean).join('  ')
      const line = said.replace(/\s*\n\s*/g, ' ')
      const shown = width(line) > columns ? `${take(characters(line), columns - 1)}…` : line
      return paint(shown, problem, style.color)
    })
  return [...lines, catalogue.report.more(warnings.length - lines.length, brief)].join('\n')
}

/** How many mistakes and warnings there are, in words. */
export function outcomeOf(problems: readonly Problem[], { report }: Catalogue): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return report.outcome(errors, problems.length - errors)
}

/** What keeps the site from being built comes first: of a log people read the beginning. */
export function errorsFirst(problems: readonly Problem[]): Problem[] {
  const sorted = sortProblems(problems)
  return (['error', 'warning'] as const).flatMap((severity) =>
    sorted.filter((problem) => problem.severity === severity),
  )
}

/** The parts of the block that a person reads: place, line with caret, found, expected, mend it. */
export function partsOf(
  problem: Problem,
  catalogue: Catalogue,
  columns = Number.POSITIVE_INFINITY,
): {
  place: string
  subject: string
  lines: string[]
  rows: [label: string, text: string][]
} {
  const { other } = problem
  const { found, expected, mend } = tell(problem, catalogue)
  const labels = catalogue.report
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined)
  const rows: [label: string, text: string | undefined][] = [
    [problem.severity === 'warning' ? labels.warning : labels.found, found],
    [labels.expected, expected],
    [labels.mend, mend],
    [labels.checked, isSilenced(problem) ? `checked: ${problem.code}` : undefined],
    [labels.other, other && `${other.file}:${other.line}:${other.column}`],
  ]
  const broad = Math.max(...rows.map(([label]) => width(label)))
  return {
    place: visible(place.join(':')),
    subject: visible(problem.subject ?? ''),
    lines: excerpt(problem, columns),
    rows: rows.flatMap(([label, text]) =>
      text ? [[label + ' '.repeat(broad - width(label)), visible(text)] as [string, string]] : [],
    ),
  }
}

/** A problem in English, as wide as it is. */
export const formatProblem = (problem: Problem): string => blockOf(problem, inEnglish)

export function blockOf(problem: Problem, { catalogue, columns }: ReportStyle): string {
  const { place, subject, lines, rows } = partsOf(problem, catalogue, columns)
  return [
    ...(subject === '' ? [place] : hang(`${place}  `, subject, columns)),
    ...lines,
    ...rows.flatMap(([label, text]) => hang(`  ${label}  `, text, columns)),
  ].join('\n')
}

/** Whether the owner can say that what is warned of is right. */
const isSilenced = ({ severity, code }: Problem) =>
  severity === 'warning' && warningCodes.includes(code)

function paint(block: string, { severity }: Problem, color: boolean): string {
  if (!color) return block
  const colored = (style: Parameters<typeof styleText>[0], text: string) =>
    styleText(style, text, { validateStream: false })
  const [head = '', ...rest] = block.split('\n')
  const lines = rest.map((line) => (/^ *\|\s*\^+$/.test(line) ? colored('red', line) : line))
  return [colored(['bold', severity === 'error' ? 'red' : 'yellow'], head), ...lines].join('\n')
}

/** On a terminal, while photos are made, which one: a line that goes away when the last is. */
export const photosOn = (
  stream: NodeJS.WriteStream,
  environment: NodeJS.ProcessEnv,
  { report }: Catalogue,
): PhotoProgress | undefined =>
  isTerminal(stream, environment)
    ? (now) => stream.write(`\r\u001b[K${now === undefined ? '' : visible(report.photo(now))}`)
    : undefined

/** What was built: one line, and with `--all` a table of every resource. */
export function reportBuilt(
  built: Built,
  milliseconds: number,
  long: boolean,
  style: ReportStyle = inEnglish,
): string {
  const { baseUrl, date, files, site, out } = built
  const { catalogue, columns } = style
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const summary = catalogue.commands.built({
    files: files.size,
    size: size(bytes),
    out,
    url: baseUrl.url,
    from: baseUrl.source,
    date: date.date,
    source: tellSentence(date.source, catalogue),
    milliseconds,
  })
  const notes = baseUrl.notes.map(
    (note) => `${catalogue.commands.note}: ${tellSentence(note, catalogue)}`,
  )
  const said = [...notes, summary].flatMap((line) => wrap(visible(line), columns))
  if (!long) return `${said.join('\n')}\n`
  const rows = site.resources.map(
    (resource) =>
      [
        resource.path,
        essence(resource.type),
        size(Buffer.byteLength(files.get(resource.file) ?? '')),
      ] as const,
  )
  const [first, second, third] = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const table = rows.map(
    ([path, type, bytes]) =>
      `  ${path.padEnd(first ?? 0)}  ${type.padEnd(second ?? 0)}  ${bytes.padStart(third ?? 0)}`,
  )
  return `${[...table, '', ...said].join('\n')}\n`
}

const size = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`)
