
import { test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { startForge } from '../forge.ts'
import { contentCopy, readAll } from '../pub.ts'
import { servePub } from '../served.ts'

const browser = useBrowser()
test('trial', async () => {
  const content = await contentCopy({ 'pub.md': (t) => t.replace(/^updated:/m, 'editor: github owner/pub\nupdated:') })
  const served = await servePub(content)
  const files = new Map([...(await readAll(content))].map(([n, t]) => [`content/${n}`, t] as const))
  const forge = await startForge(files, 'secret')
  const context = await browser().newContext({ viewport: { width: 390, height: 844 }, locale: 'cs-CZ', hasTouch: true, isMobile: true })
  const page = await context.newPage()
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 400)))
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 400)))
  page.on('requestfailed', (r) => console.log('FAILED', r.url().slice(0, 200), r.failure()?.errorText))
  page.on('request', (r) => console.log('REQ', r.method(), r.url().slice(0, 120)))
  await page.route('https://api.github.com/**', async (route) => {
    const u = new URL(route.request().url())
    const answer = await route.fetch({ url: forge.address + u.pathname + u.search })
    await route.fulfill({ response: answer })
  })
  let n = 0
  const shot = async () => { n++; await page.screenshot({ path: `/tmp/ed/shot${n}.png` }); console.log('SHOT', n, (await page.locator('body').innerText()).replace(/\n+/g, ' | ').slice(0, 1500)) }
  try {
    await page.goto(`${served.origin}/admin/`)
    await page.waitForTimeout(3000)
    await shot()
    const steps = (await import('/tmp/ed/steps.ts')) as { steps(page: unknown, shot: () => Promise<void>, forge: unknown): Promise<void> }
    await steps.steps(page, shot, forge)
  } catch (e) { console.log('ERR', String(e).slice(0, 1500)); await shot() }
  console.log(forge.asked.join('\n'))
  for (const c of forge.commits) console.log('COMMIT', c.message, [...c.written].map(([p, b]) => `${p}\n${b.toString().slice(0, 3000)}`).join('\n'))
  await forge.stop(); await served.stop(); await context.close()
}, 120000)
