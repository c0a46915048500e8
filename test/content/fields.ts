// The reference of all fields for owners, starter/guide/fields.<language>.md, generated from the
// records that read them. Examples come from the pubs in test/pubs, refused values from the table of
// mistakes. `npm run generate` writes it.

import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { fileRecords } from '../../src/fields/files.ts'
import {
  type Catalogue,
  formatExpectation,
  formatMessage,
  type Message,
  type RecordName,
} from '../../src/messages/catalogue.ts'
import { formatHelp, type Help } from '../../src/messages/wording.ts'
import { countries, countryCodes, type Region } from '../../src/model/countries.ts'
import { defaultLanguages, type MessageLanguage } from '../../src/model/languages.ts'
import type { AnyNotation } from '../../src/notations/notation.ts'
import type { Fields, ValueReader } from '../../src/reading/reader.ts'
import { root } from '../pub.ts'
import { faultsIn } from '../reading.ts'
import { mistakes } from './mistakes.ts'

const files = [
  ['pub.md', 'pub', fileRecords.pub],
  ['hours.md', 'hours', fileRecords.hours],
  ['menu/*.md', 'section', fileRecords.menu],
  ['lunch/*.md', 'lunch', fileRecords.lunch],
  ['events.md', 'events', fileRecords.events],
  ['home.*.md', 'home', fileRecords.home],
  ['pages/*.md', 'page', fileRecords.pages],
  ['look.md', 'look', fileRecords.look],
  ['photos.md', 'photos', fileRecords.photos],
] as const

const matchesGlob = (glob: string, file: string) =>
  new RegExp(`^${glob.replace('.', '\\.').replace('*', '[^/]+')}$`).test(file)

/** A field in one block of a file: `hours.md`, `seasons`, `bar`. */
export type FieldEntry = {
  file: string
  /** Fields that lead to its block. */
  path: readonly string[]
  record: RecordName
  /** Name in the message catalogues. */
  field: string
  /** Keys that the owner writes, in each of the default languages. */
  keys: readonly string[]
  required: boolean
  notation?: AnyNotation<unknown>
  /** Example given in its row. */
  example?: string
}

export const fieldEntries: readonly FieldEntry[] = files.flatMap(([file, , reader]) =>
  listEntries(reader, file, []),
)

function listEntries(
  { shape }: ValueReader<unknown>,
  file: string,
  path: readonly string[],
): FieldEntry[] {
  if (shape.kind === 'list') return listEntries(shape.of, file, path)
  if (shape.kind === 'either') return shape.of.flatMap((one) => listEntries(one, file, path))
  if (shape.kind === 'value') return []
  const own = Object.entries(shape.fields).map(([field, one]): FieldEntry => {
    const { required, example } = one
    const own = { file, path, record: shape.name, field, required }
    const base = { ...own, ...(example !== undefined && { example }) }
    if ('each' in one)
      return {
        ...base,
        keys: one.keys(field, defaultLanguages).map(({ key }) => key),
        notation: one.each,
      }
    const notation = findNotation(one.reader)
    return { ...base, keys: [field], ...(notation && { notation }) }
  })
  return [...own, ...nestedEntries(shape.fields, file, path)]
}

function nestedEntries(fields: Fields, file: string, path: readonly string[]): FieldEntry[] {
  return Object.entries(fields).flatMap(([field, one]) =>
    'each' in one ? [] : listEntries(one.reader, file, [...path, field]),
  )
}

function findNotation({ shape }: ValueReader<unknown>): AnyNotation<unknown> | undefined {
  if (shape.kind === 'value') return shape.notation
  return shape.kind === 'list' ? findNotation(shape.of) : undefined
}

/** Pubs to search for examples, in this order. */
const pubs = ['full', 'music-club', 'brewery', 'seasons']

type Source = { file: string; lines: readonly string[] }

export async function readSources(): Promise<Source[]> {
  const all = await readdir(join(root, 'test/pubs'), { withFileTypes: true })
  // Pubs in other languages are useless as examples for Czech and English readers.
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
const byHand: { [field: string]: string } = {
  checked: 'checked: price-unlike',
  mood: 'mood: bright',
  https_only: 'https_only: domain',
  type: 'type: brewery',
  cuisine: 'cuisine: česká',
  price_range: 'price_range: 150–300',
  phone_2: 'phone_2: +420 123 456 789',
  terrace_season: 'terrace_season: 15. 4. – 15. 10.',
  seats_terrace: 'seats_terrace: 30',
  admission_age: 'admission_age: 18',
  kind: 'kind: pivnice',
  take_away_note: 'take_away_note: Do vlastní krabičky i do naší.',
  delivery_note: 'delivery_note: Po obci do sedmi hodin.',
  private_room_note: 'private_room_note: Pro třicet lidí, objednejte se.',
  celebrations_note: 'celebrations_note: Od patnácti lidí, domluvte se u výčepu.',
  accommodation_note: 'accommodation_note: Tři pokoje nad hospodou.',
  live_music_note: 'live_music_note: Každý první pátek v měsíci.',
  photo: 'photo: gulas.jpg',
  photo_alt: 'photo_alt: Guláš s pěti houskovými knedlíky',
  focus: 'focus: top left',
  strip: 'strip:\n  - photo: zahradka.jpg\n    photo_alt: Zahrádka pod lípou, plná lidí',
  editor: 'editor: github hospoda/web',
  redirects:
    'redirects:\n  - /jidelni-listek.php = /#food_list\n  - /rezervace = https://stul.example permanent',
  quiet_hours: 'quiet_hours: 22:00–06:00',
  staff_languages: 'staff_languages: cs, en, de',
  ust_idnr: 'ust_idnr: DE136695976',
  w_idnr: 'w_idnr: DE136695976-00001',
  handelsregister: 'handelsregister: HRB 12345',
  description: 'description: s bramborem a tatarskou omáčkou',
  hours: 'hours: Pá 16:00–22:00',
  labels_en: 'labels_en: pro dva = for two',
  accent: 'accent: darkgreen',
  paper: 'paper: kraft',
  typeface: 'typeface: typewriter',
}

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
  const example = value === undefined ? byHand[key] : `${key}: ${value}`
  if (example === undefined) throw new Error(`nobody has an example of ${key}`)
  return example.split('\n')
}

/** Regions of the test pubs. */
const regions: readonly Region[] = countryCodes.map((country) => ({
  country,
  currency: countries[country].currency,
}))

/** True if the example is accepted in the default languages and one of the countries. */
export function isRead({ notation }: FieldEntry, example: readonly string[]): boolean {
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

export type Refusal = { typed: string; message: Message }

const czechia: Region = { country: 'CZ', currency: 'CZK' }

const contextIn = (region: Region) => ({ languages: defaultLanguages, region })

/** A rejected value and its message. */
const messageFor = (notation: AnyNotation<unknown>, text: string) =>
  faultsIn(notation, text, contextIn(czechia))[0]?.message

/** Values that owners typed wrongly, by the notation that rejects them. */
export function refusals(): Map<AnyNotation<unknown>, (Refusal & { key: string })[]> {
  const found = new Map<AnyNotation<unknown>, (Refusal & { key: string })[]>()
  for (const { file, to } of mistakes) {
    if (typeof to !== 'string') continue
    const line = to.split('\n').find((one) => one.includes('⟦')) ?? ''
    const [, key = '', marked = ''] = /^ *(?:- )?([\w-]+): (.*\S) *$/.exec(line) ?? []
    const typed = marked.replace(/[⟦⟧]/g, '')
    if (typed === '' || /^["'[{#|>&*]/.test(typed) || /[^\x20-\u024f–„“€]/.test(typed)) continue
    for (const entry of fieldEntries.filter((one) => matchesGlob(one.file, file))) {
      const { notation } = entry
      if (!notation || !entry.keys.includes(key)) continue
      const refusal = messageFor(notation, typed)
      if (!refusal) continue
      const refused = found.get(notation) ?? []
      if (!refused.some((one) => one.typed === typed && one.key === key))
        refused.push({ key, typed, message: refusal })
      found.set(notation, refused)
    }
  }
  return found
}

/** Ask the notation about typical mistakes if the table has none in one line. */
const oftenWrong = [
  'asi',
  '25:00–26:00',
  'Po 25:00–26:00',
  '49,75 N',
  'výčepní',
  'asi 5 minut pěšky',
  'pro dva: for two',
  'MIT licence',
]

/** Mistakes in this very field first, then others of its notation; each code once. */
export function listRefusals(
  { notation, keys }: FieldEntry,
  all: ReturnType<typeof refusals>,
): Refusal[] {
  // The page explains once for all fields what happens with lists and blocks.
  if (!notation || isText(notation)) return []
  const refused = all.get(notation) ?? guessed(notation)
  const own = refused.filter(({ key }) => keys.includes(key))
  const sorted = [...own, ...refused.filter((one) => !own.includes(one))]
  const codes = new Set<string>()
  return sorted
    .filter(({ message: told }) => !codes.has(told.code) && codes.add(told.code))
    .slice(0, own.length > 0 ? 3 : 1)
}

export const isText = ({ expected }: AnyNotation<unknown>) => expected === 'text'

const guessed = (notation: AnyNotation<unknown>) =>
  oftenWrong.flatMap((typed) => {
    const message = messageFor(notation, typed)
    return message ? [{ key: '', typed, message }] : []
  })

const words: { [T in MessageLanguage]: Words } = {
  en: {
    title: 'Every field',
    intro: `Generated by \`npm run generate\` from the definitions that the build uses; do not edit. Each field has its meaning, the form of its value, an example from a pub that the tests build, and refused values with their messages. [The guide](../content/README.md) (in Czech) explains changes step by step.

A text is refused if it is longer than 1000 characters, contains an invisible character, or contains \`: \` or \` #\` without quotation marks around the text. An optional field may stay empty, and then nothing is published about it. A required field must not be empty.`,
    required: 'required',
    each: 'in every language',
    refused: 'refused',
    in: (path) => `In each entry of \`${path}\``,
  },
  cs: {
    title: 'Všechna pole',
    intro: `Tuto stránku píše \`npm run generate\` podle týchž záznamů, které soubory čtou; neměňte ji. U každého pole: co znamená, co tam má být, příklad z hospody, kterou staví testy, a co stavba odmítne, i s tím, co k tomu řekne. Jak co změnit krok za krokem, popisuje [návod](../content/README.md).

Text se odmítne, je-li delší než 1000 znaků, je-li v něm neviditelný znak, nebo má-li v sobě \`: \` nebo \` #\` a není v uvozovkách. Nepovinné pole smí zůstat prázdné, tím se nic neříká; povinné ne.`,
    required: 'povinné',
    each: 'v každém jazyce',
    refused: 'odmítne se',
    in: (path) => `V každém záznamu pole \`${path}\``,
  },
}
type Words = {
  title: string
  intro: string
  required: string
  each: string
  refused: string
  in(path: string): string
}

export function fieldsPage(catalogue: Catalogue, sources: readonly Source[]): string {
  const labels = words[catalogue.tongue]
  const all = refusals()
  const parts = files.map(([file, title]) => {
    const entries = fieldEntries.filter((entry) => entry.file === file)
    const paths = [...new Set(entries.map(({ path }) => path.join(' › ')))]
    const blocks = paths.map((path) => {
      const own = entries.filter((entry) => entry.path.join(' › ') === path)
      const head = path === '' ? '' : `### ${labels.in(path)}\n\n`
      return head + own.map((entry) => fieldText(entry, catalogue, sources, all)).join('\n')
    })
    return `## ${file}: ${catalogue.titles[title]}\n\n${blocks.join('\n')}`
  })
  return `# ${labels.title}\n\n${labels.intro}\n\n${parts.join('\n')}`
}

function fieldText(
  entry: FieldEntry,
  catalogue: Catalogue,
  sources: readonly Source[],
  all: ReturnType<typeof refusals>,
): string {
  const labels = words[catalogue.tongue]
  const texts: { [field: string]: Help } = catalogue.fields[entry.record]
  const notes = [
    ...(entry.required ? [labels.required] : []),
    ...(entry.keys.length > 1 ? [labels.each] : []),
  ]
  const about = [
    formatHelp(texts[entry.field] ?? ''),
    ...(entry.notation ? [formatExpectation(entry.notation.expected, catalogue)] : []),
  ]
  const names = entry.keys.map((key) => `\`${key}\``).join(', ')
  const head = `**${names}**${notes.length > 0 ? ` (${notes.join(', ')})` : ''}: ${about.join('; ')}`
  const example = findExample(entry, sources)
  const refused = listRefusals(entry, all).map(
    ({ typed, message: told }) =>
      `- ${labels.refused}: \`${entry.keys[0]}: ${typed}\` (${plain(formatMessage(told, catalogue).found)})`,
  )
  return [
    `${plain(head)}\n`,
    ...(example.length > 0 ? [`\`\`\`yaml\n${example.join('\n')}\n\`\`\`\n`] : []),
    ...(refused.length > 0 ? [`${refused.join('\n')}\n`] : []),
  ].join('\n')
}

/** Remove the three spaces that examples have on the terminal. */
const plain = (text: string) => text.replace(/ {2,}/g, ' ')
