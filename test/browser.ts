// A real Chromium for tests: one that is installed; else the one that Playwright downloads; else,
// as root on Debian, the distribution's. Only when all fail a test ends, and says what to install.

import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getuid, platform } from 'node:process'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { installedBrowser } from './installed-browser.ts'

/** The path of a browser; installs one when there is none. Throws when that fails too. */
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

/** Installing one may take its time; `beforeAll` gets this as its limit, in milliseconds. */
export const browserTimeout = 900_000

/** Starts a browser that asks nothing of the network by itself. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Letters as wide as phones set them, in whatever browser this is.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/** Starts the browser before the tests of a file and ends it after them. */
export function useBrowser(): () => Browser {
  let browser: Browser | undefined
  beforeAll(async () => {
    const launched = await launchBrowser()
    browser = Object.assign(launched, { newPage: lender(launched.newPage.bind(launched)) })
  }, browserTimeout)
  afterAll(() => browser?.close())
  return () => {
    if (!browser) throw new Error('the browser has not started')
    return browser
  }
}

type Open = Browser['newPage']

/**
 * Gives a page that was closed before, as if it were new, to whoever asks for one of the same kind: a
 * process of its own costs a tenth of a second, which is more than most tests do with a page.
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
      await page.unrouteAll()
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
 * How far what is shown moves while the page loads, as a layout shift is counted. A busy browser draws
 * a paragraph before its end has come and sets its lines anew; what the page itself moves, it moves
 * each time: the least of some loads is told, and each fetches all files anew, as a guest does first.
 */
export async function shiftOf(page: Page, address: string, loads = 5): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
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
  return moved > 0 && loads > 1 ? Math.min(moved, await shiftOf(page, address, loads - 1)) : moved
}

/**
 * Scrolls down and up through a form of the editor until this is drawn: of a long form only what is in
 * sight is. At first in haste; a busy machine draws late.
 */
export async function reach(page: Page, sought: Locator): Promise<Locator> {
  for (const pause of [50, 200, 500])
    for (const way of [1, -1])
      for (let steps = 0; steps < 40; steps++) {
        if ((await sought.count()) > 0) return sought
        await page.mouse.move(195, 500)
        await page.mouse.wheel(0, way * 700)
        await page.waitForTimeout(pause)
      }
  return sought
}

/** Types, and again where the form was drawn anew meanwhile, as whoever sees the field empty does. */
export async function fillIn(field: Locator, text: string) {
  const stays = async () => {
    if ((await field.inputValue()) === text) return true
    await field.fill(text)
    return false
  }
  await expect.poll(stays, { timeout: 60_000, interval: 100 }).toBe(true)
}
