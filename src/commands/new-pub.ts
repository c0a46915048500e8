// Files of a new pub: those in starter/ that all pubs share, and those in the language of its owner,
// filled in for its languages, country, currency and kind of house.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as samples from '../content/rules/samples.ts'
import { listFiles } from '../engine/file-paths.ts'
import { root } from '../engine/root.ts'
import { loadCatalogue } from '../messages/load.ts'
import { type Country, companyNumbers, countries, type Region } from '../model/countries.ts'
import { findHouseType, type HouseType, houseTypeNames, houseTypes } from '../model/house-types.ts'
import { type Language, localLanguage, messageLanguage, type Text } from '../model/languages.ts'
import { writeFieldList } from './fields.ts'
import { writeFields } from './table/fields.ts'
import type { TableMenu } from './table/menu.ts'

/** Files of a folder, by path. */
export type Files = Map<string, string | Uint8Array>

export type NewPub = {
  /** Languages of the site. The first one is the owner's, in which comments and guides are. */
  languages: readonly [Language, ...Language[]]
  region: Region
  /** Kind of house; otherwise the usual one of the language. */
  type?: HouseType | undefined
  /** Menu of a table, instead of the example dishes. */
  menu?: Pick<TableMenu, 'files'> | undefined
}

/** A pub whose site is in the owner's language, and in English for guests from abroad. */
export const pubIn = (country: Country, language = localLanguage(country)): NewPub => ({
  languages: [language, ...(['en'] as const).filter((guests) => guests !== language)],
  region: { country, currency: countries[country].currency },
})

const starter = join(root, 'starter')

/** Laws that ask a website to name its operator, in the language of the country. */
const acts: Record<Country, string> = {
  CZ: '§ 435 občanského zákoníku',
  SK: '§ 3a Obchodného zákonníka',
  AT: '§ 5 ECG, § 24 MedienG',
  DE: '§ 5 DDG',
}

/**
 * Make the files of a new pub, by their paths in its repository. The date is one like `20. 11. 2026`.
 */
export async function makePub(pub: NewPub, date: string): Promise<Files> {
  const files: Files = new Map()
  const own = `languages/${pub.languages[0]}/`
  for (const file of await listFiles(starter)) {
    if (file.startsWith(own)) {
      const path = file.slice(own.length)
      for (const [name, text] of await fillFile(path, pub, date)) files.set(name, text)
    } else if (!file.startsWith('languages/')) files.set(file, await readFile(join(starter, file)))
  }
  const catalogue = await loadCatalogue(messageLanguage(pub.languages[0]))
  files.set('guide/fields.md', writeFieldList(catalogue, pub))
  for (const { name, data } of pub.menu?.files ?? [])
    files.set(`content/menu/${name}.md`, writeFields(data))
  return files
}

/** Fill in a file of the owner's language. The home page becomes a file for each language. */
async function fillFile(
  path: string,
  pub: NewPub,
  date: string,
): Promise<[file: string, text: string | Uint8Array][]> {
  const read = (language: Language) => readFile(join(starter, 'languages', language, path))
  const readHome = async (language: Language): Promise<[string, string]> => [
    `content/home.${language}.md`,
    String(await read(language)),
  ]
  if (path === 'content/home.md') return Promise.all(pub.languages.map(readHome))
  if (pub.menu && path.startsWith('content/menu/')) return []
  const bytes = await read(pub.languages[0])
  if (path.endsWith('.png')) return [[path, bytes]]
  const text = fillPlaceholders(String(bytes), pub, date)
  if (path.endsWith('.code-snippets')) return [[path, translateSnippets(text, pub)]]
  const isSample = path.startsWith('content/') && path !== 'content/README.md'
  const filled = isSample ? addLanguages(text, pub) : text
  return [[path, path === 'content/pub.md' ? addType(filled, pub) : filled]]
}

/** Words for the kind of house: the stated one, or the usual one of the owner's language. */
const kindWords = ({ type, languages: [language] }: NewPub): Text =>
  samples.kindText(type ?? samples.usualHouse[language])

/** Replace `{{word}}`, and `{{crowns|euros}}` by the price in the currency of the pub. */
function fillPlaceholders(text: string, pub: NewPub, date: string) {
  const [language] = pub.languages
  const { country, currency } = pub.region
  const christmas = /12-(2[45])/.exec(countries[country].holidays)?.[1]
  const kind = kindWords(pub)[language]
  const values: { [name: string]: string } = {
    languages: pub.languages.join(', '),
    date,
    country:
      currency === countries[country].currency ? country : `${country}\ncurrency: ${currency}`,
    cash: `cash_${currency.toLowerCase()}`,
    act: acts[country],
    numbers: numberLines(country),
    kind,
    mood: houseTypes[pub.type ?? findHouseType([kind])].mood,
    christmas: `${christmas}. 12. ${date.slice(-4)}`,
    age_notice: samples.ageNotices[country][language],
    ...samples.countrySamples[country],
  }
  return text.replace(/\{\{([^{}]+)\}\}/g, (placeholder, name: string) => {
    const [crowns = '', euros] = name.split('|')
    if (euros === undefined) return values[name] ?? placeholder
    return currency === 'CZK' ? crowns : euros
  })
}

/** Lines for the numbers of the company. Those that not every company has are comments. */
const numberLines = (country: Country) =>
  companyNumbers
    .flatMap((name) => {
      const row = countries[country].numbers[name]
      if (!row) return []
      return [row.required ? `${name}: ${samples.sampleIco}` : `# ${name}: ask`]
    })
    .join('\n')

/** State the kind of house with a keyword if its words do not tell. */
function addType(text: string, pub: NewPub): string {
  const words = kindWords(pub)
  const found = findHouseType(pub.languages.map((lang) => words[lang]))
  return pub.type && found !== pub.type
    ? text.replace(/^(?:kind.*\n)+/m, `$&type: ${pub.type}\n`)
    : text
}

const translated: readonly Text[] = [
  ...Object.values(samples.pubSamples),
  ...Object.values(samples.ageNotices),
  ...houseTypeNames.map(samples.kindText),
  ...samples.starterTexts,
]

/** A line `- cs: text` or `  section: ${1:text}`: indent, field, and the text with what is around it. */
const sampleLine = /^([# ]*)(- )?(\w+): ((?:\$\{\d+:)?)(.*?)(\}?)$/

/** Add the other languages of the site below each line with a sample text. */
function addLanguages(text: string, { languages: [first, ...others] }: NewPub): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', hyphen = '', field = '', open = '', words = '', close = ''] =
        sampleLine.exec(line) ?? []
      const row = translated.find((texts) => texts[first] === words)
      if (!row) return [line]
      const added = others.map((lang) => {
        const name = field === first ? lang : `${field}_${lang}`
        return `${indent}${' '.repeat(hyphen.length)}${name}: ${open}${row[lang]}${close}`
      })
      return [line, ...added]
    })
    .join('\n')
}

/** Add the other languages to the snippets of VS Code, and number their tab stops again. */
function translateSnippets(text: string, pub: NewPub): string {
  const snippets = JSON.parse(text) as { [name: string]: { body: string[] } }
  const filled = Object.entries(snippets).map(([name, snippet]) => {
    let stop = 0
    const added = addLanguages(snippet.body.join('\n'), pub)
    const body = added.replace(/\$\{\d+/g, () => `\${${++stop}`)
    return [name, { ...snippet, body: body.split('\n') }]
  })
  return `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`
}
