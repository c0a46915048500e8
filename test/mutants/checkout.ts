// A copy of this checkout as it stands, with what is not committed, in which a program may be broken
// and tests may run without anybody noticing.

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { root } from '../pub.ts'
import type { Named } from './mutant.ts'

/** What git would commit: nothing that was built, no packages. */
async function sources(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, maxBuffer: 1 << 26 },
  )
  const names = stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))
  return [...new Set(names)]
}

export async function copyCheckout(folder: string): Promise<void> {
  for (const name of await sources()) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await cp(join(root, name), join(folder, name))
  }
  // Some tests ask git what a checkout ignores.
  await promisify(execFile)('git', ['init', '--quiet'], { cwd: folder })
  await linkPackages(folder)
}

/** Every package by a link, in a folder of the copy's own: what is kept there must not mix. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules')
  await mkdir(packages)
  for (const name of await readdir(join(root, 'node_modules')))
    if (!/^\.(?:cache|vite|vite-temp|experimental-vitest-cache)$/.test(name))
      await symlink(join(root, 'node_modules', name), join(packages, name))
}

/** What a build keeps for the next one. */
const cacheOf = (folder: string) => join(folder, 'node_modules/.cache')

/** What a broken program has kept must never reach another one: the cache is that of `from` again. */
export async function renewCache(folder: string, from: string): Promise<void> {
  await rm(cacheOf(folder), { recursive: true, force: true })
  if (existsSync(cacheOf(from))) await cp(cacheOf(from), cacheOf(folder), { recursive: true })
}

type Report = {
  testResults: {
    name: string
    status: 'passed' | 'failed'
    startTime: number
    endTime: number
    assertionResults: { fullName: string; title: string; status: string }[]
  }[]
}

export type TestFile = {
  file: string
  green: boolean
  seconds: number
  tests: { name: string; status: string }[]
}

/** `no end`: a program that runs for ever fails too. `no report` says nothing of the program. */
export async function runTests(
  folder: string,
  { files, title, workers = 1, minutes }: Tests,
): Promise<TestFile[] | 'no end' | 'no report'> {
  const output = join(folder, 'node_modules/.vite/report.json')
  await rm(output, { force: true })
  const child = spawn(
    execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', ...files, `--maxWorkers=${workers}`],
      ...['--reporter=json', `--outputFile=${output}`],
      ...(title === undefined ? [] : [`--testNamePattern=${literal(title)}`]),
      // What was translated once and is not changed need not be translated for the next mutant.
      '--experimental.fsModuleCache',
      // The first failure says enough, unless the whole is asked about.
      ...(files.length === 1 ? ['--bail=1'] : []),
    ],
    { cwd: folder, stdio: 'ignore', detached: true },
  )
  // Whatever it has started ends with it, and with this program.
  running.add(child)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    endGroup(child)
  }, minutes * 60_000)
  await once(child, 'close')
  clearTimeout(timer)
  endGroup(child)
  running.delete(child)
  if (isLate) return 'no end'
  const report = await readFile(output, 'utf8').catch(() => undefined)
  return report === undefined ? 'no report' : resultsOf(JSON.parse(report), folder)
}

const running = new Set<ChildProcess>()

/** For a program that is told to stop. */
export function endTests() {
  for (const child of running) endGroup(child)
}

/** Servers and browsers that a broken program left behind, too. */
function endGroup({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}

type Tests = { files: readonly string[]; title?: string; workers?: number; minutes: number }

const literal = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const resultsOf = ({ testResults }: Report, folder: string): TestFile[] =>
  testResults.map(({ name, status, startTime, endTime, assertionResults }) => ({
    file: name.slice(folder.length + 1),
    green: status === 'passed',
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.map(({ fullName, status }) => ({ name: fullName, status })),
  }))

/** The tests of a file that are meant. */
export const meant = ({ tests }: TestFile, { title }: Named) =>
  title === undefined ? tests : tests.filter(({ name }) => name.includes(title))
