// GitLab: reads files through GraphQL, parses the REST commits of the editor, and completes the
// OAuth sign-in.

import { contentFolder } from '../model/editor.ts'
import type { Addition, ApiFetch, Changes, Forge, Snapshot } from './forge.ts'
import { fetchFiles, isContentPath, toBase64 } from './forge.ts'
import { tryRead } from './publication.ts'

type Action = {
  action: string
  file_path: string
  previous_path?: string
  content?: string
  encoding?: string
}
type CommitRequest = { branch: string; actions: Action[]; commit_message?: string }
type Pipeline = { id: number; status: string }
type Job = { name: string; stage: string; status: string }
type Page<T> = { nodes: T[]; pageInfo: { endCursor: string; hasNextPage: boolean } }

/** GitLab may refuse to return more texts than this in one query. */
const textsPerQuery = 50

export function gitlab(name: string): Forge {
  const project = `/projects/${encodeURIComponent(name)}/repository`
  const texts = new Map<string, string>()
  const query = async (apiFetch: ApiFetch, selection: string, variables: object) => {
    const body = JSON.stringify({
      query: `query($name: ID!, $ref: String!, $after: String, $paths: [String!]) {
        project(fullPath: $name) { repository { ${selection} } } }`,
      variables: { name, ...variables },
    })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await apiFetch('/../graphql', { method: 'POST', headers, body })
    return (await answer.json()).data.project.repository
  }
  const parseCommit: Forge['parseCommit'] = (path, body) => {
    if (!path.endsWith(`${project}/commits`) || body === '') return undefined
    const request: CommitRequest = JSON.parse(body)
    return {
      at: request.branch,
      changes: toChanges(request.actions),
      commitIn: (answerBody) => answerBody?.id,
      toRequestBody: async (changes, before, apiFetch, next) => ({
        ...request,
        ...(next && { commit_message: next.message(request.commit_message ?? '') }),
        actions: await toActions(changes, before, (path) =>
          apiFetch(`${project}/files/${encodeURIComponent(path)}?ref=${before.commit}`),
        ),
      }),
      // `files` carries the hashes of the committed files to the patched editor (see `patches` in
      // program.ts). Without a hash the editor fetches the file again.
      toResponseBody: async (answerBody, { additions }, stale) => ({
        ...answerBody,
        files: Object.fromEntries(
          await Promise.all(
            additions.map(async (one) => [one.path, stale ? {} : { sha: await blobHash(one) }]),
          ),
        ),
      }),
    }
  }
  return {
    async readFiles(apiFetch, at) {
      const blobs: { path: string; sha: string }[] = []
      let commit = at
      for (let after: string | undefined = ''; after !== undefined; ) {
        const selection = `tree(ref: $ref, path: "${contentFolder.slice(0, -1)}", recursive: true) {
          lastCommit { sha } blobs(after: $after) {
            nodes { path sha } pageInfo { endCursor hasNextPage } } }`
        const { tree } = await query(apiFetch, selection, { ref: commit, after })
        const { nodes, pageInfo }: Page<{ path: string; sha: string }> = tree.blobs
        blobs.push(...nodes)
        commit = tree.lastCommit?.sha ?? commit
        after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined
      }
      const files = await fetchFiles(
        blobs.filter(({ path }) => isContentPath(path)),
        texts,
        async (missing) => {
          const found = new Map<string, string>()
          for (let from = 0; from < missing.length; from += textsPerQuery) {
            const paths = missing.slice(from, from + textsPerQuery).map(({ path }) => path)
            const selection = 'blobs(ref: $ref, paths: $paths) { nodes { path rawTextBlob } }'
            const { blobs: answerBody } = await query(apiFetch, selection, { ref: commit, paths })
            for (const { path, rawTextBlob } of answerBody.nodes) found.set(path, rawTextBlob)
          }
          // GitLab may leave out the text of a file, which does not mean that it is empty. Fetch it
          // separately.
          const fetched = async (path: string) =>
            (
              await apiFetch(`${project}/files/${encodeURIComponent(path)}/raw?ref=${commit}`)
            ).text()
          return Promise.all(missing.map(({ path }) => found.get(path) ?? fetched(path)))
        },
      )
      return { commit, files }
    },
    parseCommit,
    async findFailures(apiFetch, commit) {
      const pipelines = `/projects/${encodeURIComponent(name)}/pipelines`
      const all = await tryRead<Pipeline[]>(apiFetch, `${pipelines}?sha=${commit}`)
      const failed = (all ?? []).filter(({ status }) => status === 'failed')
      const jobs = failed.map(async ({ id }) => {
        const list = (await tryRead<Job[]>(apiFetch, `${pipelines}/${id}/jobs`)) ?? []
        return list.flatMap((job) => (job.status === 'failed' ? [`${job.stage}: ${job.name}`] : []))
      })
      return (await Promise.all(jobs)).flat()
    },
  }
}

/** Convert commit actions to additions and deletions of files. */
function toChanges(actions: readonly Action[]): Changes {
  const isRemoved = ({ action }: Action) => action === 'delete' || action === 'move'
  return {
    additions: actions
      .filter(({ action }) => action !== 'delete')
      .map(({ file_path: path, content = '', encoding }) => ({
        path,
        contents: encoding === 'base64' ? content : toBase64(content),
      })),
    deletions: actions
      .filter(isRemoved)
      .map(({ file_path, previous_path }) => ({ path: previous_path ?? file_path })),
  }
}

/**
 * Convert changes to commit actions. Each names the last known commit of its file, so that GitLab
 * rejects all of them if somebody else changed a file meanwhile.
 */
async function toActions(
  { additions, deletions }: Changes,
  { files }: Snapshot,
  fetchFile: (path: string) => Promise<Response>,
): Promise<object[]> {
  const exists = (path: string) =>
    isContentPath(path) && files.has(path.slice(contentFolder.length))
  const lastCommit = async (path: string) => {
    const { last_commit_id } = await (await fetchFile(path)).json()
    return { file_path: path, last_commit_id }
  }
  const content = ({ contents }: Addition) => ({ content: contents, encoding: 'base64' })
  return Promise.all([
    ...additions.map(async (one) =>
      exists(one.path)
        ? { action: 'update', ...(await lastCommit(one.path)), ...content(one) }
        : { action: 'create', file_path: one.path, ...content(one) },
    ),
    ...deletions.map(async ({ path }) => ({ action: 'delete', ...(await lastCommit(path)) })),
  ])
}

/** Return the git blob hash (SHA-1 of header and bytes) of a file. */
async function blobHash({ contents }: Addition): Promise<string> {
  const bytes = Uint8Array.from(atob(contents), (sign) => sign.charCodeAt(0))
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const digest = await crypto.subtle.digest('SHA-1', Uint8Array.from([...head, ...bytes]))
  return Array.from(new Uint8Array(digest), (one) => one.toString(16).padStart(2, '0')).join('')
}

/**
 * `localStorage` keys of Sveltia: the OAuth state stored before the redirect, and the signed-in
 * user that it reads when it starts.
 */
const [stateKey, userKey] = ['sveltia-cms.auth', 'sveltia-cms.user']

/**
 * Complete the OAuth sign-in (PKCE) after GitLab has redirected back with a code: exchange the code
 * for a token and store it where Sveltia looks for it.
 */
export async function completeSignIn({
  base_url = '',
  app_id,
}: {
  base_url?: string
  app_id?: string
}) {
  const { origin, pathname, search } = location
  const { code, state } = Object.fromEntries(new URLSearchParams(search))
  if (app_id === undefined || state === undefined) return
  history.replaceState(null, '', pathname)
  const { csrfToken, codeVerifier } = JSON.parse(localStorage.getItem(stateKey) ?? '{}')
  localStorage.removeItem(stateKey)
  if (code === undefined || !codeVerifier || state !== csrfToken) return
  const answer = await fetch(`${base_url}/oauth/token`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ grant_type: 'authorization_code', client_id: app_id, code, code_verifier: codeVerifier },
      redirect_uri: origin + pathname,
    }),
  }).catch(() => undefined)
  const tokens = await answer?.json().catch(() => undefined)
  if (typeof tokens?.access_token !== 'string') return
  const { access_token: token, refresh_token: refreshToken } = tokens
  localStorage.setItem(userKey, JSON.stringify({ backendName: 'gitlab', token, refreshToken }))
}
