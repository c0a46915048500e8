// What a new pub is not finished with: the texts that `agent-pub init` writes to be replaced. As
// long as one stands there unchanged, its line is named. A test holds this table against the
// files of the starter, so that no build has to read them.

import type { Document, Raw, Report } from '../../fields/finding.ts'
import { below, complain, type Place, topOf } from '../../fields/place.ts'
import { message } from '../../messages/catalogue.ts'
import { languages } from '../../model/languages.ts'
import { tidy } from '../../notations/plain.ts'
import type { Documents } from '../parts.ts'
import { samples, samplesAbroad } from './samples.ts'

type Unfinished = {
  /** By field; in a list, each of its entries. */
  fields: { [field: string]: readonly string[] }
  /** Lines below the fields. */
  story?: readonly string[]
}

export const unfinished: { [file: string]: Unfinished } = {
  'pub.md': {
    fields: {
      base_url: ['https://vase-hospoda.example'],
      updated: ['1. 1. 2026'],
      name: ['Název hospody'],
      name_en: ['Name of the pub'],
      notice: ['Ukázka. Údaje na těchto stránkách ještě nejsou skutečné.'],
      notice_en: ['A sample. The facts on these pages are not real yet.'],
      street: ['Ulice a číslo'],
      postal_code: ['123 45'],
      town: ['Název obce'],
      phone: ['123 456 789'],
      booking: ['Napište, jak si u vás host rezervuje stůl.'],
      booking_en: ['Write how a guest books a table.'],
      operator: ['Jméno provozovatele'],
      ico: ['88888886'],
      seat: ['Sídlo provozovatele'],
      register: ['Zápis v obchodním nebo živnostenském rejstříku'],
      register_en: ['Entry in the commercial or trade register'],
    },
  },
  'hours.md': {
    fields: {
      bar: ['Po–Pá 12:34–21:43', 'So, Ne 12:34–22:43'],
      kitchen: ['Po–Ne 12:34–20:43'],
    },
  },
  'home.cs.md': {
    fields: {
      tagline: ['Jedna věta o vás.'],
      description: ['Jedna věta pro vyhledávače: co jste, kde jste a co u vás host najde.'],
    },
    story: ['## Nadpis', 'Sem napište něco o sobě. Odstavce odděluje prázdný řádek.'],
  },
  'home.en.md': {
    fields: {
      tagline: ['One sentence about you.'],
      description: [
        'One sentence for search engines: what you are, where, and what a guest finds.',
      ],
    },
    story: [
      '## Heading',
      'Write something about yourselves here. An empty line divides paragraphs.',
    ],
  },
}

/** What stands in a new pub whose menu came from a table: other languages, another country. */
function samplesFor(file: string): Unfinished {
  const lang = languages.find((one) => file === `home.${one}.md`)
  if (lang) {
    const { tagline, description, heading, story } = samples[lang]
    const fields = { tagline: [tagline], description: [description] }
    return { fields, story: [`## ${heading}`, story] }
  }
  const texts = (['name', 'notice', 'booking', 'register'] as const).flatMap((field) => [
    [field, languages.map((one) => samples[one][field])] as const,
    ...languages.map((one) => [`${field}_${one}`, [samples[one][field]]] as const),
  ])
  const abroad = Object.values(samplesAbroad)
  return file === 'pub.md'
    ? {
        fields: {
          ...Object.fromEntries(texts),
          phone: abroad.map(({ phone }) => phone),
          postal_code: abroad.map(({ postal_code }) => postal_code),
        },
      }
    : { fields: {} }
}

/** Every text of a file that an owner must replace. */
function textsOf(file: string): Required<Unfinished> {
  const { fields, story = [] } = unfinished[file] ?? { fields: {} }
  const other = samplesFor(file)
  const names = new Set([...Object.keys(fields), ...Object.keys(other.fields)])
  return {
    fields: Object.fromEntries(
      [...names].map((name) => [name, [...(fields[name] ?? []), ...(other.fields[name] ?? [])]]),
    ),
    story: [...story, ...(other.story ?? [])],
  }
}

/** How the names of example dishes end, whatever the file of their section is called. */
const exampleMark = /\((vzor|example)\)$/

export function warnUnfinished(documents: Documents, report: Report) {
  for (const [file, document] of documents) {
    if (!document) continue
    const top = topOf(document, report)
    const { fields, story } = textsOf(file)
    for (const [field, texts] of Object.entries(fields)) warnValue(below(top, field), texts)
    warnStory(document, story, report)
    const { items } = document.data
    if (Array.isArray(items))
      for (const index of items.keys()) warnExample(below(top, 'items', index))
  }
}

const warnAt = (place: Place, typed: string) => {
  const notice = String(place.path[0]).startsWith('notice')
  complain(place, message(notice ? 'notice-unfinished' : 'text-unfinished', { typed }), {
    severity: 'warning',
  })
}

function warnValue(place: Place, texts: readonly string[]) {
  const { raw } = place
  if (Array.isArray(raw)) for (const index of raw.keys()) warnValue(below(place, index), texts)
  else if (isText(raw) && texts.includes(tidy(raw))) warnAt(place, raw)
}

function warnExample(item: Place) {
  for (const name of item.document.languages) {
    const place = below(item, name)
    if (isText(place.raw) && exampleMark.test(tidy(place.raw))) warnAt(place, place.raw)
  }
}

/** Whether the value of a field is still the one that a new pub gets. */
export const isUnfinished = (file: string, field: string, raw: Raw | undefined): boolean =>
  isText(raw) && (textsOf(file).fields[field] ?? []).includes(tidy(raw))

const isText = (raw: Raw | undefined): raw is string => typeof raw === 'string'

function warnStory(document: Document, story: readonly string[], report: Report) {
  for (const [index, source] of document.body.split('\n').entries()) {
    if (!story.includes(tidy(source))) continue
    const at = { line: document.bodyLine + index, column: 1, length: source.length }
    const told = message('text-unfinished', { typed: source })
    report({ severity: 'warning', document, at, message: told })
  }
}
