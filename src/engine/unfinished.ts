// What is not finished has a name of its own beside what it will be, until it takes the place of
// that in one step: `.dist.1234-0a1b2c3d.4e5f6a7b` of `dist`. A killed process leaves it behind, and
// whoever writes the same next clears it.

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readlinkSync, statSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'

const prefixOf = (path: string) => `.${basename(path)}.`

/** What this very process is at: its own number says nothing about whether it goes on. */
const underWay = new Set<string>()

/** A name beside `path` for what will take its place. */
export function begin(path: string): string {
  const own = `${process.pid}-${visibleProcesses}.${randomBytes(4).toString('hex')}`
  const unfinished = join(dirname(path), prefixOf(path) + own)
  underWay.add(unfinished)
  return unfinished
}

/** Whether a name is of something unfinished, whatever it was to become. */
export const isUnfinished = (name: string) => /^\..+\.\d+-[0-9a-f]{8}\.[0-9a-f]{8}$/.test(name)

/** It has taken its place, or is gone. */
export const end = (unfinished: string) => underWay.delete(unfinished)

/** What ended processes left of `path`, unfinished or moved aside (`.old`). */
export async function leftOf(path: string): Promise<{ path: string; isOld: boolean }[]> {
  const [folder, prefix] = [dirname(path), prefixOf(path)]
  const named = (await readdir(folder)).filter((name) => name.startsWith(prefix))
  return named.flatMap((name) => {
    const parts = /^(\d+)(?:-([0-9a-f]{8}))?\.[0-9a-f]{8}(\.old)?$/.exec(name.slice(prefix.length))
    const left = join(folder, name)
    return !parts || underWay.has(left) || isOngoing(left, Number(parts[1]), parts[2])
      ? []
      : [{ path: left, isOld: parts[3] !== undefined }]
  })
}

/** Which processes this one can see, on which machine: elsewhere the same number is another's. */
const visibleProcesses = createHash('sha256')
  .update(`${hostname()}\n${processesSeen()}`)
  .digest('hex')
  .slice(0, 8)

function processesSeen(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

/** Nothing takes so long; a process in another container cannot be asked. */
const longest = 60 * 60 * 1000

/** Whether the process that began this still runs. Earlier versions did not name its machine. */
function isOngoing(path: string, pid: number, where: string | undefined): boolean {
  if (where === undefined || where === visibleProcesses) return isRunning(pid)
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < longest
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** With its parents. Where a disk takes no folders at all (/proc), Node's own way there never ends. */
export async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  await makeFolder(dirname(path))
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
