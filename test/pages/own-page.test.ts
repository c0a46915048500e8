// Pages of the owner's own: content/pages/NAME.LANGUAGE.md.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildPub, contentCopy, root, tryBuild } from '../pub.ts'

const club = join(root, 'test/pubs/music-club')

/** The club, with files beside its content. */
const clubWith = (files: { [file: string]: string }) =>
  contentCopy(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`../${file}`, text])),
    'music-club',
  )

const page = (name: string) =>
  Object.fromEntries(
    ['cs', 'en'].map((lang) => [
      `content/pages/${name}.${lang}.md`,
      '---\ntitle: T <i>\n---\nA.\n',
    ]),
  )

async function told(files: { [file: string]: string }): Promise<string[]> {
  const result = await tryBuild(await clubWith(files))
  return 'problems' in result
    ? result.problems
        .filter(({ severity }) => severity === 'error')
        .map(({ code, file }) => `${code} ${file.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '')}`)
    : []
}

test('a page has its address and a twin in each language, below a path too', async () => {
  const { files, site } = await buildPub(club, { baseUrl: 'https://u.github.io/pub' })
  const has = (file: string, ...parts: string[]) => {
    const text = String(files.get(file)).replaceAll('\u00A0', ' ')
    for (const part of parts) expect(text, file).toContain(part)
  }
  has(
    'pronajem/index.html',
    '<h1><bdi>Pronájem klubu</bdi></h1>',
    '<strong>v kterýkoli den, kdy nic nehrajeme</strong>',
    '<h2>Co tu najdete</h2>',
    '<link rel="canonical" href="https://u.github.io/pub/pronajem/"/>',
    'hreflang="en" href="https://u.github.io/pub/en/pronajem/"',
    '<link rel="alternate" type="text/markdown" href="/pub/pronajem.md"/>',
    '<a href="/pub/">Úvodní stránka</a>',
    '<meta name="description" content="Sklep si můžete pronajmout na oslavu nebo zkoušku, se zvukem i bez něj." property="og:description"/>',
  )
  has('en/pronajem/index.html', '<h1><bdi>Hire the club</bdi></h1>', 'lang="en"')
  has('pronajem.md', '# Pronájem klubu', '## Kolik to stojí', '- pódium 6 × 4 metry a světla')
  has('en/pronajem.md', '[klub@hudebni-sklep.example](mailto:klub@hudebni-sklep.example)')
  has('index.html', '<a href="/pub/pronajem/">Pronájem klubu</a>')
  has('en.md', '[Hire the club](https://u.github.io/pub/en/pronajem.md)')
  has('sitemap.xml', '<loc>https://u.github.io/pub/en/pronajem/</loc>')
  has('llms.txt', '(https://u.github.io/pub/pronajem.md)', '(https://u.github.io/pub/en/pronajem/)')
  has('llms-full.txt', 'Source: https://u.github.io/pub/pronajem.md')
  has('openapi.json', '"/en/pronajem.md"', 'getPagePronajemInCzech')
  has('_headers', '/pronajem.md\n  Content-Type: text/markdown; charset=utf-8')
  const twin = site.resources.find(({ path }) => path === '/en/pronajem.md')
  expect(twin?.contentLanguage).toBe('en')
})

test('the words of its title are text, in every document', async () => {
  const { files } = await buildPub(await clubWith(page('svatby')))
  for (const file of ['svatby/index.html', 'index.html'])
    expect(String(files.get(file)), file).not.toMatch(/T <i>/)
  expect(String(files.get('svatby.md'))).toContain('# T \\<i\\>')
})

test.each([
  ...['lunch', 'en', 'de', 'admin', 'photos', 'index', 'auth', 'agent', 'api', 'schemas', 'oauth'],
])('no page is called %s, which is an address of the site or may become one', async (name) => {
  expect(await told(page(name))).toEqual([`page-over-resource pages/${name}.cs.md`])
})

test('an old address and a file in public/ do not take the address of a page', async () => {
  const pub = await readFile(join(club, 'pub.md'), 'utf8')
  const moved = (line: string) => pub.replace(/\n---\s*$/, `\nredirects:\n  - ${line}\n---\n`)
  for (const line of ['/pronajem/ = /', '/en/pronajem = /en/'])
    expect(await told({ 'content/pub.md': moved(line) }), line).toEqual([
      'redirect-over-resource content/pub.md',
    ])
  expect(await told({ 'content/pub.md': moved('/najem = /pronajem/') })).toEqual([])
  expect(await told({ 'public/pronajem/index.html': '<p>' })).toEqual([
    'public-over-resource pronajem/index.html',
  ])
})

test('a template of the owner takes the place of the page for that address', async () => {
  const template = (text: string) =>
    `export default { group: 'Pages', title: 'Hire', summary: 'Hire.', type: 'text/html; charset=utf-8', render: () => '<!doctype html><title>x</title><p>${text}' }\n`
  const content = await clubWith({
    'templates/pronajem/index.html.ts': template('own one'),
    'templates/[page].md.ts': `export default (lang, name) => ({ group: 'Pages', title: name + ' twin', summary: 'Own.', type: 'text/markdown; charset=utf-8', render: () => '# all ' + name + '\\n' })\n`,
  })
  const { files } = await buildPub(content)
  expect(String(files.get('pronajem/index.html'))).toContain('own one')
  expect(String(files.get('pronajem.md'))).toBe('# all pronajem\n')
  expect(String(files.get('en/pronajem/index.html'))).toContain('Hire the club')
})
