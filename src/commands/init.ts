// `agent-pub init DIR`: writes the repository of a new pub, in the owner's language.

import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { env, platform, stderr, stdout } from 'node:process'
import { root } from '../engine/root.ts'
import { type Catalogue, formatSentence, sentence } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { MachineError } from '../messages/machine-error.ts'
import { UsageError, unknownChoice } from '../messages/usage-error.ts'
import { type Country, countryCodes, defaultCountry } from '../model/countries.ts'
import { findHouseType, type HouseType, houseTypeNames } from '../model/house-types.ts'
import { type Language, localLanguage } from '../model/languages.ts'
import { visible } from '../model/terminal.ts'
import { toSlug } from '../notations/basic.ts'
import { type Dependency, findDependency, packDependency } from './dependency.ts'
import { catalogueFor, flagValue, parseLanguage, refuseLanguage } from './language.ts'
import { fillFolder, requireUnused } from './new-folder.ts'
import { type Files, makePub, type NewPub, pubIn } from './new-pub.ts'
import { exitCodes, type Flags, readCall, runProgram } from './options.ts'
import type { ImportedTable } from './table/from.ts'

/** Names that npm would leave out of a package or interpret, and their names in the new pub. */
const namesInPub: { [file: string]: string } = {
  _gitignore: '.gitignore',
  '_package.json': 'package.json',
}

/** Name in starter/ that is replaced by the name of the new pub. */
const sampleName = 'my-pub'

/** A repository that serves as a template for others: `OWNER/NAME` on GitHub, if known. */
export type TemplateSource = { template: string | undefined }

export type InitOptions = {
  /** Folder of the engine that the new pub depends on. */
  engine?: string
  catalogue?: Catalogue
  pub?: NewPub
  forAll?: TemplateSource
}

/**
 * Write the repository of a new pub into a folder that is missing, is empty, or contains only
 * `.git` and the remains of a killed `init`. Return what was written and what to do next, as text.
 * Throws a UsageError and writes nothing if anything else is there.
 */
export async function init(
  folder: string,
  { engine = root, catalogue = en, pub = pubIn('CZ'), forAll }: InitOptions = {},
): Promise<string> {
  await requireUnusedFolder(folder)
  const dependency = await (forAll ? packDependency : findDependency)(engine)
  const name = packageName(folder, dependency.name)
  const files = await fill(pub, name, dependency, forAll?.template)
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

/** Quote a path for a shell. Inside single quotes only the single quote is special. */
function quote(folder: string): string {
  if (/^[\w./-]+$/.test(folder)) return folder
  return platform === 'win32' ? `"${folder}"` : `'${folder.replaceAll("'", "'\\''")}'`
}

const requireUnusedFolder = async (folder: string) =>
  requireUnused(folder, [
    ...['vendor', 'README.md', 'content', 'guide'],
    ...(await readdir(join(root, 'starter'))).map((name) => namesInPub[name] ?? name),
  ])

/** Make a name that npm and Cloudflare accept from the name of the folder. */
function packageName(folder: string, engine: string): string {
  const name = toSlug(basename(resolve(folder)))
    .slice(0, 63)
    .replace(/-$/, '')
  // npm does not install a package into one of the same name.
  return name === '' || name === engine ? sampleName : name
}

/** Make every file of the new repository, by path. */
async function fill(
  pub: NewPub,
  name: string,
  dependency: Dependency,
  template: string | undefined,
): Promise<Files> {
  const { vendor } = dependency
  const files: Files = new Map(vendor ? [[`vendor/${vendor.file}`, vendor.bytes]] : [])
  for (const [file, bytes] of await makePub(pub, today())) {
    // Dependabot cannot update a package in a folder.
    if (vendor && file === '.github/dependabot.yml') continue
    const edited = edits[file]?.(String(bytes), name, dependency, template)
    files.set(namesInPub[file] ?? file, edited ?? bytes)
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

type Edit = (text: string, name: string, dependency: Dependency, template?: string) => string

const rename = (text: string, name: string) => text.replace(sampleName, name)

/** Files of starter/ that differ between new pubs. */
const edits: { [file: string]: Edit } = {
  'wrangler.jsonc': rename,
  // The link to the template is the only one from a new pub to the engine's repository.
  'guide/first-hour.md': (text, _name, _dependency, template) =>
    text.replace(/\{\{template: ([^}]+)\}\}/g, (_, words: string) =>
      template === undefined ? words : `[${words}](https://github.com/${template})`,
    ),
  '_package.json': (text, name, dependency) => {
    const written = {
      ...JSON.parse(text),
      name,
      dependencies: { [dependency.name]: dependency.spec },
    }
    return `${JSON.stringify(written, null, 2)}\n`
  },
  'README.md': (text, name, dependency) =>
    rename(text, name)
      .replace(dependency.vendor ? /^\{\{online\}\}.*\n/gm : /^\{\{vendor\}\}.*\n/gm, '')
      .replace(/^\{\{(?:online|vendor)\}\}/gm, '')
      .replaceAll('{{update}}', updateCommand(dependency)),
}

/** Return the command that installs the next version. */
function updateCommand({ from, name, spec }: Dependency): string {
  if (from === 'package') return `npm install ./vendor/${name}-N.tgz`
  return `npm install ${from === 'registry' ? `${name}@latest` : `"${name}@${spec}"`}`
}

/** Return today as `20. 11. 2026` in local time: the owner is checking the prices today. */
function today(): string {
  const now = new Date()
  return `${now.getDate()}. ${now.getMonth() + 1}. ${now.getFullYear()}`
}

/** True for an error of the file system: a broken link, another user's folder, a full disk. */
const isOfDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

const usage = ({ commands, table: { help: words } }: Catalogue) => `${commands.init.usage}
agent-pub init ${commands.values.folder} --country ${commands.values.code}   ${words.initCountry}
agent-pub init ${commands.values.folder} --type bar   ${words.initType}
agent-pub init ${commands.values.folder} --from ${commands.values.file}.csv   ${words.initFrom}`

const flags = {
  from: { type: 'string', value: 'file', about: 'fromTable' },
  country: { type: 'string', value: 'code', about: 'country' },
  type: { type: 'string', value: 'name', about: 'houseType' },
} as const satisfies Flags

/**
 * Exit code: 0 written, 1 written without the rows that were not understood. A wrong call and a
 * full disk are thrown.
 */
export async function main(args: readonly string[]): Promise<number> {
  refuseLanguage(flagValue('--lang', args))
  const after = (catalogue: Catalogue) =>
    `${exitCodes(catalogue)}${catalogue.table.help.initCodes}\n`
  const call = { usage: usage, after, takesWord: true }
  const parsed = await readCall(args, flags, call).catch(async (error: unknown) => {
    if (!(error instanceof UsageError)) throw error
    const words = await catalogueFor(args, env)
    throw new UsageError(`${formatSentence(error.notice, words)}\n${usage(words)}`)
  })
  if (!parsed) return 0
  const { word: folder, from, country, type, catalogue } = parsed
  if (folder === undefined) throw new UsageError(usage(catalogue))
  const place = readCountry(country)
  const kind = readType(type)
  const language = parseLanguage(flagValue('--lang', args))
  const table = from === undefined ? undefined : await readTable(from, place, folder, catalogue)
  const pub = table ? pubOfTable(table) : pubIn(...chooseCountry(place, language))
  try {
    const report = await init(folder, { catalogue, pub: { ...pub, type: kind } })
    if (table) stderr.write(`${table.report.split('\n').map(visible).join('\n')}\n`)
    stdout.write(report)
  } catch (error) {
    if (!isOfDisk(error)) throw error
    const { code, message: reason } = error
    throw new MachineError(sentence('pub-folder-unwritable', { folder, code, reason }))
  }
  return table && table.menu.omissions.length > 0 ? 1 : 0
}

/** Choose the country by the language if none is given. Throw a UsageError if there are several. */
function chooseCountry(
  country: Country | undefined,
  language: Language | undefined,
): [country: Country, language: Language | undefined] {
  if (country || !language) return [country ?? defaultCountry, language]
  const all = countryCodes.filter((code) => localLanguage(code) === language)
  if (all.length > 1) throw new UsageError(sentence('country-unstated', { known: all }))
  return [all[0] ?? defaultCountry, language]
}

function pubOfTable({ menu, region }: ImportedTable): NewPub {
  const [first = localLanguage(region.country), ...others] = menu.languages
  return { languages: [first, ...others], region, menu }
}

/** Read a menu from a table. Throws if it contains no items. */
async function readTable(
  file: string,
  country: Country | undefined,
  folder: string,
  catalogue: Catalogue,
) {
  await requireUnusedFolder(folder)
  const { importTable: fromTable } = await import('./table/from.ts')
  const table = await fromTable(file, country, catalogue)
  if (table.menu.items === 0)
    throw new UsageError(`${table.report}${catalogue.table.report.nothing(file)}`)
  return table
}

function readCountry(typed: string | undefined): Country | undefined {
  const country = countryCodes.find((code) => code === typed?.toUpperCase())
  if (typed !== undefined && !country) throw unknownChoice('--country', typed, countryCodes)
  return country
}

/** Parse a kind of house: its keyword, or a word that owners use, such as `cafe` or `kavárna`. */
function readType(typed: string | undefined): HouseType | undefined {
  if (typed === undefined) return undefined
  const keyword = houseTypeNames.find((name) => name === typed.toLowerCase())
  const type = keyword ?? findHouseType([typed])
  if (type === 'other' && !keyword) throw unknownChoice('--type', typed, houseTypeNames)
  return type
}

void runProgram(import.meta.url, main)
