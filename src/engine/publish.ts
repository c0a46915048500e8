// Writing the site, all or nothing: a finished sibling folder takes the place of the old one in a
// single step of the file system, so that a crash leaves the old site or the new one.

import { existsSync, lstatSync, renameSync, rmSync, statSync } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { sentence } from '../messages/catalogue.ts'
import { explained, MachineError } from '../messages/machine-error.ts'
import { UsageError } from '../messages/usage-error.ts'
import { type Files, manifest } from '../model/published.ts'
import { exchange } from './exchange.ts'
import { isOfSystem } from './owner.ts'
import { begin, end, leftOf, makeFolder } from './unfinished.ts'

/**
 * Makes `folder` hold exactly these files. Folders that a killed build left beside it are cleared
 * first; those of a build that still runs are left alone. What is not `durable` need not outlive a
 * power cut, and nothing waits for the disk.
 */
export const publish = (to: string, files: Files, durable = true): Promise<void> =>
  explained(to, () => publishTo(to, files, durable))

async function publishTo(to: string, files: Files, durable: boolean): Promise<void> {
  // Through a link to the folder that it names, which is the one that was looked at.
  const folder = await realPath(to)
  await makeFolder(dirname(folder))
  refuseOthers(to, folder)
  await recover(folder)
  const staged = begin(folder)
  const stop = interrupted(staged)
  for (const signal of signals) process.on(signal, stop)
  try {
    await writeAll(staged, files, durable)
    await swap(staged, folder)
    if (durable) await sync(dirname(folder))
  } finally {
    // The old site after a success; else what would keep a full disk full. The next build tries again.
    await remove(staged).catch(() => undefined)
    for (const signal of signals) process.off(signal, stop)
    end(staged)
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Removes the staged folder and ends by the same signal, unless another listener handles it. */
function interrupted(staged: string) {
  return function stop(signal: NodeJS.Signals) {
    // Steps that the disk was told before may still end after the first of these, make a folder anew
    // and be in its way; while this waits, none is begun.
    for (let round = 0; round < 40; round++) {
      try {
        rmSync(staged, { recursive: true, force: true })
      } catch {
        // The next round finds what has come between.
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
      if (!existsSync(staged)) break
    }
    for (const each of signals) process.off(each, stop)
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
}

/** After one build with sudo the old site could neither be replaced nor removed. */
function refuseOthers(to: string, folder: string) {
  if (!existsSync(folder)) return
  const own = process.getuid?.()
  const { uid, dev } = statSync(folder)
  if (own !== undefined && own !== 0 && uid !== own) {
    // To take over what no build made would be the wrong advice.
    const mine = existsSync(join(folder, manifest))
    throw new MachineError(sentence('out-of-other-user', { folder: to, user: own, mine }))
  }
  if (dev !== statSync(dirname(folder)).dev)
    throw new MachineError(sentence('out-mounted', { folder: to }))
}

/**
 * Refuses a folder that is not the build's own: one that holds files which no build made, one that
 * holds a `room` or the project, or one inside a room. Throws a UsageError; touches nothing.
 */
export const refuseForeign = (
  folder: string,
  rooms: readonly string[],
  projects: readonly string[],
): Promise<void> =>
  explained(folder, async () => {
    const target = await realPath(folder)
    for (const room of [...rooms, ...projects]) {
      if (isInside(await realPath(room), target))
        throw new UsageError(sentence('out-holds-room', { folder, room }))
    }
    for (const room of rooms) {
      if (isInside(target, await realPath(room)))
        throw new UsageError(sentence('out-in-room', { folder, room }))
    }
    if (existsSync(target) && !statSync(target).isDirectory())
      throw new UsageError(sentence('out-a-file', { folder }))
    const foreign = existsSync(target) && (await findForeign(target, await ownNames(target), ''))
    if (foreign) throw new UsageError(sentence('out-foreign', { folder, file: foreign }))
    refuseOthers(folder, target)
  })

/** A folder of ours that was made read-only would stay for ever, and another with each build. */
async function remove(path: string): Promise<void> {
  const gone = () => rm(path, { recursive: true, force: true })
  await gone().catch(async () => {
    await allow(path)
    await gone()
  })
}

async function allow(folder: string): Promise<void> {
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await allow(join(folder, entry.name))
}

const isInside = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

/** The real path of a folder that may not exist yet. */
async function realPath(path: string): Promise<string> {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpath(absolute)
  if (lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new UsageError(sentence('out-dangling', { folder: path }))
  const parent = dirname(absolute)
  return parent === absolute ? absolute : join(await realPath(parent), basename(absolute))
}

/** What the build that made this folder wrote into it. A pipe in the place of the list is not waited for. */
async function ownNames(folder: string): Promise<ReadonlySet<string>> {
  const list = join(folder, manifest)
  const isList = lstatSync(list, { throwIfNoEntry: false })?.isFile()
  return new Set(isList ? (await readFile(list, 'utf8')).split('\n') : [])
}

/** The first file that no build made; of a whole disk that is named by mistake not all is looked at. */
async function findForeign(
  folder: string,
  own: ReadonlySet<string>,
  below: string,
): Promise<string | undefined> {
  const entries = await readdir(join(folder, below), { withFileTypes: true })
  const names = (folders: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === folders && !isOfSystem(entry.name))
      .map(({ name }) => below + name)
      .sort()
  const foreign = names(false).find((name) => !own.has(name))
  if (foreign !== undefined) return foreign
  for (const name of names(true)) {
    const inside = await findForeign(folder, own, `${name}/`)
    if (inside !== undefined) return inside
  }
  return undefined
}

/** Clears what killed builds left, and puts back a site that one of them had moved aside. */
async function recover(folder: string) {
  for (const { path, isOld } of await leftOf(folder)) {
    if (isOld && !existsSync(folder)) renameSync(path, folder)
    // What another user's build left is not ours to clear, and no reason to publish nothing.
    else await remove(path).catch(() => undefined)
  }
}

/** Together they wait for the disk once; more than these, and some systems open no other file. */
const openAtOnce = 64

async function writeAll(folder: string, files: Files, durable: boolean) {
  const folders = new Set([...files.keys()].map((file) => dirname(join(folder, file))))
  await mkdir(folder)
  for (const path of folders) await mkdir(path, { recursive: true })
  // The bytes are on the disk before the folder takes its place: a power cut finds them whole.
  const write = (file: string, text: string | Uint8Array) =>
    writeFile(file, text, { flag: 'wx', flush: durable })
  const all = [...files]
  for (let from = 0; from < all.length; from += openAtOnce)
    await Promise.all(
      all.slice(from, from + openAtOnce).map(([file, text]) => write(join(folder, file), text)),
    )
  if (durable) for (const path of folders) await sync(path)
}

async function sync(folder: string) {
  // Windows cannot open a folder; there the file system's own journal must do.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Puts `staged` in the place of `folder`; afterwards the old site, if any, has the name `staged`. */
async function swap(staged: string, folder: string) {
  if (!existsSync(folder)) {
    try {
      renameSync(staged, folder)
      return
    } catch (error) {
      // Another build was first.
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error
    }
  }
  if (await exchange(staged, folder)) return
  // No exchange on this system: two renames with nothing between them. Should the machine stop
  // right there, `recover` puts the old site back.
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
