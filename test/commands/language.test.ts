// The language of a command, which applies to all of its output.

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { remove } from 'fs-extra/esm'
import { expect, onTestFinished, test } from 'vitest'
import { decideMessageLanguage } from '../../src/commands/language.ts'
import { need } from '../capabilities.ts'
import { foreignWords } from '../content/message-languages.ts'
import { run } from '../process.ts'
import { base, contentCopy, fullPub, runHere, temporaryFolder } from '../pub.ts'

/** Make a folder of content with this pub.md. */
async function contentWith(pub: string | Uint8Array): Promise<string> {
  const folder = join(await temporaryFolder(), 'content')
  await mkdir(folder)
  await writeFile(join(folder, 'pub.md'), pub)
  return folder
}
const nowhere = 'this folder does not exist'

test('--lang has priority, then the locale of the system, then the first language of pub.md', async () => {
  const german = await contentWith('---\nlanguages: de, cs\n---\n')
  const czech = await contentWith('---\nlanguages: cs\n---\n')
  const czechSystem = { LANG: 'cs_CZ.UTF-8' }
  expect(await decideMessageLanguage('en', czech, czechSystem)).toBe('en')
  expect(await decideMessageLanguage(undefined, german, czechSystem)).toBe('cs')
  expect(await decideMessageLanguage(undefined, german, {})).toBe('de')
})

test.each([
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LC_ALL: 'C', LANG: 'en_US.UTF-8' }, 'cs'],
  [{ LANG: 'C.UTF-8' }, 'cs'],
  [{ LANG: 'POSIX' }, 'cs'],
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'en_US.UTF-8', CI: 'true' }, 'cs'],
  [{ LANG: 'en_US.UTF-8', NETLIFY: 'true' }, 'cs'],
  [{ LANG: 'en_US.UTF-8', CF_PAGES: '1' }, 'cs'],
  [{ LANG: 'en_US.UTF-8', WORKERS_CI: '1' }, 'cs'],
])('for a Czech pub, a machine with %j gets messages in %s', async (environment, tongue) => {
  const content = await contentWith('---\nlanguages: cs, en\n---\n')
  expect(await decideMessageLanguage(undefined, content, environment)).toBe(tongue)
})

test.each([
  ['AT', {}, 'de'],
  ['sk', { CI: 'true', LANG: 'en_US.UTF-8' }, 'sk'],
  ['AT', { LANG: 'cs_CZ.UTF-8' }, 'cs'],
  ['AT', { LANG: 'C.UTF-8' }, 'de'],
])(
  'a new pub in %s, on a machine with %j, gets messages in %s',
  async (country, environment, tongue) => {
    expect(await decideMessageLanguage(undefined, 'none', environment, country)).toBe(tongue)
    expect(await decideMessageLanguage('en', 'none', environment, country)).toBe('en')
  },
)

test.each([
  ['cs, en', 'cs'],
  ['sk', 'sk'],
  ['sk, de', 'sk'],
  ['de', 'de'],
  ['en, cs', 'en'],
  ['česky, anglicky', 'cs'],
  ['[en, cs]', 'en'],
  ['"de"', 'de'],
])('a pub with languages: %s gets messages in %s', async (languages, tongue) => {
  const content = await contentWith(`---\nname: U Kohouta\nlanguages: ${languages}\n---\n`)
  expect(await decideMessageLanguage(undefined, content, {})).toBe(tongue)
})

test('a pipe or a device in place of pub.md or of the digests of a build is not read', async (context) => {
  need(context, 'pipes')
  const folder = await temporaryFolder()
  execFileSync('mkfifo', [join(folder, 'pub.md'), join(folder, 'digests.json')])
  expect(await decideMessageLanguage(undefined, folder, { LANG: 'C' })).toBe('en')
  await remove(join(folder, 'pub.md'))
  await symlink('/dev/zero', join(folder, 'pub.md'))
  expect(await decideMessageLanguage(undefined, folder, { LANG: 'C' })).toBe('en')
  const { code, stderr } = await runHere('verify', [base, '--against', folder])
  expect(stderr).toContain('has no digests.json of a build')
  expect(code).toBe(2)
})

test('a pub.md without languages is Czech, as its site is', async () => {
  const content = await contentWith('---\nname: U Kohouta\n---\n')
  expect(await decideMessageLanguage(undefined, content, {})).toBe('cs')
})

test('the language is read from a pub.md with errors too', async () => {
  const broken = 'name "U Kohouta\n  languages : en , xx\n\tkind: ["\n'
  expect(await decideMessageLanguage(undefined, await contentWith(broken), {})).toBe('en')
  const wide = Buffer.from('\uFEFF---\nlanguages: en\n---\n', 'utf16le')
  expect(await decideMessageLanguage(undefined, await contentWith(wide), {})).toBe('en')
})

test.each([
  [{ LC_ALL: 'en_GB.UTF-8', LC_MESSAGES: 'cs_CZ', LANG: 'cs_CZ' }, 'en'],
  [{ LC_ALL: '', LC_MESSAGES: 'cs_CZ.UTF-8', LANG: 'en_US' }, 'cs'],
  [{ LANG: 'sk_SK.UTF-8' }, 'sk'],
  [{ LANG: 'de_DE' }, 'de'],
  [{ LANG: 'C' }, 'en'],
  [{ LANG: 'fr_FR' }, 'en'],
])('without a pub, a system with %j gets messages in %s', async (environment, tongue) => {
  expect(await decideMessageLanguage(undefined, nowhere, environment)).toBe(tongue)
})

test('the owner of a Czech pub reads in Czech what is wrong, and that nothing was written', async () => {
  const content = await contentCopy({
    'menu/10-polevky.md': (text) => text.replace('0,33 l = 65', '0,33 l = dohoda'),
    'pub.md': (text) => text.replace('ico: 99999994', 'ico: 99999993'),
  })
  const args = ['--content', content, '--base-url', base, '--out', join(content, '../dist')]
  const { stderr } = await run('src/commands/build.ts', args, { lang: null, env: { CI: 'true' } })
  expect(stderr).toContain('  je tam    cena „dohoda“')
  expect(stderr).toMatch(/\n\n2 chyby\. Nic se nezapsalo; web zůstal, jak byl\.\n$/)
  const german = await runHere('build', [...args, '--lang', 'de'])
  expect(german.stderr).toMatch(/\n2 Fehler\. Es wurde nichts geschrieben/)
})

test('JSON has the same codes and values in both languages, with other texts', async () => {
  const content = await contentCopy({
    'menu/10-polevky.md': (text) => text.replace('0,33 l = 65', '0,33 l = dohoda'),
  })
  const args = ['--content', content, '--base-url', base, '--format', 'json']
  const [czech, english] = [
    await runHere('build', [...args, '--lang', 'cs']),
    await runHere('build', args),
  ].map(({ stdout }) => JSON.parse(stdout).problems[0])
  const { found, expected: _, fix: __, ...rest } = czech
  const { found: said, expected: ___, fix: ____, ...same } = english
  expect(rest).toEqual(same)
  expect(rest).toMatchObject({ code: 'price-unreadable', values: { typed: 'dohoda' } })
  expect([found, said]).toEqual(['cena „dohoda“', '"dohoda" as a price'])
})

test.each(['build', 'verify', 'preview', 'init'])(
  '%s has help in Czech and refuses a wrong call in Czech',
  async (command) => {
    const help = await runHere(command, ['--help', '--lang', 'cs'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toMatch(/SLOŽKA/)
    const wrong = await runHere(command, ['--lang', 'xx'])
    expect(wrong).toMatchObject({ code: 2, stdout: '' })
    const own = await runHere(command, ['--bez', '--lang=cs'])
    expect(own.stderr).toMatch(/neznámý přepínač --bez|agent-pub init SLOŽKA/)
  },
)

test('verify reports in Czech, with the same names of promises', async () => {
  const answer = createServer((_, response) => response.end('ahoj')).listen(0, '127.0.0.1')
  onTestFinished(() => void answer.close())
  await once(answer, 'listening')
  const { port } = answer.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  const { stdout } = await run('src/commands/verify.ts', [address, '--lang', 'cs'])
  expect(stdout).toMatch(/^CHYBA +\/ +type +je .*; má být text\/html$/m)
  expect(stdout).toContain('kdo za to může: pravidla; oprava: ')
  expect(stdout).toMatch(/slibů platí, \d+ neplatí/)
  for (const line of stdout.split('\n'))
    expect(foreignWords(line.replace(/^\S+ +\S+ +[a-z0-9 -]+? {2}/, ''), 'cs'), line).toEqual([])
})

test('a language without messages is refused with a list of those that exist', async () => {
  const { code, stderr } = await runHere('build', ['--content', fullPub, '--lang', 'fr'])
  expect(code).toBe(2)
  expect(stderr).toBe('--lang „fr“ není; na výběr je cs, en, sk, de\n')
})
