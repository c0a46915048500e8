// Examples of fields, as owners of the pubs in test/pubs typed them.

import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { type FieldEntry, listFields } from '../../src/commands/fields.ts'
import { countries, countryCodes, type Region } from '../../src/model/countries.ts'
import { defaultLanguages } from '../../src/model/languages.ts'
import { root } from '../pub.ts'

const matchesGlob = (glob: string, file: string) =>
  new RegExp(`^${glob.replace('.', '\\.').replace('*', '[^/]+')}$`).test(file)

export const fieldEntries = listFields(defaultLanguages)

/** Pubs to search for examples, in this order. */
const pubs = ['full', 'music-club', 'brewery', 'seasons']

type Source = { file: string; lines: readonly string[] }

export async function readSources(): Promise<Source[]> {
  const all = await readdir(join(root, 'test/pubs'), { withFileTypes: true })
  // The examples are in Czech and English.
  const otherPubs = all.filter(
    (entry) => entry.isDirectory() && !/^(?:frozen|bar|canteen|hotel|hut)-/.test(entry.name),
  )
  const names = [...new Set([...pubs, ...otherPubs.map(({ name }) => name).sort()])]
  const sources: Source[] = []
  for (const pub of names) {
    const folder = join(root, 'test/pubs', pub)
    for (const file of (await readdir(folder, { recursive: true })).sort())
      if (file.endsWith('.md'))
        sources.push({ file, lines: readFileSync(join(folder, file), 'utf8').split('\n') })
  }
  return sources
}

/** Examples that neither a row nor a test pub provides. */
const examples = readFileSync(join(import.meta.dirname, 'field-examples.yaml'), 'utf8')
  .trimEnd()
  .split(/\n(?=\w)/)

const findLine = (key: string) => examples.find((one) => one.startsWith(`${key}:`))

/** Find a line of a pub with this field, and the lines that belong to it. */
export function findExample(entry: FieldEntry, sources: readonly Source[]): string[] {
  for (const { file, lines } of sources) {
    if (!matchesGlob(entry.file, file)) continue
    for (const [index, line] of lines.entries())
      if (isField(line, entry) && isUnder(lines, index, entry.path)) {
        const example = linesOfField(lines, index)
        if (isRead(entry, example)) return example
      }
  }
  const [key = ''] = entry.keys
  const answer = entry.notation?.expected === 'yes-no' ? 'yes' : undefined
  const value = entry.example ?? answer
  const example = value === undefined ? findLine(key) : `${key}: ${value}`
  if (example === undefined) throw new Error(`nobody has an example of ${key}`)
  return example.split('\n')
}

/** Regions of the test pubs. */
const regions: readonly Region[] = countryCodes.map((country) => ({
  country,
  currency: countries[country].currency,
}))

/** True if the example is accepted in the default languages and one of the countries. */
function isRead({ notation }: FieldEntry, example: readonly string[]): boolean {
  const read = load(example.join('\n'), { schema: FAILSAFE_SCHEMA }) as { [field: string]: unknown }
  const typed = Object.values(read).flat()
  if (!notation)
    return typed.length > 0 && typed.every((block) => block === '' || typeof block === 'object')
  return typed.every(
    (text) =>
      typeof text === 'string' &&
      regions.some((region) => notation.read(text, contextIn(region)) !== undefined),
  )
}

const fieldLine = /^( *(?:- )?)([\w-]+):(?: |$)/

function isField(line: string, { keys, path }: FieldEntry): boolean {
  const [, indent = '', name = ''] = fieldLine.exec(line) ?? []
  return keys[0] === name && (path.length === 0) === (indent === '')
}

/** True if the field is in the block with this path, judged by indentation. */
function isUnder(lines: readonly string[], index: number, path: readonly string[]): boolean {
  const above: string[] = []
  let depth = fieldDepth(lines[index] ?? '')
  for (let at = index - 1; at >= 0; at--) {
    const [, indent = '', name = ''] = fieldLine.exec(lines[at] ?? '') ?? []
    if (name === '' || indent.length >= depth) continue
    // The line with the hyphen belongs to the same block.
    if (indent.includes('-')) {
      depth = Math.min(depth, indent.length)
      continue
    }
    depth = indent.length
    above.unshift(name)
  }
  return above.join() === path.join()
}

const fieldDepth = (line: string) => fieldLine.exec(line)?.[1]?.length ?? 0

const most = 3

function linesOfField(lines: readonly string[], index: number): string[] {
  const [first = '', ...rest] = lines.slice(index)
  const indent = fieldDepth(first)
  const end = rest.findIndex((line) => line.trim() === '' || line.search(/\S/) <= indent)
  const more = rest.slice(0, end < 0 ? 0 : end).filter((line) => !line.trim().startsWith('#'))
  return [first.slice(indent), ...more.slice(0, most).map((line) => line.slice(indent))]
}

const contextIn = (region: Region) => ({ languages: defaultLanguages, region })
