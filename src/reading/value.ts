// Read one value by its notation. A list, a block or a hidden character in place of a text is reported.

import { message } from '../messages/catalogue.ts'
import { asValue, inQuotes, type Mend } from '../model/edit.ts'
import { invisible, nameOf } from '../notations/hidden.ts'
import type { AnyNotation, Extent, Fault, KnownRegion } from '../notations/notation.ts'
import { keyOf, type Position, type Raw } from './finding.ts'
import { below, complain, complainOf, type Node } from './node.ts'
import type { Reader } from './reader.ts'

/** Create a reader for the values of a notation. */
export function value<T>(notation: AnyNotation<T>): Reader<T> {
  return {
    shape: { kind: 'value', notation },
    read(node) {
      const signed = notation.sign ? behindSign(node) : undefined
      const text = signed?.text ?? readText(node, notation)
      if (text === undefined) return { value: undefined, node }
      const known = knownFor(notation, node)
      if (!known) return { value: undefined, node }
      const read = notation.read(text, known)
      if (read !== undefined) return { value: read, node }
      const own = notation.regional && notation.expects?.(known.region)
      const expected = own ?? notation.expected
      for (const fault of notation.explain(text, known)) {
        const at = findBlamedNode(node, fault.span)
        complainOf(at, fault.message, {
          notation: expected,
          ...(signed ? { at: signed.at } : makeFix(fault, at)),
        })
      }
      return { value: undefined, node }
    },
  }
}

/** Find a value such as `#7b2d1c` that stands alone: YAML reads it as a comment. */
export function behindSign({ document, path, raw }: Node) {
  const at = raw === null || raw === '' ? document.cut?.get(keyOf(path)) : undefined
  if (!at) return undefined
  const line = document.text.split('\n')[at.line - 1] ?? ''
  const [typed = ''] = line.slice(at.column - 1).split(/\s#/)
  const text = typed.trim()
  return { text, at: { ...at, length: text.length } }
}

/**
 * Return what a notation needs to read a value; undefined if it depends on a region that is
 * unknown.
 */
export function knownFor({ regional }: AnyNotation<unknown>, { document, region }: Node) {
  const drinks = document.data['kind'] === 'drinks'
  const known = { languages: document.languages, region, drinks }
  // A notation that is not regional never reads the region.
  return regional && !region ? undefined : (known as KnownRegion)
}

const separator = ', '

/** Create the fix that replaces the wrong characters with the intended ones. */
function makeFix({ meant }: Fault, { raw, span }: Node) {
  if (meant === undefined || typeof raw !== 'string') return {}
  return {
    mend: span ? { old: raw.slice(...span), new: meant } : { old: raw, new: asValue(meant) },
  }
}

/** Return the node of the wrong characters; in a list, of the entry that holds them. */
function findBlamedNode(node: Node, span: Extent | undefined): Node {
  if (!span || !Array.isArray(node.raw)) return { ...node, ...(span && { span }) }
  let start = 0
  const index = node.raw.findIndex((part) => {
    start += String(part).length + separator.length
    return span[0] < start
  })
  return below(node, Math.max(0, index))
}

export const nameAt = (node: Node) => String(node.path.at(-1))

/** Maximum length as typed, spaces included. No notation accepts more than 1000 characters. */
const longestValue = 2000

/** Return the text of a value as typed. Lists, blocks and invisible characters are reported. */
function readText(node: Node, notation: AnyNotation<unknown>): string | undefined {
  const text = readPlainText(node, notation)
  if (text === undefined) return undefined
  const details = { notation: notation.expected }
  if (text.length > longestValue) {
    complain(node, 'value-too-long', { length: text.length, most: longestValue })
    return undefined
  }
  const cut = notation.prose ? node.document.cut?.get(keyOf(node.path)) : undefined
  if (cut) {
    complainOf(node, message('value-cut', { field: nameAt(node), typed: text }), {
      ...details,
      at: cut,
      mend: quoteValue,
    })
    return undefined
  }
  const hidden = invisible.exec(text)?.[0]
  if (hidden === undefined) return text
  complainOf(node, message('character-invisible', { character: nameOf(hidden) }), details)
  return undefined
}

function readPlainText(node: Node, notation: AnyNotation<unknown>): string | undefined {
  const { raw } = node
  if (typeof raw === 'string' && raw.trim() !== '') return raw
  const field = nameAt(node)
  const told = { notation: notation.expected }
  if (Array.isArray(raw) && raw.length > 0) {
    if (notation.list && raw.every((part) => typeof part === 'string')) return raw.join(separator)
    complainOf(node, message('list-unexpected', { field }), {
      ...told,
      mend: onOneLine(raw, node, notation.between ?? separator),
    })
  } else if (raw !== null && typeof raw === 'object' && !Array.isArray(raw)) {
    const [[key = '', value] = [], more] = Object.entries(raw)
    if (typeof value === 'string' && more === undefined && typeof node.path.at(-1) === 'number')
      complainOf({ ...below(node, key), on: 'key' }, message('colon-inside'), {
        ...told,
        mend: (line) => ({ line: line.replace(`${key}:`, key) }),
      })
    else complainOf(node, message('block-unexpected', { field }), { ...told, mend: quoteValue })
  } else {
    const cut = node.document.cut?.has(keyOf(node.path)) ?? false
    complainOf(node, message('value-missing', { field, cut }), {
      ...told,
      ...(cut && { mend: quoteValue }),
    })
  }
  return undefined
}

const fieldAndValue = /^( *(?:- +)*[\w-]+:) *(\S.*)$/

/** Put everything after the colon of a line in quotation marks. */
function quoteValue(line: string): Mend | undefined {
  const [, field, value = ''] = fieldAndValue.exec(line.trimEnd()) ?? []
  return field === undefined ? undefined : { line: `${field} ${inQuotes(value)}` }
}

/** Join a list of texts in one line: an inline list as typed, separate lines with commas. */
const onOneLine =
  (parts: readonly Raw[], node: Node, parted: string) =>
  (line: string, at: Position, text: string): Mend | undefined => {
    const [, field, value = ''] = fieldAndValue.exec(line.trimEnd()) ?? []
    if (field !== undefined && parted !== separator) {
      // YAML also splits `2,90` at its comma; people type a space after a separating comma.
      const typed = value.replace(/^\[|\]$/g, '').split(/,\s+/)
      const isWhole = typed.every((one) => /^[^=]+=[^=]+$/.test(one))
      return isWhole ? { line: `${field} ${asValue(typed.join(parted))}` } : undefined
    }
    if (field !== undefined) return quoteValue(line)
    const below = text.split('\n').slice(at.line, at.line + parts.length)
    const listed = below.every((entry, index) => entry.trim().replace(/^- */, '') === parts[index])
    return listed && typeof node.path.at(-1) === 'string'
      ? {
          lines: [line, ...below].join('\n'),
          new: `${line.trimEnd()} ${asValue(parts.join(parted))}`,
        }
      : undefined
  }
