// One file of content, from bytes to plain values: every scalar is the text that the owner typed.

import { message } from '../../messages/catalogue.ts'
import { asValue, inQuotes } from '../../model/edit.ts'
import { defaultLanguages } from '../../model/languages.ts'
import {
  type ContentDocument,
  type Finding,
  type Path,
  type Position,
  pathKey,
  type Report,
} from '../../reading/finding.ts'
import { type ReadText, readText } from './text-file.ts'
import { isNull, keyName, positionAt, type Tree, toRaw, type YamlNode } from './tree.ts'
import { readLines } from './unreadable.ts'

/**
 * Read one file of content. Every problem with the file as a whole is reported, and the result is
 * then undefined. `mayBeEmpty` is for files whose every field is optional: they may hold comments
 * alone.
 */
export function readDocument(
  file: string,
  bytes: Uint8Array,
  report: Report,
  mayBeEmpty = false,
): ContentDocument | undefined {
  const read = readText(file, bytes, report)
  if (read === undefined) return undefined
  const lines = read.text.split('\n')
  const end = lines.indexOf('---', 1)
  const base = { file, ...read, languages: defaultLanguages }
  const afterFields = { body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
  if (mayBeEmpty && end > 1 && lines.slice(1, end).every(isSilent))
    return { ...base, ...afterFields, data: {} }
  const fields = readFields(file, read, report)
  return fields && { ...base, ...afterFields, ...fields }
}

const isSilent = (line: string) => /^\s*(?:#.*)?$/.test(line)

/** Files whose main part is a list, and its field. */
const listFields: readonly [RegExp, string][] = [
  [/(?:^|\/)events\.md$/, 'events'],
  [/(?:^|\/)(?:menu|lunch)\//, 'items'],
]

type FileText = Finding['document']
type Complain = (finding: Omit<Finding, 'document'>) => void

/** Read the fields; undefined when something was reported. */
function readFields(file: string, read: ReadText, report: Report) {
  let document: FileText = { file, ...read }
  let count = 0
  const complain: Complain = (finding) => {
    count++
    report({ document, ...finding })
  }
  const { findings, tree } = readLines(read.text)
  for (const finding of findings) complain(finding)
  if (!tree) return undefined
  const { text, root } = tree
  // Exact repairs are read as they are meant, so that a broken line hides no other mistake.
  if (text !== read.text) document = { ...document, text, typed: read.typed ?? read.text }
  count = 0
  for (const offset of tree.commands) complain(explainCommand(tree, offset))
  for (const key of tree.nameless)
    complain({ at: findPlace(key, tree), message: message('text-ambiguous') })
  if (root) refuseDuplicates(root, tree, complain, document)
  if (count > 0) return undefined
  if (root?.kind !== 'mapping') {
    const at = { line: 2, column: 1, length: 1 }
    const isList = root?.kind === 'sequence'
    const field = listFields.find(([name]) => name.test(file))?.[1]
    complain({
      at,
      message: message('fields-missing', { list: isList }),
      ...(isList && field !== undefined && { fix: { add: `${field}:`, as: 2 } }),
    })
    return undefined
  }
  const data = toRaw(root) as ContentDocument['data']
  const cut = findCut(tree)
  const { typed } = document
  return { data, text, ...(cut.size > 0 && { cut }), ...(typed !== undefined && { typed }) }
}

/** Explain `&pivo světlé`, `*hvězda` and `!pozor`: YAML reads them as commands and drops the text. */
function explainCommand(tree: Tree, offset: number): Omit<Finding, 'document'> {
  const { text } = tree
  const sign = text[offset] ?? ''
  const line = text.slice(text.lastIndexOf('\n', offset) + 1, text.indexOf('\n', offset))
  const rest = line.slice(offset - text.lastIndexOf('\n', offset) - 1)
  // In `[&a b, c]` the text ends before the comma or the bracket.
  const isInline = /^[^:"']*:\s+\[[^\]]*$/.test(line.slice(0, line.length - rest.length))
  const typed = (isInline ? rest.replace(/[,\]].*$/s, '') : rest).trim()
  // `*hvězda*` is emphasis of Markdown, which no text field supports.
  const [, inner] = /^\*{1,2}(?=\S)([^*]+)\*{1,2}$/.exec(typed) ?? []
  const written = inner === undefined ? inQuotes(typed) : asValue(inner)
  return {
    at: positionAt(tree, offset, Math.max(typed.length, 1)),
    message: message('sign-first', { sign, line: written }),
    fix: { old: typed, new: written },
  }
}

/** Report the first field of each block that occurs twice: a forgotten hyphen doubles all of them. */
function refuseDuplicates(node: YamlNode, tree: Tree, complain: Complain, document: FileText) {
  if (node.kind === 'scalar') return
  if (node.kind === 'sequence') {
    for (const item of node.items) refuseDuplicates(item, tree, complain, document)
    return
  }
  const keys = new Map<string, YamlNode>()
  for (const { key } of node.pairs) {
    const first = keys.get(keyName(key))
    if (first) {
      const twice = message('field-twice', { field: keyName(key) })
      const firstPlace = { document, at: findPlace(first, tree) }
      complain({ at: findPlace(key, tree), message: twice, other: firstPlace })
      break
    }
    keys.set(keyName(key), key)
  }
  for (const { value } of node.pairs) refuseDuplicates(value, tree, complain, document)
}

const findPlace = ({ start, end }: YamlNode, tree: Tree) => {
  const lineEnd = tree.text.indexOf('\n', start)
  return positionAt(tree, start, Math.max(1, Math.min(end, lineEnd) - start))
}

/** Find the fields with a comment after their value on the same line: it may be part of the value. */
function findCut(tree: Tree): Map<string, Position> {
  const cut = new Map<string, Position>()
  if (!/\S[ \t]+#/.test(tree.text)) return cut
  const walk = (node: YamlNode, path: Path) => {
    if (node.kind === 'sequence')
      for (const [index, item] of node.items.entries()) walk(item, [...path, index])
    if (node.kind !== 'mapping') return
    for (const { key, value } of node.pairs) {
      const inner = [...path, keyName(key)]
      walk(value, inner)
      const isPlain = value.kind === 'scalar' && value.isPlain && !isNull(value)
      const at = isPlain ? commentAfter(tree, key.end) : undefined
      if (at) cut.set(pathKey(inner), at)
    }
  }
  if (tree.root) walk(tree.root, [])
  return cut
}

function commentAfter(tree: Tree, offset: number): Position | undefined {
  const lineEnd = tree.text.indexOf('\n', offset)
  const sign = /[ \t]#/.exec(tree.text.slice(offset, lineEnd))
  if (!sign) return undefined
  const start = offset + sign.index + 1
  return positionAt(tree, start, lineEnd - start)
}
