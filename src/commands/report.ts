// What a build says to the person who started it.

import { styleText } from 'node:util'
import type { BaseUrl } from '../model/base-url.ts'
import type { SiteDate } from '../model/date.ts'
import { tell } from '../model/messages/catalogue.ts'
import { en } from '../model/messages/en.ts'
import { warningCodes } from '../model/messages/warning-codes.ts'
import { type Problem, sortProblems } from '../model/problem.ts'
import type { Files, Published } from '../model/published.ts'
import { essence, type Publication } from '../model/resource.ts'
import { visible } from '../model/terminal.ts'
import { excerpt } from './excerpt.ts'

/** The words around those of a problem. */
const labels = en.report

/** Whether a stream is a person's terminal: only there are colours and the long form of use. */
export function isTerminal(stream: { isTTY?: boolean }, environment: NodeJS.ProcessEnv): boolean {
  return (
    stream.isTTY === true &&
    !environment['CI'] &&
    !environment['NO_COLOR'] &&
    environment['TERM'] !== 'dumb'
  )
}

export const formats = ['human', 'json', 'github'] as const
export type Format = (typeof formats)[number]

/** Problems for a program, as data and in words: one JSON document, on success too. */
export function reportJson(problems: readonly Problem[], written: boolean): string {
  const told = sortProblems(problems).map((problem) => ({ ...problem, ...tell(problem) }))
  return `${JSON.stringify({ written, problems: told }, null, 2)}\n`
}

/** Problems as commands of GitHub's workflow runner, which shows them beside the changed lines. */
export function reportAnnotations(problems: readonly Problem[]): string {
  return sortProblems(problems)
    .map((problem) => {
      const { severity, file, line, column, length = 1 } = problem
      const { found, expected, mend } = tell(problem)
      const properties = {
        file,
        ...(line !== undefined && { line }),
        ...(column !== undefined && { col: column, endColumn: column + length }),
        title: problem.subject ?? 'content',
      }
      const list = Object.entries(properties).map(
        ([name, value]) => `${name}=${escapeProperty(String(value))}`,
      )
      const text = [
        found,
        expected && `${labels.expected} ${expected}`,
        mend && `${labels.mend}: ${mend}`,
      ]
      return `::${severity} ${list.join(',')}::${escapeData(text.filter(Boolean).join('\n'))}\n`
    })
    .join('')
}

// As the runner's own toolkit escapes them.
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Problems and warnings, sorted, with their count at the end. */
export function reportProblems(problems: readonly Problem[], color: boolean): string {
  if (problems.length === 0) return ''
  const blocks = sortProblems(problems).map((problem) =>
    paint(formatProblem(problem), problem, color),
  )
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  return `${blocks.join('\n\n')}\n\n${labels.outcome(errors, warnings)}\n`
}

/** The block that a person reads: place, line with caret, found, expected, mend it. */
export function formatProblem(problem: Problem): string {
  const { other } = problem
  const { found, expected, mend } = tell(problem)
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined)
  const rows = [
    [problem.severity === 'warning' ? labels.warning : labels.found, found],
    [labels.expected, expected],
    [labels.mend, mend],
    [labels.checked, isSilenced(problem) ? `checked: ${problem.code}` : undefined],
    [labels.other, other && `${other.file}:${other.line}:${other.column}`],
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return [
    [place.join(':'), problem.subject].filter(Boolean).join('  '),
    ...excerpt(problem),
    ...rows.flatMap(([name = '', text]) => (text ? [`  ${name.padEnd(width)}  ${text}`] : [])),
  ]
    .map(visible)
    .join('\n')
}

/** Whether the owner can say that what is warned of is right. */
const isSilenced = ({ severity, code }: Problem) =>
  severity === 'warning' && warningCodes.includes(code)

function paint(block: string, { severity }: Problem, color: boolean): string {
  if (!color) return block
  const [head = '', ...rest] = block.split('\n')
  const lines = rest.map((line) => (/^ *\|\s*\^+$/.test(line) ? styleText('red', line) : line))
  return [styleText(['bold', severity === 'error' ? 'red' : 'yellow'], head), ...lines].join('\n')
}

/** A site that was built and published, and what is to be said of it. */
export type Built = {
  site: Publication
  baseUrl: BaseUrl
  date: SiteDate
  published: Published[]
  files: Files
  /** The output folder as it was given. */
  out: string
  warnings: Problem[]
}

/** What was built: a table on a terminal, one line elsewhere. */
export function reportBuilt(built: Built, milliseconds: number, long: boolean): string {
  const { baseUrl, date, files, site, out } = built
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const summary = `Built ${files.size} files (${size(bytes)}) into ${out}/ for ${baseUrl.url} (from ${baseUrl.source}), as of ${date.date} (${date.source}), in ${milliseconds} ms.`
  const notes = baseUrl.notes.map((note) => `note: ${note}`)
  if (!long) return `${[...notes, summary].join('\n')}\n`
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
  return `${[...table, '', ...notes, summary].join('\n')}\n`
}

const size = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`)
