// Content of the lunch menu page, without a browser. Its layout is tested in sheet.test.ts.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFull, buildPub, root } from '../pub.ts'

test('a pub without lunch has no lunch page and no link to one', async () => {
  const { files } = await buildPub(join(root, 'test/pubs/wine-sk-en'))
  for (const [file, text] of files) {
    expect(file).not.toContain('lunch')
    expect(String(text), file).not.toContain('/lunch/')
  }
})

test('lunch pages link to each other, themselves and the home page, which links to them', async () => {
  const { files } = await buildFull()
  const of = (file: string) => files.get(file) ?? ''
  expect(of('index.html')).toContain('href="/lunch/"')
  expect(of('en/index.html')).toContain('href="/en/lunch/"')
  for (const [file, own, other, home] of [
    ['lunch/index.html', '/lunch/', '/en/lunch/', '/'],
    ['en/lunch/index.html', '/en/lunch/', '/lunch/', '/en/'],
  ] as const) {
    expect(of(file)).toContain(`<link rel="canonical" href="https://pub.example${own}"`)
    for (const [lang, path] of [
      ['cs', '/lunch/'],
      ['en', '/en/lunch/'],
      ['x-default', '/lunch/'],
    ])
      expect(of(file)).toContain(`hreflang="${lang}" href="https://pub.example${path}"`)
    expect(of(file)).toContain(`href="${other}"`)
    expect(of(file)).toContain(`href="${home}"`)
  }
  const entry = of('sitemap.xml')
    .split('<url>')
    .find((each) => each.includes('<loc>https://pub.example/en/lunch/</loc>'))
  expect(entry).toContain('hreflang="cs" href="https://pub.example/lunch/"')
})
