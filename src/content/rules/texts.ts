// Warn about texts that a guest would not understand: damaged by a program, or not translated.

import { areRelated, firstLanguage, type Language } from '../../model/languages.ts'
import type { Text } from '../../model/site.ts'
import { normalizeText } from '../../model/suggest.ts'
import { tidy } from '../../notations/basic.ts'
import type { ContentDocument } from '../../reading/finding.ts'
import {
  type ContentNode,
  entriesAt,
  markSpan,
  nodeAt,
  reportFinding,
  reportWarning,
} from '../../reading/node.ts'
import type { ParsedFiles } from '../parts.ts'
import { findGarbled } from './garbled.ts'
import { isNative } from './native.ts'

/** URLs and email addresses may contain such characters. */
const isAddress = /^\S*(?:https?:|@)\S*$/

/** Fields with sentences, and an address that guests cannot tap there. */
const isSentence = /^(?:note|description|tagline|text|booking|.*_note)(?:_[a-z]{2})?$/
const bareAddress = /(?<![\w@])(?:https?:\/\/|www\.)[^\s,;)]+[^\s,;).]/i

/** Longest name that map and menu services accept. */
const longestName = 140

/**
 * Check every text in a block, and translated texts against each other: `cs` and `en`, `note` and
 * `note_en`.
 */
export function warnTexts(node: ContentNode) {
  const { raw } = node
  for (const entry of entriesAt(node)) warnTexts(entry)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return
  const [first, ...translations] = node.document.languages
  for (const name of Object.keys(raw)) {
    const value = raw[name]
    if (typeof value !== 'string') {
      if (value) warnTexts(nodeAt(node, name))
      continue
    }
    const at = () => nodeAt(node, name)
    const garbled = isAddress.test(value) ? undefined : findGarbled(value)
    const address = isSentence.test(name) ? bareAddress.exec(tidy(value)) : null
    if (address) {
      const [typed] = address
      reportWarning({ ...at(), span: markSpan(value.indexOf(typed), typed) }, 'text-address', {
        typed,
      })
    }
    if (garbled) reportFinding({ ...at(), ...garbled }, garbled.message, { severity: 'warning' })
    const isName = node.document.languages.some((lang) => lang === name)
    if (isName && tidy(value).length > longestName) warnName(at(), tidy(value))
    const language = translations.find((lang) => name === lang || name.endsWith(`_${lang}`))
    if (first === undefined || language === undefined || areRelated(language, first)) continue
    const text = tidy(value)
    const original = raw[name === language ? first : name.slice(0, -language.length - 1)]
    const isSame = typeof original === 'string' && text !== '' && tidy(original) === text
    if (isSame && isForgotten(node, name, text))
      reportWarning(at(), 'text-untranslated', { language, same: first })
  }
}

function warnName(node: ContentNode, { length }: string) {
  const name = String(node.path.at(-1))
  const rest = name === firstLanguage(node.document) ? 'description' : `description_${name}`
  reportWarning(node, 'name-long', { length, most: longestName, rest })
}

/**
 * True if the text should have been translated: the name of a pub or a brand is the same in every
 * language.
 */
function isForgotten({ document, path }: ContentNode, name: string, text: string): boolean {
  const isOfPub = document.file.endsWith('pub.md')
  if (isOfPub && name.startsWith('name_') && path[0] !== 'more') return false
  // The name of a band is the same everywhere.
  if (document.file.endsWith('events.md') && name.startsWith('title_')) return false
  const isName = document.languages.some((lang) => lang === name)
  const drink = isName && document.data['kind'] === 'drinks'
  return isNative(text, firstLanguage(document), drink ? 'drink' : 'other')
}

type ItemWithName = { item: { name: Text }; node: ContentNode }

/**
 * Warn about two dishes with the same translated name: probably a copied line, and foreign guests
 * would read the wrong one.
 */
export function warnSameNames(dishes: readonly ItemWithName[]) {
  const first = dishes[0] && firstLanguage(dishes[0].node.document)
  const translations = dishes[0]?.node.document.languages.filter((lang) => lang !== first) ?? []
  for (const lang of translations) {
    const originals = new Map<string, string>()
    for (const { item, node } of dishes) {
      const [name, own] = [normalizeText(item.name[lang]), first ? item.name[first] : '']
      const same = originals.get(name)
      if (same === undefined) originals.set(name, own)
      else if (normalizeText(same) !== normalizeText(own))
        reportWarning(nodeAt(node, lang), 'name-same', { language: lang, other: same })
    }
  }
}

export function warnHome({ home }: ParsedFiles) {
  for (const [lang, { home: texts, node }] of Object.entries(home)) {
    const first = firstLanguage(node.document)
    const original = home[first]?.home
    const language = lang as Language
    if (language === first || areRelated(language, first)) continue
    for (const field of ['tagline', 'description'] as const)
      if (texts?.[field] !== undefined && texts[field] === original?.[field])
        reportWarning(nodeAt(node, field), 'text-untranslated', { language, same: first })
  }
}

/** List the lines after the front matter, each with its place in the file. */
export const listBodyLines = ({ body, bodyLine }: ContentDocument) =>
  body.split('\n').map((source, index) => ({
    source,
    at: { line: bodyLine + index, column: 1, length: source.length },
  }))

/** True for a line such as `| Po | Kvíz |`. */
const isTableRow = (line = '') => /^\s*\|.*\|\s*$/.test(line)

/** Warn about markup that no guest should read, in the lines after the front matter. */
export function warnStory(top: ContentNode) {
  const lines = listBodyLines(top.document)
  for (const [index, { source, at }] of lines.entries()) {
    if (isTableRow(source)) {
      if (!isTableRow(lines[index - 1]?.source)) reportWarning({ ...top, at }, 'story-table')
      continue
    }
    const garbled = findGarbled(source, 'story')
    if (!garbled) continue
    const { span, message: found, fix } = garbled
    const [start, end] = span
    const place = { ...at, column: start + 1, length: end - start }
    reportFinding(top, found, { at: place, fix, severity: 'warning' })
  }
}
