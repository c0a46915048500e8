// Every mistake of the table: what the owner is told, and where. All of them in this process, and
// every shape that a message can have once by the real command.

import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { copy } from 'fs-extra/esm'
import { beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { formatProblem, reportProblems } from '../../src/commands/report.ts'
import { toProblems } from '../../src/content/content.ts'
import { diskSource } from '../../src/content/files/disk.ts'
import type { Source } from '../../src/content/files/folder.ts'
import { loadResources } from '../../src/engine/templates.ts'
import { type Code, tell } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { type Problem, sortProblems } from '../../src/messages/problem.ts'
import type { Edit } from '../../src/model/edit.ts'
import { languages } from '../../src/model/languages.ts'
import { bodyOf, type Publication, type Resource, resourcesIn } from '../../src/model/resource.ts'
import { base, fullPub, publicationOf, readTexts, root, run, tryBuild } from '../pub.ts'
import { keptFolder } from '../workshop.ts'
import { replaced } from './edits.ts'
import { elsewhere } from './elsewhere.ts'
import type { Mend, Mistake } from './mistake.ts'
import { mistakes } from './mistakes.ts'
import { examplesOf, referencePage } from './reference.ts'
import { expectEveryTongue } from './tongues.ts'

/** Copies of the pubs of test/pubs: those in which the mistakes are made, and beside them as they are. */
let copies: string
let before: number
/** What was told of all of them. */
const made: Problem[] = []

beforeAll(async () => {
  copies = await keptFolder()
  for (const pub of new Set(mistakes.map(pubOf))) {
    await copy(join(root, 'test/pubs', pub), kept(pub))
    await copy(kept(pub), contentOf(pub))
  }
  await buildHere('full')
  before = (await stat(join(copies, 'dist', 'full'))).ino
})

/** Of the pubs as they are: their files are read once, and but for what is touched not again. */
const sources = new Map<string, Source>()
const touched = new Set<string>()
function sourceOf(pub: string): Source {
  const known = sources.get(pub)
  if (known) return known
  const [disk, own] = [diskSource(contentOf(pub)), diskSource(kept(pub))]
  const bytes = new Map<string, ReturnType<Source['read']>>()
  const read: Source['read'] = async (listed) => {
    const { file } = listed
    if (touched.has(join(contentOf(pub), file))) return disk.read(listed)
    const before = bytes.get(file) ?? own.read(listed)
    bytes.set(file, before)
    return before
  }
  sources.set(pub, { ...disk, read })
  return { ...disk, read }
}

const pubOf = ({ pub = 'full' }: Mistake) => pub
const kept = (pub: string) => join(copies, 'kept', pub, 'content')
const contentOf = (pub: string) => join(copies, pub, 'content')

const buildHere = (pub: string, folder = 'dist') =>
  build({
    content: contentOf(pub),
    out: join(copies, folder, pub),
    baseUrl: base,
    strict: false,
    environment: {},
    passing: true,
  })

const pathOf = (mistake: Mistake) => join(contentOf(pubOf(mistake)), mistake.file)

/** The file with the mistake, and with its marks. */
async function markedText({ from, to, file, ...mistake }: Mistake): Promise<string> {
  if (typeof to !== 'string') return ''
  if (from === undefined) return to
  const text = await readFile(join(kept(mistake.pub ?? 'full'), file), 'utf8')
  return text.replace(from, () => to)
}

/** Does by hand what the message says; how it is taken back beside the file itself. */
async function mendByHand(mistake: Mistake, by: Mend): Promise<() => Promise<void>> {
  const path = pathOf(mistake)
  const nothing = async () => {}
  const marked = await markedText(mistake)
  if (typeof by === 'string') {
    await writeFile(
      path,
      marked.replace(/⟦.*?⟧/s, () => by),
    )
    return nothing
  }
  if (Array.isArray(by)) {
    const [old, meant] = by
    const text = marked.replace(/[⟦⟧]/g, '')
    if (text.split(old).length !== 2) throw new Error(`not once in the file: ${old}`)
    await writeFile(
      path,
      text.replace(old, () => meant),
    )
    return nothing
  }
  if ('text' in by) await writeFile(path, by.text)
  else if ('remove' in by) await rm(path)
  else {
    const other = join(contentOf(pubOf(mistake)), by.name)
    touched.add(other)
    await rename(path, other)
    return () => rm(other)
  }
  return nothing
}

type Read = Awaited<ReturnType<typeof readTexts>>

/** All that was read, to compare it with what the pub says without the mistake. */
const saidOf = ({ content, baseUrl, date }: Read) =>
  JSON.stringify([content, baseUrl?.address, date.date])

/** What the documents and then the page of the house say, without blanks: one after the other. */
function* documentsOf(site: Publication): Generator<string> {
  const isPage = ({ path }: Resource) => path === '/'
  const data = site.resources.filter(({ relation }) => relation === 'item')
  for (const { path } of [...data, ...site.resources.filter(isPage)])
    yield bodyOf(site, path).replace(/\s/g, '')
}

const resources = resourcesIn(await loadResources(), languages)

/** What is published of it, by resources as they are for any pub: no schema of theirs is looked at. */
const published = async (read: Read) => documentsOf(await publicationOf(read, resources))

type Untouched = { read: Read; said: string; documents: string[] }
const untouched = new Map<string, Untouched>()
async function ofUntouched(pub: string): Promise<Untouched> {
  const known = untouched.get(pub)
  if (known) return known
  const read = await readTexts(kept(pub))
  const made = { read, said: saidOf(read), documents: [...(await published(read))] }
  untouched.set(pub, made)
  return made
}

/** Two long texts, shown from where they begin to differ. */
function expectSame(text: string, other: string) {
  const shared = [...text].findIndex((character, index) => character !== other[index])
  const from = shared < 0 ? 0 : Math.max(0, shared - 60)
  if (text !== other) expect(text.slice(from, from + 160)).toBe(other.slice(from, from + 160))
}

/** What is published after a mend: what the pub says without the mistake, or what was meant. */
async function expectPublished(read: Read, mistake: Mistake, means: string | undefined) {
  const before = await ofUntouched(pubOf(mistake))
  // What was typed in other words may be published in the same.
  if (means === undefined && saidOf(read) === before.said) return
  const documents = await published(read)
  if (means === undefined) {
    for (const document of before.documents) expectSame(documents.next().value, document)
    return
  }
  let isSaid = false
  for (const document of documents) {
    isSaid = document.includes(means)
    if (isSaid) break
  }
  expect(isSaid, `nothing says ${means}`).toBe(true)
  expect(before.documents.join('\n')).not.toContain(means)
}

/** Makes the mistake; where it is, as `line:column` with the characters that are marked. */
async function make(mistake: Mistake): Promise<string | undefined> {
  const { file, from, to, at } = mistake
  const path = join(contentOf(pubOf(mistake)), file)
  if (typeof to !== 'string') {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, to)
    return at
  }
  const text = from === undefined ? '' : await readFile(path, 'utf8')
  if (from !== undefined && text.split(from).length !== 2)
    throw new Error(`${file} does not hold this once: ${from}`)
  const marked = from === undefined ? to : text.replace(from, () => to)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, marked.replace(/[⟦⟧]/g, ''))
  const index = marked.indexOf('⟦')
  if (index < 0) return at
  const lines = marked.slice(0, index).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

/** Puts the file of the pub back, or takes away what it does not have. */
async function undo(mistake: Mistake) {
  const { file } = mistake
  const path = join(contentOf(pubOf(mistake)), file)
  const own = await readFile(join(kept(pubOf(mistake)), file)).catch(() => undefined)
  if (own) await writeFile(path, own)
  else await rm(path, { force: true })
}

type Looked = { errors: Problem[]; read: Read }

/** What is wrong in a pub: with its texts, or else with what is made of them. */
async function look(pub: string, folder?: string): Promise<Looked> {
  const read = await readTexts(contentOf(pub), undefined, sourceOf(pub))
  const errors = sortProblems(toProblems(errorsIn(read)))
  if (errors.length > 0 || folder === undefined) return { errors, read }
  const result = await buildHere(pub, folder)
  return { errors: 'problems' in result ? onlyErrors(result.problems) : [], read }
}

/**
 * The same after a mend of the file, or of `others` too. Where that gave back the very bytes of the
 * pub, and so what is known, nothing is read.
 */
async function lookAgain(mistake: Mistake, folder?: string, others = false): Promise<Looked> {
  const pub = pubOf(mistake)
  const bytes = await readFile(pathOf(mistake)).catch(() => undefined)
  const own = await readFile(join(kept(pub), mistake.file)).catch(() => undefined)
  if (others || !own || !bytes?.equals(own)) return look(pub, folder)
  return { errors: [], read: (await ofUntouched(pub)).read }
}

/** Of the texts: where there is one, nothing is made of them. */
const errorsIn = ({ findings }: Read) => findings.filter(({ severity }) => severity !== 'warning')

const onlyErrors = (problems: Problem[]) =>
  sortProblems(problems).filter(({ severity }) => severity === 'error')

/** `hours.md: Po–Ne 11:00–22:00`. */
async function lineAt(pub: string, { file, line, column }: NonNullable<Problem['other']>) {
  const text = (await readFile(file, 'utf8')).split('\n')[line - 1] ?? ''
  return `${relative(contentOf(pub), file)}: ${text.slice(column - 1).trimEnd()}`
}

/** What is told of a mistake, in the order in which it is printed, and after each mend. */
async function toldOf(mistake: Mistake): Promise<{
  errors: Problem[]
  place: string | undefined
  /** The lines that it is told to look at besides, from where they are pointed at. */
  also: string[]
  /** After all edits were done; undefined where there is none. */
  left: Looked | undefined
  /** After what was told was done by hand, for what carries no edit. */
  byHand: Looked | undefined
}> {
  const pub = pubOf(mistake)
  touched.clear()
  touched.add(pathOf(mistake))
  const place = await make(mistake)
  try {
    const { errors, read } = await look(pub, 'dist')
    const also = await Promise.all(
      errors.flatMap(({ other }) => (other ? [lineAt(pub, other)] : [])),
    )
    // What only a whole build finds is looked for by a whole one again.
    const folder = errorsIn(read).length === 0 ? 'mended' : undefined
    const edits = errors.flatMap((error) => error.edits ?? [])
    for (const edit of edits) touched.add(edit.file).add('name' in edit ? edit.name : edit.file)
    const undone = await applyEdits(edits)
    const others = edits.some(({ file }) => file !== pathOf(mistake))
    const left = edits.length > 0 ? await lookAgain(mistake, folder, others) : undefined
    for (const back of undone.reverse()) await back()
    if (!mistake.byHand) return { errors, place, also, left, byHand: undefined }
    const back = await mendByHand(mistake, mistake.byHand.mend)
    const byHand = await lookAgain(mistake, folder)
    await back()
    return { errors, place, also, left, byHand }
  } finally {
    await undo(mistake)
  }
}

/** Does what the edits say, as a program would; how each of them is taken back. */
async function applyEdits(edits: readonly Edit[]): Promise<(() => Promise<void>)[]> {
  const backs: (() => Promise<void>)[] = []
  const later = (a: Edit, b: Edit) =>
    'old' in a && 'old' in b ? b.line - a.line || b.column - a.column : 0
  for (const edit of [...edits].sort(later)) {
    const before = await readFile(edit.file)
    backs.push(() => writeFile(edit.file, before))
    if ('delete' in edit) await rm(edit.file)
    else if ('name' in edit) {
      await rename(edit.file, edit.name)
      backs.push(() => rm(edit.name))
    } else await writeFile(edit.file, replaced(before.toString(), edit))
  }
  return backs
}

describe('each mistake of the table', () => {
  test('there are at least 120 of them', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(120)
    expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length)
  })

  test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
    '%s',
    async (_, mistake) => {
      const { errors, place, also, left, byHand } = await toldOf(mistake)
      const mended = errors.filter(({ edits }) => edits).map(({ code }) => code)
      const again = left?.errors.filter(({ code }) => mended.includes(code)).map(formatProblem)
      expect(again ?? [], 'a second message for the same mistake').toEqual([])
      // A change of a pub that was right is right again when it is mended.
      if (left && mistake.from !== undefined)
        expect(left.errors.map(formatProblem)).toHaveLength(errors.length - mended.length)
      if (left?.errors.length === 0) await expectPublished(left.read, mistake, mistake.exactly)
      const blocks = errors.map(formatProblem)
      const printed = blocks.join('\n\n')
      const file = join(contentOf(pubOf(mistake)), mistake.file)
      expect(blocks[0]?.split(/ {2}|\n/)[0], printed).toBe(
        place === undefined ? file : `${file}:${place}`,
      )
      for (const block of blocks) {
        expect(block).toMatch(/^ {2}found {5}\S/m)
        expect(block).toMatch(/^ {2}mend it {3}\S/m)
      }
      for (const words of mistake.words) expect(printed).toContain(words)
      expect(also, printed).toEqual(elsewhere[mistake.name] ?? [])
      expect(errors, printed).toHaveLength(mistake.count ?? 1)
      const isByHand = (mistake.byHand ?? mistake.unmended) !== undefined
      expect(isByHand, `an exact edit, or a mend by hand:\n${printed}`).toBe(
        errors.some(({ edits }) => !edits),
      )
      if (byHand) {
        expect(byHand.errors.map(formatProblem), printed).toEqual([])
        await expectPublished(byHand.read, mistake, mistake.byHand?.means)
      }
      expectCaret(mistake, blocks[0] ?? '')
      for (const error of errors) expectEveryTongue(error)
      made.push(...errors)
      // What a program reads is what was found: nothing in it is lost on the way through JSON.
      expect(JSON.parse(JSON.stringify(errors))).toEqual(errors)
    },
  )

  test('docs/messages.md shows every message by an example (npm run generate)', async () => {
    const examples = examplesOf(made)
    expect(Object.keys(en.messages).filter((code) => !examples.has(code as Code))).toEqual([])
    await expect(referencePage(examples)).toMatchFileSnapshot(join(root, 'docs/messages.md'))
  })

  test('none of them touches the site that is there', async () => {
    expect((await stat(join(copies, 'dist', 'full'))).ino).toBe(before)
  })
})

/** The caret stands under the very characters that the table marks. */
function expectCaret({ to }: Mistake, block: string) {
  const marked = typeof to === 'string' ? /⟦(.*?)⟧/s.exec(to)?.[1] : undefined
  if (marked === undefined || marked === '' || /[^\x20-\x7E\xA1-\u024F–„“]/.test(marked)) return
  const lines = block.split('\n')
  const index = lines.findIndex((line) => /^ *\| *\^+$/.test(line))
  const caret = lines[index] ?? ''
  const start = caret.indexOf('^')
  expect(lines[index - 1]?.slice(start, caret.length), block).toBe(marked)
}

describe('the real command', () => {
  const shapes = [
    'a picture', // a file as a whole
    'a yes in other words', // a line with a caret
    'a wrong IČO', // a second one in the same file
    'an id of food on a drink', // two places
  ]

  test('prints each shape of message as the build gave it, counts them and writes nothing', async () => {
    const folder = join(copies, 'shapes')
    await copy(fullPub, join(folder, 'content'))
    const chosen = shapes.map((name) => mistakes.find((mistake) => mistake.name === name))
    for (const { file, from, to } of chosen.filter((mistake) => mistake !== undefined)) {
      const path = join(folder, 'content', file)
      const text = from === undefined ? '' : await readFile(path, 'utf8')
      const changed = from === undefined ? String(to) : text.replace(from, () => String(to))
      await writeFile(path, changed.replace(/[⟦⟧]/g, ''))
    }
    // And a warning, in a file without mistakes.
    const warned = join(folder, 'content/menu/20-predkrmy.md')
    const text = await readFile(warned, 'utf8')
    await writeFile(warned, text.replace(/^( *en): .*$/m, `$1: ${'very '.repeat(30)}good`))
    const result = await tryBuild(join(folder, 'content'))
    const problems = 'problems' in result ? result.problems : []
    const out = join(folder, 'dist')
    const args = ['--content', join(folder, 'content'), '--out', out, '--base-url', base]
    const { code, stdout, stderr } = await run('src/commands/build.ts', args)
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toBe(reportProblems(problems))
    for (const words of ['see also  ', '  warning   ', '^^^^^^\n', '.svg\n  found'])
      expect(stderr).toContain(words)
    expect(stderr).toMatch(
      /\n\n4 problems, 1 warning\. Nothing was written; the site is as it was\.\n$/,
    )
    await expect(stat(out)).rejects.toThrow('ENOENT')
  })
})

test('of few mistakes no line can show how they are mended by hand', () => {
  expect(mistakes.filter(({ unmended }) => unmended !== undefined).length).toBeLessThan(25)
})

test('a message without words of its own for what is expected says what its field expects', () => {
  const told = { code: 'integer-unreadable', values: { typed: 'asi 70' } } as const
  expect(tell({ ...told, notation: 'integer' })).toEqual({
    found: '"asi 70"',
    expected: 'a whole number',
    mend: 'write digits only, such as 40',
  })
  expect(tell({ ...told, notation: { oneOf: ['40', '50'] } }).expected).toBe('one of 40, 50')
})
