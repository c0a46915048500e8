// The folder of a new pub: all of it or nothing. What a killed `init` left is no obstacle to the next.

import { existsSync, renameSync } from 'node:fs'
import { readdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { outputFile, remove } from 'fs-extra/esm'
import { filesBelow } from '../engine/files-below.ts'
import { begin, end, isUnfinished, leftOf, makeFolder } from '../engine/unfinished.ts'
import { sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import type { Files } from '../model/published.ts'
import { readPlain } from './plain-file.ts'

/** It comes last, so that a folder that has it is a whole pub. */
const last = 'content'
const topOf = (file: string) => file.split('/')[0] ?? file

/** What stands in the folder beside `.git`. Throws where a new pub has no place. */
async function presentIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new UsageError(sentence('pub-folder-a-file', { folder }))
    throw error
  })
  return names.filter((name) => name !== '.git' && !isUnfinished(name))
}

/** Throws a UsageError where something stands that is not one of these names of a new pub. */
export async function refuseUsed(folder: string, names: readonly string[]): Promise<void> {
  const present = await presentIn(folder)
  if (present.includes(last) || present.some((name) => !names.includes(name)))
    throw new UsageError(sentence('pub-folder-used', { folder }))
}

/** Writes all files, or none and throws. Nothing is written over; what stands there must be the same. */
export async function fillFolder(folder: string, files: Files): Promise<void> {
  const names = [...new Set([...files.keys()].map(topOf))]
  await refuseUsed(folder, names)
  const present = await presentIn(folder)
  for (const name of present) await refuseOther(folder, name, files)
  const wasThere = existsSync(folder)
  await makeFolder(folder)
  const whole = join(folder, 'pub')
  for (const { path } of await leftOf(whole)) await remove(path)
  const staged = begin(whole)
  try {
    for (const [file, content] of files) await outputFile(join(staged, file), content)
    await refuseUsed(folder, present)
    for (const name of [...names.filter((one) => one !== last), last])
      if (!present.includes(name)) renameSync(join(staged, name), join(folder, name))
  } finally {
    await remove(staged).catch(() => undefined)
    end(staged)
    // Of a folder that holds nothing; any other stays.
    if (!wasThere) await rmdir(folder).catch(() => undefined)
  }
}

async function refuseOther(folder: string, name: string, files: Files) {
  const below = await filesBelow(join(folder, name)).catch(() => undefined)
  for (const file of below?.map((each) => `${name}/${each}`) ?? [name]) {
    const wanted = files.get(file)
    const found = await readPlain(join(folder, file))
    if (wanted === undefined || !found?.equals(Buffer.from(wanted)))
      throw new UsageError(sentence('pub-folder-used', { folder }))
  }
}
