// What guests ask about the house, as words in one language: a line for each fact of the table.

import { type FeatureName, featureRows, fieldOf } from '../../../src/model/features.ts'
import type { Language, Text } from '../../../src/model/languages.ts'
import type { Site, Span } from '../../../src/model/site.ts'
import * as format from '../format.ts'
import type { Counted, Named, Seasonal, Timed } from '../words/house.ts'
import { words } from '../words/words.ts'

/** Facts that share a line, the one that it begins with first. */
const lines = featureRows
  .filter(([, { beside }]) => beside === undefined)
  .map(([first]) => featureRows.filter(([name, { beside }]) => name === first || beside === first))

/** One line for each thing that guests ask about; the owner's own words come with it. */
export function houseFacts({ pub: { features } }: Site, lang: Language): string[] {
  const owner: { [field: string]: Text | undefined } = features.notes
  return lines.flatMap((line) => {
    const said = line.flatMap(([name]) => saidOf(name, features[name], lang) ?? [])
    const facts = said.filter((one) => 'name' in one)
    const notes = line.flatMap((row) => owner[fieldOf(row)]?.[lang] ?? [])
    const sentences = [
      ...(facts[0] ? [`${facts[0].name}: ${facts.map(({ value }) => value).join(', ')}.`] : []),
      // Whoever writes about the garden says when it is open.
      ...(notes.length > 0 ? notes : said.flatMap((one) => ('name' in one ? [] : one.sentence))),
    ]
    return sentences.length > 0 ? [sentences.join(' ')] : []
  })
}

/** What the table has no row for, in the owner's own words: `Billiards: two tables`. */
export const moreFacts = ({ pub: { more } }: Site, lang: Language) =>
  more.map(({ name, text }) => ({ name: name[lang], text: text[lang] }))

/** When a fact holds, of those that have a season: `The garden is open from ...`. */
export function seasonOf({ pub: { features } }: Site, fact: FeatureName, lang: Language) {
  const row = featureRows.find(([, { kind, beside }]) => kind === 'season' && beside === fact)
  const said = row && saidOf(row[0], features[row[0]], lang)
  return said && 'sentence' in said ? said.sentence : undefined
}

type Said = { name: string; value: string } | { sentence: string }

function saidOf(
  fact: FeatureName,
  value: Site['pub']['features'][FeatureName],
  lang: Language,
): Said | undefined {
  if (value === undefined) return undefined
  const w = wordsOf(fact, lang)
  if ('values' in w) {
    const keys = value === true ? ['yes'] : value === false ? ['no'] : [value].flat().map(String)
    return { name: w.name, value: keys.map((key) => w.values[key] ?? key).join(', ') }
  }
  if ('count' in w) return { name: w.name, value: w.count(String(value)) }
  if ('times' in w) return { name: w.name, value: w.times(format.span(value as Span)) }
  const { from, to } = value as { from: string; to: string }
  return { sentence: w.season(format.monthDay(from, lang), format.monthDay(to, lang)) }
}

export const wordsOf = (fact: FeatureName, lang: Language): Named | Counted | Timed | Seasonal =>
  words[lang].house.features[fact]
