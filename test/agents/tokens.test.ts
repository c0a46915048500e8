import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  costs,
  countTokens,
  structuredDataBudget,
  structuredDataCosts,
  twinShare,
  twinShares,
} from '../../bench/tokens.ts'
import { findFolder, houses } from '../houses.ts'
import { buildFull, buildPub, fullPub, readSite, root } from '../pub.ts'
import { samples } from '../sweep.ts'

let pub: Awaited<ReturnType<typeof buildFull>>
beforeAll(async () => {
  // An address of realistic length, because a page contains it a dozen times.
  pub = await buildFull('https://u-zaspaleho-kohouta.example')
})

test('every document with answers for guests fits in 12,000 tokens, a home page in 28,500, llms.txt in 1,500, SKILL.md in 700', () => {
  const budgeted = costs(pub).filter(({ budget }) => budget !== undefined)
  expect(budgeted.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/menu.json',
      '/hours.json',
      '/en.md',
      '/index.md',
      '/',
      '/en/',
      '/llms.txt',
    ]),
  )
  for (const { path, tokens, budget } of budgeted)
    expect(tokens, path).toBeLessThanOrEqual(budget ?? 0)
})

test('the structured data of a home page fits in 9,000 tokens', () => {
  const found = structuredDataCosts(pub)
  expect(found.map(({ page }) => page)).toEqual(['/', '/en/'])
  for (const { page, tokens } of found) {
    expect(tokens, page).toBeGreaterThan(5_000)
    expect(tokens, page).toBeLessThanOrEqual(structuredDataBudget)
  }
})

test('a Markdown twin costs at most 35 % of the tokens of its page', () => {
  const shares = twinShares(pub)
  expect(shares.map(({ page, twin }) => [page, twin])).toEqual([
    ['/', '/index.md'],
    ['/en/', '/en.md'],
    ['/en/lunch/', '/en/lunch.md'],
    ['/lunch/', '/lunch.md'],
  ])
  for (const { share } of shares) expect(share).toBeLessThanOrEqual(twinShare)
})

const morePubs = ['prices', 'seasons', 'five-drinks', 'five-items', 'at-euro', 'sk-euro']
const pubs = [
  ...houses.map((house) => ({ name: house.name, folder: findFolder(house), date: house.date })),
  ...morePubs.map((name) => ({ name, folder: join(root, 'test/pubs', name), date: '2026-11-20' })),
]
test.each(samples(pubs, 3))(
  'the skill of $name has at most 700 tokens, with all limits of bookings',
  async (one) => {
    const { site, files } = await readSite(one.folder, { date: one.date, wanted: [] })
    const skills = site.resources.filter(({ file }) => file.endsWith('/SKILL.md'))
    expect(skills.map(({ file }) => countTokens(String(files.get(file))) <= 700)).toEqual([true])
  },
)

test('llms.txt fits in 1,500 tokens with the note about a site below a path', async () => {
  const { files } = await buildPub(fullPub, { baseUrl: 'https://x.example/pub/' })
  expect(countTokens(String(files.get('llms.txt')))).toBeLessThanOrEqual(1500)
})
