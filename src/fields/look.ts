// look.md: how the pages look. Every field may be missing; so may the file.

import { message } from '../messages/catalogue.ts'
import {
  type Look,
  type Paper,
  paperNames,
  papers,
  typefaceNames,
  typefaces,
  usualLook,
} from '../model/looks.ts'
import { oneOf } from '../notations/basic.ts'
import { color, tonesOf } from '../notations/color.ts'
import type { Document, Report } from './finding.ts'
import { below, complain, type Node, topOf } from './node.ts'
import { behindSign, optional, record } from './record.ts'
import { noData, type Rows } from './row.ts'
import { present } from './texts.ts'

/** What owners call moods, in every language at once. */
const looksByName = <T extends string>(table: { [mood in T]: { names: readonly string[] } }) =>
  Object.fromEntries(
    (Object.entries(table) as [T, { names: readonly string[] }][]).flatMap(([mood, { names }]) =>
      names.map((name) => [name, mood]),
    ),
  ) as { [name: string]: T }

const lookRows = {
  accent: optional(color, {
    ...noData,
    called: { cs: 'barva, akcent', en: 'color, colour', sk: 'farba, akcent', de: 'farbe, akzent' },
  }),
  paper: optional(oneOf(paperNames, looksByName(papers)), {
    ...noData,
    called: { cs: 'papír', sk: 'papier', de: 'papier' },
  }),
  typeface: optional(oneOf(typefaceNames, looksByName(typefaces)), {
    ...noData,
    called: { cs: 'písmo', en: 'font', sk: 'písmo', de: 'schrift' },
  }),
} satisfies Rows

export const lookRecord = record('look', lookRows)

export function readLook(document: Document, report: Report): Look | undefined {
  const { value: fields, node } = lookRecord.read(topOf(document, report))
  if (!fields) return undefined
  const { paper = usualLook.paper, typeface = usualLook.typeface } = fields
  const accent =
    fields.accent === undefined
      ? undefined
      : readAccent(below(node, 'accent'), fields.accent, paper)
  return { paper, typeface, ...present({ accent }) }
}

/** The colour on the paper of the house. */
function readAccent(node: Node, color: string, paper: Paper): Look['accent'] {
  const tones = tonesOf(color, paper)
  if (!('nearest' in tones)) return { color, tones }
  const signed = behindSign(node)
  const typed = signed?.text ?? String(node.raw)
  complain(node, message('color-too-pale', { typed, paper, nearest: tones.nearest }), {
    notation: 'color',
    ...(signed && { at: signed.at }),
  })
  return undefined
}
