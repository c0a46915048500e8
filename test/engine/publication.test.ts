// What happens after a save: when the site has the change, what failed, and how to take it back.

import { expect, test } from 'vitest'
import type { ApiFetch } from '../../src/editor/forge.ts'
import { github } from '../../src/editor/github.ts'
import { gitlab } from '../../src/editor/gitlab.ts'
import { invertChanges, waitForSite } from '../../src/editor/publication.ts'

/** Answer each look at the site with the next text, and the last one from then on. */
const follow = (digests: string[], failures: string[][] = []) =>
  waitForSite('old', {
    readDigests: async () => (digests.length > 1 ? digests.shift() : digests[0]) ?? '',
    findFailures: async () => failures.shift() ?? [],
    wait: async () => undefined,
  })

test('a change is live when the digests of the site differ from those before the save', async () => {
  expect(await follow(['old', 'old', 'new'])).toBe('live')
})

test('a site that cannot be reached is not taken for a new one', async () => {
  expect(await follow(['', 'old', ''])).toBe('late')
})

test('a failed publication says what failed', async () => {
  expect(await follow(['old'], [[], ['build', 'content/pub.md:3 a mistake']])).toEqual({
    failed: ['build', 'content/pub.md:3 a mistake'],
  })
})

test('taking back a save restores changed and deleted files, and deletes new ones', () => {
  const before = new Map([
    ['pub.md', 'old'],
    ['events.md', 'events'],
  ])
  const changes = {
    additions: [
      { path: 'content/pub.md', contents: btoa('new') },
      { path: 'content/look.md', contents: btoa('look') },
    ],
    deletions: [{ path: 'content/events.md' }],
  }
  expect(invertChanges(changes, before)).toEqual({
    additions: [
      { path: 'content/pub.md', contents: btoa('old') },
      { path: 'content/events.md', contents: btoa('events') },
    ],
    deletions: [{ path: 'content/look.md' }],
  })
})

test('a save that deleted a photo cannot be taken back, because its bytes are gone', () => {
  const changes = { additions: [], deletions: [{ path: 'content/photos/garden.jpg' }] }
  expect(invertChanges(changes, new Map([['photos/garden.jpg', '']]))).toBeUndefined()
})

/** Answer paths that begin as in the table; the token may not read anything else. */
const answering =
  (table: { [path: string]: unknown }): ApiFetch =>
  async (path) => {
    const [, body] = Object.entries(table).find(([start]) => path.startsWith(start)) ?? []
    if (body === undefined) throw new Error('403')
    return Response.json(body)
  }

test('GitHub: the failed check with the mistakes at their lines, or the failed host', async () => {
  const checks = { check_runs: [{ id: 7, name: 'build', conclusion: 'failure' }] }
  const notes = [
    { annotation_level: 'failure', path: 'content/pub.md', start_line: 3, message: 'no phone' },
    { annotation_level: 'warning', path: 'content/pub.md', start_line: 4, message: 'a warning' },
  ]
  const apiFetch = answering({
    '/repos/owner/pub/check-runs/7/annotations': notes,
    '/repos/owner/pub/commits/abc/check-runs': checks,
  })
  expect(await github('owner/pub').findFailures(apiFetch, 'abc')).toEqual([
    'build',
    'content/pub.md:3 no phone',
  ])
  const status = {
    statuses: [{ state: 'failure', context: 'netlify', description: 'Build failed' }],
  }
  const host = answering({ '/repos/owner/pub/commits/abc/status': status })
  expect(await github('owner/pub').findFailures(host, 'abc')).toEqual(['netlify: Build failed'])
  expect(await github('owner/pub').findFailures(answering({}), 'abc')).toEqual([])
})

test('GitLab: the failed job', async () => {
  const apiFetch = answering({
    '/projects/owner%2Fpub/pipelines?sha=abc': [{ id: 5, status: 'failed' }],
    '/projects/owner%2Fpub/pipelines/5/jobs': [
      { name: 'pages', stage: 'deploy', status: 'failed' },
      { name: 'check', stage: 'test', status: 'success' },
    ],
  })
  expect(await gitlab('owner/pub').findFailures(apiFetch, 'abc')).toEqual(['deploy: pages'])
})
