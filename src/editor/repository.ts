// The owner's repository at the forge, presented as a folder that the engine can read.

import { ignored, type Source } from '../content/files/folder.ts'
import type { Ask, Files, Forge, Snapshot } from './forge.ts'

/**
 * Present files as a `Source`. Photos are not downloaded, so they get fixed dimensions. Faults in a
 * photo are reported when the site is built.
 */
export function sourceOf(files: Files): Source {
  const encoder = new TextEncoder()
  return {
    list: async () =>
      [...files.keys()]
        .filter((file) => !file.split('/').some((part) => ignored.test(part)))
        .map((file) => ({ file })),
    read: async ({ file }) => encoder.encode(files.get(file)),
    find: async ({ file }) => file,
    measure: async (place) => ({ digest: place, width: 1600, height: 1200 }),
    digest: (text) => text,
  }
}

/** Connection to the forge with the editor's token. */
export type Repository = {
  forge: Forge
  /** URL of the API. */
  api: string
  ask: Ask
  signedIn(authorization: string): void
  filesAt(commit: string): Promise<Snapshot>
}

export function makeRepository(
  forge: Forge,
  { api, branch = 'HEAD' }: { api: string; branch?: string },
  send: typeof fetch,
  /** Called once, after the first sign-in. */
  opened: (files: Files) => void,
): Repository {
  let known: string | undefined
  const ask: Ask = async (path, init = {}) => {
    const headers = { Accept: 'application/json', ...init.headers, Authorization: known ?? '' }
    const answer = await send(api + path, { ...init, headers, cache: 'no-cache' })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`, { cause: answer.status })
    return answer
  }
  const filesAt = (commit: string) => forge.filesAt(ask, commit)
  return {
    ...{ forge, api, ask, filesAt },
    signedIn(authorization) {
      const isFirst = known === undefined
      known = authorization
      // The editor itself reports a wrong token.
      if (isFirst)
        filesAt(branch).then(
          ({ files }) => opened(files),
          () => (known = undefined),
        )
    },
  }
}
