// Scanners that score a site for agents. Each test prints the score.

import { computeScore, runChecks } from 'afdocs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import agenticBrowsing from 'lighthouse/core/config/agentic-browsing-config.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installedBrowser } from '../../installed-browser.ts'
import { type Served, servePub } from '../../served.ts'

let pub: Served
beforeAll(async () => {
  pub = await servePub()
})
afterAll(() => pub.stop())

test('afdocs gives an A, even from a host that sends no Markdown on request', async () => {
  const report = await runChecks(pub.origin)
  const { overall, grade, checkScores } = computeScore(report)
  const failed = report.results.filter(({ status }) => status === 'fail').map(({ id }) => id)
  console.log(`afdocs: ${overall} of 100 (${grade}); failed: ${failed.join(', ')}`)
  expect(Object.keys(checkScores).length).toBeGreaterThan(20)
  expect(grade).toMatch(/^A/)
})

test('Lighthouse passes every check of agentic browsing that applies', async () => {
  const chromePath = installedBrowser()
  if (chromePath === undefined) throw new Error('install Chrome, Chromium or Edge')
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox'] })
  try {
    const result = await lighthouse(
      `${pub.origin}/`,
      { port: chrome.port, onlyCategories: ['agentic-browsing'], logLevel: 'error' },
      agenticBrowsing,
    )
    const audits = Object.values(result?.lhr.audits ?? {}).filter(
      ({ scoreDisplayMode }) => scoreDisplayMode === 'binary' || scoreDisplayMode === 'numeric',
    )
    const passed = audits.filter(({ score }) => score !== null && score >= 0.9)
    console.log(
      `Lighthouse, agentic browsing: ${passed.length} of ${audits.length} (${audits.map(({ id, score }) => `${id} ${score}`).join(', ')})`,
    )
    expect(passed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['llms-txt', 'ard-schema', 'agent-accessibility-tree']),
    )
    expect(passed).toEqual(audits)
  } finally {
    chrome.kill()
  }
})
