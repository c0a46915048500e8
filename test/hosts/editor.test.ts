// verify of a site with an editor: that it is judged, and what is found where something is wrong.

import { expect, test } from 'vitest'
import { headersOf } from '../../src/hosting/index.ts'
import { editorPage } from '../../src/model/editor.ts'
import { buildPub, contentCopy, freePort, fullPub, run } from '../pub.ts'
import { startHttp } from './broken-servers.ts'
import { verifyByResources } from './verified.ts'

type Answer = { status: number; headers: Map<string, string>; body: string | Uint8Array }
type Change = (path: string, answer: Answer) => void

/** What is broken of /admin/, where the site is served with this change. */
async function brokenAt(change: Change = () => {}): Promise<string[]> {
  const content = await contentCopy({
    'pub.md': (text) => text.replace(/^updated:/m, 'editor: github owner/pub\nupdated:'),
  })
  const { published, site } = await buildPub(content, {
    baseUrl: `http://localhost:${await freePort()}`,
  })
  const base = await startHttp((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '')
    const one = published.find(({ resource }) => resource.path === path)
    const answer: Answer = {
      status: one ? 200 : 404,
      headers: new Map(one ? headersOf(one, site) : [['Content-Type', 'text/html']]),
      body: one?.bytes ?? one?.text ?? '',
    }
    change(path, answer)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(request.method === 'HEAD' ? '' : answer.body)
  })
  const { verdicts } = await verifyByResources(base, [{ ...editorPage, render: () => '' }])
  expect(verdicts.some(({ path }) => path.startsWith('/admin/'))).toBe(true)
  return verdicts
    .filter(({ path, outcome }) => path.startsWith('/admin/') && outcome === 'broken')
    .map(({ promise }) => promise)
}

const atPage =
  (change: (answer: Answer) => void): Change =>
  (path, answer) => {
    if (path === '/admin/') change(answer)
  }

test('a right editor is found right', async () => {
  expect(await brokenAt()).toEqual([])
})

test('the policy of the other pages in the place of its own is found', async () => {
  const strict = atPage(({ headers }) =>
    headers.set('Content-Security-Policy', "default-src 'none'"),
  )
  expect(await brokenAt(strict)).toEqual(['content-security-policy'])
})

test('a policy in the page that names another host is found', async () => {
  const more = atPage((answer) => {
    answer.body = String(answer.body).replace(
      'api.github.com',
      'api.github.com https://cdn.example',
    )
  })
  expect(await brokenAt(more)).toEqual(['policy in the page'])
})

test('a program that arrives as a page, or not at all, is found', async () => {
  const asPage: Change = (path, { headers }) => {
    if (/^\/admin\/editor-/.test(path)) headers.set('Content-Type', 'text/html')
  }
  expect(await brokenAt(asPage)).toEqual(['program'])
  const gone: Change = (path, answer) => {
    if (/^\/admin\/editor-/.test(path)) answer.status = 404
  }
  expect(await brokenAt(gone)).toEqual(['program'])
})

test('the command asks for the editor where the content has one', async () => {
  const base = await startHttp((_, response) => response.writeHead(404).end())
  const askedFor = async (content: string) => {
    const { stdout } = await run('src/commands/verify.ts', [base, '--content', content, '--json'])
    const { verdicts } = JSON.parse(stdout) as { verdicts: { path: string }[] }
    return verdicts.some(({ path }) => path === '/admin/')
  }
  const content = await contentCopy({
    'pub.md': (text) => text.replace(/^updated:/m, 'editor: github owner/pub\nupdated:'),
  })
  expect([await askedFor(content), await askedFor(fullPub)]).toEqual([true, false])
})

test('an editor that is not there is found', async () => {
  const gone = atPage((answer) => {
    answer.status = 404
  })
  expect(await brokenAt(gone)).toEqual(['status'])
})
