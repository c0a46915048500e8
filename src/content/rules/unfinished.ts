// Find texts that `agent-pub init` wrote and the owner has not replaced yet (samples.ts).

import { pubRows } from '../../fields/pub/pub.ts'
import { languages, type Text } from '../../model/languages.ts'
import { tidy } from '../../notations/basic.ts'
import type { Raw } from '../../reading/finding.ts'
import {
  type ContentNode,
  entriesAt,
  isAsked,
  nodeAt,
  reportWarning,
  rootNode,
  textsAt,
} from '../../reading/node.ts'
import { plainFields } from '../../reading/outline.ts'
import { countrySamples, homeSamples, plainSamples, pubSamples, sampleIco } from './samples.ts'
import { listBodyLines } from './texts.ts'

type Texts = { readonly [field: string]: readonly string[] }

const inEveryLanguage = (texts: { readonly [field: string]: Text }): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => [
      [field, Object.values(text)],
      ...languages.map((lang) => [`${field}_${lang}`, [text[lang]]]),
    ]),
  )

const byCountry = Object.values(countrySamples)

/** Values of pub.md that an owner must replace, by field. */
const pubTexts: Texts = {
  ...inEveryLanguage(pubSamples),
  ...inEveryLanguage(plainSamples),
  postal_code: byCountry.map(({ postal_code }) => postal_code),
  phone: byCountry.map(({ phone }) => phone),
  ico: [sampleIco],
}

/** Invented times of hours.md, after the days. */
const sampleTimes = / 12:34–2\d:43$/

/** Suffix of the names of example dishes, in any section. */
const exampleMark = /\((vzor|example|Muster)\)$/

/** True for each language's file of the home page. */
const isHome = (file: string) => languages.some((lang) => file === `home.${lang}.md`)

/** List each field that may hold a sample, with a test for it. */
function listSamples(file: string): [field: string, isSample: (text: string) => boolean][] {
  if (file === 'hours.md')
    return ['bar', 'kitchen'].map((field) => [field, (text) => sampleTimes.test(text)])
  const { tagline, description } = inEveryLanguage(homeSamples)
  const texts = file === 'pub.md' ? pubTexts : isHome(file) ? { tagline, description } : {}
  return Object.entries(texts).map(([field, all = []]) => [field, (text) => all.includes(text)])
}

export function warnUnfinished(file: string, top: ContentNode) {
  const { document } = top
  for (const [field, isSample] of listSamples(file))
    for (const { node, text } of textsAt(nodeAt(top, field)))
      if (isSample(tidy(text))) warnText(node, text)
  const names = entriesAt(nodeAt(top, 'items')).flatMap((item) =>
    document.languages.flatMap((lang) => textsAt(nodeAt(item, lang))),
  )
  for (const { node, text } of names)
    if (text.includes('(') && exampleMark.test(tidy(text))) warnText(node, text)
  if (!isHome(file)) return
  const { heading, story } = homeSamples
  const lines = languages.flatMap((lang) => [`## ${heading[lang]}`, story[lang]])
  for (const { source, at } of listBodyLines(document))
    if (lines.includes(tidy(source)))
      reportWarning({ ...top, at }, 'text-unfinished', { typed: source, askable: false })
}

const warnText = (node: ContentNode, typed: string) => {
  const field = String(node.path[0])
  const { row = field, askable = false } =
    plainFields(pubRows, node.document.languages)[field] ?? {}
  // `register: ask` leaves `register_en` open too.
  if (askable && isAsked(nodeAt(rootNode(node.document, node.report), row))) return
  if (field.startsWith('notice')) reportWarning(node, 'notice-unfinished', { typed })
  else reportWarning(node, 'text-unfinished', { typed, askable })
}

/** True if a field of pub.md still has the value that a new pub gets. */
export const isUnfinished = (field: string, raw: Raw | undefined): boolean =>
  typeof raw === 'string' && (pubTexts[field] ?? []).includes(tidy(raw))
