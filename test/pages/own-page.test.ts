// Pages of the owner: content/pages/NAME.LANGUAGE.md. More of their promises are in test/cases.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildPub, contentCopy, root, tryBuild } from '../pub.ts'

const club = join(root, 'test/pubs/music-club')

/** Copy the club's folder, with files next to its content. */
const clubWith = (files: { [file: string]: string }) =>
  contentCopy(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`../${file}`, text])),
    'music-club',
  )

test('addresses of a page begin with the path of the base URL', async () => {
  const { files, site } = await buildPub(club, { baseUrl: 'https://u.github.io/pub' })
  const has = (file: string, ...parts: string[]) => {
    const text = String(files.get(file)).replaceAll('\u00A0', ' ')
    for (const part of parts) expect(text, file).toContain(part)
  }
  has(
    'pronajem/index.html',
    '<link rel="canonical" href="https://u.github.io/pub/pronajem/"/>',
    'hreflang="en" href="https://u.github.io/pub/en/pronajem/"',
    '<link rel="alternate" type="text/markdown" href="/pub/pronajem.md"/>',
    '<a href="/pub/">Úvodní stránka</a>',
  )
  has('index.html', '<a href="/pub/pronajem/">Pronájem klubu</a>')
  has('_headers', '/pronajem.md\n  Content-Type: text/markdown; charset=utf-8')
  const twin = site.resources.find(({ path }) => path === '/en/pronajem.md')
  expect(twin?.contentLanguage).toBe('en')
})

test('a file in public/ cannot have the address of a page', async () => {
  const result = await tryBuild(await clubWith({ 'public/pronajem/index.html': '<p>' }))
  expect('problems' in result && result.problems.map(({ code }) => code)).toEqual([
    'public-over-resource',
  ])
})

test('a template of the owner replaces the page at its address', async () => {
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
