// What happens after a save: when the change is on the site, what failed if it is not, and the request
// that takes it back.

import { contentFolder } from '../model/editor.ts'
import * as forge from './forge.ts'

/** A save, as it is kept while the page reloads. */
export type Saved = {
  commit: string
  /** Digests of the site before the save. */
  digests: string
  /** Request to the forge that takes the save back; absent if that is not possible. */
  undo?: { path: string; body: string } | undefined
}

export type Outcome = 'live' | 'late' | { failed: readonly string[] }

/** Ten minutes, after which the site of most hosts is renewed. */
type Watch = {
  readDigests: () => Promise<string>
  findFailures: () => Promise<readonly string[]>
  wait: (milliseconds: number) => Promise<unknown>
}

const [turns, pause] = [60, 10_000]

/**
 * Wait until the digests of the site differ from those before the save, or until the forge reports
 * a failure.
 */
export async function waitForSite(
  before: string,
  { readDigests, findFailures, wait }: Watch,
): Promise<Outcome> {
  for (let turn = 0; turn < turns; turn++) {
    await wait(pause)
    const now = await readDigests()
    if (now !== '' && now !== before) return 'live'
    const failed = await findFailures()
    if (failed.length > 0) return { failed }
  }
  return 'late'
}

/** Read the digests from this site; empty if they cannot be read. */
export const fetchDigests = (send: typeof fetch): Promise<string> =>
  // Networks of hosts keep old copies, but not under a new address.
  send(`../digests.json?${Date.now()}`, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )

/**
 * Return the changes that restore the files as they were; undefined if the commit deleted or
 * replaced a photo, whose bytes are gone.
 */
export function invertChanges(
  { additions, deletions }: forge.Changes,
  before: forge.ContentFiles,
): forge.Changes | undefined {
  const paths = [...additions, ...deletions].map(({ path }) => path)
  const existed = (path: string) => before.has(forge.toContentFile(path))
  if (paths.some((path) => !forge.isContentPath(path) || (existed(path) && !forge.isText(path))))
    return undefined
  return {
    additions: paths.filter(existed).map((path) => ({
      path,
      contents: forge.toBase64(before.get(path.slice(contentFolder.length)) ?? ''),
    })),
    deletions: paths.filter((path) => !existed(path)).map((path) => ({ path })),
  }
}

/** Read JSON from the forge; undefined if the token may not read it. */
export const tryRead = async <T>(apiFetch: forge.ApiFetch, path: string): Promise<T | undefined> =>
  apiFetch(path).then(
    (answer) => answer.json() as Promise<T>,
    () => undefined,
  )
