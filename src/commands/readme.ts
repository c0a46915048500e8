// `npm run readme`: writes the table of resources into docs/reference.md. A test says when that has
// to be done again.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../engine/root.ts'
import { loadResources } from '../engine/templates.ts'
import { en } from '../messages/en.ts'
import { defaultLanguages } from '../model/languages.ts'
import { essence, type Resource, resourcesIn } from '../model/resource.ts'
import { help, parseFlags, runProgram } from './options.ts'

export const referenceFile = join(root, 'docs/reference.md')

const begin = '<!-- resources: npm run readme writes this table -->'
const end = '<!-- /resources -->'

/** The reference with the table of these resources, as a site in the default languages has them, between its two marks; throws where they are not. */
export function withTable(reference: string, resources: readonly Resource[]): string {
  const from = reference.indexOf(begin)
  const to = reference.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/reference.md needs the lines ${begin} and ${end}`)
  const rows = resourcesIn(resources, defaultLanguages).map(({ path, type, summary }) => [
    `\`${path}\``,
    `\`${essence(type)}\``,
    summary.replaceAll('|', '\\|'),
  ])
  const table = aligned(['URL', 'Media type', 'What it is'], rows)
  return `${reference.slice(0, from)}${begin}\n\n${table}\n\n${reference.slice(to)}`
}

/** A Markdown table whose columns are as wide as their longest cell. */
function aligned(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`
  return [
    line(head, ' '),
    line(
      head.map(() => '-'),
      '-',
    ),
    ...rows.map((cells) => line(cells, ' ')),
  ].join('\n')
}

const flags = { help: { type: 'boolean', about: 'help' } } as const

export async function main(args: readonly string[]): Promise<number> {
  if (parseFlags(args, flags).help) {
    process.stdout.write(help('npm run readme', flags, en.commands))
    return 0
  }
  const reference = await readFile(referenceFile, 'utf8')
  await writeFile(referenceFile, withTable(reference, await loadResources(join(root, 'templates'))))
  return 0
}

await runProgram(import.meta.url, main)
