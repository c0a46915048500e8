// A Chromium for tests: an installed one, otherwise the one that Playwright downloads, otherwise
// (as root on Debian) the package of the distribution. If all fail, the test fails and names what
// to install.

import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getuid, platform } from 'node:process'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { installedBrowser } from './installed-browser.ts'

/** Return the path of a browser, and install one if there is none. Throws if that fails too. */
function findBrowser(): string {
  for (const install of [() => {}, downloadBrowser, installPackage]) {
    install()
    const file = installedBrowser()
    if (file !== undefined) return file
  }
  throw new Error(
    'no browser for the tests: install Chrome, Chromium or Edge (on Debian: apt-get install chromium), or set CHROME_PATH',
  )
}

function downloadBrowser() {
  const main = createRequire(import.meta.url).resolve('playwright-core/package.json')
  run(process.execPath, [join(dirname(main), 'cli.js'), 'install', 'chromium'])
}

function installPackage() {
  if (platform !== 'linux' || getuid?.() !== 0) return
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  run('apt-get', ['update', ...wait])
  const install = (name: string) =>
    run('apt-get', ['install', '--yes', ...wait, name, 'fonts-liberation'])
  if (install('chromium-headless-shell').status !== 0) install('chromium')
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 })

/** Limit for `beforeAll` in milliseconds, long enough to install a browser. */
export const browserTimeout = 900_000

/** Start a browser that makes no network requests of its own. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Text autosizing as on phones, whatever the browser.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

let browser: Browser | undefined

/** Start the browser of this worker for the tests of a file, and close the file's pages after them. */
export function useBrowser(): () => Browser {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchBrowser()
    const { newPage } = Object.getPrototypeOf(browser) as Browser
    Object.assign(browser, { newPage: lender(newPage.bind(browser)) })
  }, browserTimeout)
  afterAll(() => Promise.all((browser?.contexts() ?? []).map((context) => context.close())))
  return () => {
    if (!browser) throw new Error('the browser has not started')
    return browser
  }
}

type Open = Browser['newPage']

/**
 * Reuse a closed page, reset, for the next request of the same kind. A new page is a new process,
 * which takes a tenth of a second: longer than most tests use it.
 */
function lender(open: Open): Open {
  const closed = new Map<string, Page[]>()
  return async ({ viewport = { width: 1280, height: 720 }, ...kind } = {}) => {
    const same = closed.get(JSON.stringify(kind)) ?? []
    closed.set(JSON.stringify(kind), same)
    const page = same.pop() ?? (await open({ ...kind, viewport }))
    if (viewport) await page.setViewportSize(viewport)
    const { colorScheme = null, reducedMotion = null, forcedColors = null } = kind
    page.close = async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      for (const event of ['request', 'response', 'console'] as const)
        page.removeAllListeners(event)
      await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors })
      await page.goto('about:blank')
      await page.context().clearCookies()
      same.push(page)
    }
    return page
  }
}

/**
 * Return the least layout shift of several loads with an empty cache. A busy browser may draw an
 * unfinished paragraph and lay it out again, but shifts caused by the page occur in every load.
 * `bytesPerSecond` limits the line; -1 is no limit.
 */
export async function measureLayoutShift(
  page: Page,
  address: string,
  loads = 5,
  bytesPerSecond = -1,
): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const [downloadThroughput, uploadThroughput] = [bytesPerSecond, bytesPerSecond]
  const line = { offline: false, latency: 0, downloadThroughput, uploadThroughput }
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto(address, { waitUntil: 'networkidle' })
  await session.detach()
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  return moved > 0 && loads > 1
    ? Math.min(moved, await measureLayoutShift(page, address, loads - 1, bytesPerSecond))
    : moved
}

/**
 * Scroll through a form of the editor until this element exists, because long forms render only
 * what is in view. Each pass ends where the form does; later passes wait for slow machines. The
 * error names the element that is missing.
 */
export async function reach(page: Page, sought: Locator): Promise<Locator> {
  const offset = () =>
    page.evaluate(
      "[...document.querySelectorAll('*')].reduce((sum, one) => sum + one.scrollTop, 0)",
    )
  for (const pause of [50, 200, 500])
    for (const way of [1, -1])
      for (let last: unknown; ; ) {
        if ((await sought.count()) > 0) return sought
        await page.mouse.move(195, 500)
        await page.mouse.wheel(0, way * 700)
        await page.waitForTimeout(pause)
        const now = await offset()
        if (now === last) break
        last = now
      }
  await sought.first().waitFor({ state: 'attached', timeout: 10_000 })
  return sought
}

/** Type into a field, and again if the form was rendered anew and lost the text. */
export async function fillIn(field: Locator, text: string) {
  const stays = async () => {
    if ((await field.inputValue()) === text) return true
    await field.fill(text)
    return false
  }
  await expect.poll(stays, { timeout: 60_000, interval: 100 }).toBe(true)
}
