// `agent-pub init DIR`: writes the repository of a new pub. It copies starter/ and fills in only
// the name, the date and the dependency on the engine.

import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { env, platform, stderr, stdout } from 'node:process'
import { listFiles } from '../engine/file-paths.ts'
import { root } from '../engine/root.ts'
import { type Catalogue, formatSentence, sentence } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { MachineError } from '../messages/machine-error.ts'
import { UsageError, unknownChoice } from '../messages/usage-error.ts'
import { type Country, countryCodes } from '../model/countries.ts'
import { findHouseType, type HouseType, houseTypeNames, houseTypes } from '../model/house-types.ts'
import { visible } from '../model/terminal.ts'
import { toSlug } from '../notations/basic.ts'
import { type Dependency, findDependency, packDependency } from './dependency.ts'
import { catalogueFor, flagValue, refuseLanguage } from './language.ts'
import { fillFolder, refuseUsed } from './new-folder.ts'
import { exitCodes, type Flags, readCall, runProgram } from './options.ts'
import type { NewMenu } from './table/starter.ts'

const starter = join(root, 'starter')

/** Names that npm would leave out of a package or interpret, and their names in the new pub. */
const namesInPub: { [file: string]: string } = {
  _gitignore: '.gitignore',
  '_package.json': 'package.json',
}

/** Name in starter/ that is replaced by the name of the new pub. */
const sampleName = 'my-pub'

/** A repository that serves as a template for others: `OWNER/NAME` on GitHub, if known. */
export type TemplateSource = { template: string | undefined }

/**
 * Write the repository of a new pub into a folder that is missing, is empty, or contains only
 * `.git` and the remains of a killed `init`. Return what was written and what to do next, as text.
 * Throws a UsageError and writes nothing if anything else is there.
 */
export async function init(
  folder: string,
  engine = root,
  catalogue: Catalogue = en,
  table?: NewMenu,
  { forAll, type }: { forAll?: TemplateSource | undefined; type?: HouseType | undefined } = {},
): Promise<string> {
  await refuseUsedFolder(folder)
  const dependency = await (forAll ? packDependency : findDependency)(engine)
  const name = packageName(folder, dependency.name)
  const starter = await fill(name, dependency, forAll?.template)
  const files = table ? (await import('./table/starter.ts')).insertMenu(starter, table) : starter
  if (type) setType(type, files)
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

/** Set the kind of house, and the mood that suits it. */
function setType(type: HouseType, files: Map<string, string | Uint8Array>) {
  const edit = (file: string, from: RegExp, to: string) =>
    files.set(file, String(files.get(file)).replace(from, to))
  edit('content/pub.md', /^(?:kind.*\n)+/m, `$&type: ${type}\n`)
  edit('content/look.md', /^mood: .*$/m, `mood: ${houseTypes[type].mood}`)
}

/** Quote a path for a shell. Inside single quotes only the single quote is special. */
function quote(folder: string): string {
  if (/^[\w./-]+$/.test(folder)) return folder
  return platform === 'win32' ? `"${folder}"` : `'${folder.replaceAll("'", "'\\''")}'`
}

const refuseUsedFolder = async (folder: string) =>
  refuseUsed(folder, [
    'vendor',
    ...(await readdir(starter)).map((name) => namesInPub[name] ?? name),
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
  name: string,
  dependency: Dependency,
  template: string | undefined,
): Promise<Map<string, string | Uint8Array>> {
  const { vendor } = dependency
  const files = new Map<string, string | Uint8Array>(
    vendor ? [[`vendor/${vendor.file}`, vendor.bytes]] : [],
  )
  for (const file of await listFiles(starter)) {
    const bytes = await readFile(join(starter, file))
    const edited = edits[file]?.(bytes.toString(), name, dependency, template)
    files.set(namesInPub[file] ?? file, edited ?? bytes)
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

type Edit = (text: string, name: string, dependency: Dependency, template?: string) => string

const rename: Edit = (text, name) => text.replace(sampleName, name)

/** Link to the template. It is the only link from a new pub to the engine's repository. */
const linkTemplate =
  (words: string): Edit =>
  (text, _name, _dependency, template) =>
    text.replaceAll(
      '{template}',
      template === undefined ? words : `[${words}](https://github.com/${template})`,
    )

/** Files of starter/ that differ between new pubs. */
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

/** Explain how the owner gets the next version: texts for the placeholders in starter/README.md. */
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
  const { word: folder, from, country, type: typed, catalogue } = parsed
  if (folder === undefined) throw new UsageError(usage(catalogue))
  const place = readCountry(country)
  const type = readType(typed)
  const table = from === undefined ? undefined : await readTable(from, place, folder, catalogue)
  try {
    const report = await init(folder, root, catalogue, table ?? (await readSamples(place)), {
      type,
    })
    if (table) stderr.write(`${table.report.split('\n').map(visible).join('\n')}\n`)
    stdout.write(report)
  } catch (error) {
    throw isOfDisk(error)
      ? new MachineError(
          sentence('pub-folder-unwritable', { folder, code: error.code, reason: error.message }),
        )
      : error
  }
  return table && table.menu.omissions.length > 0 ? 1 : 0
}

/** Return the samples for another country, in its language and currency. */
async function readSamples(country: Country | undefined) {
  if (country === undefined || country === 'CZ') return undefined
  return (await import('./table/starter.ts')).createSampleMenu(country)
}

/** Read a menu from a table. Throws if it contains no items. */
async function readTable(
  file: string,
  country: Country | undefined,
  folder: string,
  catalogue: Catalogue,
) {
  await refuseUsedFolder(folder)
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

await runProgram(import.meta.url, main)
