// What a new pub is not finished with: the texts that `agent-pub init` writes to be replaced. As
// long as one stands there unchanged, its line is named. A test compares the tables with the files
// of the starter, so that no build has to read them.

import type { Raw } from '../../fields/finding.ts'
import { below, entriesAt, type Node, textsAt, warnAt, warnOf } from '../../fields/node.ts'
import { message } from '../../messages/catalogue.ts'
import { languages } from '../../model/languages.ts'
import { tidy } from '../../notations/basic.ts'
import { samples, samplesAbroad } from './samples.ts'
import { linesBelow } from './texts.ts'

type Texts = { [field: string]: readonly string[] }

/** Values of the starter that are the same in every new pub, by file and field; in a list each of its entries. */
export const unfinished: { [file: string]: Texts } = {
  'pub.md': {
    base_url: ['https://vase-hospoda.example'],
    updated: ['1. 1. 2026'],
    street: ['Ulice a číslo'],
    postal_code: ['123 45'],
    town: ['Název obce'],
    phone: ['123 456 789'],
    operator: ['Jméno provozovatele'],
    ico: ['88888886'],
    seat: ['Sídlo provozovatele'],
  },
  'hours.md': {
    bar: ['Po–Pá 12:34–21:43', 'So, Ne 12:34–22:43'],
    kitchen: ['Po–Ne 12:34–20:43'],
  },
}

/** What stands in pub.md in the languages of a new pub, or in another country. */
const samplesOfPub: Texts = {
  ...Object.fromEntries(
    (['name', 'notice', 'booking', 'register'] as const).flatMap((field) => [
      [field, Object.values(samples[field])] as const,
      ...languages.map((lang) => [`${field}_${lang}`, [samples[field][lang]]] as const),
    ]),
  ),
  phone: Object.values(samplesAbroad).map(({ phone }) => phone),
  postal_code: Object.values(samplesAbroad).map(({ postal_code }) => postal_code),
}

/** Every text of a file that an owner must replace: values of fields, and lines below them. */
function textsOf(file: string): { fields: Texts; story: readonly string[] } {
  const lang = languages.find((one) => file === `home.${one}.md`)
  if (lang) {
    const { tagline, description, heading, story } = samples
    const fields = { tagline: [tagline[lang]], description: [description[lang]] }
    return { fields, story: [`## ${heading[lang]}`, story[lang]] }
  }
  const tables = [unfinished[file] ?? {}, file === 'pub.md' ? samplesOfPub : {}]
  const names = new Set(tables.flatMap((table) => Object.keys(table)))
  const all = [...names].map((name) => [name, tables.flatMap((table) => table[name] ?? [])])
  return { fields: Object.fromEntries(all), story: [] }
}

/** How the names of example dishes end, whatever the file of their section is called. */
const exampleMark = /\((vzor|example|Muster)\)$/

export function warnUnfinished(file: string, top: Node) {
  const { document } = top
  const { fields, story } = textsOf(file)
  for (const [field, known] of Object.entries(fields))
    for (const { node, text } of textsAt(below(top, field)))
      if (known.includes(tidy(text))) warnText(node, text)
  const names = entriesAt(below(top, 'items')).flatMap((item) =>
    document.languages.flatMap((lang) => textsAt(below(item, lang))),
  )
  for (const { node, text } of names) if (exampleMark.test(tidy(text))) warnText(node, text)
  for (const { source, at } of linesBelow(document))
    if (story.includes(tidy(source)))
      warnOf(top, message('text-unfinished', { typed: source }), { at })
}

const warnText = (node: Node, typed: string) => {
  const notice = String(node.path[0]).startsWith('notice')
  warnAt(node, notice ? 'notice-unfinished' : 'text-unfinished', { typed })
}

/** Whether the value of a field is still the one that a new pub gets. */
export const isUnfinished = (file: string, field: string, raw: Raw | undefined): boolean =>
  typeof raw === 'string' && (textsOf(file).fields[field] ?? []).includes(tidy(raw))
