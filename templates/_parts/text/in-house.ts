// The schemas are written for a pub with beer and lunch. In another house their words are its own:
// nothing speaks of what it is not or has not.

import type { Content } from '../../../src/model/site.ts'
import { houseNoun, servesBeer, servesLunch } from './house.ts'

/** Examples that are beer, and what stands for them where none is poured. */
const withoutBeer: { [example: string]: string } = {
  'Světlý ležák': 'Domácí limonáda',
  'Pale lager': 'Home-made lemonade',
  'Svetlý ležiak': 'Domáca limonáda',
  'Helles Lagerbier': 'Hausgemachte Limonade',
  'svetly-lezak': 'domaci-limonada',
  'tocene-pivo': 'nealko',
  Pivo: 'Nealko',
  Beer: 'Soft drinks',
  Bier: 'Alkoholfreies',
}

/** What the schemas say of lunch, where nobody serves any. */
const withoutLunch: [said: string, instead: string][] = [
  [' is open, cooks and serves lunch.', ' is open and cooks.'],
  ['whole day is replaced: bar, kitchen and lunch.', 'whole day is replaced.'],
  [
    'When the lunch menu is served; empty: not on this day; null: not stated.',
    'Empty: no menu of the day is served; null: not stated.',
  ],
]

/** The schema in the words of this house; its texts are one schema for all resources, and stay. */
export function inHouse<S extends object>(schema: S, content: Content): S {
  const lunch = servesLunch(content)
  const isPub = content.pub.type === 'pub'
  if (isPub && lunch) return schema
  const noun = houseNoun(content)
  const inWords = (words: string) => {
    const said = isPub ? words : words.replace(/\bthe pub\b/g, `the ${noun}`)
    return lunch
      ? said
      : withoutLunch.reduce((found, [before, instead]) => found.replace(before, instead), said)
  }
  const convert = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(convert)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([name, inner]) => [
        name,
        name === 'description' && typeof inner === 'string' ? inWords(inner) : convert(inner),
      ]),
    )
  }
  return convert(schema) as S
}

/** A schema as it is published, with its examples. */
export const examplesInHouse = <S extends object>(published: S, content: Content): S =>
  servesBeer(content) ? published : (replaced(published) as S)

function replaced(node: unknown): unknown {
  if (typeof node === 'string') return withoutBeer[node] ?? node
  if (Array.isArray(node)) return node.map(replaced)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, replaced(inner)]))
}
