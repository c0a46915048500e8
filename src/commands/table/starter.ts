// The files of a new pub whose menu comes from a table: in its languages, in its country, and with
// that menu in the place of the examples.

import { samples, samplesAbroad } from '../../content/rules/samples.ts'
import { countries, type Region } from '../../model/countries.ts'
import type { Language } from '../../model/languages.ts'
import { writeFields } from './fields.ts'
import type { TableMenu } from './menu.ts'

type Files = Map<string, string | Uint8Array>

export function withMenu(starter: Files, menu: TableMenu, region: Region): Files {
  const kept = [...starter].filter(([file]) => !/^content\/(?:menu\/|home\.)/.test(file))
  const pub = String(starter.get('content/pub.md'))
  return new Map([
    ...kept,
    ['content/pub.md', inCountry(inLanguages(pub, menu.languages), region)],
    ...menu.languages.map(
      (lang) =>
        [`content/home.${lang}.md`, starter.get(`content/home.${lang}.md`) ?? home(lang)] as const,
    ),
    ...menu.files.map(({ name, data }) => [`content/menu/${name}.md`, writeFields(data)] as const),
  ])
}

const textFields = ['name', 'kind', 'notice', 'booking', 'register', 'age_notice'] as const

/** The starter is in Czech and English: its texts in other languages are samples as well. */
function inLanguages(pub: string, languages: readonly Language[]): string {
  const said = textFields.reduce((text, field) => {
    const lines = languages.map(
      (lang, index) => `${index === 0 ? field : `${field}_${lang}`}: ${samples[lang][field]}`,
    )
    return text.replace(new RegExp(`^${field}: .*\\n${field}_en: .*$`, 'm'), lines.join('\n'))
  }, pub)
  return languages.join() === 'cs,en'
    ? said
    : said.replace(/^(?=base_url: )/m, `languages: ${languages.join(', ')}\n`)
}

function inCountry(pub: string, { country, currency }: Region): string {
  const row = country === 'CZ' ? undefined : samplesAbroad[country]
  const paid = pub.replace(/^payment: .*$/m, `payment: cash_${currency.toLowerCase()}`)
  const said =
    currency === countries[country].currency
      ? paid
      : paid.replace(/^(town: .*)$/m, `$1\ncurrency: ${currency}`)
  if (!row) return said
  return said
    .replace(/^postal_code: .*$/m, `postal_code: ${row.postal_code}`)
    .replace(/^phone: .*$/m, `phone: ${row.phone}`)
    .replace(/^(town: .*)$/m, `$1\ncountry: ${country}`)
    .replace(/^ico: .*\n/m, country === 'SK' ? '$&' : '')
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
