// The owner's repository at the forge, as a folder that the engine reads: what stands there now, and
// what would stand there after a commit.

import { ignored, type Source } from '../content/files/folder.ts'
import type { Ask, Files, Forge, Snapshot } from './forge.ts'

/** The reader is given no photo: what is wrong in one is said when it is published. */
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

/** What is asked of the forge, with the token that the editor was given. */
export type Repository = {
  forge: Forge
  /** Where the forge answers. */
  api: string
  ask: Ask
  signedIn(authorization: string): void
  filesAt(commit: string): Promise<Snapshot>
}

export function makeRepository(
  forge: Forge,
  { api, branch = 'HEAD' }: { api: string; branch?: string },
  send: typeof fetch,
  /** Once, as soon as somebody is signed in. */
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
      // A wrong token is told by the editor.
      if (isFirst)
        filesAt(branch).then(
          ({ files }) => opened(files),
          () => (known = undefined),
        )
    },
  }
}
