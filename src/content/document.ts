// One file of content, from bytes to plain values: every scalar is the text that the owner typed.

import matter from 'gray-matter'
import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'

/** Front matter as read with YAML's failsafe schema: text, lists and maps, `null` where nothing stands. */
export type Raw = string | null | Raw[] | { [key: string]: Raw }

/** Keys and indexes from the top of the front matter to a value. */
export type Path = readonly (string | number)[]

export type Document = {
  /** As the owner knows it: `content/pub.md`. */
  file: string
  /** The whole file, line ends as LF, without byte order mark. */
  text: string
  data: { [key: string]: Raw }
  /** What stands below the front matter. */
  body: string
  /** Line of the file on which the body begins. */
  bodyLine: number
}

/** A mistake somewhere in a document, before its line and column are known. */
export type Finding = {
  severity?: 'warning'
  document: Pick<Document, 'file' | 'text'>
  /** A place in the front matter, or one in the text of the file (line and column from 1). */
  at: { path: Path; on?: 'key' | 'value'; span?: [start: number, end: number] } | Position | null
  found: string
  expected?: string
  mend?: string
}

export type Position = { line: number; column: number; length: number }

export type Report = (finding: Finding) => void

/**
 * Reads one file of content. Whatever is wrong with the file as a whole is reported, and the
 * result is then undefined.
 */
export function readDocument(
  file: string,
  bytes: Uint8Array,
  report: Report,
): Document | undefined {
  const text = decode(file, bytes, report)
  if (text === undefined) return undefined
  let faults = 0
  const document = { file, text }
  for (const trap of [refuseInvisible, refuseFence, refuseIndentation]) {
    trap(text, (at, found, mend, expected) => {
      faults++
      report({ document, at, found, mend, ...(expected !== undefined && { expected }) })
    })
    if (faults > 0) return undefined
  }
  return parse(document, report)
}

type Complain = (at: Position | null, found: string, mend: string, expected?: string) => void

function decode(file: string, bytes: Uint8Array, report: Report): string | undefined {
  const complain = (found: string) =>
    report({
      document: { file, text: '' },
      at: null,
      found,
      expected: 'a text file saved as UTF-8',
      mend: 'open the file in your editor, choose "Save with encoding" and UTF-8',
    })
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    complain('a file saved as UTF-16')
    return undefined
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n')
  } catch {
    complain('letters that are not UTF-8 (perhaps Windows-1250)')
    return undefined
  }
}

/** Characters that nobody sees and that end up in a price: control characters, reordering marks. */
function refuseInvisible(text: string, complain: Complain) {
  for (const match of text.matchAll(/(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu)) {
    const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    complain(
      positionAt(text, match.index, 1),
      `an invisible character, U+${code}`,
      'delete it and type the word again',
    )
  }
}

function refuseFence(text: string, complain: Complain) {
  const lines = text.split('\n')
  const first = lines[0] ?? ''
  if (first !== '---') {
    complain(
      { line: 1, column: 1, length: Math.max(first.length, 1) },
      first.trim() === '' ? 'an empty first line' : `a first line "${shorten(first)}"`,
      'make the first line of the file --- and nothing else',
      'three hyphens, ---',
    )
  } else if (!lines.includes('---', 1)) {
    complain(
      { line: 1, column: 1, length: 3 },
      'a front matter that is opened with --- and never closed',
      'add a line --- after the last field',
    )
  }
}

function refuseIndentation(text: string, complain: Complain) {
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  lines.slice(0, end).forEach((line, index) => {
    const indent = /^[\s\u00A0]*/.exec(line)?.[0] ?? ''
    const column = indent.search(/[^ ]/)
    if (column < 0 || indent === line) return
    const what = indent[column] === '\t' ? 'a tab' : 'a special space'
    complain(
      { line: index + 1, column: column + 1, length: 1 },
      `${what} at the beginning of the line`,
      'delete it and indent with ordinary spaces',
      'ordinary spaces',
    )
  })
}

function parse(document: { file: string; text: string }, report: Report): Document | undefined {
  try {
    const { data, content } = matter(document.text, {
      language: 'yaml',
      engines: {
        yaml: { parse: parseYaml },
        javascript: closed,
        js: closed,
        json: closed,
        coffee: closed,
      },
    })
    const bodyLine = document.text.split('\n').indexOf('---', 1) + 2
    return { ...document, data: data as Document['data'], body: content, bodyLine }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    report({ document, ...explain(error, document.text) })
    return undefined
  }
}

/** gray-matter would run `---js`; the first line is checked before, and these are shut besides. */
const closed = () => {
  throw new Error('front matter in this language is not read')
}

class NotFields extends YAMLException {}

function parseYaml(yaml: string): object {
  const data: unknown = load(yaml, { schema: FAILSAFE_SCHEMA })
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new NotFields('no fields')
  return data
}

/** Turns the parser's jargon into words; its lines count from the opening fence. */
function explain(
  error: YAMLException,
  text: string,
): Pick<Finding, 'at' | 'found' | 'expected' | 'mend'> {
  if (error instanceof NotFields) {
    return {
      at: { line: 2, column: 1, length: 1 },
      found: 'no fields between the --- lines',
      expected: 'lines such as   name: U Kohouta',
      mend: 'write the fields between the two lines ---',
    }
  }
  const line = (error.mark?.line ?? 0) + 1
  const column = (error.mark?.column ?? 0) + 1
  const source = text.split('\n')[line - 1] ?? ''
  const at = { line, column: Math.min(column, source.length + 1), length: 1 }
  if (error.reason.includes('duplicated mapping key')) {
    return { at, found: 'the same field twice in one block', mend: 'delete one of the two lines' }
  }
  if (/: .*: |: .*:$/.test(source)) {
    return {
      at,
      found: 'a second colon in the line',
      mend: `put the text after the first colon in quotation marks: ${source.replace(/^(\s*-?\s*[^:]*: )(.*)$/, '$1"$2"').trim()}`,
    }
  }
  return {
    at,
    found: `a line that cannot be read (${error.reason})`,
    expected: 'field: value',
    mend: 'compare the line with its neighbours; put the text in quotation marks if it has special characters',
  }
}

export function positionAt(text: string, index: number, length: number): Position {
  const before = text.slice(0, index)
  const line = before.split('\n').length
  return { line, column: index - before.lastIndexOf('\n'), length }
}

export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text)
