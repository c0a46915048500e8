// The owner's repository at the forge, as a folder that the engine reads: what stands there now, and
// what would stand there after a commit.

import { emblemFile, ignored, type Source } from '../content/files/folder.ts'
import { contentFolder } from '../model/editor.ts'

/** Paths below the folder of content to texts; of a photo only that it is there. */
export type Files = ReadonlyMap<string, string>

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

type TreeEntry = { path: string; type: string; sha: string }

/** What is asked of the forge, with the token that the editor was given. */
export type Repository = {
  api: string
  signedIn(token: string): void
  /** Everything below the folder of content at a commit. */
  filesAt(commit: string): Promise<Files>
}

export function makeRepository(
  name: string,
  api: string,
  send: typeof fetch,
  /** Once, as soon as somebody is signed in. */
  opened: (files: Files) => void,
): Repository {
  let token: string | undefined
  const texts = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Accept: 'application/json', ...init.headers, Authorization: token ?? '' }
    const answer = await send(api + path, { ...init, headers, cache: 'no-cache' })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer
  }
  const fetchTexts = async (wanted: readonly string[]) => {
    const [owner, repo] = name.split('/')
    const asked = wanted.map(
      (sha, index) =>
        `content_${index}: object(oid: "${sha}") { ... on Blob { text isTruncated } }`,
    )
    const query = `query { repository(owner: "${owner}", name: "${repo}") { ${asked.join(' ')} } }`
    const answer = await ask('/graphql', { method: 'POST', body: JSON.stringify({ query }) })
    const { data } = await answer.json()
    for (const [index, sha] of wanted.entries()) {
      const { text = null, isTruncated = true } = data.repository[`content_${index}`] ?? {}
      const isWhole = typeof text === 'string' && !isTruncated
      texts.set(sha, isWhole ? text : await fetchBlob(sha))
    }
  }
  const fetchBlob = async (sha: string) => {
    const Accept = 'application/vnd.github.raw'
    return (await ask(`/repos/${name}/git/blobs/${sha}`, { headers: { Accept } })).text()
  }
  const filesAt = async (commit: string): Promise<Files> => {
    const answer = await ask(`/repos/${name}/git/trees/${commit}?recursive=1`)
    const { tree }: { tree: TreeEntry[] } = await answer.json()
    const files = tree.flatMap(({ path, type, sha }) => {
      const file = path.slice(contentFolder.length)
      const isOurs = type === 'blob' && path.startsWith(contentFolder) && file !== emblemFile
      return isOurs ? [{ file, sha: /\.md$/.test(file) ? sha : undefined }] : []
    })
    const wanted = files.flatMap(({ sha }) => (sha !== undefined && !texts.has(sha) ? [sha] : []))
    if (wanted.length > 0) await fetchTexts(wanted)
    return new Map(
      files.map(({ file, sha }) => [file, sha === undefined ? '' : (texts.get(sha) ?? '')]),
    )
  }
  return {
    api,
    filesAt,
    signedIn(known) {
      const isFirst = token === undefined
      token = known
      // A wrong token is told by the editor.
      if (isFirst) filesAt('HEAD').then(opened, () => (token = undefined))
    },
  }
}
