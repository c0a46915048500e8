// Extras that guests may add to an item, or to every item of a section.

import { priceIn } from '../model/currencies.ts'
import { asValue, type Fix } from '../model/edit.ts'
import type { Extra } from '../model/site.ts'
import { split, toSlug } from '../notations/basic.ts'
import { extras } from '../notations/extras.ts'
import { type OwnLabels, translateLabel } from '../notations/labels.ts'
import { type ContentNode, hasValue, nodeAt, reportError } from '../reading/node.ts'
import type { Values } from '../reading/reader.ts'
import { list, optional } from '../reading/record.ts'
import { composed } from '../reading/row.ts'
import { extraTexts } from '../reading/texts.ts'
import type { ItemRow } from './common.ts'
import { atWord, missingIn, toContained, type Untranslated, wordLines } from './dish.ts'

export const extraRows = {
  extras: optional(list(extras), {
    ...composed,
    called:
      'příplatky, přídavky, doplňky, přílohy | extras, add ons, sides, side dishes | príplatky, prídavky, doplnky, prílohy | zuschläge, extras, beilagen',
    order: 120,
  }),
  extra_names: { ...extraTexts, ...composed, called: undefined, order: 120 },
} satisfies { [field: string]: ItemRow }

/** Maximum for one item or section: nobody reads a longer list. */
const maximumExtras = 30
const removal: Fix = { delete: 'line' }

/**
 * Read the extras of a section or an item. If `deniable`, the item may decline those of its section
 * with `none`.
 */
export function readExtras(
  node: ContentNode,
  { extras: lines, extra_names: named = {} }: Values<typeof extraRows>,
  deniable = false,
): Extra[] | undefined {
  if (!lines) {
    // An unreadable extras field was already reported.
    for (const lang of hasValue(node, 'extras') ? [] : listLanguages(named))
      reportError(nodeAt(node, `extras_${lang}`), 'extra-name-unused', { names: null })
    return undefined
  }
  const labels = lines.flatMap(({ value, repaired = [] }) =>
    (value ?? repaired).map(({ label }) => label),
  )
  // Without the names of unreadable extras, the others would get those of their neighbours.
  const areReadable = lines.every(({ value, repaired }) => value ?? repaired)
  const own = pairBareNames(node, named, areReadable ? labels : [])
  const denied = deniable && lines.length === 1 && lines[0]?.value?.length === 0
  for (const { value, node: here } of lines)
    if (value?.length === 0 && !denied)
      reportError({ ...here, ...(lines.length === 1 && { fix: removal }) }, 'extras-none')
  const typed = lines.flatMap(({ value, repaired = [], node: here }) =>
    (value ?? repaired).map((extra) => ({ extra, here })),
  )
  if (typed.length > maximumExtras)
    reportError(nodeAt(node, 'extras'), 'extras-too-many', { count: typed.length })
  const seen = new Set<string>()
  const foreign: (Untranslated & { here: ContentNode })[] = []
  const found = typed.flatMap(({ extra: { label, price, allergens, ...extra }, here }) => {
    const twin = JSON.stringify({ ...extra, label })
    if (seen.has(twin)) reportError(here, 'extra-twice', { name: label })
    seen.add(twin)
    const name = translateLabel(label, own, node.document.languages)
    if (Array.isArray(name)) {
      const mistyped = findMisspelling(node, own, label, labels)
      if (mistyped)
        reportError({ ...mistyped.at, fix: mistyped.fix }, 'extra-name-unused', {
          names: [mistyped.typed],
        })
      else {
        // An unreadable translation line was already reported.
        const missing = name.filter((lang) => own?.[lang] || !hasValue(node, `extras_${lang}`))
        if (missing.length > 0) foreign.push({ word: label, missing, here })
      }
      return []
    }
    // Without a region no price was read, so the default has no effect.
    const currency = node.region?.currency ?? 'CZK'
    return price === undefined
      ? []
      : [{ name, ...extra, ...toContained(allergens), ...priceIn(currency, price) }]
  })
  const [first] = foreign
  if (first)
    reportError(first.here, 'extra-untranslated', {
      names: foreign.map(({ word }) => word),
      missing: wordLines(node, 'extras', missingIn(foreign)),
    })
  if (found.length === typed.length && lines.every(({ value }) => value))
    refuseUnused(node, own, labels)
  return found.length > 0 || denied ? found : undefined
}

/** Report names without labels, as in `extras_en: ice cream, caramel`, in the order of the extras. */
function pairBareNames(node: ContentNode, named: OwnLabels, labels: readonly string[]): OwnLabels {
  const pairs = Object.entries(named).filter(([lang, names]) => {
    const typed = names.get('')
    if (typed === undefined) return true
    const words = split(typed, labels.length > 1 ? /[;,]/ : /;/).map(({ text }) => text)
    const written = labels.map((label, index) => `${label} = ${words[index]}`).join('; ')
    // `roll 12`, `none` and `rohlík roll` are more or less than names.
    const areNames = words.every(
      (word, at) => !/\d|^none$/i.test(word) && !word.startsWith(`${labels[at]} `),
    )
    const edit =
      areNames && words.length === labels.length ? { old: typed, new: asValue(written) } : undefined
    reportError({ ...nodeAt(node, `extras_${lang}`), fix: edit }, 'label-unreadable', { typed })
    return false
  })
  return Object.fromEntries(pairs)
}

const listLanguages = (own: OwnLabels) => Object.keys(own) as (keyof OwnLabels)[]

/** Find a translated name that matches no extra but differs only in accents or case. */
function findMisspelling(
  node: ContentNode,
  own: OwnLabels,
  label: string,
  labels: readonly string[],
) {
  for (const lang of listLanguages(own)) {
    const unused = [...(own[lang]?.keys() ?? [])].filter((name) => !labels.includes(name))
    const typed = unused.find((name) => toSlug(name) === toSlug(label))
    if (typed === undefined) continue
    const at = atWord(nodeAt(node, `extras_${lang}`), typed)
    return { at, typed, fix: { old: typed, new: label } }
  }
  return undefined
}

/** Report translated names without an extra: the name was changed in one line only. */
function refuseUnused(node: ContentNode, own: OwnLabels, labels: readonly string[]) {
  for (const lang of listLanguages(own)) {
    const names = [...(own[lang]?.keys() ?? [])].filter((name) => !labels.includes(name))
    if (names.length > 0)
      reportError(nodeAt(node, `extras_${lang}`), 'extra-name-unused', { names })
  }
}
