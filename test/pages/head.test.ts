// Metadata in the head of pages, and validation of their HTML.

import { join } from 'node:path'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { base, buildFull, buildPub, root } from '../pub.ts'
import { quickPart } from '../sweep.ts'

let files: Map<string, string>
beforeAll(async () => {
  ;({ files } = await buildFull())
})

const attributes = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
const tags = (file: string, name: string) =>
  [...(files.get(file) ?? '').matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) =>
    attributes(tag),
  )

describe.each([
  ['index.html', '/', '/card.png', 'cs_CZ', 'U Zaspalého kohouta – hospoda, Vymyšlená Lhota'],
  [
    'en/index.html',
    '/en/',
    '/en/card.png',
    'en_GB',
    'The Oversleeping Rooster – neighbourhood pub, Vymyšlená Lhota',
  ],
] as const)('%s', (file, path, card, locale, title) => {
  test('links to itself, its languages, its twin and the documents for programs', () => {
    const links = tags(file, 'link')
    const found = (wanted: object) =>
      links
        .filter((link) => Object.entries(wanted).every(([key, value]) => link[key] === value))
        .map(({ href }) => href)
    expect(files.get(file)).toContain(`<title>${title}</title>`)
    expect(files.get(file)).toMatch(
      new RegExp(`^<!doctype html>\\n<html lang="${locale.slice(0, 2)}"`),
    )
    expect(files.get(file)?.match(/<h1/g)).toHaveLength(1)
    expect(tags(file, 'meta')).toContainEqual({
      name: 'viewport',
      content: 'width=device-width, initial-scale=1',
    })
    expect(found({ rel: 'canonical' })).toEqual([base + path])
    expect(found({ rel: 'alternate', hreflang: 'cs' })).toEqual([`${base}/`])
    expect(found({ rel: 'alternate', hreflang: 'en' })).toEqual([`${base}/en/`])
    expect(found({ rel: 'alternate', hreflang: 'x-default' })).toEqual([`${base}/`])
    expect(found({ rel: 'alternate', type: 'text/markdown' })).toEqual([
      path === '/' ? '/index.md' : '/en.md',
    ])
    expect(found({ rel: 'icon', type: 'image/svg+xml' })).toEqual(['/favicon.svg'])
    expect(found({ rel: 'apple-touch-icon' })).toEqual(['/apple-touch-icon.png'])
    expect(found({ rel: 'manifest' })).toEqual([])
    for (const rel of ['api-catalog', 'service-desc', 'service-doc', 'describedby'])
      expect(found({ rel }), rel).not.toEqual([])
  })

  test('has a link preview and theme colours', () => {
    const metas = tags(file, 'meta')
    const og = Object.fromEntries(
      metas.filter(({ property }) => property).map(({ property, content }) => [property, content]),
    )
    expect(og).toMatchObject({
      'og:url': base + path,
      'og:image': base + card,
      'og:locale': locale,
      'og:image:width': '1200',
      'og:image:height': '630',
    })
    expect(og['og:description']).toBe(metas.find(({ name }) => name === 'description')?.['content'])
    const colors = metas.filter(({ name }) => name === 'theme-color')
    expect(colors.map(({ media }) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ])
    for (const { content } of colors) expect(files.get(file)).toContain(`--paper:${content}`)
  })
})

test.each([
  ['index.html', 'Jídelní a\u00A0nápojový lístek'],
  ['en/index.html', 'Food and drinks'],
])(
  'the first ten packets of %s hold the name, the hours, the telephone and the menu link',
  (file, menu) => {
    // Ten packets of 1,460 bytes are what a server sends before it waits for an acknowledgement
    // (RFC 6928).
    const sent = gzipSync(files.get(file) ?? '').subarray(0, 14_600)
    const received = gunzipSync(sent, { finishFlush: constants.Z_SYNC_FLUSH }).toString()
    const body = received.slice(received.indexOf('<body>'))
    const expected = [
      '</h1>',
      '</b> 11–23,',
      'href="tel:+420360000042"',
      `href="#food_list">${menu}</a>`,
    ]
    expect(expected.filter((part) => !body.includes(part))).toEqual([])
    // Most of the menu is in these packets too.
    expect(body.split('<li id=').length).toBeGreaterThan(50)
  },
)

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // The HTML serializer has its own style; both spellings are valid.
      'doctype-style': 'off',
      'void-style': 'off',
      // HTML only forbids white space in ids. A short id appears a hundred times.
      'valid-id': ['error', { relaxed: true }],
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      // Telephone numbers are grouped with U+00A0 already.
      'tel-non-breaking': 'off',
    },
  })
  const seasons = await buildPub(join(root, 'test/pubs/seasons'), { date: '2027-06-25' })
  const pages = [...files, ...seasons.files].filter(([file]) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(6)
  for (const [file, text] of quickPart(pages, 2)) {
    const { results } = await validator.validateString(String(text), file)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
    )
    expect(faults, file).toEqual([])
  }
})
