// One file of content, from bytes to plain values: every scalar is the text that the owner typed.

import { YAMLException } from 'js-yaml'
import type { Document, Report } from '../../fields/finding.ts'
import { defaultLanguages } from '../../model/languages.ts'
import { readText } from './text-file.ts'
import { loadFields } from './yaml.ts'

/**
 * Reads one file of content. Whatever is wrong with the file as a whole is reported, and the
 * result is then undefined. Plain lines are read by one fast parser; a file with anything else in
 * it (brackets, anchors, comments behind values) by two, which must agree.
 */
export async function readDocument(
  file: string,
  bytes: Uint8Array,
  report: Report,
  /** Of a file whose every field may be missing: comments alone say nothing, and rightly. */
  mayBeEmpty = false,
): Promise<Document | undefined> {
  const read = readText(file, bytes, report)
  if (read === undefined) return undefined
  const cut = cutFrontMatter(read)
  const base = { file, ...read, ...cut.rest, languages: defaultLanguages }
  if (mayBeEmpty && cut.lines.length > 0 && cut.lines.every(isSilent))
    return { ...base, data: {}, isUnambiguous: true }
  const data = cut.lines.every((line) => plainLine.test(line)) ? tryLoad(cut.yaml) : undefined
  if (data) return { ...base, data, isUnambiguous: true }
  const { readCarefully } = await import('./careful.ts')
  const careful = readCarefully({ file, ...read }, report)
  return careful && { ...base, ...careful }
}

/** Text without quotation marks that no sign of YAML's begins, and in which nothing ends it. */
const plainText = '[^\\s?:,[\\]{}#&*!|>\'"%@`-](?:[^:#\\t]|:(?=\\S)|(?<=\\S)#)*'

/**
 * A line with one meaning for everybody: empty, a comment, or a field or entry with plain text, or
 * with text in quotation marks that holds none of them and no backslash. At most 20 hyphens, so
 * that nothing is nested deeper than a parser can go.
 */
const plainLine = new RegExp(
  `^ *(?:#.*|(?:- +){0,20}[a-z_][a-z_0-9]*:(?: *| +(?:"[^"\\\\]*" *|'[^']*' *|${plainText}))|(?:- +){1,20}${plainText})?$`,
)

const isSilent = (line: string) => /^\s*(?:#.*)?$/.test(line)

/** The fields between two lines `---`, which are there, and what stands below them. */
function cutFrontMatter({ text }: { text: string }) {
  const all = text.split('\n')
  const end = all.indexOf('---', 1)
  const lines = all.slice(1, end)
  return {
    ...{ lines, yaml: lines.join('\n') },
    rest: { body: all.slice(end + 1).join('\n'), bodyLine: end + 2 },
  }
}

function tryLoad(yaml: string): Document['data'] | undefined {
  const loaded = loadFields(yaml)
  return loaded instanceof YAMLException ? undefined : loaded
}
