// One file of content, from bytes to plain values: every scalar is the text that the owner typed.

import matter from 'gray-matter'
import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'
import { readText } from '../files/text-file.ts'

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
  /** Whether every line of the front matter has one meaning for everybody. */
  plain?: boolean
  /** Values that a ` #` cut short, by `keyOf` their path: where the # stands. */
  cut?: ReadonlyMap<string, Position>
}

/** A mistake somewhere in a document, before its line and column are known. */
export type Finding = {
  severity?: 'warning'
  document: Pick<Document, 'file' | 'text'> & { data?: Document['data']; plain?: boolean }
  /** A place in the front matter, or one in the text of the file (line and column from 1). */
  at: At | Position | null
  found: string
  expected?: string
  mend?: string
  /** The other place, where two places contradict each other. */
  other?: { document: Finding['document']; at: At | Position }
}

export type At = { path: Path; on?: 'key' | 'value'; span?: [start: number, end: number] }

export type Position = { line: number; column: number; length: number }

export type Report = (finding: Finding) => void

export const keyOf = (path: Path) => path.join('\n')

/**
 * Reads one file of content. Whatever is wrong with the file as a whole is reported, and the
 * result is then undefined. Plain lines are read by one fast parser; a file with anything else in
 * it (brackets, anchors, comments behind values) by two, which must agree.
 */
export async function readDocument(
  file: string,
  bytes: Uint8Array,
  report: Report,
): Promise<Document | undefined> {
  const text = readText(file, bytes, report)
  if (text === undefined) return undefined
  const cut = cutFrontMatter({ file, text })
  const data = cut.lines.every((line) => plainLine.test(line)) ? tryLoad(cut.yaml) : undefined
  if (data) return { file, text, ...cut.rest, data, plain: true }
  const { readCarefully } = await import('./careful.ts')
  const careful = readCarefully({ file, text }, report)
  return careful && { file, text, ...cut.rest, ...careful }
}

/** Text without quotation marks that no sign of YAML's begins, and in which nothing ends it. */
const plainText = '[^\\s?:,[\\]{}#&*!|>\'"%@`-](?:[^:#\\t]|:(?=\\S)|(?<=\\S)#)*'

/**
 * A line with one meaning for everybody: empty, a comment, or a field or entry with plain text, or
 * with text in quotation marks that holds none of them and no backslash. At most 20 hyphens, so
 * that nothing is nested deeper than a parser can go.
 */
const plainLine = new RegExp(
  `^ *(?:#.*|(?:- +){0,20}[a-z_]+:(?: +(?:"[^"\\\\]*"|'[^']*'|${plainText}))? *|(?:- +){1,20}${plainText})?$`,
)

/** gray-matter cuts the file; its engines that run code are shut. */
function cutFrontMatter({ text }: { file: string; text: string }) {
  let yaml = ''
  const parse = (source: string) => {
    yaml = source
    return {}
  }
  const { content } = matter(text, {
    language: 'yaml',
    engines: { yaml: { parse }, javascript: closed, js: closed, json: closed, coffee: closed },
  })
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  return { yaml, lines: lines.slice(1, end), rest: { body: content, bodyLine: end + 2 } }
}

/** gray-matter would run `---js`; the first line is checked before, and these are shut besides. */
const closed = () => {
  throw new Error('front matter in this language is not read')
}

function tryLoad(yaml: string): Document['data'] | undefined {
  const loaded = loadFields(yaml)
  return loaded instanceof YAMLException ? undefined : loaded
}

/** The fields, undefined where there are none, or why they cannot be read. */
export function loadFields(yaml: string): Document['data'] | undefined | YAMLException {
  try {
    const data: unknown = load(yaml, { schema: FAILSAFE_SCHEMA })
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Document['data'])
      : undefined
  } catch (error) {
    if (error instanceof YAMLException) return error
    throw error
  }
}
