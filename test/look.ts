// Home pages of the full pub in a real browser, with the headers of the preview server.

import type { BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { useBrowser } from './browser.ts'
import { buildPub, contentCopy, type Edits } from './pub.ts'
import { useServed } from './served.ts'

export const languages = [
  ['cs', '/'],
  ['en', '/en/'],
] as const

const phone = { width: 360, height: 740 }

export type PageOptions = {
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  forcedColors?: 'active' | 'none'
}

/** Open all details, so that their content has a layout. */
export const unfold = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })

/** Serve the pub and start a browser for the tests of a file. */
export function useLook() {
  const browser = useBrowser()
  const origin = useServed()
  const tabs = new Map<string, Page>()

  /** Open a page in a context without cache or history. */
  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser().newContext({ viewport: phone, ...options })
    onTestFinished(() => context.close())
    return context.newPage()
  }

  /** Load a page that the test may change. */
  async function visit(path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await newPage(options)
    await page.goto(origin() + path)
    return page
  }

  /** Open a page of the full pub with edited content. */
  async function changed(edits: Edits, file: string): Promise<Page> {
    const { files } = await buildPub(await contentCopy(edits), { baseUrl: origin() })
    const page = await newPage()
    await page.setContent(String(files.get(file)))
    return page
  }

  /** Return a shared page that stays open, for tests that change nothing. */
  async function look(
    path: string,
    { viewport = phone, ...wishes }: PageOptions = {},
  ): Promise<Page> {
    const page = tabs.get(path) ?? (await browser().newPage())
    if (!tabs.has(path)) await page.goto(origin() + path)
    tabs.set(path, page)
    await page.setViewportSize(viewport)
    await page.emulateMedia({
      colorScheme: 'light',
      reducedMotion: 'no-preference',
      forcedColors: 'none',
      ...wishes,
    })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    return page
  }

  return { origin, newPage, visit, changed, look }
}
