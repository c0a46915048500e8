// Accessibility violations found by axe, as text.

import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function violations(
  page: Page,
  options: RunOptions = { runOnly: standards },
): Promise<string[]> {
  // Injected once through the debugger, because the content security policy would refuse a script
  // element.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const result = await page.evaluate(
    (options) => {
      // In forced colors the browser paints system colours, which axe does not know.
      const isForced = matchMedia('(forced-colors: active)').matches
      const rules = isForced ? { 'color-contrast': { enabled: false } } : {}
      return (window as unknown as { axe: typeof axe }).axe.run(document, { rules, ...options })
    },
    // Passing checks are only counted, and no external stylesheet needs loading. Both save time.
    { ...options, resultTypes: ['violations' as const], preload: false },
  )
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
}
