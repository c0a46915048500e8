// GitLab: reads files through GraphQL, parses the REST commits of the editor, and completes the
// OAuth sign-in.

import { contentFolder } from '../model/editor.ts'
import type { Addition, Ask, Changes, Forge, Snapshot } from './forge.ts'
import { isOurs, textsOf, toBase64 } from './forge.ts'

type Action = {
  action: string
  file_path: string
  previous_path?: string
  content?: string
  encoding?: string
}
type Commit = { branch: string; actions: Action[] }
type Page<T> = { nodes: T[]; pageInfo: { endCursor: string; hasNextPage: boolean } }

/** GitLab may refuse to return more texts than this in one query. */
const filesAtOnce = 50

export function gitlab(name: string): Forge {
  const project = `/projects/${encodeURIComponent(name)}/repository`
  const texts = new Map<string, string>()
  const query = async (ask: Ask, asked: string, variables: object) => {
    const body = JSON.stringify({
      query: `query($name: ID!, $ref: String!, $after: String, $paths: [String!]) {
        project(fullPath: $name) { repository { ${asked} } } }`,
      variables: { name, ...variables },
    })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await ask('/../graphql', { method: 'POST', headers, body })
    return (await answer.json()).data.project.repository
  }
  const commitIn: Forge['commitIn'] = (path, body) => {
    if (!path.endsWith(`${project}/commits`) || body === '') return undefined
    const sent: Commit = JSON.parse(body)
    return {
      at: sent.branch,
      changes: changesIn(sent.actions),
      rewritten: async (changes, before, ask) => ({
        ...sent,
        actions: await actionsOf(changes, before, (path) =>
          ask(`${project}/files/${encodeURIComponent(path)}?ref=${before.commit}`),
        ),
      }),
      // `files` carries the hashes of the committed files to the patched editor (see `patches` in
      // program.ts). Without a hash the editor fetches the file again.
      answered: async (told, { additions }, stale) => ({
        ...told,
        files: Object.fromEntries(
          await Promise.all(
            additions.map(async (one) => [one.path, stale ? {} : { sha: await nameOf(one) }]),
          ),
        ),
      }),
    }
  }
  return {
    async filesAt(ask, at) {
      const blobs: { path: string; sha: string }[] = []
      let commit = at
      for (let after: string | undefined = ''; after !== undefined; ) {
        const asked = `tree(ref: $ref, path: "${contentFolder.slice(0, -1)}", recursive: true) {
          lastCommit { sha } blobs(after: $after) {
            nodes { path sha } pageInfo { endCursor hasNextPage } } }`
        const { tree } = await query(ask, asked, { ref: commit, after })
        const { nodes, pageInfo }: Page<{ path: string; sha: string }> = tree.blobs
        blobs.push(...nodes)
        commit = tree.lastCommit?.sha ?? commit
        after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined
      }
      const files = await textsOf(
        blobs.filter(({ path }) => isOurs(path)),
        texts,
        async (wanted) => {
          const found = new Map<string, string>()
          for (let from = 0; from < wanted.length; from += filesAtOnce) {
            const paths = wanted.slice(from, from + filesAtOnce).map(({ path }) => path)
            const asked = 'blobs(ref: $ref, paths: $paths) { nodes { path rawTextBlob } }'
            const { blobs: told } = await query(ask, asked, { ref: commit, paths })
            for (const { path, rawTextBlob } of told.nodes) found.set(path, rawTextBlob)
          }
          // GitLab may leave out the text of a file, which does not mean that it is empty. Fetch it
          // separately.
          const fetched = async (path: string) =>
            (await ask(`${project}/files/${encodeURIComponent(path)}/raw?ref=${commit}`)).text()
          return Promise.all(wanted.map(({ path }) => found.get(path) ?? fetched(path)))
        },
      )
      return { commit, files }
    },
    commitIn,
  }
}

/** Convert commit actions to additions and deletions of files. */
function changesIn(actions: readonly Action[]): Changes {
  const isGone = ({ action }: Action) => action === 'delete' || action === 'move'
  return {
    additions: actions
      .filter(({ action }) => action !== 'delete')
      .map(({ file_path: path, content = '', encoding }) => ({
        path,
        contents: encoding === 'base64' ? content : toBase64(content),
      })),
    deletions: actions
      .filter(isGone)
      .map(({ file_path, previous_path }) => ({ path: previous_path ?? file_path })),
  }
}

/**
 * Convert changes to commit actions. Each names the last known commit of its file, so that GitLab
 * rejects all of them if somebody else changed a file meanwhile.
 */
async function actionsOf(
  { additions, deletions }: Changes,
  { files }: Snapshot,
  fetchFile: (path: string) => Promise<Response>,
): Promise<object[]> {
  const isThere = (path: string) => isOurs(path) && files.has(path.slice(contentFolder.length))
  const last = async (path: string) => {
    const { last_commit_id } = await (await fetchFile(path)).json()
    return { file_path: path, last_commit_id }
  }
  const content = ({ contents }: Addition) => ({ content: contents, encoding: 'base64' })
  return Promise.all([
    ...additions.map(async (one) =>
      isThere(one.path)
        ? { action: 'update', ...(await last(one.path)), ...content(one) }
        : { action: 'create', file_path: one.path, ...content(one) },
    ),
    ...deletions.map(async ({ path }) => ({ action: 'delete', ...(await last(path)) })),
  ])
}

/** Return the git blob hash (SHA-1 of header and bytes) of a file. */
async function nameOf({ contents }: Addition): Promise<string> {
  const bytes = Uint8Array.from(atob(contents), (sign) => sign.charCodeAt(0))
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const digest = await crypto.subtle.digest('SHA-1', Uint8Array.from([...head, ...bytes]))
  return Array.from(new Uint8Array(digest), (one) => one.toString(16).padStart(2, '0')).join('')
}

/**
 * `localStorage` keys of Sveltia: the OAuth state stored before the redirect, and the signed-in
 * user that it reads when it starts.
 */
const [left, user] = ['sveltia-cms.auth', 'sveltia-cms.user']

/**
 * Complete the OAuth sign-in (PKCE) after GitLab has redirected back with a code: exchange the code
 * for a token and store it where Sveltia looks for it.
 */
export async function comeBack({ base_url = '', app_id }: { base_url?: string; app_id?: string }) {
  const { origin, pathname, search } = location
  const { code, state } = Object.fromEntries(new URLSearchParams(search))
  if (app_id === undefined || state === undefined) return
  history.replaceState(null, '', pathname)
  const { csrfToken, codeVerifier } = JSON.parse(localStorage.getItem(left) ?? '{}')
  localStorage.removeItem(left)
  if (code === undefined || !codeVerifier || state !== csrfToken) return
  const answer = await fetch(`${base_url}/oauth/token`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ grant_type: 'authorization_code', client_id: app_id, code, code_verifier: codeVerifier },
      redirect_uri: origin + pathname,
    }),
  }).catch(() => undefined)
  const given = await answer?.json().catch(() => undefined)
  if (typeof given?.access_token !== 'string') return
  const { access_token: token, refresh_token: refreshToken } = given
  localStorage.setItem(user, JSON.stringify({ backendName: 'gitlab', token, refreshToken }))
}
