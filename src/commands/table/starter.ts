// Files of a new pub with the menu, languages and country of a table.

import { sampleMenu, samples, samplesAbroad, snippetWords } from '../../content/rules/samples.ts'
import { type Country, countries, type Region } from '../../model/countries.ts'
import { type Language, languages, type Text, textLines } from '../../model/languages.ts'
import { toSlug } from '../../notations/basic.ts'
import { writeFields } from './fields.ts'
import type { TableMenu } from './menu.ts'

type Files = Map<string, string | Uint8Array>

export type NewMenu = { menu: Pick<TableMenu, 'languages' | 'files'>; region: Region }

export function insertMenu(starter: Files, { menu, region }: NewMenu): Files {
  const { languages, files } = menu
  const unchanged = [...starter].filter(([file]) => !/^content\/(?:menu\/|home\.)/.test(file))
  const pub = String(starter.get('content/pub.md'))
  return new Map([
    ...unchanged,
    ['content/pub.md', withLines(pub, { ...sampleLines(languages), ...placeLines(region) })],
    ...languages.map((lang) => {
      const file = `content/home.${lang}.md`
      return [file, starter.get(file) ?? home(lang)] as const
    }),
    ...files.map(({ name, data }) => [`content/menu/${name}.md`, writeFields(data)] as const),
    [snippets, snippetsIn(languages, region, String(starter.get(snippets)))],
  ])
}

const snippets = '.vscode/pub.code-snippets'

/** Write the snippets for VS Code in the languages and currency of the pub. */
function snippetsIn(all: readonly Language[], { currency }: Region, text: string): string {
  const [first = 'cs'] = all
  let stop = 0
  const say = (line: string, lang: Language) =>
    line
      .replace(
        /(\$\{\d+:)([^}]+)/g,
        (_, stop: string, words: string) => stop + (inWords.get(words)?.[lang] ?? words),
      )
      .replace(/(= (?:\$\{\d+:)?)(\d+)/g, (_, before: string, crowns: string) =>
        currency === 'CZK' ? before + crowns : before + inEuro(Number(crowns)),
      )
      .replace(/\$\{\d+/g, () => `\${${++stop}`)
  const bodyIn = (body: readonly string[]) =>
    body.flatMap((line) => {
      const [, before = '', field = '', value = ''] = /^( *(?:- )?)(\w+): (.*)$/.exec(line) ?? []
      if (/^(?:\w+_)?en$/.test(field)) return []
      const isTranslated = field === 'cs' || body.some((other) => other.includes(`${field}_en: `))
      if (field === '' || !isTranslated) return [say(line, first)]
      return textLines(field, all).map(({ lang, key }, index) => {
        const name = field === 'cs' ? lang : key
        return `${index === 0 ? before : before.replace('-', ' ')}${name}: ${say(value, lang)}`
      })
    })
  const snippetEntries = Object.entries(JSON.parse(text) as { [name: string]: { body: string[] } })
  const own = snippetEntries.map(([name, snippet]) => {
    stop = 0
    return [name, { ...snippet, body: bodyIn(snippet.body) }]
  })
  return `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`
}

const inEuro = (crowns: number) => (Math.round(crowns / 2.5) / 10).toFixed(2).replace('.', ',')

const inWords = new Map(snippetWords.map((row) => [row.cs, row]))

/** Return sample dishes for a new pub in a country with the euro. */
export function createSampleMenu(country: Exclude<Country, 'CZ'>): NewMenu {
  const languages = [localLanguage(country), 'en'] as const
  const inAll = (names: Text) => Object.fromEntries(languages.map((lang) => [lang, names[lang]]))
  const files = sampleMenu.map(({ section, kind, items }, index) => ({
    name: `${(index + 1) * 10}-${toSlug(section[languages[0]])}`,
    data: {
      section: section[languages[0]],
      section_en: section.en,
      kind,
      items: items.map(({ names, ...fields }) => ({ ...inAll(names), ...fields })),
    },
  }))
  const { currency } = countries[country]
  return { menu: { languages: [...languages], files }, region: { country, currency } }
}

const localLanguage = (country: Country) =>
  languages.find((lang) => lang === countries[country].placeLanguage) ?? 'en'

/** Replacements for lines, by the field that the line begins with. */
type Lines = { [field: string]: (line: string) => readonly string[] }

const withLines = (text: string, lines: Lines): string =>
  text
    .split('\n')
    .flatMap((line) => lines[/^(\w+): /.exec(line)?.[1] ?? '']?.(line) ?? [line])
    .join('\n')

const textFields = ['name', 'kind', 'notice', 'booking', 'register', 'age_notice'] as const

/** Replace the Czech and English texts of the starter with samples in other languages. */
const sampleLines = (languages: readonly Language[]): Lines => ({
  ...Object.fromEntries(
    textFields.flatMap((field) => {
      const lines = textLines(field, languages).map(
        ({ lang, key }) => `${key}: ${samples[field][lang]}`,
      )
      return [
        [field, () => lines],
        [`${field}_en`, () => []],
      ]
    }),
  ),
  ...(languages.join() !== 'cs,en' && {
    base_url: (line: string) => [`languages: ${languages.join(', ')}`, line],
  }),
})

function placeLines({ country, currency }: Region): Lines {
  const row = country === 'CZ' ? undefined : samplesAbroad[country]
  const ofCountry = countries[country].currency
  return {
    payment: () => [`payment: cash_${currency.toLowerCase()}`],
    town: (line) => [
      line,
      ...(row ? [`country: ${country}`] : []),
      ...(currency === ofCountry ? [] : [`currency: ${currency}`]),
    ],
    ...(row && {
      postal_code: () => [`postal_code: ${row.postal_code}`],
      phone: () => [`phone: ${row.phone}`],
      ico: (line) => (country === 'SK' ? [line] : []),
    }),
  }
}

function home(lang: Language): string {
  const { tagline, description, heading, story } = samples
  return `---
tagline: ${tagline[lang]}
description: "${description[lang]}"
---

## ${heading[lang]}

${story[lang]}
`
}
