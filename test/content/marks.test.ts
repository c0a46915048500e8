// Everything that is read arrives: a pub in which every field has a mark, made of the very records
// that read the owner's files, so that a new field asks for its mark by itself. A text is found as
// it was typed; any other value makes a difference wherever it must stand.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'commonmark'
import { load } from 'js-yaml'
import { beforeAll, describe, expect, test } from 'vitest'
import { editorSchemas } from '../../src/engine/editor/schemas.ts'
import { drinkFields } from '../../src/fields/item.ts'
import { controlFiles } from '../../src/hosting/index.ts'
import { features } from '../../src/model/features.ts'
import { isPicture, type Publication, type Resource } from '../../src/model/resource.ts'
import {
  days,
  diets,
  paymentMethods,
  sweetnesses,
  tags,
  transportKinds,
} from '../../src/model/site.ts'
import { words } from '../../templates/_parts/words/words.ts'
import { photo } from '../photo.ts'
import { base, buildPub, contentCopy, fullPub, makePublication, readFiles, root } from '../pub.ts'
import { isSweep, samples } from '../sweep.ts'

/** The part of an editor's JSON Schema that describes fields. */
type Shape = {
  properties?: { [field: string]: Shape }
  items?: Shape
  anyOf?: Shape[]
  enum?: string[]
}

/** A field of one block: `menu.items.note` of a dish. */
type Field = { id: string; name: string; shape: Shape; block: Block; mark?: string }
type Block = { [field: string]: string | string[] | Block[] | undefined }

/** Gluten-free food has no traces of gluten. */
const withoutTraces = { traces: undefined, gluten_note: undefined, gluten_note_en: undefined }
const dietsWithTraces = diets.map((diet) =>
  diet === 'gluten_free' ? { diets: diet, ...withoutTraces } : diet,
)

type Value = string | string[] | Block
const withoutNulls = (value: unknown): unknown => {
  if (value === null) return undefined
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutNulls(one)]))
}
/** Values from the table, where null is a missing field. Lists that the engine has are added. */
const typed = load(readFileSync(join(import.meta.dirname, 'marks.yaml'), 'utf8'))
const values = {
  ...(withoutNulls(typed) as { [id: string]: Value[] }),
  'pub.base_url': [base],
  'pub.payment': [
    ...paymentMethods.filter((method) => method !== 'crypto'),
    { payment: 'crypto', payment_refused: undefined },
  ],
  'pub.payment_refused': [
    'crypto',
    ...paymentMethods
      .filter((method) => !['cash_czk', 'crypto'].includes(method))
      .map((payment_refused) => ({ payment: 'cash_czk', payment_refused })),
    { payment: 'card', payment_refused: 'cash_czk' },
  ],
  'pub.staff_languages': [...Object.keys(features.staff_languages.choices), 'cs, en'],
  'menu.items.sweetness': [...sweetnesses],
  'menu.items.tags': [...tags, 'spicy, kids'],
  'menu.items.diets': dietsWithTraces,
  'lunch.items.diets': dietsWithTraces,
} as { [id: string]: Value[] }

type Where = 'page' | 'twin' | 'data'

/** Fields that a place may leave out, and why. An unnecessary exception is an error. */
// biome-ignore format: one line, one row
const exceptions: { ids: RegExp; places: Where[]; why: string }[] = [
  {
    ids: /^pub\.(?:base_url|date|languages|languages_in_preparation|markdown_negotiation|https_only|editor|redirects|content_signals|security_contact|security_expires)$/,
    places: ['page', 'twin', 'data'],
    why: 'about the site and not about the pub: for hosts, crawlers and programs, see below',
  },
  { ids: /\.focus$/, places: ['twin', 'data'], why: 'how a page cuts a photo, which is whole in its file' },
  { ids: /^pub\.license$/, places: ['page', 'twin'], why: 'for programs that take the data elsewhere: it stands in them' },
  { ids: /^pub\.state$/, places: ['page', 'twin'], why: 'it decides which days are public holidays, and those are printed' },
  { ids: /^home\.(?:cs|en)\.description$/, places: ['page', 'twin'], why: 'for search results: it stands in the head of the page' },
  { ids: /^pages\..*title$/, places: ['data'], why: 'a page of the owner has a twin; data are of the house' },
  { ids: /^pages\..*description$/, places: ['page', 'twin', 'data'], why: 'it stands in the head of that page' },
  { ids: /^look\./, places: ['page', 'twin', 'data'], why: 'how the pages look is no fact of the pub: it stands in their style and in the pictures' },
  { ids: /^menu\.labels_en$/, places: ['page', 'twin', 'data'], why: 'for the items that have no translation of their own' },
  { ids: /^menu\.items\.id$/, places: ['twin'], why: 'an anchor, and Markdown has none' },
]

const schemas = editorSchemas() as { [kind: string]: Shape }

/** An entry of a section that is a heading. */
const onlyHeading = Object.fromEntries(
  Object.keys(schemas['menu']?.properties?.['items']?.items?.properties ?? {})
    .filter((name) => !name.startsWith('heading'))
    .map((name) => [name, undefined]),
)

type Entry = { list: string; entries: Block[] }
/** Entries of lists that need several, because one cannot have all fields. */
// biome-ignore format: one line, one row
const lists: Entry[] = [
  { list: 'events.events', entries: [{ day: undefined, from: undefined, until: undefined, season: undefined, except: undefined }, { date: undefined }] },
  { list: 'lunch.items', entries: [{ course: 'soup' }, { course: 'soup', sizes: 'hrnek 250 ml' }, { course: 'main', day: 'Út', sizes: 'hrnek 300 g = 44' }] },
  { list: 'menu.items', entries: [onlyHeading, { heading: undefined, heading_en: undefined }] },
  { list: 'menu.items.courses', entries: [{}, {}] },
  { list: 'menu.items.other_prices', entries: [{ discount: undefined }, { sizes: undefined }] },
  { list: 'menu.other_prices', entries: [{ sizes: undefined }] },
]

type File = { name: string; kind: string; fixed: Block; body?: string }
/** Files of the pub. `fixed` holds fields that decide the kind of a file. */
// biome-ignore format: one line, one row
const files: File[] = [
  { name: 'pub.md', kind: 'pub', fixed: {} },
  { name: 'hours.md', kind: 'hours', fixed: {} },
  { name: 'look.md', kind: 'look', fixed: {} },
  { name: 'photos.md', kind: 'photos', fixed: {} },
  ...['cs', 'en'].map((lang) => ({
    name: `home.${lang}.md`,
    kind: `home.${lang}`,
    fixed: {},
    body: `${makeMark(`home.${lang}.first`)}\n\n## ${makeMark(`home.${lang}.heading`)}\n\n${makeMark(`home.${lang}.story`)}\n`,
  })),
  ...['cs', 'en'].map((lang) => ({ name: `pages/svatby.${lang}.md`, kind: `pages.${lang}`, fixed: {}, body: 'Text' })),
  { name: 'menu/10-jidla.md', kind: 'menu', fixed: { kind: 'food' } },
  { name: 'menu/20-piti.md', kind: 'menu', fixed: { kind: 'drinks' } },
  { name: 'events.md', kind: 'events', fixed: {} },
  { name: 'lunch/2026-11-23.md', kind: 'lunch', fixed: {} },
]

/** Create a unique word such as `MenuItemsNoteMark`, which no format escapes. */
function makeMark(id: string): string {
  const parts = id.split(/[._]/).map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return `${parts.join('')}Mark`
}

/** Fill in every field of a block with a value of its own. */
function fill({ properties = {} }: Shape, id: string, at: string, fixed: Block): [Block, Field[]] {
  const block: Block = {}
  const fields: Field[] = []
  for (const [name, shape] of Object.entries(properties)) {
    // Checked codes concern warnings and are not published.
    if (name === 'checked') continue
    if (Object.hasOwn(fixed, name)) {
      block[name] = fixed[name]
      continue
    }
    const field: Field = { id: `${id}.${name}`, name, shape, block }
    const inner = shape.items
    if (inner?.properties) {
      const { entries } = lists.find(({ list }) => list === field.id) ?? { entries: [{}] }
      const filled = entries.map((entry, index) =>
        fill(inner, field.id, `${at}.${name}.${index}`, { ...fixed, ...entry }),
      )
      block[name] = filled.map(([one]) => one)
      fields.push(...filled.flatMap(([, more]) => more))
      continue
    }
    const [value] = findValues(field)
    if (value === undefined) field.mark = makeMark(`${at}.${name}`)
    block[name] =
      field.mark ?? (typeof value === 'object' && !Array.isArray(value) ? value[name] : value)
    fields.push(field)
  }
  return [block, fields]
}

/** Return the values of a field that is not a text; undefined for a text. */
const findValues = ({ id, shape, block }: Pick<Field, 'id' | 'shape' | 'block'>) =>
  (isDrink(block) ? ofDrinks[id] : undefined) ?? values[id] ?? listWords(shape)

const isDrink = ({ alcohol }: Block) => alcohol !== undefined
/** A page omits what is obvious: that a drink is vegan, for example. */
const ofDrinks: typeof values = {
  'menu.items.diets': ['lactose_free', 'halal', { diets: 'gluten_free', ...withoutTraces }],
}

const listWords = ({ enum: own, anyOf = [] }: Shape): string[] =>
  own ?? anyOf.map(listWords).find((found) => found.length > 0) ?? []

/** Food has no drink fields, and needs an id that no other dish has. */
const food = {
  ...Object.fromEntries(drinkFields.map((name) => [name, undefined])),
  id: 'dish',
}
const pub = files.map((file, index) => {
  const { kind, fixed } = file
  const id = kind.split('.')[0] ?? kind
  const shape = schemas[id] ?? {}
  const more = fixed['kind'] === 'food' ? { ...fixed, ...food } : fixed
  const [block, fields] = fill(shape, kind, `${kind}.${index}`, more)
  return { ...file, block, fields }
})
type MarkedFile = (typeof pub)[number]

/** Write front matter with every text in quotation marks. */
function write({ block, body = '' }: MarkedFile): string {
  const lines = (from: Block): string[] =>
    Object.entries(from).flatMap(([name, value]) => {
      if (value === undefined) return []
      if (typeof value === 'string') return [`${name}: "${value}"`]
      return [`${name}:`, ...value.flatMap(entry)]
    })
  const entry = (one: string | Block): string[] =>
    typeof one === 'string'
      ? [`  - ${one}`]
      : lines(one).map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`)
  return `---\n${lines(block).join('\n')}\n---\n${body}`
}

/** Texts that guests and programs read, by place and language. */
type Outputs = { page: { [lang: string]: string }; twin: { [lang: string]: string }; data: string }

/** Words of the interface such as `anchors.food`, and those that some template has read. */
const wordPaths = new Set<string>()
const usedWords = new Set<string>()
for (const language of Object.values(words)) listen(language, '')

function listen(group: object, at: string) {
  for (const [name, value] of Object.entries(group)) {
    // A weekday is one word in seven forms, and a pub need not use all of them.
    const path = days.some((day) => day === name) ? at.slice(0, -1) : at + name
    if (typeof value === 'object' && !Array.isArray(value)) {
      listen(value, `${path}.`)
      continue
    }
    wordPaths.add(path)
    const get = () => {
      usedWords.add(path)
      // Only the first use counts, and later ones are faster without a function.
      Object.defineProperty(group, name, { value, enumerable: true })
      return value
    }
    Object.defineProperty(group, name, { get, enumerable: true, configurable: true })
  }
}

/** Files of the pub as written now. */
const written: { [file: string]: string | Uint8Array } = {
  'photos/first.png': photo(640, 480),
  'photos/second.png': photo(480, 640),
  ...Object.fromEntries(pub.map((file) => [file.name, write(file)])),
}

/** Read the pub as written now. Unless a setting changed, existing resources are reused. */
async function readSite(whole?: readonly Resource[]): Promise<Publication> {
  const read = await readFiles(written)
  if (read.content) return makePublication(read, whole)
  throw new Error(`the marked pub has problems: ${JSON.stringify(read.problems, undefined, 1)}`)
}

function renderPath(site: Publication, path: string): string {
  const resource = site.resources.find((candidate) => candidate.path === path)
  if (!resource) throw new Error(`no ${path}`)
  return resource.render(site)
}

/** Remove the head and the structured data, which guests do not see. */
const visible = (page: string) =>
  page.replace(/^.*<body>/s, '').replace(/<script.*?<\/script>/gs, '')

const pages: { [lang: string]: string } = { cs: '/', en: '/en/' }
const twins: { [lang: string]: string } = { cs: '/index.md', en: '/en.md' }

/** Render pages and twins in some languages, and the data. */
const outputs = (site: Publication, languages = Object.keys(pages)): Outputs => ({
  page: renderEach(languages, (lang) => visible(renderPath(site, pages[lang] ?? ''))),
  twin: renderEach(languages, (lang) => renderPath(site, twins[lang] ?? '')),
  data: site.resources
    .filter(({ relation, file }) => relation === 'item' && file.endsWith('.json'))
    .map(({ path }) => renderPath(site, path))
    .join(''),
})

const renderEach = (languages: readonly string[], render: (lang: string) => string) =>
  Object.fromEntries(languages.map((lang) => [lang, render(lang)]))

const fields = pub.flatMap((file) => file.fields.map((field) => ({ file, ...field })))

/**
 * Return the languages that show a field: `note` and `note_en` have one each, `street` has both.
 */
function languagesShowing({ id, name, block }: Field): string[] {
  const [, own] = /^(?:home|pages)\.(cs|en)\./.exec(id) ?? []
  if (own !== undefined) return [own]
  if (name === 'en' || name.endsWith('_en')) return ['en']
  return Object.hasOwn(block, `${name}_en`) || name === 'cs' ? ['cs'] : ['cs', 'en']
}

const excepted = (id: string, place: Where) =>
  exceptions.some(({ ids, places }) => ids.test(id) && places.includes(place))

test('the marked pub has every field of the records', () => {
  const listFields = (shape: Shape, id: string): string[] =>
    Object.entries(shape.properties ?? {}).flatMap(([name, inner]) =>
      name === 'checked'
        ? []
        : inner.items?.properties
          ? listFields(inner.items, `${id}.${name}`)
          : [`${id}.${name}`],
    )
  const all = Object.entries(schemas).flatMap(([kind, shape]) => listFields(shape, kind))
  const marked = fields.map(({ id }) => id.replace(/^(home|pages)\.(?:cs|en)/, '$1'))
  // These two decide in which list an item is, and the pub has both. A section has only discounts.
  const decided = ['menu.kind', 'lunch.items.course', 'menu.other_prices.sizes']
  expect([...new Set([...marked, ...decided])].sort()).toEqual(all.sort())
  expect(Object.keys(values).filter((id) => !all.includes(id))).toEqual([])
})

describe('a text is published as typed', () => {
  let site: Outputs
  beforeAll(async () => {
    site = outputs(await readSite())
  })
  const story = ['cs', 'en'].flatMap((lang) =>
    ['first', 'heading', 'story'].map((part) => ({
      id: `home.${lang}.story`,
      mark: makeMark(`home.${lang}.${part}`),
      languages: [lang],
    })),
  )
  const texts = [
    ...fields.flatMap((field) =>
      field.mark === undefined
        ? []
        : [{ id: field.id, mark: field.mark, languages: languagesShowing(field) }],
    ),
    ...story,
  ]

  test.each(texts.map((text) => [text.mark, text] as const))('%s', (_, { id, mark, languages }) => {
    for (const place of ['page', 'twin'] as const)
      for (const lang of languages)
        expect(site[place][lang]?.includes(mark), `${id} in the ${place} (${lang})`).toBe(
          !excepted(id, place),
        )
    expect(site.data.includes(mark), `${id} in a JSON document`).toBe(!excepted(id, 'data'))
  })

  test('with its markup as text, in every place', async () => {
    const writeAll = (edit: (text: string) => string) => {
      for (const file of pub) written[file.name] = edit(write(file))
    }
    writeAll((text) => text.replace(/\w+Mark(?!\w)/g, `$&${markup}`))
    const site = outputs(await readSite())
    writeAll((text) => text)
    const escaped = markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const shown = {
      page: { text: Object.values(site.page).join('').replaceAll('&gt;', '>'), behind: escaped },
      twin: { text: Object.values(site.twin).map(shownByTwin).join(''), behind: markup },
      data: { text: site.data, behind: markup },
    }
    const places = ['page', 'twin', 'data'] as const
    const missing = places.flatMap((place) => {
      const { text, behind } = shown[place]
      return texts
        .filter(({ id, mark }) => !excepted(id, place) && isMissing(text, mark, behind))
        .map(({ id }) => `${id} in the ${place}`)
    })
    expect(missing).toEqual([])
  })
})

/** Markup in one format or another, which its owner typed as text. */
const markup = '*a*[b](c)&amp;<i>'

/** True if a mark is missing, or is followed by other text at one of its places. */
function isMissing(text: string, mark: string, behind: string): boolean {
  const [, ...after] = text.split(mark)
  return after.length === 0 || after.some((rest) => !rest.startsWith(behind))
}

/** Return the text of a twin as a renderer shows it, without markup. */
function shownByTwin(twin: string): string {
  const walker = new Parser().parse(twin).walker()
  let text = ''
  for (let event = walker.next(); event; event = walker.next())
    if (event.entering) text += /^html/.test(event.node.type) ? '' : (event.node.literal ?? '')
  return text
}

/**
 * Fields that are no texts. In a sweep the first of several equal ones tries all values; otherwise
 * it tries two, as some of the others do.
 */
const tried = new Set<string>()
const ofValues = fields
  .filter(({ mark }) => mark === undefined)
  .map((field) => {
    const values = findValues(field)
    // The three telephone numbers of a house have the same values.
    const key = JSON.stringify([field.id.replace(/_\d/, ''), values])
    const isFirst = !tried.has(key)
    tried.add(key)
    return { ...field, isFirst, values: isFirst && isSweep ? values : samples(values, 2) }
  })
const equal = ofValues.filter(({ isFirst }) => !isFirst)
const choices = [...ofValues.filter(({ isFirst }) => isFirst), ...samples(equal, 10)]
/**
 * True for settings of the site. Address and date are inputs of every build. Other languages need
 * other fields and have pubs of their own (test/pages/languages.test.ts). The editor's files are no
 * resources (test/engine/admin.test.ts).
 */
const isSetting = ({ id }: Field) =>
  /^(?:pub|look)\./.test(id) &&
  excepted(id, 'page') &&
  !/\.(?:base_url|date|languages|languages_in_preparation|editor)$/.test(id)

/** Outputs for each value of a field. */
type Found = Outputs & { everything: string }
const found = new Map<Field, Found[]>()
/** Every value of every field is rendered, which takes minutes on a busy machine. */
const patience = 600_000
beforeAll(async () => {
  const site = await readSite()
  const asItStands = { ...outputs(site), everything: everything(site) }
  for (const field of choices)
    found.set(
      field,
      await withEach(field, asItStands, isSetting(field) ? undefined : site.resources),
    )
}, patience)

/** Render each value; the pub already has the first one, unless it depends on other fields. */
async function withEach(
  field: (typeof choices)[number],
  asItStands: Found,
  whole?: readonly Resource[],
) {
  const { file, block, name, values } = field
  const before = { ...block }
  const all: Found[] = []
  for (const [index, value] of values.entries()) {
    if (index === 0 && (typeof value === 'string' || Array.isArray(value))) {
      all.push(asItStands)
      continue
    }
    const change = typeof value === 'string' || Array.isArray(value) ? { [name]: value } : value
    Object.assign(block, change)
    written[file.name] = write(file)
    const site = await readSite(whole)
    all.push({
      ...outputs(site, languagesShowing(field)),
      everything: isSetting(field) ? everything(site) : '',
    })
    for (const key of Object.keys(block)) delete block[key]
    Object.assign(block, before)
  }
  written[file.name] = write(file)
  return all
}

/** Collect everything that is published: texts, and the rules for hosts. */
function everything(site: Publication): string {
  const published = site.resources
    .filter((resource) => !isPicture(resource))
    .map((resource) => ({ resource, text: renderPath(site, resource.path) }))
  return JSON.stringify([published.map(({ text }) => text), controlFiles(published, site)])
}

describe('any two values of another field change the output', () => {
  test.each(choices.map((field) => [field.id, field.file.name, field] as const))(
    '%s of %s',
    (id, _, field) => {
      const all = found.get(field) ?? []
      /** Expect one output for each value, or a single one where the field is excepted. */
      const expectDifferent = (place: Where, texts: (string | undefined)[], lang = '') =>
        expect(new Set(texts).size, `different in the ${place} ${lang}`).toBe(
          excepted(id, place) ? 1 : all.length,
        )
      for (const lang of languagesShowing(field)) {
        expectDifferent(
          'page',
          all.map(({ page }) => page[lang]),
          lang,
        )
        expectDifferent(
          'twin',
          all.map(({ twin }) => twin[lang]),
          lang,
        )
      }
      expectDifferent(
        'data',
        all.map(({ data }) => data),
      )
      if (!/^pub\.(?:base_url|date|languages)$/.test(id)) expect(all.length).toBeGreaterThan(1)
    },
  )
})

describe('settings of the site reach hosts, crawlers and programs', () => {
  test.each(choices.filter(isSetting).map((field) => [field.id, field] as const))(
    '%s',
    (_, field) => {
      const all = found.get(field) ?? []
      expect(new Set(all.map((one) => one.everything)).size).toBe(all.length)
    },
  )
})

test('every word of the interface is used by one of these pubs', async () => {
  const site = await readSite()
  // Build again, because rendered text of a site is cached.
  const uncached = { environment: {} }
  const { site: full } = await buildPub(fullPub, uncached)
  const built = ['cafe', 'music-club'].map((name) =>
    buildPub(join(root, 'test/pubs', name), uncached),
  )
  const houses = (await Promise.all(built)).map((one) => one.site)
  const none = ['sizes: 75 Kč\n', 'sizes: 75 Kč\n    extras: ne\n'] as const
  const { site: choosy } = await buildPub(await contentCopy({ 'menu/10-jidla.md': none }, 'prices'))
  const late = full.hours.bar.map((row) => ({ ...row, open_end: true as const }))
  const lateSite = { ...full, hours: { ...full.hours, bar: late } }
  const { exceptions, ...week } = full.hours
  const rarely = exceptions.map((one) =>
    one.hours ? { ...one, hours: { ...one.hours, lunch: one.hours.bar } } : one,
  )
  const shut = { bar: [], kitchen: [], lunch: [], seasons: [] }
  const winter = [{ from: '11-01', to: '11-30', week: null }]
  const transport = transportKinds.map((kind) => ({ kind, stop: 'Sklep', walk_min: 0 }))
  const homes = ['/', '/en/']
  const atHome = (one: Publication): [Publication, string[]] => [one, homes]
  const shown: [site: Publication, paths: readonly string[]][] = [
    [site, site.resources.map(({ path }) => path)],
    // Pubs with few dishes have no filter; some have no kitchen or no lunch.
    ...[full, ...houses].map(atHome),
    // Hours with an open end.
    [lateSite, ['/hours.json']],
    // A week of lunches of which some days are over.
    atHome({ ...full, date: '2026-11-25' }),
    // Weekly events without a first or last date.
    ...houses.flatMap((one) => [without(one, 'from'), without(one, 'until')]).map(atHome),
    // Events on odd or even days.
    ...houses.flatMap(listParities).map(atHome),
    // A dish that declines the extras of its section.
    [choosy, [...homes, '/index.md', '/en.md']],
    // A pub that cooks and serves lunch only on days that differ, and one that only opens on
    // certain days.
    [{ ...full, hours: { ...week, kitchen: [], lunch: [], exceptions: rarely } }, homes],
    [{ ...full, hours: { ...week, ...shut, exceptions: rarely } }, homes],
    // A pub that is closed now and reopens with its regular week; stops of all kinds at its door.
    [
      {
        ...full,
        pub: { ...full.pub, transport },
        hours: { ...week, exceptions: [], seasons: winter },
      },
      homes,
    ],
    // A pub that does not state how tables are booked.
    [{ ...full, pub: { ...full.pub, reservation: { by: null } } }, ['/llms.txt']],
    // A pub whose operator is still being asked for the seat and the register.
    [{ ...full, pub: { ...full.pub, legal: { operator: 'Kohout s.r.o.' } } }, homes],
    // A date after all of its lunches.
    [{ ...site, date: '2027-12-01' }, ['/lunch/']],
  ]
  for (const [one, paths] of shown) for (const path of paths) renderPath(one, path)
  // The pattern for line breaks is made once, perhaps by an earlier test.
  usedWords.add('format.boundWords')
  const unused = [...wordPaths].filter((path) => !usedWords.has(path))
  expect(unused.filter((path) => isSweep || !ofChoices.test(path))).toEqual([])
})

/** Words of values that only a sweep tries. */
const ofChoices =
  /^(?:names\..*|format\.(?:byLitre|each|perPerson)|hours\.(?:noneOn\.kitchen|holidays\.(?:ask|as_sunday))|menu\.allWeek|events\.everyDay)$/

/** Return the pub with its weekly events on odd or even dates and weeks only. */
const listParities = (site: Publication): Publication[] =>
  (['dates', 'weeks'] as const).flatMap((of) =>
    (['odd', 'even'] as const).map((are) => ({
      ...site,
      events: (site.events ?? []).map((event) => {
        if (!('days' in event)) return event
        const { nth: _, every_weeks: __, ...weekly } = event
        return { ...weekly, parity: { of, are } }
      }),
    })),
  )

const without = (site: Publication, end: 'from' | 'until'): Publication => ({
  ...site,
  events: (site.events ?? []).map((event) =>
    'days' in event ? ({ ...event, [end]: undefined } as typeof event) : event,
  ),
})
