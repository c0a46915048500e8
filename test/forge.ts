// In-memory forge on the loopback address: the parts of the GitHub and GitLab APIs that the editor
// uses, for one repository with one branch.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RecordedCommit = {
  message: string
  /** Paths with their new content. */
  written: ReadonlyMap<string, Buffer>
  deleted: readonly string[]
}

export type Forge = {
  address: string
  /** All commits, oldest first. */
  commits: RecordedCommit[]
  /** Requests such as `GET /user`. */
  requests: string[]
  files: Map<string, Buffer>
  stop(): Promise<void>
}

type Body = {
  query?: string
  variables?: { input?: CommitInput; paths?: string[]; cursor?: string; after?: string }
  actions?: Action[]
  commit_message?: string
}
/** Action of a GitLab commit. */
type Action = {
  action: string
  file_path: string
  content: string
  encoding: string
  last_commit_id?: string
}
type CommitInput = {
  expectedHeadOid: string
  message: { headline: string }
  fileChanges: {
    additions?: { path: string; contents: string }[]
    deletions?: { path: string }[]
  }
}

type Answer = { status?: number; json?: unknown; bytes?: Buffer }

/** Return the git hash of a file. */
const blobHash = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

/**
 * Start a forge with the repository `owner/pub`, which contains these files and accepts this token.
 */
export async function startForge(
  files: ReadonlyMap<string, string | Buffer>,
  token: string,
): Promise<Forge> {
  const stored = new Map<string, Buffer>(
    [...files].map(([path, text]) => [path, Buffer.from(text as string)]),
  )
  const commits: RecordedCommit[] = []
  const requests: string[] = []
  const head = () => createHash('sha1').update(`commit ${commits.length}`).digest('hex')
  const take = (made: RecordedCommit) => {
    for (const [path, bytes] of made.written) stored.set(path, bytes)
    for (const path of made.deleted) stored.delete(path)
    commits.push(made)
  }
  const commit = (input: CommitInput) => {
    if (input.expectedHeadOid !== head()) return { errors: [{ message: 'the branch has moved' }] }
    const { additions = [], deletions = [] } = input.fileChanges
    const written = new Map(
      additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
    )
    const deleted = deletions.map(({ path }) => path)
    take({ message: input.message.headline, written, deleted })
    const hashes = additions.map(({ path }, index) => [
      `file_${index}`,
      { oid: blobHash(stored.get(path) ?? Buffer.alloc(0)) },
    ])
    const made = { oid: head(), committedDate: when, ...Object.fromEntries(hashes) }
    return { data: { createCommitOnBranch: { commit: made } } }
  }
  const when = '2026-11-20T12:00:00Z'
  const query = (asking: string) => {
    const ref = {
      target: {
        oid: head(),
        history: {
          nodes: [
            {
              ...{ oid: head(), message: 'last', committedDate: when },
              author: { name: 'Owner', email: '', user: { id: 1, login: 'owner' } },
            },
          ],
        },
      },
    }
    const contents = [...asking.matchAll(/(content_\d+): object\(oid: "(\w+)"/g)].map(
      ([, alias = '', name]) => {
        const bytes = [...stored.values()].find((one) => blobHash(one) === name)
        return [alias, { text: bytes?.toString() ?? null, isTruncated: false }]
      },
    )
    const refs = [...asking.matchAll(/(\w+_\d+): *ref\(/g)].map(([, alias = '']) => [alias, ref])
    const repository = {
      defaultBranchRef: { name: 'main' },
      ref,
      ...Object.fromEntries([...contents, ...refs]),
    }
    return { data: { repository } }
  }
  const rest = (path: string): Answer => {
    if (path === '/user') return { json: { id: 1, login: 'owner', name: 'Owner', email: '' } }
    if (path.startsWith('/repos/owner/pub/collaborators/')) return { status: 204 }
    if (path.startsWith('/repos/owner/pub/git/trees/')) {
      const tree = [...stored].map(([name, bytes]) => ({
        ...{ path: name, type: 'blob', mode: '100644' },
        ...{ sha: blobHash(bytes), size: bytes.length },
      }))
      return { json: { sha: head(), tree, truncated: false } }
    }
    const [, name] = /^\/repos\/owner\/pub\/git\/blobs\/(\w+)/.exec(path) ?? []
    const bytes = [...stored.values()].find((one) => blobHash(one) === name)
    return bytes ? { bytes } : { status: 404, json: { message: 'Not Found' } }
  }
  const inProject = '/api/v4/projects/owner%2Fpub'
  const gitlab = (
    path: string,
    { query, variables, actions, commit_message = '' }: Body,
  ): Answer => {
    if (path === '/api/v4/user') return { json: { id: 1, username: 'owner', name: 'Owner' } }
    if (path === `${inProject}/users`) return { json: [{ id: 1 }] }
    const [, raw] = /\/repository\/files\/([^/]+)\/raw$/.exec(path) ?? []
    if (raw !== undefined) return { bytes: stored.get(decodeURIComponent(raw)) ?? Buffer.from('') }
    if (path.startsWith(`${inProject}/repository/files/`))
      return { json: { last_commit_id: head() } }
    if (actions) {
      const isLate = (one: Action) => one.action !== 'create' && one.last_commit_id !== head()
      if (actions.some(isLate)) return { status: 400, json: { message: 'the file has changed' } }
      const of = (isGone: boolean) =>
        actions.filter(({ action }) => (action === 'delete') === isGone)
      const written = of(false).map(
        ({ file_path, content, encoding }) =>
          [file_path, Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')] as const,
      )
      const deleted = of(true).map(({ file_path }) => file_path)
      take({ message: commit_message, written: new Map(written), deleted })
      return { json: { id: head(), committed_date: when } }
    }
    if (path !== '/api/graphql') return { json: [] }
    const { paths = [], cursor, after } = variables ?? {}
    const all = [...stored].map(([name, bytes]) => ({
      type: 'blob',
      path: name,
      sha: blobHash(bytes),
    }))
    // GitLab returns long lists in pages.
    const isFirst = (cursor ?? after) === ''
    const blobs = {
      nodes: isFirst ? all.slice(0, 5) : all.slice(5),
      pageInfo: { endCursor: 'five', hasNextPage: isFirst },
    }
    // GitLab may leave out the text of a file in our own query, as it does for long ones.
    const isReturned = (name: string) => !query?.includes('$name') || !/\/90-/.test(name)
    const texts = paths.map((name) => ({
      ...{ path: name, rawTextBlob: isReturned(name) ? String(stored.get(name)) : null },
    }))
    const tree = { lastCommit: { sha: head(), message: 'last' }, blobs }
    const repository = { rootRef: 'main', tree, blobs: { nodes: texts } }
    return { json: { data: { project: { repository } } } }
  }
  const server = createServer(async (request, response): Promise<void> => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization')
    response.setHeader('Access-Control-Allow-Methods', '*')
    const { method = 'GET', url = '/' } = request
    if (method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    requests.push(`${method} ${url}`)
    const body = await readBody(request)
    const isSignedIn = [`token ${token}`, `Bearer ${token}`].includes(
      request.headers.authorization ?? '',
    )
    const sent: Body = body === '' ? {} : JSON.parse(body)
    const { query: asking = '', variables } = sent
    const answer: Answer = !isSignedIn
      ? { status: 401, json: { message: 'Bad credentials' } }
      : url.startsWith('/api/')
        ? gitlab(url.replace(/\?.*/, ''), sent)
        : url === '/graphql'
          ? { json: variables?.input ? commit(variables.input) : query(asking) }
          : rest(url.replace(/\?.*/, ''))
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' })
    response.end('bytes' in answer ? answer.bytes : answer.json && JSON.stringify(answer.json))
  })
  // On a busy machine, a request may arrive on a connection just as it is closed for being idle.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    ...{ commits, requests: requests, files: stored },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
