// `npm run starter -- --out DIR`: what the template repository holds, from which others make theirs: a
// new pub with the engine as a package beside it, and the lock file that makes every installation the
// one that was tried. Where the template is, says TEMPLATE_REPOSITORY (OWNER/NAME), and nothing else.

import { env, stdout } from 'node:process'
import { root } from '../engine/root.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import { npm } from './dependency.ts'
import { init } from './init.ts'
import { call, readCall, runProgram } from './options.ts'

/** Writes it; the lock file names no registry, so that it holds wherever packages are taken from. */
export async function writeStarter(
  folder: string,
  template: string | undefined,
  { engine = root, catalogue }: { engine?: string; catalogue?: Catalogue } = {},
): Promise<string> {
  if (template !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(template))
    throw new UsageError(`TEMPLATE_REPOSITORY "${template}" is not OWNER/NAME`)
  const said = await init(folder, engine, catalogue, undefined, { forAll: { template } })
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund']
  await npm(folder, [
    'install',
    '--package-lock-only',
    '--omit-lockfile-registry-resolved',
    ...quiet,
  ])
  return said
}

export async function main(args: readonly string[]): Promise<number> {
  const flags = { out: { type: 'string', value: 'folder', about: 'out' } } as const
  const wanted = await readCall(args, flags, { usage: () => call('starter') })
  if (!wanted) return 0
  if (wanted.out === undefined) throw new UsageError(`${call('starter')} --out DIR`)
  const template = env['TEMPLATE_REPOSITORY'] || undefined
  stdout.write(await writeStarter(wanted.out, template, { catalogue: wanted.catalogue }))
  return 0
}

await runProgram(import.meta.url, main)
