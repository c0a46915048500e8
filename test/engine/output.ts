// Checks of output folders for tests of publishing.

import { readdir } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { readAll } from '../pub.ts'
import { sites } from './sites.ts'

type Site = ReadonlyMap<string, string>

const isEqual = (a: Site, b: Site) =>
  a.size === b.size && [...a].every(([file, text]) => b.get(file) === text)

/** Return the name of the site that the folder contains, complete and with nothing else. */
export async function findSite(
  folder: string,
  candidates: { [name: string]: Site } = sites,
): Promise<string | undefined> {
  const found = await readAll(folder)
  return Object.entries(candidates).find(([, site]) => isEqual(found, site))?.[0]
}

/** Wait until a build of this folder is in progress, or until it is over. */
export async function waitUntilStaged(folder: string, isOver = () => false) {
  const isStaged = async () => (await readdir(folder)).some((name) => name.startsWith('.dist.'))
  while (!isOver() && !(await isStaged())) await nextTurn()
}
