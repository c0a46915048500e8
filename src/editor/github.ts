// GitHub: reads files through REST and GraphQL, and parses the GraphQL commits of the editor.

import { type Forge, isOurs, textsOf } from './forge.ts'

type Commit = {
  query: string
  variables: { input: { expectedHeadOid: string; fileChanges: object } }
}
type TreeEntry = { path: string; type: string; sha: string }

export function github(name: string): Forge {
  const texts = new Map<string, string>()
  return {
    async filesAt(ask, commit) {
      const answer = await ask(`/repos/${name}/git/trees/${commit}?recursive=1`)
      const { tree }: { tree: TreeEntry[] } = await answer.json()
      const blobs = tree.filter(({ path, type }) => type === 'blob' && isOurs(path))
      const files = await textsOf(blobs, texts, async (wanted) => {
        const [owner, repo] = name.split('/')
        const asked = wanted.map(
          ({ sha }, index) =>
            `content_${index}: object(oid: "${sha}") { ... on Blob { text isTruncated } }`,
        )
        const query = `query { repository(owner: "${owner}", name: "${repo}") { ${asked.join(' ')} } }`
        const found = await ask('/graphql', { method: 'POST', body: JSON.stringify({ query }) })
        const { data } = await found.json()
        return Promise.all(
          wanted.map(async ({ sha }, index) => {
            const { text = null, isTruncated = true } = data.repository[`content_${index}`] ?? {}
            if (typeof text === 'string' && !isTruncated) return text
            const headers = { Accept: 'application/vnd.github.raw' }
            return (await ask(`/repos/${name}/git/blobs/${sha}`, { headers })).text()
          }),
        )
      })
      return { commit, files }
    },
    commitIn(path, body) {
      if (path !== '/graphql' || !body.includes('createCommitOnBranch')) return undefined
      const { query, variables }: Commit = JSON.parse(body)
      const { input } = variables ?? {}
      if (!input?.fileChanges) return undefined
      const made = { additions: [], deletions: [], ...input.fileChanges }
      return {
        at: input.expectedHeadOid,
        changes: made,
        async rewritten(changes) {
          const paths = new Set(changes.additions.map(({ path }) => path))
          // The editor's query asks for the hash of each file it sent. GitHub would answer with an
          // error for a file that was committed under a different name.
          const asked = query.replace(
            /file_\d+: file\(path: ("(?:[^"\\]|\\.)*")\) \{ oid \}/g,
            (one, path: string) => (paths.has(JSON.parse(path)) ? one : ''),
          )
          return {
            query: asked,
            variables: { ...variables, input: { ...input, fileChanges: changes } },
          }
        },
        async answered(told, _, stale) {
          const commit = told?.data?.createCommitOnBranch?.commit ?? {}
          const kept = Object.entries(commit).filter(([name]) => !name.startsWith('file_'))
          // Without hashes, the editor fetches the files before it shows them again.
          return stale
            ? { data: { createCommitOnBranch: { commit: Object.fromEntries(kept) } } }
            : told
        },
      }
    },
  }
}
