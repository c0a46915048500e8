// The owner's repository at the forge, presented as a folder that the engine can read.

import { type ContentSource, ignored } from '../content/files/folder.ts'
import type { ApiFetch, ContentFiles, Forge } from './forge.ts'

/**
 * Present files as a `Source`. Photos are not downloaded, so they get fixed dimensions. Faults in a
 * photo are reported when the site is built.
 */
export function toSource(files: ContentFiles): ContentSource {
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
export type Repository = ReturnType<typeof createRepository>

export function createRepository(
  forge: Forge,
  /** `api` is the URL of the API. */
  { api, branch = 'HEAD' }: { api: string; branch?: string },
  send: typeof fetch,
  /** Called once, after the first sign-in. */
  onSignIn: (files: ContentFiles) => void,
) {
  let currentAuthorization: string | undefined
  const apiFetch: ApiFetch = async (path, init = {}) => {
    const headers = {
      Accept: 'application/json',
      ...init.headers,
      Authorization: currentAuthorization ?? '',
    }
    const answer = await send(api + path, { ...init, headers, cache: 'no-cache' })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`, { cause: answer.status })
    return answer
  }
  const readFiles = (commit: string) => forge.readFiles(apiFetch, commit)
  return {
    ...{ forge, api, apiFetch, readFiles },
    setAuthorization(authorization: string) {
      const isFirst = currentAuthorization === undefined
      currentAuthorization = authorization
      // The editor itself reports a wrong token.
      if (isFirst)
        readFiles(branch).then(
          ({ files }) => onSignIn(files),
          () => (currentAuthorization = undefined),
        )
    },
  }
}
