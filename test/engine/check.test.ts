// The last look before publishing: each fault of a template is found, and only faults are.

import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { check } from '../../src/engine/check.ts'
import { tell } from '../../src/messages/catalogue.ts'
import type { Published } from '../../src/model/published.ts'
import { type JsonSchema, json, type Publication } from '../../src/model/resource.ts'
import { base, buildFull, buildPub, root } from '../pub.ts'

let site: Publication
let published: Published[]

beforeAll(async () => {
  const built = await buildFull()
  site = built.site
  published = site.resources.map((resource) => ({
    resource,
    text: built.files.get(resource.file) ?? '',
  }))
})

/** What the check finds when one resource has another text. */
async function foundIn(path: string, change: (text: string) => string): Promise<string[]> {
  const changed = published.map((one) =>
    one.resource.path === path ? { ...one, text: change(one.text) } : one,
  )
  expect(changed, 'the change changes something').not.toEqual(published)
  const problems = await check(site, changed, 'dist')
  return problems.map((problem) => `${problem.file}: ${tell(problem).found}`)
}

test('the shipped site passes', async () => {
  expect(await check(site, published, 'dist')).toEqual([])
})

describe('each fault is named with its file', () => {
  // biome-ignore format: one line, one row
  test.each<[string, string, (text: string) => string, RegExp]>([
    ['a body that breaks its schema', '/api/status.json', (text) => text.replace('"ok"', '"fine"'), /^dist\/api\/status\.json: \/status must be equal to constant/],
    ['a price as text', '/menu.json', (text) => text.replace('"price_czk":65', '"price_czk":"65"'), /^dist\/menu\.json: \/food\/0\/sizes\/0\/price_czk must be number/],
    ['a size without a quantity', '/menu.json', (text) => text.replace('"volume_ml":330,', ''), /\/food\/0\/sizes\/0 must /],
    ['a dish with allergen 15', '/menu.json', (text) => text.replace('"allergens":[1,3,9]', '"allergens":[15]'), /must be <= 14/],
    ['text that is not JSON', '/oauth/token', (text) => text.slice(0, -3), /^dist\/oauth\/token: text that is not JSON/],
    ['a link to a page that is not there', '/', (text) => text.replace('href="/en/"', 'href="/english/"'), /^dist\/index\.html: a link to \/english\/, which is not on this site/],
    ['an anchor that is not there', '/en/', (text) => text.replace('href="#find_us"', 'href="#finding"'), /^dist\/en\/index\.html: a link to #finding, where no such anchor is/],
    ['a picture that is not there', '/', (text) => text.replace('src="/favicon.svg#cs"', 'src="/code.svg"'), /^dist\/index\.html: a link to \/code\.svg/],
    ['a dead link in Markdown', '/auth.md', (text) => `${text}[x](/nowhere.md)\n`, /^dist\/auth\.md: a link to \/nowhere\.md/],
    ['a dead own address in running text', '/llms.txt', (text) => text.replace(`${base}/menu.json`, `${base}/menus.json`), /a link to https:\/\/pub\.example\/menus\.json/],
    ['a dead own address in JSON', '/.well-known/oauth-authorization-server', (text) => text.replace('/oauth/token"', '/oauth/tokens"'), /a link to https:\/\/pub\.example\/oauth\/tokens/],
    ['a placeholder in angle brackets', '/auth.md', (text) => text.replace('GET', 'GET <base_url>'), /^dist\/auth\.md: a leftover <base_url>/],
    ['a placeholder as a guest would see it', '/', (text) => text.replace('<h1>', '<h1>&lt;base_url&gt;'), /^dist\/index\.html: a leftover &lt;base_url&gt;/],
    ['a placeholder of a telephone number', '/auth.md', (text) => text.replace('GET', 'GET <phone>'), /^dist\/auth\.md: a leftover <phone>/],
    ['a placeholder in braces', '/llms.txt', (text) => text.replace('- ', '- {base_url} '), /a leftover \{base_url\}/],
    ['undefined', '/index.md', (text) => text.replace('62', 'undefined'), /a leftover undefined/],
    ['NaN', '/en.md', (text) => text.replace('CZK', 'NaN'), /a leftover NaN/],
    ['an object as text', '/', (text) => text.replace('<h1>', '<h1>[object Object]'), /a leftover \[object Object\]/],
    ['an id twice on a page', '/', (text) => text.replace('id="lunch_list"', 'id="food_list"'), /^dist\/index\.html: the id "food_list" twice on one page/],
    ['decomposed accents', '/index.md', (text) => text.replace('í', 'i\u0301'), /not in the composed form/],
    ['half a character', '/index.md', (text) => text.replace('í', '\uD83C'), /half a character/],
  ])('%s', async (_, path, change, message) => {
    expect((await foundIn(path, change)).join('\n')).toMatch(message)
  })
})

/** What the check finds in a resource of another schema, or of a site with other data. */
async function foundInRendered(changed: Publication): Promise<string[]> {
  const rendered = changed.resources.map((resource) => ({
    resource,
    text: resource.render(changed),
  }))
  return (await check(changed, rendered, 'dist')).map(
    (problem) => `${problem.file}: ${tell(problem).found}`,
  )
}

describe('no member is published that no schema knows', () => {
  const withFirst = (extra: object): Publication => {
    const [first, ...others] = site.menu.food
    if (!first) throw new Error('no dish')
    return { ...site, menu: { ...site.menu, food: [{ ...first, ...extra }, ...others] } }
  }

  test('a member that slipped into a dish is named with its place', async () => {
    expect(await foundInRendered(withFirst({ cost_czk: 31 }))).toEqual([
      'dist/menu.json: /food/0 must NOT have additional properties {"additionalProperty":"cost_czk"}',
    ])
  })

  test('nor in a size of it', async () => {
    const [size] = site.menu.food[0]?.sizes ?? []
    const found = await foundInRendered(withFirst({ sizes: [{ ...size, cost_czk: 31 }] }))
    expect(found.join()).toMatch(/^dist\/menu\.json: \/food\/0\/sizes\/0 must NOT .*"cost_czk"/)
  })

  // The example of README.md: a template of an owner says nothing about other members.
  const seats = (schema: JsonSchema): Publication => {
    const template = json({
      group: 'Documents',
      title: 'Seats',
      summary: 'How many guests fit in.',
      schema: { title: 'Seats', type: 'object', ...schema },
      body: () => ({ inside: 68, roof: 2 }),
    })
    return {
      ...site,
      resources: [...site.resources, { ...template, path: '/seats.json', file: 'seats.json' }],
    }
  }
  const inside = { type: 'integer', description: 'Seats inside.' }

  test('a template need not close its schema', async () => {
    expect((await foundInRendered(seats({ properties: { inside } }))).join()).toMatch(
      /^dist\/seats\.json: \/ must NOT .*"roof"/,
    )
    expect(await foundInRendered(seats({ properties: { inside, roof: { ...inside } } }))).toEqual(
      [],
    )
  })

  test('a template may say that an object is free', async () => {
    expect(await foundInRendered(seats({ additionalProperties: true }))).toEqual([])
  })

  test('a template that says neither is a fault of the engine that names it', async () => {
    await expect(foundInRendered(seats({}))).rejects.toThrow(
      'the template of seats.json: its schema has an object at /',
    )
  })
})

test('what the owner typed is no leftover: a dish or a pub may be called <base_url>', async () => {
  const [first] = site.menu.food
  if (!first) throw new Error('no dish')
  const named = {
    ...site,
    pub: { ...site.pub, name: { ...site.pub.name, en: 'Bar <base_url>' } },
    menu: {
      ...site.menu,
      food: [
        { ...first, name: { ...first.name, cs: '<base_url> & NaN', en: 'undefined' } },
        ...site.menu.food.slice(1),
      ],
    },
  }
  const rendered = named.resources.map((resource) => ({ resource, text: resource.render(named) }))
  expect(await check(named, rendered, 'dist')).toEqual([])
  expect(rendered.find(({ resource }) => resource.path === '/menu.json')?.text).toContain(
    '"<base_url> & NaN"',
  )
})

test('an address in the words of the owner is a word, and that of a template a link', async () => {
  const [first] = site.menu.food
  if (!first) throw new Error('no dish')
  const typed = `${base}/nowhere.pdf`
  const note = { cs: `Vizte ${typed}.`, en: `See ${typed}.` } as typeof first.name
  const named = {
    ...site,
    menu: { ...site.menu, food: [{ ...first, note }, ...site.menu.food.slice(1)] },
  }
  expect(await foundInRendered(named)).toEqual([])
  expect(await foundIn('/llms.txt', (text) => `${text}See ${typed}.\n`)).toEqual([
    `dist/llms.txt: a link to ${typed}, which is not on this site`,
  ])
})

test('a calendar may fold its lines within an address', async () => {
  const hotel = join(root, 'test/pubs/hotel-cs-de-en')
  const baseUrl = 'https://tri-lipy-vymyslene-lazne.example'
  const { files } = await buildPub(hotel, { baseUrl, date: '2026-11-22' })
  expect(files.get('events.ics')).toMatch(/\r\nURL:[^ ]+\r\n [^ ]/)
})
