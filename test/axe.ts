// What axe finds on a page, in words.

import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function violations(
  page: Page,
  options: RunOptions = { runOnly: standards },
): Promise<string[]> {
  // Evaluated by the debugger, once: the policy of the page would refuse a script element.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const result = await page.evaluate(
    (options) => {
      // There the browser paints with colours of the system, of which axe knows nothing.
      const isForced = matchMedia('(forced-colors: active)').matches
      const rules = isForced ? { 'color-contrast': { enabled: false } } : {}
      return (window as unknown as { axe: typeof axe }).axe.run(document, { rules, ...options })
    },
    // What passed is counted and not described; no style lies elsewhere.
    { ...options, resultTypes: ['violations' as const], preload: false },
  )
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
}
