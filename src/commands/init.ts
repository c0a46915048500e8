// `agent-pub init DIR`: the whole repository of a new pub. What it writes stands in starter/, file
// by file; only the name, today's date and the way to the engine are filled in.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { env, platform, stdout } from 'node:process'
import { toSlug } from '../content/notations/plain.ts'
import { root } from '../engine/root.ts'
import { type Catalogue, sentence } from '../model/messages/catalogue.ts'
import { en } from '../model/messages/en.ts'
import { UsageError } from '../model/usage-error.ts'
import { type Dependency, findDependency } from './dependency.ts'
import { catalogueFor, flagValue, refuseLanguage, withoutLanguage } from './language.ts'
import { runProgram } from './options.ts'

const starter = join(root, 'starter')

/** Names that npm leaves out of a package or reads as its own, and what they are in the new pub. */
const neutral: { [file: string]: string } = {
  _gitignore: '.gitignore',
  '_package.json': 'package.json',
}

/** What starter/ says in place of the name of the new pub. */
const sample = 'my-pub'

/**
 * Writes the repository of a new pub into a folder that is not there yet, is empty, or holds
 * nothing but `.git`. What was written and what to do next, in words. Throws a UsageError where
 * something stands already; then nothing is written.
 */
export async function init(
  folder: string,
  engine = root,
  catalogue: Catalogue = en,
): Promise<string> {
  await refuseUsed(folder)
  const dependency = await findDependency(engine)
  const name = nameOf(folder, dependency.name)
  const files = await fill(name, dependency)
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    // A file that has come in the meantime is not written over either.
    await writeFile(join(folder, file), text, { flag: 'wx' })
  }
  const { engine: engines, guides, next, wrote } = catalogue.commands.init
  return `${wrote(folder, files.size)}
${engines[dependency.from](dependency.spec)}
${next}
  cd ${quote(folder)}
  npm install
  npm run dev
${guides}
`
}

/** As a shell reads it back; in single quotes nothing but those means anything. */
function quote(folder: string): string {
  if (/^[\w./-]+$/.test(folder)) return folder
  return platform === 'win32' ? `"${folder}"` : `'${folder.replaceAll("'", "'\\''")}'`
}

async function refuseUsed(folder: string) {
  const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new UsageError(sentence('pub-folder-a-file', { folder }))
    throw error
  })
  if (present.some((name) => name !== '.git'))
    throw new UsageError(sentence('pub-folder-used', { folder }))
}

/** The name of the folder as npm and Cloudflare take names. */
function nameOf(folder: string, engine: string): string {
  const name = toSlug(basename(resolve(folder)))
    .slice(0, 63)
    .replace(/-$/, '')
  // npm installs no package into one of the same name.
  return name === '' || name === engine ? sample : name
}

/** Every file of the new repository, by its path there. */
async function fill(
  name: string,
  dependency: Dependency,
): Promise<Map<string, string | Uint8Array>> {
  const { vendor } = dependency
  const files = new Map<string, string | Uint8Array>(
    vendor ? [[`vendor/${vendor.file}`, vendor.bytes]] : [],
  )
  for (const entry of await readdir(starter, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(starter.length + 1).replaceAll(sep, '/')
    const bytes = await readFile(path)
    files.set(
      neutral[file] ?? file,
      edits[file]?.(bytes.toString(), name, dependency) ?? new Uint8Array(bytes),
    )
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

type Edit = (text: string, name: string, dependency: Dependency) => string

const rename: Edit = (text, name) => text.replace(sample, name)

/** What differs from one new pub to the next. */
const edits: { [file: string]: Edit } = {
  'content/pub.md': (text) => text.replace(/^updated: .*$/m, `updated: ${today()}`),
  'wrangler.jsonc': rename,
  '_package.json': (text, name, dependency) => {
    const written = {
      ...JSON.parse(text),
      name,
      dependencies: { [dependency.name]: dependency.spec },
    }
    return `${JSON.stringify(written, null, 2)}\n`
  },
  'README.md': (text, name, dependency) =>
    Object.entries(ways[dependency.from].readme(dependency)).reduce(
      (filled, [token, words]) => filled.replaceAll(`{${token}}`, words),
      rename(text, name, dependency),
    ),
}

type Way = {
  /** Words for the tokens of starter/README.md. */
  readme(dependency: Dependency): { cs: string; en: string; update: string }
}

/** The ways to the engine, in words, each with its one command of update. */
const ways: { [from in Dependency['from']]: Way } = {
  registry: {
    readme: ({ name }) => ({
      cs: 'Novou verzi programu přinese',
      en: 'The next version of the program:',
      update: `npm install ${name}@latest`,
    }),
  },
  repository: {
    readme: ({ name, spec }) => ({
      cs: 'Novou verzi programu přinese',
      en: 'The next version of the program:',
      update: `npm install "${name}@${spec}"`,
    }),
  },
  package: {
    readme: ({ name }) => ({
      cs: `Program je přiložen ve složce \`vendor/\`. Novou verzi uložte vedle něj a zadejte, s jejím číslem,`,
      en: 'The program is in `vendor/`. Put its next version beside it, and run, with the number of that:',
      update: `npm install ./vendor/${name}-N.tgz`,
    }),
  },
}

/** `20. 11. 2026`, by the calendar on the wall: the owner has gone over the prices today. */
function today(): string {
  const now = new Date()
  return `${now.getDate()}. ${now.getMonth() + 1}. ${now.getFullYear()}`
}

/** A place that takes no files: a broken link, a folder of somebody else, a full disk. */
const isOfDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

/** Exit code: 0 written; a wrong call is thrown. */
export async function main(args: readonly string[]): Promise<number> {
  refuseLanguage(flagValue('--lang', args))
  const catalogue = await catalogueFor(args, env)
  const { usage } = catalogue.commands.init
  if (args.includes('--help')) {
    stdout.write(`${usage}\n`)
    return 0
  }
  const [folder, more] = withoutLanguage(args)
  if (folder === undefined || folder.startsWith('-') || more !== undefined)
    throw new UsageError(usage)
  try {
    stdout.write(await init(folder, root, catalogue))
  } catch (error) {
    throw isOfDisk(error)
      ? new UsageError(sentence('pub-folder-unwritable', { folder, reason: error.message }))
      : error
  }
  return 0
}

await runProgram(import.meta.url, main)
