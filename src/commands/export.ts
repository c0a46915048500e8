// `agent-pub export FILE.csv`: the menu as a table for a spreadsheet, which `init --from` reads back.

import { basename, resolve } from 'node:path'
import { env, stderr, stdout } from 'node:process'
import { readContent, toProblems } from '../content/content.ts'
import { readDocument } from '../content/documents/document.ts'
import { diskSource } from '../content/files/disk.ts'
import { kindOf, readFolder } from '../content/files/folder.ts'
import { decideDate } from '../content/site-date.ts'
import { writeWhole } from '../engine/write-whole.ts'
import { type Catalogue, sentence } from '../messages/catalogue.ts'
import { MachineError } from '../messages/machine-error.ts'
import { UsageError } from '../messages/usage-error.ts'
import type { Content } from '../model/site.ts'
import { call, exitCodes, type Flags, readCall, runProgram } from './options.ts'
import { type ReportStyle, reportProblems, styleOn } from './report.ts'
import { toCsv } from './table/export.ts'

/** The menu of a content folder as the text of a table; undefined, and told, where it has mistakes. */
export async function exportMenu(
  folder: string,
  manner?: ReportStyle,
): Promise<{ csv: string; content: Content } | string> {
  const { content, findings } = await readContent(
    diskSource(resolve(folder)),
    folder,
    (said, country) => decideDate(undefined, env, said, new Date(), country),
  )
  if (!content) {
    const problems = toProblems(findings.filter(({ severity }) => severity !== 'warning'))
    return reportProblems(problems, manner)
  }
  return { csv: toCsv(await readMenu(folder), content), content }
}

/** The files of the menu in their order, as their owner typed them. */
async function readMenu(folder: string) {
  const { files } = await readFolder(diskSource(resolve(folder)), () => {})
  const menu = [...files].flatMap(([file, bytes]) =>
    kindOf(file) === 'menu' && bytes ? [{ file, bytes }] : [],
  )
  const read = menu.map(async ({ file, bytes }) => {
    const document = readDocument(file, bytes, () => {})
    return document ? [{ file: basename(file, '.md'), document }] : []
  })
  return (await Promise.all(read)).flat()
}

const flags = {
  content: { type: 'string', value: 'folder', about: 'content' },
} as const satisfies Flags

const usage = ({ table, commands }: Catalogue) =>
  `${call('export')} ${commands.values.file}.csv   ${table.help.export}`

/** Exit code: 0 written, 1 problems in the content; a wrong call is thrown. */
export async function main(args: readonly string[]): Promise<number> {
  const wanted = await readCall(args, flags, { usage, after: exitCodes, takesWord: true })
  if (!wanted) return 0
  const { word: file, content: folder = 'content', catalogue } = wanted
  if (file === undefined || !/\.csv$/i.test(file)) throw new UsageError(usage(catalogue))
  const result = await exportMenu(folder, styleOn(stderr, env, catalogue))
  if (typeof result === 'string') {
    stderr.write(result)
    return 1
  }
  const { csv, content } = result
  await write(file, csv)
  const { food, drinks, sections } = content.menu
  const { exported: words } = catalogue.table
  const said = [words.wrote(file, food.length + drinks.length, sections.length), words.leftOut]
  stdout.write(`${[...said, words.apostrophe].join('\n')}\n`)
  return 0
}

/** Never over a table that is there: somebody may have changed the prices in it. */
async function write(file: string, csv: string) {
  try {
    await writeWhole(file, csv, { isNew: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new UsageError(sentence('export-taken', { file }))
    throw new MachineError(sentence('export-unwritable', { file, code, reason: message }))
  }
}

await runProgram(import.meta.url, main)
