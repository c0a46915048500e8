// Static assets of Cloudflare Workers. Headers are read as on Pages. Markdown on request is a
// Worker, configured by a copy of the owner's wrangler.jsonc with three more members.

import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { type Row, readRow } from '../../messages/template.ts'
import { UsageError } from '../../messages/usage-error.ts'
import type { MessageTexts } from '../../model/languages.ts'
import type { Host, HostFile, Output } from '../host.ts'
import { publishedFolder } from './cloudflare-pages.ts'

export const cloudflareWorkers: Host = {
  title: 'Cloudflare Workers',
  help: 'its builds say so themselves; Markdown on request as a worker, by your wrangler.jsonc | pozná se sám; Markdown na vyžádání jako worker, podle vašeho wrangler.jsonc',
  isHere: (environment) => environment['WORKERS_CI'] === '1',
  ...publishedFolder,
  programs: { folder: '.wrangler/deploy', write: writeWorker },
  limits: [],
}

async function writeWorker({ place, out, chosen }: Output): Promise<HostFile[]> {
  const ownConfig = await readOwnConfig(dirname(out), out, chosen)
  if (!ownConfig) return []
  const { findTwinPaths: pairsOf, program } = await import('../negotiation.ts')
  const pairs = pairsOf(place)
  const name = basename(out)
  const config = `${name}.wrangler.jsonc`
  return [
    { file: `${name}.worker.js`, text: program(handler, pairs) },
    // In the same folder as the owner's file, so that relative paths in it stay right.
    { file: config, text: await addWorker(ownConfig, `./${name}.worker.js`, Object.keys(pairs)) },
    // wrangler reads this file first; it is the documented way for generated configuration.
    {
      file: '.wrangler/deploy/config.json',
      text: `${JSON.stringify({ configPath: `../../${config}` })}\n`,
    },
  ]
}

const handler = `
export default {
  fetch: (request, env) => env.ASSETS.fetch(new Request(addressFor(request), request)),
}
`

type Settings = {
  name?: unknown
  main?: unknown
  env?: object
  pages_build_output_dir?: unknown
  assets?: { directory?: unknown; binding?: unknown; run_worker_first?: unknown }
}

/** In the order in which wrangler looks for them. */
const names = ['wrangler.json', 'wrangler.jsonc', 'wrangler.toml']

/**
 * Read the owner's configuration for this site. Undefined if there is none and the site may be
 * published on another host. Throws a UsageError if a Worker cannot be added to it.
 */
async function readOwnConfig(folder: string, out: string, chosen: boolean) {
  const found = names
    .map((name) => join(folder, name))
    .find((path) => existsSync(path) && statSync(path).isFile())
  /** An error only if the owner chose Workers. */
  const skip = (fault: MessageTexts) => {
    if (chosen) throw new UsageError(fault)
    return undefined
  }
  if (found === undefined)
    return skip({
      en: `Cloudflare Workers need the name of your Worker for Markdown on request: write wrangler.jsonc beside ${basename(out)} (docs/hosting.md of agent-pub)`,
      cs: `Cloudflare Workers potřebují pro Markdown na vyžádání jméno vašeho Workeru: vedle složky ${basename(out)} napište wrangler.jsonc (docs/hosting.md v agent-pub)`,
    })
  const name = relative(process.cwd(), found)
  const read = await readFile(found, 'utf8').catch(() =>
    refuse(name, 'cannot be opened; allow yourself to read it | nejde otevřít; dovolte si ho číst'),
  )
  const text = read.replace(/^\uFEFF/, '')
  if (name.endsWith('.toml'))
    return /^\s*pages_build_output_dir\s*=/m.test(text)
      ? skip(explainPagesConfig(name))
      : refuse(
          name,
          'is not read; write the same as wrangler.jsonc | se nečte; napište totéž jako wrangler.jsonc',
        )
  const settings = await parseSettings(name, text)
  if (settings.pages_build_output_dir !== undefined) return skip(explainPagesConfig(name))
  const { directory } = settings.assets ?? {}
  if (typeof directory !== 'string' || resolve(folder, directory) !== out)
    return skip({
      en: `${name} publishes ${typeof directory === 'string' ? directory : 'no folder'}, not ${basename(out)}: see its assets.directory`,
      cs: `${name} zveřejňuje ${typeof directory === 'string' ? directory : 'prázdno'} místo složky ${basename(out)}: podívejte se tam na assets.directory`,
    })
  const fault = findConflict(settings)
  return fault === undefined ? text : refuse(name, fault)
}

const explainPagesConfig = (name: string): MessageTexts => ({
  en: `${name} is for Cloudflare Pages: it has pages_build_output_dir`,
  cs: `${name} je pro Cloudflare Pages: má pages_build_output_dir`,
})

function refuse(name: string, row: Row): never {
  const fault = readRow(row)
  throw new UsageError({
    en: `${name} ${fault.en}, or turn markdown_negotiation off in pub.md (docs/hosting.md of agent-pub)`,
    cs: `${name} ${fault.cs}, nebo v pub.md vypněte markdown_negotiation (docs/hosting.md v agent-pub)`,
  })
}

/** Find a setting of the owner that conflicts with a generated Worker. */
function findConflict({ name, main, assets, env }: Settings): Row | undefined {
  if (typeof name !== 'string' || name === '')
    return 'gives the Worker no name; add "name": "your-pub" | nedává Workeru jméno; přidejte "name": "vase-hospoda"'
  if (main !== undefined)
    return 'has a program of its own; take out "main" | má vlastní program; smažte "main"'
  if (assets?.binding !== undefined || assets?.run_worker_first !== undefined)
    return 'says how a program is asked; take "binding" and "run_worker_first" out of "assets" | říká, jak se program volá; smažte "binding" a "run_worker_first" z "assets"'
  return env !== undefined && Object.keys(env).length > 0
    ? 'has environments, which wrangler takes from no generated configuration; take out "env" | má prostředí, která wrangler z vytvořeného nastavení nepřebírá; smažte "env"'
    : undefined
}

async function parseSettings(name: string, text: string): Promise<Settings> {
  const { parse, printParseErrorCode } = await import('jsonc-parser')
  const errors: import('jsonc-parser').ParseError[] = []
  const settings: unknown = parse(text, errors, { allowTrailingComma: true })
  const [error] = errors
  if (error) {
    const line = text.slice(0, error.offset).split('\n').length
    throw new UsageError({
      en: `${name}, line ${line}: "${printParseErrorCode(error.error)}"`,
      cs: `${name}, řádek ${line}: „${printParseErrorCode(error.error)}“`,
    })
  }
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw new UsageError({ en: `${name} holds no JSON object`, cs: `${name} není objekt JSON` })
  return settings
}

/** Add the Worker for these pages to the owner's text, and keep its comments. */
async function addWorker(text: string, main: string, pages: readonly string[]): Promise<string> {
  const { applyEdits, modify } = await import('jsonc-parser')
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  const added: [path: string[], value: unknown][] = [
    [['main'], main],
    [['assets', 'binding'], 'ASSETS'],
    [['assets', 'run_worker_first'], pages],
  ]
  return added.reduce(
    (before, [path, value]) =>
      applyEdits(before, modify(before, path, value, { formattingOptions })),
    text,
  )
}
