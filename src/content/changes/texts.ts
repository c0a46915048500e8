// Questions about texts that stayed the same although something related changed: the text in
// another language, or the fact that a note explains.

import { message } from '../../messages/catalogue.ts'
import { type Language, languages } from '../../model/languages.ts'
import { groupBy } from '../../model/runs.ts'
import { normalizeText } from '../../model/suggest.ts'
import { type ContentNode, nodeAt } from '../../reading/node.ts'
import { isEqual } from './match.ts'
import { type Ask, type Block, findNotation, type Pair, rawAt, readField, textAt } from './pairs.ts'

/** One text in both versions; the node is that of the new one. */
type Text = { lang: Language; before: string; after: string; node: ContentNode }

/** Ask about a text of a block that changed in one language and not in another. */
export function askAboutTexts(before: Block, after: Block, ask: Ask) {
  const texts = Object.entries(after.fields).flatMap(([name, { row, lang }]) =>
    lang === undefined || findNotation(after, name)?.expected !== 'text'
      ? []
      : { row, lang, ...textsIn(before, after, name) },
  )
  for (const group of groupBy(texts, ({ row }) => row).values()) askAboutPair(group, ask)
}

const textsIn = (before: Block, after: Block, name: string) => ({
  ...{ before: textAt(before.node, name), after: textAt(after.node, name) },
  node: nodeAt(after.node, name),
})

function askAboutPair(texts: readonly Text[], ask: Ask) {
  const stated = texts.filter(({ before, after }) => before !== '' && after !== '')
  // A changed accent or capital letter needs no other translation.
  const isChanged = ({ before, after }: Text) => normalizeText(before) !== normalizeText(after)
  const changed = stated.find(isChanged)
  const others = stated.filter((text) => !isChanged(text))
  const [stayed] = others
  if (!changed || !stayed) return
  const values = { others: others.map(({ lang }) => lang), text: stayed.after }
  ask(changed.node, message('change-one-language', values), { other: stayed.node })
}

/** Ask about the home page and pages of the owner, which have one file for each language. */
export function askAboutFiles(pairs: readonly Pair[], ask: Ask) {
  const texts = pairs.flatMap(({ before, after }) => {
    const { document } = after?.node ?? {}
    const [, name, code] = /(home|pages\/[^/.]+)\.(\w\w)\.md$/.exec(document?.file ?? '') ?? []
    const lang = languages.find((one) => one === code)
    if (!before || !after || !document || !lang || after.node.path.length > 0) return []
    const fields = Object.keys(after.fields)
      .filter((field) => findNotation(after, field)?.expected === 'text')
      .map((field) => ({ key: `${name} ${field}`, lang, ...textsIn(before, after, field) }))
    const bodies = { before: before.node.document.body.trim(), after: document.body.trim() }
    return [...fields, { key: `${name} `, lang, ...bodies, node: after.node }]
  })
  for (const group of groupBy(texts, ({ key }) => key).values()) askAboutPair(group, ask)
}

/** Notes whose name does not follow from that of their fact. */
const notesInLanguages: { readonly [fact: string]: string } = {
  booking_by: 'booking',
  soup_included: 'note',
  payment_refused: 'payment_note',
  holidays_as_usual: 'note',
}

/** Notes that may repeat the times of a fact. */
const notesWithTimes: { readonly [fact: string]: string } = {
  garden_season: 'garden_note',
  booking_hours: 'booking',
}

/** Ask about a yes, no, choice or season that changed while the note about it stayed. */
export function askAboutNotes(before: Block, after: Block, ask: Ask) {
  for (const [name, { lang }] of Object.entries(after.fields)) {
    const notation = findNotation(after, name)
    const timed = notesWithTimes[name]
    const row = notesInLanguages[name] ?? timed ?? `${name}_note`
    const [note] = Object.entries(after.fields).find(([, field]) => field.row === row) ?? []
    if (lang !== undefined || !notation || note === undefined || !isTurned(before, after, name))
      continue
    const text = textAt(after.node, note)
    if (text === '' || text !== textAt(before.node, note) || (timed && !/\d/.test(text))) continue
    const other = nodeAt(after.node, note)
    ask(nodeAt(after.node, name), message('change-note-stayed', { note: text }), { other })
  }
}

/** True if a choice changed, or if a list lost one of its choices. */
function isTurned(before: Block, after: Block, name: string): boolean {
  const expected = findNotation(after, name)?.expected
  const [old, fresh] = [readField(before, name), readField(after, name)]
  if (isEqual(rawAt(before.node, name), rawAt(after.node, name)) || isEqual(old, fresh))
    return false
  if (expected === 'yes-no' || name in notesWithTimes) return true
  if (typeof expected !== 'object') return false
  if ('oneOf' in expected) return true
  return Array.isArray(old) && old.some((one) => ![fresh].flat().includes(one))
}
