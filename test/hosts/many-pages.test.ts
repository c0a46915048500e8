// `_headers` of a site with many pages of the owner. Cloudflare reads 100 rules.

import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { UsageError } from '../../src/messages/usage-error.ts'
import { shortCopy, temporaryFolder } from '../pub.ts'
import { quickPart } from '../sweep.ts'

/** Build the short pub, which has two languages, with a number of own pages. */
async function buildWith(
  count: number,
  host?: 'cloudflare-pages' | 'cloudflare-workers',
  baseUrl = 'https://pub.example',
) {
  const names = Array.from({ length: count }, (_, index) => `stranka-${index + 1}`)
  const pages = names.flatMap((name) => [
    [`pages/${name}.cs.md`, '---\ntitle: Stránka\n---\n\nText.\n'],
    [`pages/${name}.en.md`, '---\ntitle: Page\n---\n\nText.\n'],
  ])
  const content = await shortCopy(Object.fromEntries(pages))
  return build({
    ...{ content, out: `${await temporaryFolder()}/dist`, baseUrl },
    ...{ strict: false, environment: {}, host, date: '2026-11-20' },
  })
}

/** Read the paths of the rules in their order. */
function rulePaths(built: Awaited<ReturnType<typeof buildWith>>): string[] {
  if (!('baseUrl' in built)) throw new Error(JSON.stringify(built.problems))
  const lines = String(built.files.get('_headers')).split('\n')
  return lines.filter((line) => line.startsWith('/'))
}

test('ten own pages in two languages fit, and no address without an extension lacks its rule', async () => {
  const paths = rulePaths(await buildWith(10, 'cloudflare-pages'))
  expect(paths.length).toBeLessThanOrEqual(100)
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['/oauth/token', '/oauth/authorize', '/agent/auth/register', '/agent/auth/claim'],
      ...['/auth.md', '/stranka-10/', '/en/stranka-10/', '/stranka-10.md', '/en/stranka-10.md'],
      ...['/.well-known/api-catalog', '/.well-known/oauth-protected-resource'],
    ]),
  )
})

test('elsewhere thirty pages are published, and the rules of addresses without an extension come first', async () => {
  const paths = rulePaths(await buildWith(30))
  expect(paths).toContain('/en/stranka-30/')
  const bare = paths.map((path) => /\/[^/.*]+$/.test(path))
  expect(bare.filter(Boolean).length).toBeGreaterThanOrEqual(7)
  expect(bare.lastIndexOf(true)).toBeLessThan(paths.indexOf('/'))
  expect(bare.lastIndexOf(true)).toBeLessThan(20)
})

const limited = ['cloudflare-pages', 'cloudflare-workers'] as const
test.each(quickPart(limited, 0))('thirty own pages in two languages fit on %s', async (host) => {
  expect(rulePaths(await buildWith(30, host)).length).toBeLessThanOrEqual(100)
})

test.each(quickPart(limited, 1))('a longer line than %s reads is an error', async (host) => {
  const baseUrl = `https://pub.example/${'a'.repeat(500)}`
  await expect(buildWith(1, host, baseUrl)).rejects.toThrow(UsageError)
})
