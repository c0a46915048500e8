// Writing the site, all or nothing: a finished sibling folder takes the place of the old one in a
// single step of the file system, so that a crash leaves the old site or the new one.

import { randomBytes } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { mkdir, open, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { type Files, manifest } from '../model/published.ts'
import { UsageError } from '../model/usage-error.ts'
import { exchange } from './exchange.ts'

/**
 * Makes `folder` hold exactly these files. Folders that a killed build left beside it are cleared
 * first; those of a build that still runs are left alone.
 */
export async function publish(to: string, files: Files): Promise<void> {
  // Through a link to the folder that it names, which is the one that was looked at.
  const folder = await realPath(to)
  await mkdir(dirname(folder), { recursive: true })
  await recover(folder)
  const staged = join(
    dirname(folder),
    `${stagedPrefix(folder)}${process.pid}.${randomBytes(4).toString('hex')}`,
  )
  underWay.add(staged)
  try {
    await writeAll(staged, files)
    await swap(staged, folder)
    await sync(dirname(folder))
    await remove(staged)
  } finally {
    underWay.delete(staged)
  }
}

/** What this very process is staging: its own number says nothing about whether it goes on. */
const underWay = new Set<string>()

/**
 * Refuses a folder that is not the build's own: one that holds files which no build made, one that
 * holds a `room` or the project, or one inside a room. Throws a UsageError; touches nothing.
 */
export async function refuseForeign(
  folder: string,
  rooms: readonly string[],
  projects: readonly string[],
): Promise<void> {
  const target = await realPath(folder)
  for (const room of [...rooms, ...projects]) {
    if (isInside(await realPath(room), target))
      throw new UsageError(`${folder} holds ${room}; choose another output folder`)
  }
  for (const room of rooms) {
    if (isInside(target, await realPath(room)))
      throw new UsageError(`${folder} lies in ${room}; choose another output folder`)
  }
  const found = await listFiles(target)
  const own = new Set(
    found.includes(manifest) ? (await readFile(join(target, manifest), 'utf8')).split('\n') : [],
  )
  const foreign = found.find((file) => !own.has(file))
  if (foreign !== undefined) {
    throw new UsageError(
      `${folder} holds ${foreign}, which no build made; delete the folder yourself, or choose another`,
    )
  }
}

const remove = (path: string) => rm(path, { recursive: true, force: true })

const isInside = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

/** The real path of a folder that may not exist yet. */
async function realPath(path: string): Promise<string> {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpath(absolute)
  const parent = dirname(absolute)
  return parent === absolute ? absolute : join(await realPath(parent), basename(absolute))
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR')
        throw new UsageError(`${folder} is a file; choose another output folder`)
      throw error
    },
  )
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

const stagedPrefix = (folder: string) => `.${basename(folder)}.`

/** Clears what killed builds left, and puts back a site that one of them had moved aside. */
async function recover(folder: string) {
  const parent = dirname(folder)
  const prefix = stagedPrefix(folder)
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(prefix)
      ? /^(\d+)\.[0-9a-f]{8}(\.old)?$/.exec(name.slice(prefix.length))
      : null
    if (!owner || underWay.has(join(parent, name)) || isRunning(Number(owner[1]))) continue
    if (owner[2] !== undefined && !existsSync(folder)) renameSync(join(parent, name), folder)
    else await remove(join(parent, name))
  }
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

async function writeAll(folder: string, files: Files) {
  const folders = new Set([...files.keys()].map((file) => dirname(join(folder, file))))
  for (const path of [folder, ...folders]) await mkdir(path, { recursive: true })
  await Promise.all([...files].map(([file, text]) => writeDurably(join(folder, file), text)))
  for (const path of folders) await sync(path)
}

/** The bytes are on the disk before the folder takes its place: a power cut finds them whole. */
async function writeDurably(file: string, text: string | Uint8Array) {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
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
  renameSync(staged, folder)
  await remove(old)
}
