// Names for unfinished files and folders, such as `.dist.1234-0a1b2c3d.4e5f6a7b` for `dist`. When
// finished they are renamed to their target in one step. A killed process leaves them behind, and
// the next process that writes the same target removes them.

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readlinkSync, statSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'

const namePrefix = (path: string) => `.${basename(path)}.`

/** Unfinished work of this process. Its pid cannot tell if the work is still going on. */
const ongoing = new Set<string>()

/** Return a unique sibling name for work that will replace `path`. */
export function reserveName(path: string): string {
  const own = `${process.pid}-${visibleProcesses}.${randomBytes(4).toString('hex')}`
  const unfinished = join(dirname(path), namePrefix(path) + own)
  ongoing.add(unfinished)
  return unfinished
}

/** True if the name is that of any unfinished file or folder. */
export const isUnfinished = (name: string) => /^\..+\.\d+-[0-9a-f]{8}\.[0-9a-f]{8}$/.test(name)

/** Forget an unfinished name that has been renamed or removed. */
export const releaseName = (unfinished: string) => ongoing.delete(unfinished)

/** Leftovers of `path` from processes that no longer run, unfinished or moved aside (`.old`). */
export async function findLeftovers(path: string): Promise<{ path: string; isOld: boolean }[]> {
  const [folder, prefix] = [dirname(path), namePrefix(path)]
  const matching = (await readdir(folder)).filter((name) => name.startsWith(prefix))
  return matching.flatMap((name) => {
    const parts = /^(\d+)(?:-([0-9a-f]{8}))?\.[0-9a-f]{8}(\.old)?$/.exec(name.slice(prefix.length))
    const leftover = join(folder, name)
    return !parts || ongoing.has(leftover) || isOngoing(leftover, Number(parts[1]), parts[2])
      ? []
      : [{ path: leftover, isOld: parts[3] !== undefined }]
  })
}

/** Identifies the machine and its pid namespace: elsewhere the same pid is a different process. */
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

/** In milliseconds. No build takes longer. Processes in another container cannot be checked. */
const maxDuration = 60 * 60 * 1000

/**
 * True if the process that began this still runs. Names by earlier versions have no machine part.
 */
function isOngoing(path: string, pid: number, where: string | undefined): boolean {
  if (where === undefined || where === visibleProcesses) return isRunning(pid)
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < maxDuration
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

/**
 * Create a folder with its parents. Node's `recursive` option never returns on file systems that
 * accept no folders, such as /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  await makeFolder(dirname(path))
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
