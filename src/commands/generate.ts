// The part of `npm run generate` that writes the table of resources in docs/reference.md and the
// schemas for editors. Tests write the other generated files, and a test fails if any of them is
// out of date.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../engine/atomic-file.ts'
import { editorSchemas } from '../engine/editor/schemas.ts'
import { root } from '../engine/root.ts'
import { loadResources } from '../engine/templates.ts'
import { defaultLanguages } from '../model/languages.ts'
import { essence, possibleResources, type TemplateEntry } from '../model/resource.ts'
import { runProgram } from './options.ts'

const referenceFile = join(root, 'docs/reference.md')

const begin = '<!-- resources: npm run generate writes this table -->'
const end = '<!-- /resources -->'

/**
 * Replace the table of resources between the two marks. The table shows a site in the default
 * languages. Throws if the marks are missing.
 */
export function withTable(reference: string, resources: readonly TemplateEntry[]): string {
  const from = reference.indexOf(begin)
  const to = reference.indexOf(end)
  if (from < 0 || to < from)
    throw new Error(`docs/reference.md needs the lines ${begin} and ${end}`)
  const rows = possibleResources(resources, defaultLanguages)
    .filter(({ copyOf }) => copyOf === undefined)
    .map(({ path, type, summary }) => [
      `\`${path}\``,
      `\`${essence(type)}\``,
      summary.replaceAll('|', '\\|'),
    ])
  const table = aligned(['URL', 'Media type', 'What it is'], rows)
  return `${reference.slice(0, from)}${begin}\n\n${table}\n\n${reference.slice(to)}`
}

/** Write a Markdown table with padded columns. */
function aligned(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`
  const dashes = head.map(() => '-')
  const lines = rows.map((cells) => line(cells, ' '))
  return [line(head, ' '), line(dashes, '-'), ...lines].join('\n')
}

/** Return the schemas of the owner's files, as file names with their texts. */
export const schemaTexts = (): [file: string, text: string][] =>
  Object.entries(editorSchemas()).map(([name, schema]) => [
    `${name}.json`,
    `${JSON.stringify(schema, null, 2)}\n`,
  ])

/** Return the generated files of the repository with their current texts. */
export async function generatedTexts(): Promise<[file: string, text: string][]> {
  const reference = await readFile(referenceFile, 'utf8')
  const resources = await loadResources(join(root, 'templates'))
  const inEditors = join(root, '.vscode/schemas')
  return [
    [referenceFile, withTable(reference, resources)],
    ...schemaTexts().map(([name, text]): [string, string] => [join(inEditors, name), text]),
  ]
}

await runProgram(import.meta.url, async () => {
  for (const [file, text] of await generatedTexts()) await writeAtomically(file, text)
  return 0
})
