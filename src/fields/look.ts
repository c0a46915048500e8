// look.md: the look of the pages. Every field is optional, and so is the file.

import * as looks from '../model/looks.ts'
import { byWord } from '../model/word-list.ts'
import { wordNotation } from '../notations/basic.ts'
import { color, fillColors, findMoodTones, findTones } from '../notations/color.ts'
import { type ContentNode, nodeAt, reportError } from '../reading/node.ts'
import { optional, record } from '../reading/record.ts'
import { type FieldRows, noData } from '../reading/row.ts'
import { present } from '../reading/texts.ts'
import { readAfterSign } from '../reading/value.ts'
import { checkedRow } from './common.ts'

/** Words that owners use for a look, in every language. */
const getNames = ({ names }: { names: readonly string[] }) => names
const typefaceByName = byWord(looks.typefaces, (names) => names)

const lookRows = {
  mood: optional(wordNotation(looks.moodNames, byWord(looks.moods, getNames)), {
    ...noData,
    called: 'nálada | | nálada | stimmung',
  }),
  accent: optional(color, {
    ...noData,
    called: 'barva, akcent | color, colour | farba, akcent | farbe, akzent',
  }),
  paper: optional(wordNotation(looks.paperNames, byWord(looks.papers, getNames)), {
    ...noData,
    called: 'papír | | papier | papier',
  }),
  typeface: optional(wordNotation(looks.typefaceNames, typefaceByName), {
    ...noData,
    called: 'písmo | font | písmo | schrift',
  }),
  checked: checkedRow,
} satisfies FieldRows

export const lookRecord = record('look', lookRows)

export function readLook(top: ContentNode): looks.Look | undefined {
  const { value: fields, node } = lookRecord.read(top)
  if (!fields) return undefined
  const { mood, accent: color } = fields
  if (mood) return moodLook(mood, fields)
  const { paper = looks.usualLook.paper, typeface = looks.usualLook.typeface } = fields
  const accent = color === undefined ? undefined : readAccent(nodeAt(node, 'accent'), color, paper)
  return { paper, typeface, ...present({ accent }) }
}

type LookFields = {
  paper?: looks.Paper | undefined
  typeface?: looks.Typeface | undefined
  accent?: string | undefined
}

/**
 * Apply the owner's own paper, typeface and colour to a mood. Every colour is accepted with a mood.
 */
function moodLook(mood: looks.Mood, fields: LookFields): looks.Look {
  const { paper = mood, typeface = looks.moods[mood].typeface, accent: color } = fields
  if (color === undefined) return { paper, typeface, mood }
  return {
    ...{ paper, typeface, mood },
    accent: { color, tones: findMoodTones(color, paper), ...fillColors(color) },
  }
}

/** Read the accent colour, or report one that is too pale for the paper. */
function readAccent(node: ContentNode, color: string, paper: looks.Paper): looks.Look['accent'] {
  const tones = findTones(color, paper)
  if (!('nearest' in tones)) return { color, tones }
  const signed = readAfterSign(node)
  const typed = signed?.text ?? String(node.raw)
  reportError({ ...node, notation: 'color', ...(signed && { at: signed.at }) }, 'color-too-pale', {
    typed,
    paper,
    nearest: tones.nearest,
  })
  return undefined
}
