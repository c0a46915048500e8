// `agent-pub agency FOLDER`: builds every pub in the folders of a folder, and lists for each when its
// site was built last, its problems and the coming holidays without hours. For agencies that keep
// several pubs, each in a repository of its own.

import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { build } from '../../build.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { UsageError } from '../messages/usage-error.ts'
import { typedDate } from '../messages/wording.ts'
import type { CalendarDate } from '../model/site.ts'
import { call, exitCodes, type Flags, readCall, runProgram, table } from './options.ts'
import { countProblems, readFormat } from './report.ts'

const flags = {
  format: { type: 'string', value: 'format', about: 'verdictFormat' },
} as const satisfies Flags

type Row = {
  folder: string
  written: boolean
  /** Day on which the site in `dist/` was written; null if there is none. */
  built: CalendarDate | null
  errors: number
  warnings: number
  /** Public holidays of the next 60 days for which no hours are stated. */
  holidays: CalendarDate[]
}

const usage = ({ commands }: Catalogue) =>
  `${call('agency')} ${commands.values.folder}   ${commands.program.agency}`

/** Exit code: 0 all sites are written, 1 errors in some content. A wrong call is thrown. */
export async function main(args: readonly string[]): Promise<number> {
  const values = await readCall(args, flags, { usage, after: exitCodes, takesWord: true })
  if (!values) return 0
  const { word: parent, catalogue } = values
  const format = readFormat(values.format)
  const names = parent === undefined ? [] : await listPubs(parent)
  if (parent === undefined || names.length === 0) throw new UsageError(usage(catalogue))
  const rows: (Row & { summary: string })[] = []
  // One after the other: each build uses all cores for its photos.
  for (const name of names) rows.push(await buildPub(join(parent, name), name, catalogue))
  if (format === 'json')
    stdout.write(`${JSON.stringify(rows.map(({ summary: _, ...row }) => row))}\n`)
  else stdout.write(table(rows.map(({ folder, summary }) => [folder, summary])))
  return rows.every(({ written }) => written) ? 0 : 1
}

/** List the folders with the content of a pub. */
async function listPubs(parent: string): Promise<string[]> {
  const names = (await readdir(parent).catch(() => [])).sort()
  const found = await Promise.all(
    names.map((name) => findDay(join(parent, name, 'content/pub.md'))),
  )
  return names.filter((_, index) => found[index] !== null)
}

/** Return the day on which a file was written, or null if it does not exist. */
const findDay = (file: string): Promise<CalendarDate | null> =>
  stat(file).then(
    ({ mtime }) => mtime.toISOString().slice(0, 10),
    () => null,
  )

async function buildPub(folder: string, name: string, catalogue: Catalogue) {
  const out = join(folder, 'dist')
  const content = join(folder, 'content')
  // An address in the environment is that of one site.
  const result = await build({ content, out, baseUrl: undefined, strict: false, environment: {} })
  const problems = 'problems' in result ? result.problems : result.warnings
  const count = (severity: string) => problems.filter((one) => one.severity === severity).length
  const row: Row = {
    folder: name,
    written: !('problems' in result),
    built: await findDay(join(out, 'index.html')),
    errors: count('error'),
    warnings: count('warning'),
    holidays: problems.flatMap((one) => (one.code === 'holiday-unstated' ? one.values.date : [])),
  }
  return { ...row, summary: summarize(row, problems, catalogue) }
}

function summarize({ built, holidays }: Row, problems: Problem[], catalogue: Catalogue): string {
  const { agency } = catalogue.commands
  return [
    built ? agency.built(typedDate(built)) : agency.never,
    problems.length > 0 && countProblems(problems, catalogue),
    holidays.length > 0 && agency.holidays(holidays.map(typedDate).join(', ')),
  ]
    .filter(Boolean)
    .join(' ')
}

void runProgram(import.meta.url, main)
