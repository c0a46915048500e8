// The report of a build on the terminal.

import { styleText } from 'node:util'
import type { Built } from '../../build.ts'
import type { PhotoProgress } from '../engine/photos.ts'
import { type Catalogue, formatMessage, formatSentence } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { type Problem, sortProblems } from '../messages/problem.ts'
import { unknownChoice } from '../messages/usage-error.ts'
import { checkedCode } from '../messages/warning-codes.ts'
import { essence } from '../model/resource.ts'
import { jsonText, visible } from '../model/terminal.ts'
import { excerpt, take } from './excerpt.ts'
import { characters, hangIndent, width, wrap } from './width.ts'

type Stream = { isTTY?: boolean; columns?: number; hasColors?(): boolean }

/** Language, width and colours of a report. */
export type ReportStyle = {
  catalogue: Catalogue
  columns: number
  color: boolean
  /** For the log of a host, of which people read the first lines. */
  log?: boolean
  /**
   * Command that prints all warnings in full. If set, many warnings are shortened to a line each.
   */
  brief?: string | undefined
}

const inEnglish: ReportStyle = { catalogue: en, columns: Number.POSITIVE_INFINITY, color: false }

/** True if a person sees the stream on a terminal, which can show colours. */
export function isTerminal(stream: Stream, environment: NodeJS.ProcessEnv): boolean {
  return (
    stream.isTTY === true &&
    !environment['CI'] &&
    !environment['NO_COLOR'] &&
    environment['TERM'] !== 'dumb' &&
    // Old Windows consoles print colour codes as text.
    stream.hasColors?.() !== false
  )
}

/** Choose the style for a stream. A file or a pipe gets no colours and no line breaks. */
export function styleOn(
  stream: Stream,
  environment: NodeJS.ProcessEnv,
  catalogue: Catalogue,
): ReportStyle {
  const { isTTY, columns } = stream
  return {
    catalogue,
    color: isTerminal(stream, environment),
    // A terminal that reports width 0 does not know its width.
    columns: isTTY ? Math.max(columns || 80, 30) : Number.POSITIVE_INFINITY,
  }
}

const formats = ['human', 'json', 'github'] as const
export type Format = (typeof formats)[number]

/** Parse `--format`. */
export function readFormat(typed = 'human'): Format {
  const format = formats.find((name) => name === typed)
  if (!format) throw unknownChoice('--format', typed, formats)
  return format
}

/** Write a problem in words. Its fix also says which line confirms a warning. */
export function withCheck(problem: Problem, catalogue: Catalogue) {
  const { fix, ...texts } = formatMessage(problem, catalogue)
  const code = checkedCode(problem)
  const check =
    code && !fix?.includes('checked:') && `${catalogue.report.checked}   checked: ${code}`
  return { ...texts, fix: [fix, check].filter(Boolean).join('; ') || undefined }
}

/** Write problems as one JSON document, as data and as text, also after a successful build. */
export function reportJson(
  problems: readonly Problem[],
  written: boolean,
  catalogue: Catalogue = en,
): string {
  const inWords = sortProblems(problems).map(({ owner, ...problem }) => ({
    ...problem,
    ...withCheck({ ...problem, ...(owner && { owner }) }, catalogue),
    checked: checkedCode(problem),
  }))
  return `${jsonText({ written, problems: inWords })}\n`
}

/** Write problems and warnings in order, with their count at the end, or in a log at the start. */
export function reportProblems(
  problems: readonly Problem[],
  style: ReportStyle = inEnglish,
): string {
  if (problems.length === 0) return ''
  const { catalogue, columns, log, brief } = style
  const count = wrap(countProblems(problems, catalogue), columns).join('\n')
  const warnings = sortProblems(problems).filter(({ severity }) => severity === 'warning')
  const short = brief !== undefined && warnings.length > mostWarnings
  const full = short ? problems.filter(({ severity }) => severity === 'error') : problems
  const blocks = (log ? errorsFirst(full) : sortProblems(full)).map((problem) =>
    paint(formatBlock(problem, style), problem, style.color),
  )
  if (short) blocks.push(warningLines(warnings, brief, style))
  const parts = log ? [count, ...blocks] : [...blocks, count]
  return `${parts.join('\n\n')}\n`
}

/** Print more warnings than this as one line each, and at most this many lines. */
const mostWarnings = 5

/**
 * Write a line for each of the rarest warnings, so that one odd price is visible among thirty
 * sample texts.
 */
function warningLines(warnings: readonly Problem[], brief: string, style: ReportStyle): string {
  const { catalogue, columns } = style
  const count = (code: string) => warnings.filter((one) => one.code === code).length
  const lines = warnings
    .toSorted((a, b) => count(a.code) - count(b.code))
    .slice(0, mostWarnings)
    .map((problem) => {
      const { place, subject, rows } = problemParts(problem, catalogue)
      const joined = [place, subject, rows[0]?.[1] ?? ''].filter(Boolean).join('  ')
      const line = joined.replace(/\s*\n\s*/g, ' ')
      const shown = width(line) > columns ? `${take(characters(line), columns - 1)}…` : line
      return paint(shown, problem, style.color)
    })
  return [...lines, catalogue.report.more(warnings.length - lines.length, brief)].join('\n')
}

/** Count errors and warnings in a sentence. */
export function countProblems(problems: readonly Problem[], { report }: Catalogue): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return report.outcome(errors, problems.length - errors)
}

/** Sort errors before warnings, because people read the start of a log. */
export function errorsFirst(problems: readonly Problem[]): Problem[] {
  const sorted = sortProblems(problems)
  return (['error', 'warning'] as const).flatMap((severity) =>
    sorted.filter((problem) => problem.severity === severity),
  )
}

/**
 * Return the parts of a problem's report: place, subject, source line with caret, and labelled
 * texts.
 */
export function problemParts(
  problem: Problem,
  catalogue: Catalogue,
  columns = Number.POSITIVE_INFINITY,
): {
  place: string
  subject: string
  lines: string[]
  rows: [label: string, text: string][]
} {
  const { also, other } = problem
  const { found, expected, fix } = formatMessage(problem, catalogue)
  const labels = catalogue.report
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined)
  const rows: [label: string, text: string | undefined][] = [
    [problem.severity === 'warning' ? labels.warning : labels.found, found],
    [labels.expected, expected],
    [labels.fix, fix],
    [labels.checked, checkedCode(problem) && `checked: ${checkedCode(problem)}`],
    [labels.also, also && labels.onLines(also)],
    [labels.other, other && `${other.file}:${other.line}:${other.column}`],
  ]
  const labelWidth = Math.max(...rows.map(([label]) => width(label)))
  return {
    place: visible(place.join(':')),
    subject: visible(problem.subject ?? ''),
    lines: excerpt(problem, columns),
    rows: rows.flatMap(([label, text]) =>
      text
        ? [[label + ' '.repeat(labelWidth - width(label)), visible(text)] as [string, string]]
        : [],
    ),
  }
}

/** Format a problem in English, without line breaks. */
export const formatProblem = (problem: Problem): string => formatBlock(problem, inEnglish)

export function formatBlock(problem: Problem, { catalogue, columns }: ReportStyle): string {
  const { place, subject, lines, rows } = problemParts(problem, catalogue, columns)
  return [
    ...(subject === '' ? [place] : hangIndent(`${place}  `, subject, columns)),
    ...lines,
    ...rows.flatMap(([label, text]) => hangIndent(`  ${label}  `, text, columns)),
  ].join('\n')
}

function paint(block: string, { severity }: Problem, color: boolean): string {
  if (!color) return block
  const colored = (style: Parameters<typeof styleText>[0], text: string) =>
    styleText(style, text, { validateStream: false })
  const [head = '', ...rest] = block.split('\n')
  const lines = rest.map((line) => (/^ *\|\s*\^+$/.test(line) ? colored('red', line) : line))
  return [colored(['bold', severity === 'error' ? 'red' : 'yellow'], head), ...lines].join('\n')
}

/** Progress line on a terminal; cleared after the last photo. */
export const photosOn = (
  stream: NodeJS.WriteStream,
  environment: NodeJS.ProcessEnv,
  { report }: Catalogue,
): PhotoProgress | undefined =>
  isTerminal(stream, environment)
    ? (now) => stream.write(`\r\u001b[K${now === undefined ? '' : visible(report.photo(now))}`)
    : undefined

/** Report a finished build in one line, and with `--all` in a table of every resource. */
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
    source: formatSentence(date.source, catalogue),
    milliseconds,
  })
  const notes = baseUrl.notes.map(
    (note) => `${catalogue.commands.note}: ${formatSentence(note, catalogue)}`,
  )
  const lines = [...notes, summary].flatMap((line) => wrap(visible(line), columns))
  if (!long) return `${lines.join('\n')}\n`
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
  return `${[...table, '', ...lines].join('\n')}\n`
}

const size = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`)
