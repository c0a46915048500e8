// The pubs that are measured, each of a size, with an Eleventy of the same resources beside it.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { type Built, build } from '../build.ts'
import { isCompiled } from '../src/commands/compiled.js'
import type { Command } from './cost.ts'
import { eleventyProgram, plainFiles, writeEleventy } from './eleventy.ts'
import { generatePub } from './generate.ts'

export const root = join(import.meta.dirname, '..')
const address = 'https://pub.example'

/** The program of the package is measured, so it has to be that of these sources. */
export function compileIfOlder() {
  if (!isCompiled())
    execFileSync(execPath, ['--import', 'tsx', 'src/commands/compile.ts'], { cwd: root })
}

/** The program as the package has it: `npm run compile` makes it. */
const packed = join(root, 'lib/agent-pub.js')

export type Measured = {
  items: number
  folder: string
  content: string
  /** The package. */
  packed: Command
  /** `npm run build` of this checkout, without npm. */
  checkout: Command
  /** Undefined where its packages are not installed. */
  eleventy: Command | undefined
  /** The same of nineteen resources, without JSON-LD and schemas. */
  plainEleventy: Command | undefined
}

export const buildFlags = (content: string, out: string) => [
  ...['--quiet', '--content', content, '--out', out, '--base-url', address],
]

/** Builds a pub in this process, with all that there is to say of it. */
export async function builtPub(content: string, out: string): Promise<Built> {
  const result = await build({ content, out, baseUrl: address, strict: false, environment: {} })
  if ('problems' in result) throw new Error(`${content} has problems`)
  return result
}

/** Writes a pub of so many items below the folder, and how it is built in every way. */
export async function measuredPub(folder: string, items: number): Promise<Measured> {
  const content = join(folder, 'content')
  await generatePub(content, { items })
  const withEleventy = existsSync(eleventyProgram)
  if (withEleventy) {
    const one = join(folder, 'one/content')
    await generatePub(one, { items: 1 })
    const { files } = await builtPub(one, join(folder, 'one/dist'))
    await writeEleventy(join(folder, 'eleventy'), content, files, address)
    await writeEleventy(join(folder, 'plain-eleventy'), content, plainFiles(files), address)
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
  }
}
