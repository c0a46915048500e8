// `npm run starter -- --out DIR`: writes the content of the template repository. It is a new pub
// with the engine as a package in it, and a lock file, so that every installation is the one that
// was tested. TEMPLATE_REPOSITORY (OWNER/NAME) is the only place that names the template
// repository.

import { env, stdout } from 'node:process'
import { root } from '../engine/root.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import { npm } from './dependency.ts'
import { init } from './init.ts'
import { call, readCall, runProgram } from './options.ts'

/** Write the repository. Its lock file names no registry, so it works with any. */
export async function writeStarter(
  folder: string,
  template: string | undefined,
  { engine = root, catalogue }: { engine?: string; catalogue?: Catalogue } = {},
): Promise<string> {
  if (template !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(template))
    throw new UsageError(`TEMPLATE_REPOSITORY "${template}" is not OWNER/NAME`)
  const shared = { engine, forAll: { template } }
  const report = await init(folder, { ...shared, ...(catalogue && { catalogue }) })
  const locked = ['--package-lock-only', '--omit-lockfile-registry-resolved']
  await npm(folder, ['install', ...locked, '--ignore-scripts', '--no-audit', '--no-fund'])
  return report
}

export async function main(args: readonly string[]): Promise<number> {
  const flags = { out: { type: 'string', value: 'folder', about: 'out' } } as const
  const parsed = await readCall(args, flags, { usage: () => call('starter') })
  if (!parsed) return 0
  if (parsed.out === undefined) throw new UsageError(`${call('starter')} --out DIR`)
  const template = env['TEMPLATE_REPOSITORY'] || undefined
  stdout.write(await writeStarter(parsed.out, template, { catalogue: parsed.catalogue }))
  return 0
}

await runProgram(import.meta.url, main)
