// Commands that run on GitHub or at a host write their result there too.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePort, run } from '../process.ts'
import { base, contentCopy, fullPub, temporaryFolder } from '../pub.ts'

/** Run a command as GitHub does; return its output and the summary page. */
async function onGitHub(command: string, args: readonly string[], lang: string | null = null) {
  const file = join(await temporaryFolder(), 'summary.md')
  const env = { CI: 'true', GITHUB_STEP_SUMMARY: file }
  const printed = await run(`src/commands/${command}.ts`, [...args, '--format', 'github'], {
    lang,
    env,
  })
  return { ...printed, page: await readFile(file, 'utf8') }
}

/** Flags for a build of a pub with an error. */
async function mistaken(): Promise<string[]> {
  const content = await contentCopy({
    'menu/10-polevky.md': (text) => text.replace('0,33 l = 65', '0,33 l = dohoda'),
  })
  return ['--content', content, '--base-url', base, '--out', join(content, '../dist')]
}

test('a failed build on GitHub writes the summary page and annotations in the language of the pub', async () => {
  const { code, stdout, stderr, page } = await onGitHub('build', await mistaken())
  expect(code).toBe(1)
  expect(stdout).toMatch(/^::error file=.*10-polevky\.md,line=13,.*::cena „dohoda“%0A/)
  expect(stderr).toMatch(/^1 chyba.*\. Nic se nezapsalo; web zůstal, jak byl\.\n\n/)
  expect(page).toContain('## Web se nevytvořil')
})

// biome-ignore format: one line, one row
test.each([
  ['a wrong call', ['--base-url', 'kohout'], 2, /^::error title=Web se nevytvořil::adresa webu „kohout“/],
  ['the machine', ['--out', join(fullPub, 'pub.md/dist')], 3, /^::error title=Web se nevytvořil::.*pub\.md/],
])('the reason that ended a build is on the summary page and in an annotation: %s', async (_, flags, ends, said) => {
  const { code, stdout, page } = await onGitHub('build', ['--content', fullPub, ...flags], 'cs')
  expect(code).toBe(ends)
  expect(stdout).toMatch(said)
  expect(page).toContain('Nic se nezapsalo; web zůstal, jak byl.')
})

describe('verify on GitHub', () => {
  test('fails in the language of the pub if the site does not answer', async () => {
    const args = [`http://127.0.0.1:${await freePort()}/`, '--content', fullPub, '--timeout', '2']
    const { code, stdout, page } = await onGitHub('verify', args)
    expect(code).toBe(1)
    expect(stdout).toMatch(/^::error title=\S+ .*::je odmítá spojení; má být /m)
    expect(page).toContain('něco z toho, co slibuje, neplní')
  })

  test('a wrong call is on the summary page too', async () => {
    const { code, stdout, page } = await onGitHub('verify', ['kohout', '--content', fullPub])
    expect(code).toBe(2)
    expect(stdout).toMatch(/^::error title=Zveřejněný web se nepodařilo ověřit::/)
    expect(page).toContain('kohout')
  })
})

test.each(['NETLIFY', 'CF_PAGES'])('the log at a host (%s) starts with the error', async (name) => {
  const env = { [name]: name === 'NETLIFY' ? 'true' : '1' }
  const { stderr } = await run('src/commands/build.ts', await mistaken(), { lang: 'cs', env })
  const [first = '', , place = ''] = stderr.split('\n')
  expect(first).toMatch(/^1 chyba.*\. Nic se nezapsalo/)
  expect(place).toContain('10-polevky.md:')
})
