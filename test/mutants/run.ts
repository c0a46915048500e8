// `npm run mutants`: puts every mutant in its place, one at a time, in a copy of this checkout, and
// runs the test that has to notice. Says which survived, and exits with 1 if any did; takes minutes.

import { rmSync } from 'node:fs'
import { mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { help, parseFlags, runProgram } from '../../src/commands/options.ts'
import { en } from '../../src/messages/en.ts'
import { UsageError } from '../../src/messages/usage-error.ts'
import { copyCheckout, endTests, meant, renewCache, runTests, type TestFile } from './checkout.ts'
import { mutants } from './index.ts'
import { isNoticed, type Mutant, mutated, testOf } from './mutant.ts'

/** `stale`: the words to change, or the test, are not there. `untried`: its test does not run here. */
type Fate = 'noticed' | 'survived' | 'stale' | 'unclear' | 'untried' | 'unnoticed'
type Outcome = { mutant: Mutant; fate: Fate; why: string }

/** A program that takes five times as long, and then five minutes more, runs for ever. */
const minutesOf = (file: TestFile | undefined) => 5 + (5 * (file?.seconds ?? 0)) / 60

/** The rows that `--only` means, a pattern: of a room, of a file, or of a promise. */
function chosen(only = ''): Mutant[] {
  const wanted = patternOf(only)
  const rows = Object.entries(mutants).flatMap(([room, list]) =>
    list.filter(({ file, breaks }) => [room, file, breaks].some((text) => wanted.test(text))),
  )
  if (rows.length === 0) throw new UsageError(`no mutant is called ${only}`)
  return rows
}

function patternOf(typed: string): RegExp {
  try {
    return new RegExp(typed, 'i')
  } catch {
    throw new UsageError(`--only takes a pattern, not ${typed}`)
  }
}

/** Every test that a row names, while nothing is wrong. */
async function unchanged(
  rows: readonly Mutant[],
  copy: string,
  workers: number,
): Promise<Map<string, TestFile>> {
  const files = [...new Set(rows.filter(isNoticed).map((row) => testOf(row).file))]
  const results = await runTests(copy, { files, workers, minutes: 60 })
  if (typeof results === 'string') throw new Error(`the tests as they are: ${results}`)
  const red = results.filter(({ green }) => !green)
  for (const { file, tests } of red)
    for (const { name } of tests.filter(({ status }) => status === 'failed'))
      stdout.write(`RED       ${file}: ${name}\n`)
  return new Map(results.map((result) => [result.file, result]))
}

/** What needs no run to be known. */
async function settled(
  mutant: Mutant,
  tests: ReadonlyMap<string, TestFile> | undefined,
  copy: string,
): Promise<Told | undefined> {
  const text = await readFile(join(copy, mutant.file), 'utf8').catch(() => '')
  if (mutated(text, mutant) === undefined)
    return { fate: 'stale', why: 'the old words do not stand there exactly once' }
  if (!isNoticed(mutant)) return { fate: 'unnoticed', why: mutant.unnoticed }
  if (!tests) return undefined
  const named = testOf(mutant)
  const file = tests.get(named.file)
  const found = file ? meant(file, named) : []
  if (!file || found.length === 0) return { fate: 'stale', why: `no test: ${mutant.noticedBy}` }
  if (found.some(({ status }) => status === 'failed'))
    return { fate: 'stale', why: 'its test fails without it' }
  if (found.every(({ status }) => status !== 'passed'))
    return { fate: 'untried', why: 'its test is skipped on this machine' }
  return undefined
}

type Told = Omit<Outcome, 'mutant'>

async function tried(
  mutant: Mutant,
  tests: ReadonlyMap<string, TestFile> | undefined,
  copy: string,
): Promise<Told> {
  if (!isNoticed(mutant)) return { fate: 'unnoticed', why: mutant.unnoticed }
  const path = join(copy, mutant.file)
  const text = await readFile(path, 'utf8')
  const { file, title } = testOf(mutant)
  await writeFile(path, mutated(text, mutant) ?? text)
  try {
    const minutes = minutesOf(tests?.get(file))
    const asked = { files: [file], minutes, ...(title !== undefined && { title }) }
    return toldBy(await runTests(copy, asked))
  } finally {
    await writeFile(path, text)
  }
}

function toldBy(results: Awaited<ReturnType<typeof runTests>>): Told {
  if (results === 'no end') return { fate: 'noticed', why: 'by a test without an end' }
  if (results === 'no report') return { fate: 'unclear', why: 'vitest ended without a report' }
  if (results.every(({ green }) => green)) return { fate: 'survived', why: 'every test passes' }
  const failed = results.flatMap(({ tests }) => tests).find(({ status }) => status === 'failed')
  return { fate: 'noticed', why: failed ? `by "${failed.name}"` : 'the tests cannot be loaded' }
}

async function tryOut(
  rows: readonly Mutant[],
  copies: readonly [string, ...string[]],
  hasty: boolean,
): Promise<Outcome[]> {
  const [first] = copies
  const tests = hasty ? undefined : await unchanged(rows, first, copies.length)
  const kept = `${first}-kept`
  await renewCache(kept, first)
  const left = [...rows]
  const outcomes: Outcome[] = []
  const work = async (copy: string) => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const known = await settled(mutant, tests, copy)
      await renewCache(copy, kept)
      const told = known ?? (await tried(mutant, tests, copy))
      outcomes.push({ mutant, ...told })
      stdout.write(lineOf({ mutant, ...told }))
    }
  }
  await Promise.all(copies.map(work))
  return outcomes
}

function lineOf({ mutant: { file, old, new: wrong, breaks }, fate, why }: Outcome): string {
  const good = fate === 'noticed' || fate === 'unnoticed'
  const shown = `${(good ? fate : fate.toUpperCase()).padEnd(9)} ${file}: ${breaks}; ${why}\n`
  const minus = old.split('\n').map((line) => `          - ${line}\n`)
  const plus = wrong.split('\n').map((line) => `          + ${line}\n`)
  return fate === 'survived' || fate === 'stale' ? [shown, ...minus, ...plus].join('') : shown
}

const flags = {
  only: {
    type: 'string',
    value: 'name',
    about: { own: 'rows whose room, file or promise fits the pattern' },
  },
  workers: { type: 'string', value: 'name', about: { own: 'how many at once; as many as cores' } },
  hasty: { type: 'boolean', about: { own: 'without running the tests as they are first' } },
  help: { type: 'boolean', about: 'help' },
} as const

await runProgram(import.meta.url, async (args) => {
  const wanted = parseFlags(args, flags)
  if (wanted.help) {
    stdout.write(help('npm run mutants --', flags, en.commands))
    return 0
  }
  const workers = Number(wanted.workers ?? availableParallelism())
  if (!Number.isInteger(workers) || workers < 1)
    throw new UsageError(`--workers takes a whole number from 1, not ${wanted.workers}`)
  const rows = chosen(wanted.only)
  const began = performance.now()
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pub-mutants-')))
  process.once('exit', () => {
    endTests()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const first = join(folder, 'copy-0')
  const others = Array.from({ length: workers - 1 }, (_, at) => join(folder, `copy-${at + 1}`))
  for (const copy of [first, ...others]) await copyCheckout(copy)
  const outcomes = await tryOut(rows, [first, ...others], wanted.hasty)
  const count = (fate: Fate) => outcomes.filter((outcome) => outcome.fate === fate).length
  const fates = [
    `${count('noticed')} noticed`,
    `${count('survived')} survived`,
    `${count('stale')} stale`,
    `${count('unclear')} unclear`,
    `${count('untried')} untried here`,
    `${count('unnoticed')} that nobody could notice`,
  ]
  const seconds = Math.round((performance.now() - began) / 1000)
  stdout.write(`\n${rows.length} mutants: ${fates.join(', ')}; ${seconds} s\n`)
  return count('survived') + count('stale') + count('unclear') > 0 ? 1 : 0
})
