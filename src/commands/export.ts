// `agent-pub export FILE.csv`: writes the menu as a table for a spreadsheet, which `init --from`
// reads. `--for google` prints what directories ask for.

import { basename, resolve } from 'node:path'
import { env, stderr, stdout } from 'node:process'
import { readContent } from '../content/content.ts'
import { readDocument } from '../content/documents/document.ts'
import { diskSource } from '../content/files/disk.ts'
import { classifyFile, readFolder } from '../content/files/folder.ts'
import { toProblems } from '../content/problems.ts'
import { decideDate } from '../content/site-date.ts'
import { writeAtomically } from '../engine/atomic-file.ts'
import { type Catalogue, sentence } from '../messages/catalogue.ts'
import { MachineError } from '../messages/machine-error.ts'
import { UsageError, unknownChoice } from '../messages/usage-error.ts'
import type { Content } from '../model/site.ts'
import { call, exitCodes, type Flags, readCall, runProgram } from './options.ts'
import { type ReportStyle, reportProblems, styleOn } from './report.ts'
import { toCsv } from './table/export.ts'
import { writeProfile } from './table/google.ts'

/** Return the menu of a content folder as CSV, or the report of its problems as a string. */
export async function exportMenu(
  folder: string,
  reportStyle?: ReportStyle,
): Promise<{ csv: string; content: Content } | string> {
  const { content, findings } = await readContent(
    diskSource(resolve(folder)),
    folder,
    (stated, country) => decideDate(undefined, env, stated, new Date(), country),
  )
  if (!content) {
    const problems = await toProblems(findings.filter(({ severity }) => severity !== 'warning'))
    return reportProblems(problems, reportStyle)
  }
  return { csv: toCsv(await readMenu(folder), content), content }
}

/** Read the menu files in their order, with values as typed. */
async function readMenu(folder: string) {
  const { files } = await readFolder(diskSource(resolve(folder)), () => {})
  const menu = [...files].flatMap(([file, bytes]) =>
    classifyFile(file) === 'menu' && bytes ? [{ file, bytes }] : [],
  )
  const read = menu.map(async ({ file, bytes }) => {
    const document = readDocument(file, bytes, () => {})
    return document ? [{ file: basename(file, '.md'), document }] : []
  })
  return (await Promise.all(read)).flat()
}

const flags = {
  content: { type: 'string', value: 'folder', about: 'content' },
  for: { type: 'string', value: 'name', about: 'for' },
} as const satisfies Flags

const usage = ({ table, commands }: Catalogue) =>
  `${call('export')} ${commands.values.file}.csv   ${table.help.export}`

/** Exit code: 0 written, 1 errors in the content. A wrong call is thrown. */
export async function main(args: readonly string[]): Promise<number> {
  const values = await readCall(args, flags, { usage, after: exitCodes, takesWord: true })
  if (!values) return 0
  const { word: file, content: folder = 'content', catalogue } = values
  if (values.for !== undefined && values.for !== 'google')
    throw unknownChoice('--for', values.for, ['google'])
  if (!values.for && (file === undefined || !/\.csv$/i.test(file)))
    throw new UsageError(usage(catalogue))
  const result = await exportMenu(folder, styleOn(stderr, env, catalogue))
  if (typeof result === 'string') {
    stderr.write(result)
    return 1
  }
  const { csv, content } = result
  if (values.for || file === undefined) {
    const { date } = decideDate(undefined, env, undefined, new Date(), content.pub.address.country)
    stdout.write(writeProfile(content, catalogue.table.exported.profile, date))
    return 0
  }
  await write(file, csv)
  const { food, drinks, sections } = content.menu
  const { exported: words } = catalogue.table
  const lines = [words.wrote(file, food.length + drinks.length, sections.length), words.leftOut]
  stdout.write(`${[...lines, words.apostrophe].join('\n')}\n`)
  return 0
}

/** Write the table, but never over an existing one, which may contain changed prices. */
async function write(file: string, csv: string) {
  try {
    await writeAtomically(file, csv, { isNew: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new UsageError(sentence('export-taken', { file }))
    throw new MachineError(sentence('export-unwritable', { file, code, reason: message }))
  }
}

void runProgram(import.meta.url, main)
