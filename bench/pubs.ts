// Pubs of a given size to measure, each with an Eleventy site of the same resources.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { type Built, build } from '../build.ts'
import { isCompiled } from '../src/commands/compiled.js'
import type { Command } from './cost.ts'
import { eleventyProgram, plainFiles, writeEleventy, writePlainestEleventy } from './eleventy.ts'
import { generatePub } from './generate.ts'

export const root = join(import.meta.dirname, '..')
const address = 'https://pub.example'

/** Compile the package if `lib/` is older than the sources, because the package is measured. */
export function compileIfOlder() {
  if (!isCompiled())
    execFileSync(execPath, ['--import', 'tsx', 'src/commands/compile.ts'], { cwd: root })
}

/** The packaged program, made by `npm run compile`. */
const packed = join(root, 'lib/agent-pub.cjs')

export type Measured = {
  items: number
  folder: string
  content: string
  /** The packaged program. */
  packed: Command
  /** `npm run build` of this checkout, without npm itself. */
  checkout: Command
  /** Undefined if its packages are not installed. */
  eleventy: Command | undefined
  /** Nineteen resources only, without JSON-LD and schemas. */
  plainEleventy: Command | undefined
  /** The same resources in JavaScript templates, with half the bytes. */
  plainestEleventy: Command | undefined
}

export const buildFlags = (content: string, out: string) => [
  ...['--quiet', '--content', content, '--out', out, '--base-url', address],
]

/** Build a pub in this process and return everything about it. */
export async function builtPub(content: string, out: string): Promise<Built> {
  const result = await build({ content, out, baseUrl: address, strict: false, environment: {} })
  if ('problems' in result) throw new Error(`${content} has problems`)
  return result
}

/** Write a pub with this many items, and return the commands that build it. */
export async function measuredPub(folder: string, items: number): Promise<Measured> {
  const content = join(folder, 'content')
  await generatePub(content, { items })
  const withEleventy = existsSync(eleventyProgram)
  if (withEleventy) {
    const singleItem = join(folder, 'one/content')
    await generatePub(singleItem, { items: 1 })
    const { files } = await builtPub(singleItem, join(folder, 'one/dist'))
    await writeEleventy(join(folder, 'eleventy'), content, files, address)
    await writeEleventy(join(folder, 'plain-eleventy'), content, plainFiles(files), address)
    await writePlainestEleventy(join(folder, 'plainest-eleventy'), content, files)
  }
  const eleventy = (name: string): Command | undefined =>
    withEleventy
      ? {
          args: [eleventyProgram, '--quiet'],
          cwd: join(folder, name),
          environment: { BASE_URL: address },
        }
      : undefined
  const flags = (name: string) => ['build', ...buildFlags(content, join(folder, name))]
  return {
    items,
    folder,
    content,
    packed: { args: [packed, ...flags('dist')], cwd: folder },
    checkout: {
      args: ['src/commands/start.js', ...flags('dist-of-checkout')],
      cwd: root,
    },
    eleventy: eleventy('eleventy'),
    plainEleventy: eleventy('plain-eleventy'),
    plainestEleventy: eleventy('plainest-eleventy'),
  }
}
