// Checks before publishing: each fault of a template is reported, and nothing else.

import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { check } from '../../src/engine/check.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
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

/** Change the text of one resource and return what the check reports. */
async function checkChanged(path: string, change: (text: string) => string): Promise<string[]> {
  const changed = published.map((one) =>
    one.resource.path === path ? { ...one, text: change(one.text) } : one,
  )
  expect(changed, 'the change changes something').not.toEqual(published)
  const problems = await check(site, changed, 'dist')
  return problems.map((problem) => `${problem.file}: ${formatMessage(problem, en).found}`)
}

test("the engine's own templates pass", async () => {
  expect(await check(site, published, 'dist')).toEqual([])
})

describe('a fault is reported with the name of its file:', () => {
  // biome-ignore format: one line, one row
  test.each<[string, string, (text: string) => string, RegExp]>([
    ['a body that breaks its schema', '/api/status.json', (text) => text.replace('"ok"', '"fine"'), /^dist\/api\/status\.json: \/status must be equal to constant/],
    ['a price as text', '/menu.json', (text) => text.replace('"price_czk":65', '"price_czk":"65"'), /^dist\/menu\.json: \/food\/0\/sizes\/0\/price_czk must be number/],
    ['a size without a quantity', '/menu.json', (text) => text.replace('"volume_ml":330,', ''), /\/food\/0\/sizes\/0 must /],
    ['a dish with allergen 15', '/menu.json', (text) => text.replace('"allergens":[1,3,9]', '"allergens":[15]'), /must be <= 14/],
    ['text that is not JSON', '/oauth/token', (text) => text.slice(0, -3), /^dist\/oauth\/token: text that is not JSON/],
    ['a link to a missing page', '/', (text) => text.replace('href="/en/"', 'href="/english/"'), /^dist\/index\.html: a link to \/english\/, which is not on this site/],
    ['a link to a missing anchor', '/en/', (text) => text.replace('href="#find_us"', 'href="#finding"'), /^dist\/en\/index\.html: a link to #finding, but there is no such anchor/],
    ['a missing picture', '/', (text) => text.replace('src="/favicon.svg#cs"', 'src="/code.svg"'), /^dist\/index\.html: a link to \/code\.svg/],
    ['a dead link in Markdown', '/auth.md', (text) => `${text}[x](/nowhere.md)\n`, /^dist\/auth\.md: a link to \/nowhere\.md/],
    ['a dead URL of the site in running text', '/llms.txt', (text) => text.replace(`${base}/menu.json`, `${base}/menus.json`), /a link to https:\/\/pub\.example\/menus\.json/],
    ['a dead URL of the site in JSON', '/.well-known/oauth-authorization-server', (text) => text.replace('/oauth/token"', '/oauth/tokens"'), /a link to https:\/\/pub\.example\/oauth\/tokens/],
    ['a placeholder in angle brackets', '/auth.md', (text) => text.replace('GET', 'GET <base_url>'), /^dist\/auth\.md: a leftover <base_url>/],
    ['an escaped placeholder', '/', (text) => text.replace('<h1>', '<h1>&lt;base_url&gt;'), /^dist\/index\.html: a leftover &lt;base_url&gt;/],
    ['a placeholder for a telephone number', '/auth.md', (text) => text.replace('GET', 'GET <phone>'), /^dist\/auth\.md: a leftover <phone>/],
    ['a placeholder in braces', '/llms.txt', (text) => text.replace('- ', '- {base_url} '), /a leftover \{base_url\}/],
    ['undefined', '/index.md', (text) => text.replace('62', 'undefined'), /a leftover undefined/],
    ['NaN', '/en.md', (text) => text.replace('CZK', 'NaN'), /a leftover NaN/],
    ['an object as text', '/', (text) => text.replace('<h1>', '<h1>[object Object]'), /a leftover \[object Object\]/],
    ['an id twice on a page', '/', (text) => text.replace('id="lunch_list"', 'id="food_list"'), /^dist\/index\.html: the id "food_list" twice on one page/],
    ['decomposed accents', '/index.md', (text) => text.replace('í', 'i\u0301'), /not in Unicode's composed form/],
    ['half a character', '/index.md', (text) => text.replace('í', '\uD83C'), /half a character/],
  ])('%s', async (_, path, change, message) => {
    expect((await checkChanged(path, change)).join('\n')).toMatch(message)
  })
})

/** Render all resources of a changed site and return what the check reports. */
async function checkRendered(changed: Publication): Promise<string[]> {
  const rendered = changed.resources.map((resource) => ({
    resource,
    text: resource.render(changed),
  }))
  return (await check(changed, rendered, 'dist')).map(
    (problem) => `${problem.file}: ${formatMessage(problem, en).found}`,
  )
}

describe('members that no schema knows are not published:', () => {
  const withFirst = (extra: object): Publication => {
    const [first, ...others] = site.menu.food
    if (!first) throw new Error('no dish')
    return { ...site, menu: { ...site.menu, food: [{ ...first, ...extra }, ...others] } }
  }

  test('in a dish, with the place in the document', async () => {
    expect(await checkRendered(withFirst({ cost_czk: 31 }))).toEqual([
      'dist/menu.json: /food/0 must NOT have additional properties {"additionalProperty":"cost_czk"}',
    ])
  })

  test('in a size', async () => {
    const [size] = site.menu.food[0]?.sizes ?? []
    const found = await checkRendered(withFirst({ sizes: [{ ...size, cost_czk: 31 }] }))
    expect(found.join()).toMatch(/^dist\/menu\.json: \/food\/0\/sizes\/0 must NOT .*"cost_czk"/)
  })

  // The example for template authors: the schema of an owner's template does not mention other
  // members.
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

  test('a schema without additionalProperties is treated as closed', async () => {
    expect((await checkRendered(seats({ properties: { inside } }))).join()).toMatch(
      /^dist\/seats\.json: \/ must NOT .*"roof"/,
    )
    expect(await checkRendered(seats({ properties: { inside, roof: { ...inside } } }))).toEqual([])
  })

  test('a schema may allow any members with additionalProperties: true', async () => {
    expect(await checkRendered(seats({ additionalProperties: true }))).toEqual([])
  })

  test('a template whose schema lists no members and does not allow any is reported by name', async () => {
    await expect(checkRendered(seats({}))).rejects.toThrow(
      'the template of seats.json: its schema has an object at /',
    )
  })
})

test('a hash that ends with NaN is not a leftover', async () => {
  const hashed = published.map(({ resource, text }) => ({
    resource,
    text: resource.path === '/en.md' ? text.replace('CZK', 'sha256-3kNaN=') : text,
  }))
  expect(await check(site, hashed, 'dist')).toEqual([])
})

test('texts of the owner are not leftovers: a dish or a pub may be called <base_url>', async () => {
  const [first] = site.menu.food
  if (!first) throw new Error('no dish')
  const renamed = {
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
  const rendered = renamed.resources.map((resource) => ({
    resource,
    text: resource.render(renamed),
  }))
  expect(await check(renamed, rendered, 'dist')).toEqual([])
  expect(rendered.find(({ resource }) => resource.path === '/menu.json')?.text).toContain(
    '"<base_url> & NaN"',
  )
})

test("a URL of the site in the owner's texts is not checked as a link, but one in a template is", async () => {
  const [first] = site.menu.food
  if (!first) throw new Error('no dish')
  const typed = `${base}/nowhere.pdf`
  const note = { cs: `Vizte ${typed}.`, en: `See ${typed}.` } as typeof first.name
  const renamed = {
    ...site,
    menu: { ...site.menu, food: [{ ...first, note }, ...site.menu.food.slice(1)] },
  }
  expect(await checkRendered(renamed)).toEqual([])
  expect(await checkChanged('/llms.txt', (text) => `${text}See ${typed}.\n`)).toEqual([
    `dist/llms.txt: a link to ${typed}, which is not on this site`,
  ])
})

test('a URL in a calendar may be folded', async () => {
  const hotel = join(root, 'test/pubs/hotel-cs-de-en')
  const baseUrl = 'https://tri-lipy-vymyslene-lazne.example'
  const { files } = await buildPub(hotel, { baseUrl, date: '2026-11-22' })
  expect(files.get('events.ics')).toMatch(/\r\nURL:[^ ]+\r\n [^ ]/)
})
