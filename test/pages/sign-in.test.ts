// Signing in to the editor without a token, in a real browser: at GitLab through an OAuth
// application, at GitHub through the owner's own service.

import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import { fillIn, reach, useBrowser } from '../browser.ts'
import { type Forge, startForge } from '../forge.ts'
import { contentCopy, fullPub, readAll } from '../pub.ts'
import { servePub } from '../served.ts'

const browser = useBrowser()
const app = '4f'.repeat(32)
const beer = 'content/menu/90-tocene-pivo.md'

/** Build the full pub with this `editor` line, start a forge, and open the editor on a phone. */
async function openEditor(line: string, api: string) {
  const enableEditor = (text: string) => text.replace(/^updated:/m, `editor: ${line}\nupdated:`)
  const files = [...(await readAll(fullPub))].map(
    ([name, text]) => [`content/${name}`, name === 'pub.md' ? enableEditor(text) : text] as const,
  )
  const forge = await startForge(new Map(files), 'given')
  const served = await servePub(await contentCopy({ 'pub.md': enableEditor }))
  const context = await browser().newContext({
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'cs-CZ' },
  })
  onTestFinished(async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
    await served.stop()
    await forge.stop()
  })
  await context.route(`${api}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: forge.address + pathname + search }) })
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'))
  return { forge, context, page, address: `${served.origin}/admin/` }
}

/** Type the sizes of the first beer and save. */
async function typeSizes(page: Page, typed: string) {
  await page.goto(`${page.url().replace(/#.*/, '')}#/collections/menu/entries/90-tocene-pivo`)
  await page.getByRole('group', { name: 'Editor obsahu' }).waitFor()
  const entry = page.getByRole('group').filter({ hasText: 'Lhotecká desítka' }).last()
  const closed = entry.getByRole('button', { name: 'Rozbalit' })
  const sizes = page.getByRole('textbox', { name: 'Velikosti a jejich ceny', exact: true })
  await reach(page, closed.or(sizes))
  if ((await closed.count()) > 0) await closed.click()
  await fillIn((await reach(page, sizes)).first(), typed)
  await page.getByRole('button', { name: 'Uložit', exact: true }).click()
}

/**
 * Expect a mistake to be refused, and correct prices to be saved one after the other with the
 * owner's comments.
 */
async function expectChecked(page: Page, forge: Forge, prices = ['38']) {
  await page.getByText(cs.titles.section).first().waitFor()
  const comments = String(forge.files.get(beer)).match(/^\s*#.*$/gm)
  await typeSizes(page, 'malé 0,3 l 37')
  await page.locator('dialog[open]').getByText('malé 0,3 l = 37').first().waitFor()
  await page.getByRole('button', { name: cs.editor.check.back }).click()
  expect(forge.commits).toHaveLength(0)
  for (const [index, price] of prices.entries()) {
    await typeSizes(page, `malé 0,3 l = ${price}`)
    await expect.poll(() => forge.commits.length, { timeout: 60_000 }).toBe(index + 1)
    // Wait until the editor shows the list again, because it would close a form that is opened
    // earlier.
    await page.getByRole('status').first().getByText('prohlížíte').waitFor({ state: 'attached' })
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  }
  expect([...(forge.commits.at(-1)?.written.keys() ?? [])]).toEqual([beer])
  expect(String(forge.files.get(beer))).toContain('    sizes: malé 0,3 l = 38\n')
  expect(String(forge.files.get(beer)).match(/^\s*#.*$/gm)).toEqual(comments)
}

test('an owner signs in at GitLab without a token, and commits there are checked', async () => {
  const { forge, context, page, address } = await openEditor(
    `gitlab owner/pub app ${app}`,
    'https://gitlab.com/api',
  )
  const challenge = await imitateGitlab(context, address)
  await page.goto(address)
  await page.getByRole('button', { name: /^Přihlásit se přes .*GitLab/ }).click()
  await expectChecked(page, forge, ['37', '38'])
  expect(challenge.isMet).toBe(true)
  // The code is removed from the URL.
  expect(page.url()).not.toContain('code=')
})

/**
 * Imitate GitLab: redirect back with a code, and exchange it for a token if the PKCE verifier
 * matches.
 */
async function imitateGitlab(context: BrowserContext, address: string) {
  const seen = { challenge: '', isMet: false }
  await context.route('https://gitlab.com/oauth/authorize?**', (route) => {
    const { searchParams } = new URL(route.request().url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ client_id: app, redirect_uri: address, response_type: 'code', scope: 'api' },
      code_challenge_method: 'S256',
    })
    seen.challenge = searchParams.get('code_challenge') ?? ''
    const location = `${address}?code=one&state=${searchParams.get('state')}`
    return route.fulfill({ status: 302, headers: { location } })
  })
  await context.route('https://gitlab.com/oauth/token', (route) => {
    const { code, code_verifier } = route.request().postDataJSON()
    const digest = createHash('sha256').update(String(code_verifier)).digest('base64url')
    seen.isMet = code === 'one' && digest === seen.challenge
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: seen.isMet ? { access_token: 'given', refresh_token: 'more' } : { error: 'invalid' },
    })
  })
  return seen
}

test('an owner signs in at GitHub through their own service in a pop-up window', async () => {
  const { forge, context, page, address } = await openEditor(
    'github owner/pub via https://login.example',
    'https://api.github.com',
  )
  await context.route('https://login.example/auth?**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        addEventListener('message', ({ origin }) =>
          opener.postMessage('authorization:github:success:{"token":"given"}', origin))
        opener.postMessage('authorizing:github', '*')
      </script>`,
    }),
  )
  await page.goto(address)
  await page.getByRole('button', { name: /^Přihlásit se přes .*GitHub/ }).click()
  await expectChecked(page, forge)
})
