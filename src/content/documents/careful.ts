// The second, careful reading of a file in which something is unusual: every trap of the notation
// under it (YAML) becomes a message in plain words, and both parsers must read the same.

import type { YAMLException } from 'js-yaml'
import { isAlias, isMap, isPair, isScalar, isSeq, type Pair, visit } from 'yaml'
import { positionAt, shorten } from '../files/text-file.ts'
import {
  type Document,
  type Finding,
  keyOf,
  type Path,
  type Position,
  type Raw,
  type Report,
} from './finding.ts'
import { readTree, type Tree } from './tree.ts'
import { loadFields } from './yaml.ts'

type Text = { file: string; text: string }

/** The fields, or undefined when something was reported. */
export function readCarefully(
  document: Text,
  report: Report,
): Pick<Document, 'data' | 'cut'> | undefined {
  let reported = 0
  const complain = (finding: Omit<Finding, 'document'>) => {
    reported++
    report({ document, ...finding })
  }
  const unreadable = findUnreadable(document.text)
  for (const finding of unreadable) complain(finding)
  if (reported > 0) return undefined
  const read = readTree(document.text)
  refuseSigns(read, complain)
  refuseDuplicates(document, read, complain)
  if (reported > 0) return undefined
  const data = loadFields(fieldsOf(document.text))
  if (data === undefined || data instanceof Error) {
    complain(
      isSeq(read.tree.contents) ? { ...noFields, found: 'a list instead of fields' } : noFields,
    )
    return undefined
  }
  const unlike = difference(data, read.tree.toJS() as Raw, [])
  if (unlike) {
    complain({
      at: { path: unlike },
      found: 'a text that different programs read differently',
      mend: 'put the text in quotation marks, on one line',
    })
    return undefined
  }
  return { data, cut: findCut(read, document.text) }
}

const noFields: Omit<Finding, 'document'> = {
  at: { line: 2, column: 1, length: 1 },
  found: 'no fields between the two lines ---',
  expected: 'lines such as   name: U Kohouta',
  mend: 'write the fields between the two lines ---, each as   field: value',
}

const fieldsOf = (text: string) => {
  const lines = text.split('\n')
  return lines.slice(1, lines.indexOf('---', 1)).join('\n')
}

/**
 * The lines that no parser gets past. After each one it is mended in memory and the file is read
 * again, so that all of them come out at once.
 */
function findUnreadable(text: string): Omit<Finding, 'document'>[] {
  const found: Omit<Finding, 'document'>[] = []
  let lines = text.split('\n')
  while (found.length < 20) {
    const line = faultLine(lines.join('\n'))
    if (line === undefined) break
    const blamed = nearby(line, lines)
    const fault = blamed === undefined ? undefined : explainLine(lines[blamed] ?? '')
    if (blamed === undefined || !fault) {
      if (found.length === 0) found.push(explainPlace(line, lines))
      break
    }
    const { column, length, mended, ...words } = fault
    found.push({ at: { line: blamed + 1, column, length }, ...words })
    lines = lines.with(blamed, mended)
  }
  return found
}

/** Index of the line at which the fast parser, or else the careful one, gives up. */
function faultLine(text: string): number | undefined {
  const loaded = tooDeep(text) ?? loadFields(fieldsOf(text))
  if (typeof loaded === 'number') return loaded
  if (loaded instanceof Error && !(loaded as YAMLException).reason.includes('duplicated'))
    return ((loaded as YAMLException).mark?.line ?? 0) + 1
  const { tree, counter } = readTree(text)
  const error = tree.errors[0]
  return error && counter.linePos(error.pos[0]).line - 1
}

/** Brackets in brackets: the parsers would run out of stack. */
function tooDeep(text: string): number | undefined {
  const lines = text.split('\n')
  const line = lines.findIndex((source) => /(?:[[{][^\]}]*){8}|(?:[-?] +){21}/.test(source))
  return line > 0 && line < lines.indexOf('---', 1) ? line : undefined
}

/**
 * The line itself, the one after it, or the nearest one before it with a fault that can be named:
 * an open quotation mark is noticed only where the next one stands.
 */
function nearby(line: number, lines: readonly string[]): number | undefined {
  const end = lines.indexOf('---', 1)
  const candidates = [
    line,
    line - 1,
    line + 1,
    ...lines
      .map((_, index) => index)
      .slice(0, Math.max(0, line))
      .reverse(),
  ]
  return candidates.find(
    (index) => index > 0 && index < end && explainLine(lines[index] ?? '') !== undefined,
  )
}

type LineFault = {
  column: number
  length: number
  found: string
  expected?: string
  mend: string
  /** The line without its fault, for reading on. */
  mended: string
}

/** What is wrong with one line, in words; undefined where the line itself is right. */
function explainLine(source: string): LineFault | undefined {
  if (/^\s*(#.*)?$/.test(source)) return undefined
  const match = /^( *(?:- +)*)(?!-\S)([^\s:"'[\]{}][^:]*?) *:(?: +(.*?) *)?$/.exec(source)
  const value = match?.[3] ?? ''
  if (!match) return explainShape(source)
  const start = source.length - source.trimEnd().length
  const column = source.length - start - value.length + 1
  const quoted = (text: string) => `${match[2]}: ${requote(text)}`
  const fault = explainValue(value)
  return (
    fault && {
      column: column + fault.at,
      length: Math.max(1, fault.length),
      found: fault.found,
      expected: 'plain text, or text between two quotation marks',
      mend: `put the text in quotation marks:   ${shorten(quoted(value))}`,
      mended: `${match[1]}${match[2]}: ""`,
    }
  )
}

/** A line that is not even `field: value`. */
function explainShape(source: string): LineFault | undefined {
  const [, indent = '', dash = '', rest = ''] = /^( *)((?:- +)*)(.*)$/.exec(source) ?? []
  const place = { column: indent.length + 1, length: Math.max(1, source.trim().length) }
  const mended = `${indent}#`
  if (/^-[^\s-]/.test(rest)) {
    const mend = `put a space after the hyphen:   - ${shorten(rest.slice(1).trim())}`
    return { ...place, length: 1, found: 'a hyphen without a space after it', mend, mended }
  }
  const tight = /^([\w-]+):(\S.*)$/.exec(rest)
  if (tight && dash === '') {
    const mend = `put a space after the colon:   ${tight[1]}: ${shorten(tight[2] ?? '')}`
    const column = indent.length + (tight[1]?.length ?? 0) + 1
    return { column, length: 1, found: 'no space after the colon', mend, mended }
  }
  const fault = explainValue(rest.trim())
  if (fault) {
    const column = indent.length + dash.length + 1 + fault.at
    const mend = `put the text in quotation marks:   ${dash}${shorten(requote(rest.trim()))}`
    return { column, length: Math.max(1, fault.length), found: fault.found, mend, mended }
  }
  if (dash !== '' || rest.includes(':')) return undefined
  return {
    ...place,
    found: 'a line without a colon',
    expected: 'field: value',
    mend: 'write the name of a field and a colon before it, or join it to the line above',
    mended,
  }
}

/** Why a value does not end where its line ends, or does not begin as text. */
function explainValue(value: string): { at: number; length: number; found: string } | undefined {
  const mark = value[0] ?? ''
  if (mark === '"' || mark === "'") {
    const inner = mark === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
    const closed = inner.exec(value)?.[0]
    if (closed === undefined)
      return { at: 0, length: value.length, found: 'a quotation mark that is never closed' }
    const rest = value.slice(closed.length)
    if (/^\s*(#.*)?$/.test(rest))
      return /\\(?!["\\/ntr]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})/.test(mark === '"' ? closed : '')
        ? { at: 0, length: closed.length, found: 'a backslash in quotation marks' }
        : undefined
    return {
      at: closed.length - 1,
      length: value.length - closed.length + 1,
      found: 'text that goes on behind its closing quotation mark',
    }
  }
  if (/^[&*!@`%|>]/.test(value) || /^[-?:](\s|$)/.test(value) || /^[\]},]/.test(value))
    return { at: 0, length: value.length, found: `a text that begins with the sign ${mark}` }
  if (/^[[{]/.test(value) && (!isBalanced(value) || /(?:[[{][^\]}]*){8}/.test(value)))
    return {
      at: 0,
      length: value.length,
      found: `a bracket ${mark} that is not closed in its line`,
    }
  const colon = value.search(/:(\s|$)/)
  return colon > 0 && !/^[[{]/.test(value)
    ? { at: colon, length: 1, found: 'a second colon in the line' }
    : undefined
}

const isBalanced = (value: string) =>
  /[\]}]\s*(#.*)?$/.test(value) && value.split(/[[{]/).length === value.split(/[\]}]/).length

/** The text in quotation marks that it does not hold itself. */
function requote(value: string): string {
  const inner = value.replace(/^(["'])(.*)\1$/, '$2')
  if (!/["\\]/.test(inner)) return `"${inner}"`
  return inner.includes("'") ? `"${inner.replaceAll('"', '”')}"` : `'${inner}'`
}

/** Where only the place is known: most often a line that is indented unlike its neighbours. */
function explainPlace(line: number, lines: readonly string[]): Omit<Finding, 'document'> {
  const end = Math.max(1, lines.indexOf('---', 1) - 1)
  const index = Math.max(1, Math.min(line, end))
  const source = lines[index] ?? ''
  const indent = source.length - source.trimStart().length
  return {
    at: { line: index + 1, column: indent + 1, length: Math.max(1, source.trim().length) },
    found: `a line that does not fit the lines above it${indent > 0 ? ` (it begins with ${indent} ${indent === 1 ? 'space' : 'spaces'})` : ''}`,
    expected: 'the fields of one item one below the other, all beginning in the same column',
    mend: 'compare it with a similar line, and begin it with as many spaces',
  }
}

type Complain = (finding: Omit<Finding, 'document'>) => void

/** `&pivo světlé`, `*hvězda`, `!pozor`: read as commands, they would swallow the text. */
function refuseSigns({ tree, counter, yaml }: Tree, complain: Complain) {
  visit(tree, {
    Node(_, node) {
      const sign = isAlias(node) ? '*' : node.anchor !== undefined ? '&' : node.tag ? '!' : ''
      if (sign === '' || !node.range) return
      const { line } = counter.linePos(node.range[0])
      const source = yaml.split('\n')[line - 1] ?? ''
      const column = Math.max(source.indexOf(sign), 0)
      const text = source.slice(column).trim()
      complain({
        at: { line, column: column + 1, length: Math.max(text.length, 1) },
        found: `a text that begins with the sign ${sign}`,
        mend: `put the text in quotation marks:   ${shorten(requote(text))}`,
      })
    },
  })
}

function refuseDuplicates(document: Text, { tree, yaml }: Tree, complain: Complain) {
  visit(tree, {
    Map(_, map) {
      const first = new Map<string, Position>()
      for (const pair of map.items) {
        const key = isScalar(pair.key) ? pair.key : undefined
        if (!key?.range) continue
        const name = String(key.value)
        const at = positionAt(yaml, key.range[0], Math.max(1, key.range[1] - key.range[0]))
        const other = first.get(name)
        if (other) {
          complain({
            at,
            found: `the field "${shorten(name)}" a second time in one block`,
            expected: 'each field once',
            mend: 'delete one of the two lines, or begin the next item with a hyphen',
            other: { document, at: other },
          })
          // A forgotten hyphen doubles every field of the item: one mistake is one problem.
          return
        }
        first.set(name, at)
      }
    },
  })
}

/** The path at which two readings of one file differ. An empty value is read as no text or as null. */
function difference(a: Raw, b: Raw, path: Path): Path | undefined {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return (a ?? '') === (b ?? '') ? undefined : path
  if (Array.isArray(a) !== Array.isArray(b)) return path
  const members = (value: object) => Object.entries(value) as [string, Raw][]
  const right = new Map(members(b))
  if (members(a).length !== right.size) return path
  for (const [key, value] of members(a)) {
    const other = right.get(key)
    if (other === undefined) return path
    const found = difference(value, other, [...path, Array.isArray(a) ? Number(key) : key])
    if (found) return found
  }
  return undefined
}

/** Fields behind whose value a comment begins on the same line. */
function findCut({ tree, counter }: Tree, text: string): Map<string, Position> {
  const lines = text.split('\n')
  const cut = new Map<string, Position>()
  const walk = (node: unknown, path: Path) => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index])
    if (!isMap(node)) return
    for (const pair of node.items) {
      if (!isPair(pair) || !isScalar(pair.key) || !pair.key.range) continue
      const inner = [...path, String(pair.key.value)]
      walk(pair.value, inner)
      const at = commentBehind(pair, pair.key.range[1], lines, counter)
      if (at) cut.set(keyOf(inner), at)
    }
  }
  walk(tree.contents, [])
  return cut
}

function commentBehind(
  { value }: Pair,
  keyEnd: number,
  lines: readonly string[],
  counter: Tree['counter'],
): Position | undefined {
  if (isScalar(value) ? value.type !== 'PLAIN' : value !== null) return undefined
  const { line, col } = counter.linePos(keyEnd)
  const source = lines[line - 1] ?? ''
  const sign = /[ \t]#/.exec(source.slice(col - 1))
  if (!sign) return undefined
  const column = col + sign.index + 1
  return { line, column, length: source.length - column + 1 }
}
