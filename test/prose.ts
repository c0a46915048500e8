// Checks that comments, documents, test titles and names are plain English: `npm run prose`.
// `npm run prose -- --list [PATH...]` prints every marked sentence and name.
//
// A marker is a habit that is rare in other code bases and makes text hard to read for outsiders. A
// marked sentence is not always wrong, so a small share is allowed.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process, { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { type BindingPattern, parseSync, Visitor } from 'oxc-parser'

/** Maximum share of marked sentences and names in each area. */
const limits = { sentences: 0.02, names: 0.01 }

const sentenceMarkers = [
  // Noun clauses as titles, and sentences that begin with their condition.
  /^(?:What|Whatever|Whether|Whoever|Whose|Which|Who)\b(?![^.]*\?)/,
  /^(?:Where|That (?!(?:'s|is|are|was|way|means)\b)|As\b(?! of)|Of\b|How\b|Beside\b|So\b|None\b|Else\b)(?![^.]*\?)/,
  /\b(?:is|are|was|were) no\b(?! longer)|\bof no\b/,
  // Use stated, printed, is, next to, fix, language, anyone who, therefore.
  /\b(?:said|unsaid|told|untold|spoken|tells)\b/,
  /\b(?:stands?|lies)\b(?! for)|\bbesides?\b/,
  /\b(?:fixes?|fixed|tongues?|whoever|thereby|whereby|hence|thus)\b/i,
]

const nameMarkers = new Set(
  `said unsaid told spoken says speaks meant means fix fixes fixed wish tongue tongues wanted taken
  left kept held known whose whole other others one once called among beside below behind named manner
  lost anew`.split(/\s+/),
)

/** True if a comment, title or sentence has a marker. Code in backticks is ignored. */
export function isMarkedSentence(sentence: string): boolean {
  const text = sentence.replace(/`[^`]*`/g, '`x`').trim()
  return sentenceMarkers.some((marker) => marker.test(text))
}

/** True if a word of the name is a marker, or if it ends in `Of`. */
export function isMarkedName(name: string): boolean {
  const words = name.split(/(?=[A-Z])|_|(?<=[a-z])(?=\d)/).map((word) => word.toLowerCase())
  return words.some((word) => nameMarkers.has(word)) || /[a-z]Of$/.test(name)
}

/** Split a text into sentences of at least two words. */
const splitSentences = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.:?!])\s+(?=[A-Z`])/)
    .filter((sentence) => /[a-z]{3}/i.test(sentence) && sentence.includes(' '))

const directive = /^@|biome-ignore|@ts-|@jsx/

type Entry = { text: string; start: number }

/** Return sentences, test titles and names of a module, each with its offset. */
function readModule(file: string, source: string) {
  const { comments, program } = parseSync(file, source)
  const blocks: (Entry & { type: string; end: number })[] = []
  for (const { type, value, start, end } of comments) {
    const last = blocks.at(-1)
    const text = value.replace(/^\s*\*+ ?/gm, '').replace(/^\s*@.*$/gm, '')
    const isContinued =
      last?.type === 'Line' && type === 'Line' && /^\s*$/.test(source.slice(last.end, start))
    if (last && isContinued) Object.assign(last, { text: `${last.text} ${text}`, end })
    else blocks.push({ type, text, start, end })
  }
  const names: Entry[] = []
  const addName = (id: BindingPattern | null) => {
    if (id?.type === 'Identifier') names.push({ text: id.name, start: id.start })
  }
  new Visitor({
    FunctionDeclaration: ({ id }) => addName(id),
    ClassDeclaration: ({ id }) => addName(id),
    TSTypeAliasDeclaration: ({ id }) => addName(id),
    TSInterfaceDeclaration: ({ id }) => addName(id),
    VariableDeclarator: ({ id }) => addName(id),
  }).visit(program)
  const titles = /\.test\.tsx?$/.test(file)
    ? [...source.matchAll(/\b(?:test|describe)(?:\.\w+)*(?:<[^>]*>)?\(\s*(['"`])((?:(?!\1).)+)\1/g)]
    : []
  const toSentences = ({ text, start }: Entry) =>
    splitSentences(text).map((sentence) => ({ text: sentence, start }))
  return {
    sentences: blocks.filter(({ text }) => !directive.test(text.trim())).flatMap(toSentences),
    titles: titles.flatMap(({ 2: text = '', index }) => toSentences({ text, start: index })),
    names,
  }
}

/** Return the sentences of a Markdown document, without code, tables and headings. */
function readDocument(source: string): Entry[] {
  let start = 0
  let isCode = false
  return source.split('\n').flatMap((line) => {
    const offset = start
    start += line.length + 1
    if (/^\s*```/.test(line)) isCode = !isCode
    if (isCode || /^\s*(?:```|\||#)/.test(line)) return []
    const text = line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').replace(/\*\*/g, '')
    return splitSentences(text).map((sentence) => ({ text: sentence, start: offset }))
  })
}

/** Markdown that owners write, that is in other languages, or that is a list. */
const ignoredDocuments = /^(?:content|test|starter\/content)\/|\.(?:cs|sk|de)\.md$|CHANGELOG/

function findArea(file: string): string {
  if (/^(?:src\/|build\.ts$)/.test(file)) return 'src'
  if (file.startsWith('templates/')) return 'templates'
  return /^(?:test|bench)\//.test(file) ? 'test and bench' : 'documents'
}

type Row = {
  area: string
  sentences: number
  names: number
  /** Places and texts. */
  marked: { sentences: string[]; names: string[] }
}

/** Measure the files that git knows. Return a row per area. */
export function measure(root: string, paths: readonly string[] = []): Row[] {
  const list = execFileSync('git', ['ls-files', '-z', ...paths], { cwd: root, encoding: 'utf8' })
  const areas = new Map<string, Row>()
  const addRow = (area: string): Row => {
    const row = areas.get(area) ?? {
      ...{ area, sentences: 0, names: 0 },
      marked: { sentences: [], names: [] },
    }
    areas.set(area, row)
    return row
  }
  for (const file of list.split('\0')) {
    const isModule = /\.(?:ts|tsx|js|mjs)$/.test(file)
    if (!isModule && (!file.endsWith('.md') || ignoredDocuments.test(file))) continue
    const source = readFileSync(join(root, file), 'utf8')
    const { sentences, titles, names } = isModule
      ? readModule(file, source)
      : { sentences: readDocument(source), titles: [], names: [] }
    const place = ({ text, start }: Entry) =>
      `${file}:${source.slice(0, start).split('\n').length}  ${text}`
    const addSentences = (row: Row, entries: readonly Entry[]) => {
      row.sentences += entries.length
      row.marked.sentences.push(...entries.filter(({ text }) => isMarkedSentence(text)).map(place))
    }
    const row = addRow(findArea(file))
    addSentences(row, sentences)
    if (titles.length > 0) addSentences(addRow('test titles'), titles)
    row.names += names.length
    row.marked.names.push(...names.filter(({ text }) => isMarkedName(text)).map(place))
  }
  return [...areas.values()].filter(({ sentences, names }) => sentences + names > 0)
}

const share = (marked: number, count: number) => (count === 0 ? 0 : marked / count)

export const isOverLimit = ({ sentences, names, marked }: Row): boolean =>
  share(marked.sentences.length, sentences) > limits.sentences ||
  share(marked.names.length, names) > limits.names

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const paths = argv.slice(2).filter((arg) => arg !== '--list')
  const rows = measure(join(import.meta.dirname, '..'), paths)
  const percent = (marked: readonly string[], count: number) =>
    `${(100 * share(marked.length, count)).toFixed(1)} % of ${count}`
  for (const { area, sentences, names, marked } of rows) {
    if (argv.includes('--list')) console.log([...marked.sentences, ...marked.names].join('\n'))
    const [ofSentences, ofNames] = [
      percent(marked.sentences, sentences),
      percent(marked.names, names),
    ]
    console.log(`${area}: ${ofSentences} sentences and ${ofNames} names are marked`)
  }
  if (rows.some(isOverLimit)) {
    console.error('prose: at most 2 % of sentences and 1 % of names may be marked; see --list')
    process.exitCode = 1
  }
}
