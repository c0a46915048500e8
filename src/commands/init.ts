// `agent-pub init DIR`: the whole repository of a new pub. What it writes stands in starter/, file
// by file; only the name, today's date and the way to the engine are filled in.

import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { env, platform, stderr, stdout } from 'node:process'
import { filesBelow } from '../engine/files-below.ts'
import { root } from '../engine/root.ts'
import { type Catalogue, sentence, tellSentence } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { MachineError } from '../messages/machine-error.ts'
import { choiceUnknown, UsageError } from '../messages/usage-error.ts'
import { type Country, countryCodes } from '../model/countries.ts'
import { type HouseType, houseTypeNames, houseTypeOf, houseTypes } from '../model/house-types.ts'
import { visible } from '../model/terminal.ts'
import { toSlug } from '../notations/basic.ts'
import { type Dependency, findDependency, packDependency } from './dependency.ts'
import { catalogueFor, flagValue, refuseLanguage } from './language.ts'
import { fillFolder, refuseUsed } from './new-folder.ts'
import { exitCodes, type Flags, readCall, runProgram } from './options.ts'
import type { NewMenu } from './table/starter.ts'

const starter = join(root, 'starter')

/** Names that npm leaves out of a package or reads as its own, and what they are in the new pub. */
const namesInPub: { [file: string]: string } = {
  _gitignore: '.gitignore',
  '_package.json': 'package.json',
}

/** What starter/ says in place of the name of the new pub. */
const sampleName = 'my-pub'

/** A repository that others make theirs from: `OWNER/NAME` on GitHub, where that is known. */
export type ForAll = { template: string | undefined }

/**
 * Writes the repository of a new pub into a folder that is not there yet, is empty, or holds
 * nothing but `.git` and what a killed `init` left. What was written and what to do next, in words. Throws a UsageError where
 * something stands already; then nothing is written.
 */
export async function init(
  folder: string,
  engine = root,
  catalogue: Catalogue = en,
  table?: NewMenu,
  { forAll, type }: { forAll?: ForAll | undefined; type?: HouseType | undefined } = {},
): Promise<string> {
  await refuse(folder)
  const dependency = await (forAll ? packDependency : findDependency)(engine)
  const name = nameOf(folder, dependency.name)
  const starter = await fill(name, dependency, forAll?.template)
  const files = table ? (await import('./table/starter.ts')).withMenu(starter, table) : starter
  if (type) ofType(type, files)
  await fillFolder(folder, files)
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

/** The kind of the house, and the mood that becomes it. */
function ofType(type: HouseType, files: Map<string, string | Uint8Array>) {
  const edit = (file: string, from: RegExp, to: string) =>
    files.set(file, String(files.get(file)).replace(from, to))
  edit('content/pub.md', /^(?:kind.*\n)+/m, `$&type: ${type}\n`)
  edit('content/look.md', /^mood: .*$/m, `mood: ${houseTypes[type].mood}`)
}

/** As a shell reads it back; in single quotes nothing but those means anything. */
function quote(folder: string): string {
  if (/^[\w./-]+$/.test(folder)) return folder
  return platform === 'win32' ? `"${folder}"` : `'${folder.replaceAll("'", "'\\''")}'`
}

const refuse = async (folder: string) =>
  refuseUsed(folder, [
    'vendor',
    ...(await readdir(starter)).map((name) => namesInPub[name] ?? name),
  ])

/** The name of the folder as npm and Cloudflare take names. */
function nameOf(folder: string, engine: string): string {
  const name = toSlug(basename(resolve(folder)))
    .slice(0, 63)
    .replace(/-$/, '')
  // npm installs no package into one of the same name.
  return name === '' || name === engine ? sampleName : name
}

/** Every file of the new repository, by its path there. */
async function fill(
  name: string,
  dependency: Dependency,
  template: string | undefined,
): Promise<Map<string, string | Uint8Array>> {
  const { vendor } = dependency
  const files = new Map<string, string | Uint8Array>(
    vendor ? [[`vendor/${vendor.file}`, vendor.bytes]] : [],
  )
  for (const file of await filesBelow(starter)) {
    const bytes = await readFile(join(starter, file))
    const edited = edits[file]?.(bytes.toString(), name, dependency, template)
    files.set(namesInPub[file] ?? file, edited ?? bytes)
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

type Edit = (text: string, name: string, dependency: Dependency, template?: string) => string

const rename: Edit = (text, name) => text.replace(sampleName, name)

/** The only place that says where the template is: from a pub of its own nothing leads to the engine. */
const linkTemplate =
  (words: string): Edit =>
  (text, _name, _dependency, template) =>
    text.replaceAll(
      '{template}',
      template === undefined ? words : `[${words}](https://github.com/${template})`,
    )

/** What differs from one new pub to the next. */
const edits: { [file: string]: Edit } = {
  'content/pub.md': (text) => text.replace(/^updated: .*$/m, `updated: ${today()}`),
  'wrangler.jsonc': rename,
  'guide/first-hour.cs.md': linkTemplate('repozitář vzoru'),
  'guide/first-hour.en.md': linkTemplate('the template repository'),
  '_package.json': (text, name, dependency) => {
    const written = {
      ...JSON.parse(text),
      name,
      dependencies: { [dependency.name]: dependency.spec },
    }
    return `${JSON.stringify(written, null, 2)}\n`
  },
  'README.md': (text, name, dependency) =>
    Object.entries(updateIn(dependency)).reduce(
      (filled, [token, words]) => filled.replaceAll(`{${token}}`, words),
      rename(text, name, dependency),
    ),
}

/** How the owner gets the next version: words for the tokens of starter/README.md. */
function updateIn({ from, name, spec }: Dependency): { [token: string]: string } {
  if (from === 'package')
    return {
      cs: 'Program je přiložen ve složce `vendor/`. Novou verzi uložte vedle něj a zadejte, s jejím číslem,',
      en: 'The program is in `vendor/`. Put its next version beside it, and run, with the number of that:',
      update: `npm install ./vendor/${name}-N.tgz`,
    }
  return {
    cs: 'Novou verzi programu přinese',
    en: 'The next version of the program:',
    update: `npm install ${from === 'registry' ? `${name}@latest` : `"${name}@${spec}"`}`,
  }
}

/** `20. 11. 2026`, by the calendar on the wall: the owner has gone over the prices today. */
function today(): string {
  const now = new Date()
  return `${now.getDate()}. ${now.getMonth() + 1}. ${now.getFullYear()}`
}

/** A place that takes no files: a broken link, a folder of somebody else, a full disk. */
const isOfDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

const usageOf = ({ commands, table: { help: words } }: Catalogue) => `${commands.init.usage}
agent-pub init ${commands.values.folder} --country ${commands.values.code}   ${words.initCountry}
agent-pub init ${commands.values.folder} --type bar   ${words.initType}
agent-pub init ${commands.values.folder} --from ${commands.values.file}.csv   ${words.initFrom}`

const flags = {
  from: { type: 'string', value: 'file', about: 'fromTable' },
  country: { type: 'string', value: 'code', about: 'country' },
  type: { type: 'string', value: 'name', about: 'houseType' },
} as const satisfies Flags

/** Exit code: 0 written, 1 written without what was not understood; a wrong call and a full disk are thrown. */
export async function main(args: readonly string[]): Promise<number> {
  refuseLanguage(flagValue('--lang', args))
  const after = (catalogue: Catalogue) =>
    `${exitCodes(catalogue)}${catalogue.table.help.initCodes}\n`
  const call = { usage: usageOf, after, takesWord: true }
  const wanted = await readCall(args, flags, call).catch(async (error: unknown) => {
    if (!(error instanceof UsageError)) throw error
    const spoken = await catalogueFor(args, env)
    throw new UsageError(`${tellSentence(error.notice, spoken)}\n${usageOf(spoken)}`)
  })
  if (!wanted) return 0
  const { word: folder, from, country, type: typed, catalogue } = wanted
  if (folder === undefined) throw new UsageError(usageOf(catalogue))
  const place = readCountry(country)
  const type = readType(typed)
  const table = from === undefined ? undefined : await readTable(from, place, folder, catalogue)
  try {
    const said = await init(folder, root, catalogue, table ?? (await abroad(place)), { type })
    if (table) stderr.write(`${table.report.split('\n').map(visible).join('\n')}\n`)
    stdout.write(said)
  } catch (error) {
    throw isOfDisk(error)
      ? new MachineError(
          sentence('pub-folder-unwritable', { folder, code: error.code, reason: error.message }),
        )
      : error
  }
  return table && table.menu.omissions.length > 0 ? 1 : 0
}

/** The examples of a new pub in another country: in its language, for its money. */
async function abroad(country: Country | undefined) {
  if (country === undefined || country === 'CZ') return undefined
  return (await import('./table/starter.ts')).samplesIn(country)
}

/** Throws if no item was understood: a new pub needs a menu. */
async function readTable(
  file: string,
  country: Country | undefined,
  folder: string,
  catalogue: Catalogue,
) {
  await refuse(folder)
  const { fromTable } = await import('./table/from.ts')
  const table = await fromTable(file, country, catalogue)
  if (table.menu.items === 0)
    throw new UsageError(`${table.report}${catalogue.table.report.nothing(file)}`)
  return table
}

function readCountry(typed: string | undefined): Country | undefined {
  const country = countryCodes.find((code) => code === typed?.toUpperCase())
  if (typed !== undefined && !country) throw choiceUnknown('--country', typed, countryCodes)
  return country
}

/** One of the kinds, or a word by which owners call it: `cafe`, `kavárna`. */
function readType(typed: string | undefined): HouseType | undefined {
  if (typed === undefined) return undefined
  const named = houseTypeNames.find((name) => name === typed.toLowerCase())
  const type = named ?? houseTypeOf([typed])
  if (type === 'other' && !named) throw choiceUnknown('--type', typed, houseTypeNames)
  return type
}

await runProgram(import.meta.url, main)
