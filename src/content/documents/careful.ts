// The second, careful reading of a file in which something is unusual: every trap of the notation
// under it (YAML) becomes a message in plain words, and both parsers must read the same.

import type { YAMLException } from 'js-yaml'
import { isAlias, isMap, isPair, isScalar, isSeq, type Pair, visit } from 'yaml'
import {
  type Document,
  type Finding,
  keyOf,
  type Path,
  type Position,
  type Raw,
  type Report,
} from '../../fields/finding.ts'
import { type Message, message } from '../../messages/catalogue.ts'
import { asValue, inQuotes } from '../../model/edit.ts'
import { readTree, type Tree } from './tree.ts'
import { loadFields } from './yaml.ts'

type Text = Pick<Document, 'file' | 'text' | 'typed' | 'left'>

/** The fields, or undefined when something was reported. */
export function readCarefully(
  typed: Text,
  report: Report,
): Pick<Document, 'data' | 'cut' | 'text' | 'typed'> | undefined {
  let document = { ...typed, text: withoutDashes(typed.text) }
  let reported = 0
  const complain = (finding: Omit<Finding, 'document'>) => {
    reported++
    report({ document, ...finding })
  }
  const { findings, text } = findUnreadable(document.text)
  for (const finding of findings) complain(finding)
  if (text === undefined) return undefined
  // Lines whose mend is exact are read as they are meant, so that they hide nothing else.
  document = { ...document, text, typed: typed.typed ?? typed.text }
  reported = 0
  const read = readTree(document.text)
  refuseSigns(read, complain)
  refuseDuplicates(document, read, complain)
  if (reported > 0) return undefined
  const data = loadFields(fieldsOf(document.text))
  if (data === undefined || data instanceof Error) {
    complain({
      at: { line: 2, column: 1, length: 1 },
      message: message('fields-missing', { list: isSeq(read.tree.contents) }),
    })
    return undefined
  }
  const unlike = difference(data, read.tree.toJS() as Raw, [])
  if (unlike) {
    complain({ at: { path: unlike }, message: message('text-ambiguous') })
    return undefined
  }
  return {
    data,
    cut: findCut(read, document.text),
    text,
    ...(text !== typed.text && { typed: typed.typed ?? typed.text }),
  }
}

const fieldsOf = (text: string) => {
  const lines = text.split('\n')
  return lines.slice(1, lines.indexOf('---', 1)).join('\n')
}

/** A hyphen alone is what many write where nothing is to be said; to a parser it begins a list. */
const withoutDashes = (text: string) => {
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  return lines
    .map((line, index) =>
      index < end ? line.replace(/^( *(?:- +)*[a-z_0-9]+:) +- *$/, '$1') : line,
    )
    .join('\n')
}

/**
 * The lines that no parser gets past. After each one it is mended in memory and the file is read
 * again, so that all of them come out at once. The text is that of the mended file, where every
 * mend is what the owner meant.
 */
function findUnreadable(text: string): {
  findings: Omit<Finding, 'document'>[]
  text: string | undefined
} {
  const found: Omit<Finding, 'document'>[] = []
  let exact = true
  let lines = text.split('\n')
  // Every round reads the whole file: fewer of them for one that is no menu any more.
  const rounds = Math.min(20, Math.ceil(1_000_000 / text.length))
  while (found.length < rounds) {
    const line = faultLine(lines.join('\n'))
    if (line === undefined) break
    const blamed = nearby(line, lines)
    const fault = blamed === undefined ? undefined : explainLine(lines[blamed] ?? '')
    if (blamed === undefined || !fault) {
      const placed = explainPlace(line, lines)
      if (found.length === 0 || placed.mend) found.push(placed.finding)
      if (placed.mend === undefined) return { findings: found, text: undefined }
      lines = lines.with(placed.index, placed.mend)
      continue
    }
    const { column, length, mended, meant, ...rest } = fault
    found.push({
      at: { line: blamed + 1, column, length },
      ...rest,
      ...(meant !== undefined && { mend: { line: meant } }),
    })
    exact &&= meant !== undefined
    lines = lines.with(blamed, meant ?? mended)
    // A line that its mend does not make readable is left out, so that the others come out.
    if (meant !== undefined && faultLine(lines.join('\n')) === line) {
      exact = false
      lines = lines.with(blamed, mended)
    }
  }
  const whole = exact && faultLine(lines.join('\n')) === undefined
  return { findings: found, text: whole ? lines.join('\n') : undefined }
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
  const before = [...lines.keys()].slice(0, Math.max(0, line)).reverse()
  const candidates = [line, line - 1, line + 1, ...before]
  return candidates.find(
    (index) => index > 0 && index < end && explainLine(lines[index] ?? '') !== undefined,
  )
}

type LineFault = Pick<Finding, 'notation'> & {
  column: number
  length: number
  message: Message
  /** The line without its fault, for reading on. */
  mended: string
  /** The line as it is meant. */
  meant?: string
}

/** What is wrong with one line, in words; undefined where the line itself is right. */
function explainLine(source: string): LineFault | undefined {
  if (/^\s*(#.*)?$/.test(source)) return undefined
  const match = /^( *(?:- +)*)(?!-\S)([^\s:"'[\]{}][^:]*):(?: (.*))?$/.exec(source)
  const value = match?.[3]?.trim() ?? ''
  const field = match?.[2]?.trimEnd() ?? ''
  if (!match) return explainShape(source)
  const start = source.length - source.trimEnd().length
  const column = source.length - start - value.length + 1
  const fault = explainValue(value, (text) => `${field}: ${text}`)
  return (
    fault && {
      column: column + fault.at,
      length: Math.max(1, fault.length),
      message: fault.message,
      notation: 'plain-text',
      mended: `${match[1]}${field}: ""`,
      meant: match[1] + fault.line,
    }
  )
}

/** A line that is not even `field: value`. */
function explainShape(source: string): LineFault | undefined {
  const [, indent = '', dash = '', rest = ''] = /^( *)((?:- +)*)(.*)$/.exec(source) ?? []
  const place = { column: indent.length + 1, length: Math.max(1, source.trim().length) }
  const mended = `${indent}#`
  if (/^-[^\s-]/.test(rest)) {
    const line = `- ${rest.slice(1).trim()}`
    const meant = indent + dash + line
    return { ...place, length: 1, message: message('hyphen-tight', { line }), mended, meant }
  }
  const [, name, behind] = /^([\w-]+):(\S.*)$/.exec(rest) ?? []
  if (name !== undefined && dash === '') {
    const line = `${name}: ${behind}`
    const column = indent.length + name.length + 1
    const complaint = message('colon-tight', { line })
    return { column, length: 1, message: complaint, mended, meant: indent + line }
  }
  const inValue = explainValue(rest.trim(), (text) => dash + text)
  if (inValue) {
    const { at, length, line, message: told } = inValue
    const column = indent.length + dash.length + 1 + at
    const found = { column, length: Math.max(1, length), message: told, mended }
    // An entry, and no long line of brackets that nobody meant as a text.
    return dash !== '' && rest.length < 1000 ? { ...found, meant: indent + line } : found
  }
  if (dash !== '' || rest.includes(':')) return undefined
  const [, field, sign, value = ''] = /^([a-z][a-z_]+)(?: *(=) *| +)(\S.*)$/.exec(rest) ?? []
  // `en = Tripe soup`: the sign stands for the colon; before a price it says what it always says.
  const kept =
    sign !== undefined && field === 'sizes' && !value.includes('=') ? `= ${value}` : value
  const line = field === undefined ? null : `${field}: ${kept}`
  const fault = { ...place, message: message('colon-missing', { line }), mended }
  return line === null ? fault : { ...fault, meant: indent + line }
}

/**
 * Why a value does not end where its line ends, or does not begin as text. `lineOf` gives the line
 * that holds a value.
 */
function explainValue(
  value: string,
  lineOf: (value: string) => string,
): { at: number; length: number; message: Message; line: string } | undefined {
  const sign = value[0] ?? ''
  const bare = /^(\*{1,2}|`)(?=\S)([^*`]+)\1/.exec(value)
  const meant = bare ? asValue(value.replace(bare[0], bare[2] ?? '')) : inQuotes(value)
  const line = lineOf(meant)
  const whole = { at: 0, length: value.length, line }
  if (sign === '"' || sign === "'") {
    const inner = sign === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
    const closed = inner.exec(value)?.[0]
    if (closed === undefined) {
      const inside = value.slice(1).replace(/[“”„’‘]$/, '')
      const text = lineOf(asValue(inside.trim()))
      return { ...whole, line: text, message: message('quote-open', { line: text }) }
    }
    const rest = value.slice(closed.length)
    if (/^\s*(#.*)?$/.test(rest))
      return /\\(?!["\\/ntr]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})/.test(sign === '"' ? closed : '')
        ? { at: 0, length: closed.length, message: message('backslash-wrong', { line }), line }
        : undefined
    return {
      at: closed.length - 1,
      length: value.length - closed.length + 1,
      message: message('quote-continued', { line }),
      line,
    }
  }
  if (/^[&*!@`%|>]/.test(value) || /^[-?:](\s|$)/.test(value) || /^[\]},]/.test(value))
    return { ...whole, message: message('sign-first', { sign, line }) }
  if (/^[[{]/.test(value) && (!isBalanced(value) || /(?:[[{][^\]}]*){8}/.test(value)))
    return { ...whole, message: message('bracket-open', { sign, line }) }
  const colon = value.search(/:(\s|$)/)
  return colon > 0 && !/^[[{]/.test(value)
    ? { at: colon, length: 1, message: message('colon-second', { line }), line }
    : undefined
}

const isBalanced = (value: string) =>
  /[\]}]\s*(#.*)?$/.test(value) && value.split(/[[{]/).length === value.split(/[\]}]/).length

/** Where only the place is known: most often a line that is indented unlike its neighbours. */
function explainPlace(line: number, lines: readonly string[]) {
  const end = Math.max(1, lines.indexOf('---', 1) - 1)
  const index = Math.max(1, Math.min(line, end))
  const source = lines[index] ?? ''
  const indent = source.length - source.trimStart().length
  const mend = likeNeighbours(index, lines)
  const finding: Omit<Finding, 'document'> = {
    at: { line: index + 1, column: indent + 1, length: Math.max(1, source.trim().length) },
    message: message('line-unfitting', { spaces: indent }),
    ...(mend !== undefined && { mend: { line: mend } }),
  }
  return { finding, mend, index }
}

/** `cs: ...` below an entry that begins with `- cs:`, and as far in as its hyphen: that is what is missing. */
function entryLike(index: number, lines: readonly string[]): string[] {
  const [, indent = '', field] = /^( +)([\w-]+):/.exec(lines[index] ?? '') ?? []
  const before = lines.slice(1, index).findLast((line) => line.startsWith(`${indent}- `))
  return field !== undefined && before?.startsWith(`${indent}- ${field}:`)
    ? [`${indent}- ${(lines[index] ?? '').trim()}`]
    : []
}

/** The line as far in as a neighbour of its kind, if the file can be read then. */
function likeNeighbours(index: number, lines: readonly string[]): string | undefined {
  const source = lines[index]?.trim() ?? ''
  const inset = (line = '') => /^ *(?:- +)?/.exec(line)?.[0].length ?? 0
  const begin = (line = '') => /^ */.exec(line)?.[0].length ?? 0
  const entries = lines.slice(1, index).filter((line) => /^ *- /.test(line))
  const near = source.startsWith('- ')
    ? entries.map(begin)
    : [inset(lines[index - 1]), inset(lines[index + 1])]
  return [
    ...entryLike(index, lines),
    ...[...new Set(near.reverse())].slice(0, 3).map((spaces) => ' '.repeat(spaces) + source),
  ].find(
    (line) => line !== lines[index] && faultLine(lines.with(index, line).join('\n')) === undefined,
  )
}

type Complain = (finding: Omit<Finding, 'document'>) => void

/** `&pivo světlé`, `*hvězda`, `!pozor`: read as commands, they would swallow the text. */
function refuseSigns({ tree, counter, yaml }: Tree, complain: Complain) {
  const lines = yaml.split('\n')
  visit(tree, {
    Node(_, node) {
      const sign = isAlias(node) ? '*' : node.anchor !== undefined ? '&' : node.tag ? '!' : ''
      if (sign === '' || !node.range) return
      const { line } = counter.linePos(node.range[0])
      const source = lines[line - 1] ?? ''
      const column = Math.max(source.indexOf(sign), 0)
      const text = source.slice(column).trim()
      // `*hvězda*`: signs of Markdown, which no text of the owner's knows.
      const [, inner] = /^\*{1,2}(?=\S)([^*]+)\*{1,2}$/.exec(text) ?? []
      const meant = inner === undefined ? inQuotes(text) : asValue(inner)
      complain({
        at: { line, column: column + 1, length: Math.max(text.length, 1) },
        message: message('sign-first', { sign, line: meant }),
        mend: { old: text, new: meant },
      })
    },
  })
}

function refuseDuplicates(document: Text, { tree, counter }: Tree, complain: Complain) {
  visit(tree, {
    Map(_, map) {
      const first = new Map<string, Position>()
      for (const pair of map.items) {
        const key = isScalar(pair.key) ? pair.key : undefined
        if (!key?.range) continue
        const name = String(key.value)
        const { line, col: column } = counter.linePos(key.range[0])
        const at = { line, column, length: Math.max(1, key.range[1] - key.range[0]) }
        const other = first.get(name)
        if (other) {
          complain({
            at,
            message: message('field-twice', { field: name }),
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
