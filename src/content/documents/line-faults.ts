// Explain one line of front matter that the YAML parser refuses, and restore the line as it was
// probably meant.

import { type Message, message } from '../../messages/catalogue.ts'
import { asValue, inQuotes } from '../../model/edit.ts'
import type { Finding } from '../../reading/finding.ts'

export type LineFault = Pick<Finding, 'notation'> & {
  column: number
  length: number
  message: Message
  /** The line without its mistake, so that the rest of the file can be parsed. */
  emptied: string
  /** The line as its owner meant it, if that is certain. */
  repaired?: string
}

/** Explain the mistake in one line; undefined if the line by itself is valid. */
export function explainLine(source: string): LineFault | undefined {
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
      emptied: `${match[1]}${field}: ""`,
      repaired: match[1] + fault.line,
    }
  )
}

/** Explain a line that does not even look like `field: value`. */
function explainShape(source: string): LineFault | undefined {
  const [, indent = '', dash = '', rest = ''] = /^( *)((?:- +)*)(.*)$/.exec(source) ?? []
  const place = { column: indent.length + 1, length: Math.max(1, source.trim().length) }
  const emptied = `${indent}#`
  if (/^-[^\s-]/.test(rest)) {
    const line = `- ${rest.slice(1).trim()}`
    const repaired = indent + dash + line
    return { ...place, length: 1, message: message('hyphen-tight', { line }), emptied, repaired }
  }
  const [, name, value] = /^([\w-]+):(\S.*)$/.exec(rest) ?? []
  if (name !== undefined && dash === '') {
    const line = `${name}: ${value}`
    const column = indent.length + name.length + 1
    const tight = message('colon-tight', { line })
    return { column, length: 1, message: tight, emptied, repaired: indent + line }
  }
  const inValue = explainValue(rest.trim(), (text) => dash + text)
  if (inValue) {
    const { at, length, line, message } = inValue
    const column = indent.length + dash.length + 1 + at
    const fault = { column, length: Math.max(1, length), message, emptied }
    // Repair a list entry, but no long line of brackets: nobody typed that as a text.
    return dash !== '' && rest.length < 1000 ? { ...fault, repaired: indent + line } : fault
  }
  if (dash !== '' || rest.includes(':')) return undefined
  const [, field, sign, typed = ''] = /^([a-z][a-z_]+)(?: *(=) *| +)(\S.*)$/.exec(rest) ?? []
  // In `en = Tripe soup` the sign replaces the colon. Before a price it keeps its usual meaning.
  const isPrice = sign !== undefined && field === 'sizes' && !typed.includes('=')
  const line = field === undefined ? null : `${field}: ${isPrice ? `= ${typed}` : typed}`
  const fault = { ...place, message: message('colon-missing', { line }), emptied }
  return line === null ? fault : { ...fault, repaired: indent + line }
}

type ValueFault = {
  /** Offset in the value. */
  at: number
  length: number
  message: Message
  /** The line as its owner meant it. */
  line: string
}

/**
 * Explain why a value does not end with its line, or does not start as text. `withValue` returns the
 * line with another value.
 */
function explainValue(value: string, withValue: (value: string) => string): ValueFault | undefined {
  const sign = value[0] ?? ''
  const markup = /^(\*{1,2}|`)(?=\S)([^*`]+)\1/.exec(value)
  const text = markup ? asValue(value.replace(markup[0], markup[2] ?? '')) : inQuotes(value)
  const line = withValue(text)
  if (sign === '"' || sign === "'") return explainQuotes(value, sign, line, withValue)
  const place = { at: 0, length: value.length, line }
  if (/^[&*!@`%|>]/.test(value) || /^[-?:](\s|$)/.test(value) || /^[\]},]/.test(value))
    return { ...place, message: message('sign-first', { sign, line }) }
  if (/^[[{]/.test(value) && (!isBalanced(value) || /(?:[[{][^\]}]*){8}/.test(value)))
    return { ...place, message: message('bracket-open', { sign, line }) }
  const colon = value.search(/:(\s|$)/)
  return colon > 0 && !/^[[{]/.test(value)
    ? { at: colon, length: 1, message: message('colon-second', { line }), line }
    : undefined
}

/** Explain a value in quotation marks. `line` is the line with the value as a text in itself. */
function explainQuotes(
  value: string,
  mark: string,
  line: string,
  withValue: (value: string) => string,
): ValueFault | undefined {
  const pattern = mark === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
  const quoted = pattern.exec(value)?.[0]
  if (quoted === undefined) {
    const inside = value.slice(1).replace(/[“”„’‘]$/, '')
    const unquoted = withValue(asValue(inside.trim()))
    const open = message('quote-open', { line: unquoted })
    return { at: 0, length: value.length, line: unquoted, message: open }
  }
  const { length } = quoted
  const rest = value.slice(length)
  if (!/^\s*(#.*)?$/.test(rest)) {
    const continued = message('quote-continued', { line })
    return { at: length - 1, length: value.length - length + 1, message: continued, line }
  }
  const isEscaped = /\\(?!["\\/ntr]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})/.test(
    mark === '"' ? quoted : '',
  )
  return isEscaped
    ? { at: 0, length, message: message('backslash-wrong', { line }), line }
    : undefined
}

const isBalanced = (value: string) =>
  /[\]}]\s*(#.*)?$/.test(value) && value.split(/[[{]/).length === value.split(/[\]}]/).length
