// Find texts that `agent-pub init` wrote and the owner has not replaced yet. The tables repeat the
// starter's files, so that no build has to read these; a test compares both.

import { message } from '../../messages/catalogue.ts'
import { languages } from '../../model/languages.ts'
import { tidy } from '../../notations/basic.ts'
import type { Raw } from '../../reading/finding.ts'
import {
  type ContentNode,
  entriesAt,
  nodeAt,
  reportWarning,
  reportWarningMessage,
  textsAt,
} from '../../reading/node.ts'
import { samples, samplesAbroad } from './samples.ts'
import { listBodyLines } from './texts.ts'

type Texts = { [field: string]: readonly string[] }

/**
 * Values of the starter that are the same in every new pub, by file and field. For a list, one
 * value for each entry.
 */
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

/** Values of pub.md that depend on the language or country of a new pub. */
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

/**
 * Collect every text of a file that an owner must replace: field values and lines after the front
 * matter.
 */
function collectTexts(file: string): { fields: Texts; story: readonly string[] } {
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

/** Suffix of the names of example dishes, in any section. */
const exampleMark = /\((vzor|example|Muster)\)$/

export function warnUnfinished(file: string, top: ContentNode) {
  const { document } = top
  const { fields, story } = collectTexts(file)
  for (const [field, known] of Object.entries(fields))
    for (const { node, text } of textsAt(nodeAt(top, field)))
      if (known.includes(tidy(text))) warnText(node, text)
  const names = entriesAt(nodeAt(top, 'items')).flatMap((item) =>
    document.languages.flatMap((lang) => textsAt(nodeAt(item, lang))),
  )
  for (const { node, text } of names) if (exampleMark.test(tidy(text))) warnText(node, text)
  for (const { source, at } of listBodyLines(document))
    if (story.includes(tidy(source)))
      reportWarningMessage(top, message('text-unfinished', { typed: source }), { at })
}

const warnText = (node: ContentNode, typed: string) => {
  const notice = String(node.path[0]).startsWith('notice')
  reportWarning(node, notice ? 'notice-unfinished' : 'text-unfinished', { typed })
}

/** True if a field still has the value that a new pub gets. */
export const isUnfinished = (file: string, field: string, raw: Raw | undefined): boolean =>
  typeof raw === 'string' && (collectTexts(file).fields[field] ?? []).includes(tidy(raw))
