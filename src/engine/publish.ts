// Writes the site, all or nothing. A complete sibling folder replaces the old one in a single
// file-system operation, so that a crash leaves the old site or the new one.

import {
  closeSync,
  existsSync,
  fsync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { chmod, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { sentence } from '../messages/catalogue.ts'
import { MachineError, withExplainedErrors } from '../messages/machine-error.ts'
import { UsageError } from '../messages/usage-error.ts'
import { type Files, manifest } from '../model/published.ts'
import { exchangeFolders } from './exchange.ts'
import { isSystemFile } from './owner.ts'
import { findLeftovers, makeFolder, releaseName, reserveName } from './unfinished.ts'

/**
 * Make the folder contain exactly these files. Leftovers of killed builds are removed first, and
 * folders of running builds are left alone. If `durable` is false, nothing is flushed to the disk
 * and a power cut may lose the result.
 */
export const publish = (to: string, files: Files, durable = true): Promise<void> =>
  withExplainedErrors(to, () => publishTo(to, files, durable))

async function publishTo(to: string, files: Files, durable: boolean): Promise<void> {
  // If the path is a link, replace the folder it points to, which is the one that was checked.
  const folder = realPath(to)
  await makeFolder(dirname(folder))
  refuseForeignOwner(to, folder)
  await recover(folder)
  const staged = reserveName(folder)
  const stop = createStopHandler(staged)
  for (const signal of signals) process.on(signal, stop)
  try {
    await writeAll(staged, files, durable)
    await replaceFolder(staged, folder)
    if (durable) await sync(dirname(folder))
  } finally {
    // After success this is the old site, otherwise the incomplete one. If removing fails, the next
    // build tries again.
    await remove(staged).catch(() => undefined)
    for (const signal of signals) process.off(signal, stop)
    releaseName(staged)
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Return a signal handler that removes the staged folder, then ends the process by the same signal
 * unless another listener handles it.
 */
function createStopHandler(staged: string) {
  return function stop(signal: NodeJS.Signals) {
    // Writes that were already queued may recreate the folder after it is removed. Block the event
    // loop so that no new ones start, and remove it until it stays gone.
    for (let round = 0; round < 40; round++) {
      try {
        rmSync(staged, { recursive: true, force: true })
      } catch {
        // The next round tries again.
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
      if (!existsSync(staged)) break
    }
    for (const each of signals) process.off(each, stop)
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
}

/**
 * Refuse a folder that belongs to another user, such as after one build with sudo: it could be
 * neither replaced nor removed. Refuse a mount point as well.
 */
function refuseForeignOwner(to: string, folder: string) {
  if (!existsSync(folder)) return
  const own = process.getuid?.()
  const { uid, dev } = statSync(folder)
  if (own !== undefined && own !== 0 && uid !== own) {
    // Advise taking ownership only of a folder that a build made.
    const mine = existsSync(join(folder, manifest))
    throw new MachineError(sentence('out-of-other-user', { folder: to, user: own, mine }))
  }
  if (dev !== statSync(dirname(folder)).dev)
    throw new MachineError(sentence('out-mounted', { folder: to }))
}

/**
 * Refuse a folder that does not belong to the build: one with files that no build wrote, one that
 * contains a `room` or a project, or one inside a room. Throws a UsageError and changes nothing.
 */
export const refuseForeign = (
  folder: string,
  rooms: readonly string[],
  projects: readonly string[],
): Promise<void> =>
  withExplainedErrors(folder, async () => {
    const target = realPath(folder)
    for (const room of [...rooms, ...projects]) {
      if (isInside(realPath(room), target))
        throw new UsageError(sentence('out-holds-room', { folder, room }))
    }
    for (const room of rooms) {
      if (isInside(target, realPath(room)))
        throw new UsageError(sentence('out-in-room', { folder, room }))
    }
    if (existsSync(target) && !statSync(target).isDirectory())
      throw new UsageError(sentence('out-a-file', { folder }))
    const foreign = existsSync(target) && findForeign(target, readManifest(target), '')
    if (foreign) throw new UsageError(sentence('out-foreign', { folder, file: foreign }))
    refuseForeignOwner(folder, target)
  })

/**
 * Remove a folder, even if one inside was made read-only. Otherwise every build would leave another
 * folder behind.
 */
async function remove(path: string): Promise<void> {
  const removeAll = () => rm(path, { recursive: true, force: true })
  await removeAll().catch(async () => {
    await makeWritable(path)
    await removeAll()
  })
}

async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await makeWritable(join(folder, entry.name))
}

const isInside = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

/** Return the real path of a folder that may not exist yet. */
function realPath(path: string): string {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpathSync.native(absolute)
  if (lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new UsageError(sentence('out-dangling', { folder: path }))
  const parent = dirname(absolute)
  return parent === absolute ? absolute : join(realPath(parent), basename(absolute))
}

/**
 * Return the names of the files that the last build wrote. The list is only read if it is a regular
 * file, because reading a named pipe would block forever.
 */
function readManifest(folder: string): ReadonlySet<string> {
  const list = join(folder, manifest)
  const isList = lstatSync(list, { throwIfNoEntry: false })?.isFile()
  return new Set(isList ? readFileSync(list, 'utf8').split('\n') : [])
}

/**
 * Return the first file that no build wrote. Stops there, because the folder could be a whole disk.
 */
function findForeign(folder: string, own: ReadonlySet<string>, below: string): string | undefined {
  const entries = readdirSync(join(folder, below), { withFileTypes: true })
  const names = (folders: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === folders && !isSystemFile(entry.name))
      .map(({ name }) => below + name)
      .sort()
  const foreign = names(false).find((name) => !own.has(name))
  if (foreign !== undefined) return foreign
  for (const name of names(true)) {
    const inside = findForeign(folder, own, `${name}/`)
    if (inside !== undefined) return inside
  }
  return undefined
}

/** Remove leftovers of killed builds, and restore a site that one of them had moved aside. */
async function recover(folder: string) {
  for (const { path, isOld } of await findLeftovers(folder)) {
    if (isOld && !existsSync(folder)) renameSync(path, folder)
    // Leftovers of another user's build cannot be removed. The build goes on.
    else await remove(path).catch(() => undefined)
  }
}

/**
 * Number of files that are written in parallel. More would be faster, but some systems limit the
 * number of open files.
 */
const maxOpenFiles = 64

async function writeAll(folder: string, files: Files, durable: boolean) {
  const folders = new Set([...files.keys()].map((file) => dirname(join(folder, file))))
  mkdirSync(folder)
  for (const path of folders) mkdirSync(path, { recursive: true })
  const all = [...files]
  for (let from = 0; from < all.length; from += maxOpenFiles)
    await Promise.all(
      all
        .slice(from, from + maxOpenFiles)
        .map(([name, text]) => write(join(folder, name), text, durable)),
    )
  if (durable) for (const path of folders) await sync(path)
}

const flush = promisify(fsync)

/**
 * Write a new file. It is flushed before the folder replaces the old one, so that a power cut
 * cannot leave empty files. Only that waits for the disk, so nothing else needs another thread.
 */
async function write(path: string, text: string | Uint8Array, durable: boolean) {
  const file = openSync(path, 'wx')
  try {
    writeFileSync(file, text)
    if (durable) await flush(file)
  } finally {
    closeSync(file)
  }
}

async function sync(folder: string) {
  // Windows cannot open a folder to flush it. There the file system's journal has to do.
  if (process.platform === 'win32') return
  const file = openSync(folder, 'r')
  try {
    await flush(file)
  } finally {
    closeSync(file)
  }
}

/** Replace `folder` by `staged`. Afterwards the old site, if there was one, is called `staged`. */
async function replaceFolder(staged: string, folder: string) {
  if (!existsSync(folder)) {
    try {
      renameSync(staged, folder)
      return
    } catch (error) {
      // Another build created the folder first.
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error
    }
  }
  if (exchangeFolders(staged, folder)) return
  // No atomic exchange on this system, so rename twice. If the machine stops in between, `recover`
  // restores the old site.
  const old = `${staged}.old`
  renameSync(folder, old)
  try {
    renameSync(staged, folder)
  } catch (error) {
    renameSync(old, folder)
    throw error
  }
  await remove(old).catch(() => undefined)
}
