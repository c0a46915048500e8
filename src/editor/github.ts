// GitHub: reads files through REST and GraphQL, and parses the GraphQL commits of the editor.

import { type Forge, fetchFiles, isContentPath } from './forge.ts'
import { tryRead } from './publication.ts'

type CommitQuery = {
  query: string
  variables: {
    input: { expectedHeadOid: string; fileChanges: object; message?: { headline: string } }
  }
}
type CheckRuns = { check_runs?: { id: number; name: string; conclusion: string | null }[] }
type Annotation = { annotation_level: string; path: string; start_line: number; message: string }
/** Statuses of hosts such as Netlify. */
type Statuses = { statuses?: { state: string; context: string; description?: string | null }[] }
type TreeEntry = { path: string; type: string; sha: string }

export function github(name: string): Forge {
  const texts = new Map<string, string>()
  return {
    async readFiles(apiFetch, commit) {
      const answer = await apiFetch(`/repos/${name}/git/trees/${commit}?recursive=1`)
      const { tree }: { tree: TreeEntry[] } = await answer.json()
      const blobs = tree.filter(({ path, type }) => type === 'blob' && isContentPath(path))
      const files = await fetchFiles(blobs, texts, async (missing) => {
        const [owner, repo] = name.split('/')
        const blobQueries = missing.map(
          ({ sha }, index) =>
            `content_${index}: object(oid: "${sha}") { ... on Blob { text isTruncated } }`,
        )
        const blobQuery = `query { repository(owner: "${owner}", name: "${repo}") { ${blobQueries.join(' ')} } }`
        const found = await apiFetch('/graphql', {
          method: 'POST',
          body: JSON.stringify({ query: blobQuery }),
        })
        const { data } = await found.json()
        return Promise.all(
          missing.map(async ({ sha }, index) => {
            const { text = null, isTruncated = true } = data.repository[`content_${index}`] ?? {}
            if (typeof text === 'string' && !isTruncated) return text
            const headers = { Accept: 'application/vnd.github.raw' }
            return (await apiFetch(`/repos/${name}/git/blobs/${sha}`, { headers })).text()
          }),
        )
      })
      return { commit, files }
    },
    async findFailures(apiFetch, commit) {
      const at = `/repos/${name}/commits/${commit}`
      const checks = await tryRead<CheckRuns>(apiFetch, `${at}/check-runs`)
      const failed = (checks?.check_runs ?? []).filter(({ conclusion }) => conclusion === 'failure')
      const lines = failed.map(async ({ id, name: check }) => {
        const path = `/repos/${name}/check-runs/${id}/annotations`
        const notes = (await tryRead<Annotation[]>(apiFetch, path)) ?? []
        const errors = notes.filter(({ annotation_level: level }) => level === 'failure')
        return [check, ...errors.map((one) => `${one.path}:${one.start_line} ${one.message}`)]
      })
      const statuses = (await tryRead<Statuses>(apiFetch, `${at}/status`))?.statuses ?? []
      const broken = statuses.filter(({ state }) => /^(?:failure|error)$/.test(state))
      return [
        ...(await Promise.all(lines)).flat(),
        ...broken.map(({ context, description }) => `${context}: ${description ?? ''}`),
      ]
    },
    parseCommit(path, body) {
      if (path !== '/graphql' || !body.includes('createCommitOnBranch')) return undefined
      const { query, variables }: CommitQuery = JSON.parse(body)
      const { input } = variables ?? {}
      if (!input?.fileChanges) return undefined
      const allChanges = { additions: [], deletions: [], ...input.fileChanges }
      return {
        at: input.expectedHeadOid,
        changes: allChanges,
        commitIn: (answerBody) => answerBody?.data?.createCommitOnBranch?.commit?.oid,
        async toRequestBody(changes, _before, _fetch, next) {
          const paths = new Set(changes.additions.map(({ path }) => path))
          // The editor's query asks for the hash of each file it sent. GitHub would answer with an
          // error for a file that was committed under a different name.
          const neededQuery = query.replace(
            /file_\d+: file\(path: ("(?:[^"\\]|\\.)*")\) \{ oid \}/g,
            (one, path: string) => (paths.has(JSON.parse(path)) ? one : ''),
          )
          return {
            query: neededQuery,
            variables: {
              ...variables,
              input: {
                ...{ ...input, fileChanges: changes },
                ...(next && {
                  expectedHeadOid: next.parent,
                  message: { headline: next.message(input.message?.headline ?? '') },
                }),
              },
            },
          }
        },
        async toResponseBody(answerBody, _, stale) {
          const commit = answerBody?.data?.createCommitOnBranch?.commit ?? {}
          const withoutHashes = Object.entries(commit).filter(([name]) => !name.startsWith('file_'))
          // Without hashes, the editor fetches the files before it shows them again.
          return stale
            ? { data: { createCommitOnBranch: { commit: Object.fromEntries(withoutHashes) } } }
            : answerBody
        },
      }
    },
  }
}
