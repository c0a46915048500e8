// The files of a new pub whose menu comes from a table: in its languages, in its country, and with
// that menu in the place of the examples.

import { samples, samplesAbroad } from '../../content/rules/samples.ts'
import { countries, type Region } from '../../model/countries.ts'
import type { Language } from '../../model/languages.ts'
import { writeFields } from './fields.ts'
import type { TableMenu } from './menu.ts'

type Files = Map<string, string | Uint8Array>

export function withMenu(starter: Files, menu: TableMenu, region: Region): Files {
  const { languages, files } = menu
  const kept = [...starter].filter(([file]) => !/^content\/(?:menu\/|home\.)/.test(file))
  const pub = String(starter.get('content/pub.md'))
  return new Map([
    ...kept,
    ['content/pub.md', withLines(pub, { ...textLines(languages), ...placeLines(region) })],
    ...languages.map((lang) => {
      const file = `content/home.${lang}.md`
      return [file, starter.get(file) ?? home(lang)] as const
    }),
    ...files.map(({ name, data }) => [`content/menu/${name}.md`, writeFields(data)] as const),
  ])
}

/** What stands in the place of a line, by the field that it begins with. */
type Lines = { [field: string]: (line: string) => readonly string[] }

const withLines = (text: string, lines: Lines): string =>
  text
    .split('\n')
    .flatMap((line) => lines[/^(\w+): /.exec(line)?.[1] ?? '']?.(line) ?? [line])
    .join('\n')

const textFields = ['name', 'kind', 'notice', 'booking', 'register', 'age_notice'] as const

/** The starter is in Czech and English: its texts in other languages are samples as well. */
const textLines = (languages: readonly Language[]): Lines => ({
  ...Object.fromEntries(
    textFields.flatMap((field) => {
      const lines = languages.map(
        (lang, index) => `${index === 0 ? field : `${field}_${lang}`}: ${samples[lang][field]}`,
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
  const { tagline, description, heading, story } = samples[lang]
  return `---
tagline: ${tagline}
description: "${description}"
---

## ${heading}

${story}
`
}
