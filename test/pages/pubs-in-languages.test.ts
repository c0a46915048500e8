// Pubs in one to four languages: each is published in its own languages, and in no other.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copy } from 'fs-extra/esm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Built } from '../../build.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { documentLanguage, languages as known } from '../../src/model/languages.ts'
import { essence } from '../../src/model/resource.ts'
import type { Day } from '../../src/model/site.ts'
import { verify } from '../../src/verify/verify.ts'
import { words } from '../../templates/_parts/words/words.ts'
import { findFolder, findPaths, houses, plain, readOwnerTexts } from '../houses.ts'
import { base, buildPub, contentCopy, readAll, readPub, readSite, root } from '../pub.ts'
import { servePub } from '../served.ts'
import { samples } from '../sweep.ts'

const english = { cs: 'Czech', en: 'English', sk: 'Slovak', de: 'German' }

describe.each(samples(houses, 5))('$name', (house) => {
  const own = house.languages
  const ownPages = house.pages ?? []
  const folder = findFolder(house)
  const foreign = known.filter((lang) => !own.includes(lang))
  let built: Built
  beforeAll(async () => {
    built = await buildPub(folder, { strict: true, date: house.date })
  })
  const read = (file: string) => {
    const body = built.files.get(file)
    if (typeof body !== 'string') throw new Error(`no text ${file}`)
    return body
  }
  const texts = () =>
    [...built.files].filter((entry): entry is [string, string] => typeof entry[1] === 'string')

  test('has a page, a twin and a preview image in each of its languages, and in no other', () => {
    const pages = own.flatMap((lang) => {
      const { page, twin, card } = findPaths(lang, own[0])
      return [page, twin, card]
    })
    const ofOwner = ownPages.map((name) => `${name}/index.html`)
    const found = [...built.files.keys()].filter((file) =>
      /^(?!lunch\/)(?:[^/]+\/)?(?:index\.html|card\.png)$|^(?:index|[a-z]{2})\.md$/.test(file),
    )
    expect(found.sort()).toEqual([...pages, ...ofOwner].sort())
  })

  test.each(own)('its page in %s states its language, and links to the others', (lang) => {
    const { page, twin, url } = findPaths(lang, own[0])
    const html = read(page)
    expect(html).toContain(`<html lang="${lang}">`)
    const alternates = [
      ...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g),
    ]
    expect(alternates.map((match) => [match[1], match[2]])).toEqual([
      ...own.map((each) => [each, base + findPaths(each, own[0]).url]),
      ['x-default', `${base}/`],
    ])
    expect(html).toContain(`<link rel="canonical" href="${base}${url}"`)
    const [head = ''] = html.split('<main>')
    const offered = [...head.matchAll(/<a href="([^"]+)" lang="(..)" hreflang="(..)"/g)]
    const translations = own.filter((each) => each !== lang)
    expect(offered.map((match) => match.slice(1))).toEqual(
      translations.map((each) => [findPaths(each, own[0]).url, each, each]),
    )
    for (const each of translations)
      expect(read(twin)).toContain(
        `[${words[each].page.language}](${base}/${findPaths(each, own[0]).twin})`,
      )
  })

  test('its site map has every page with all languages', () => {
    const entries = read('sitemap.xml').split('<url>').slice(1)
    // Home pages, the owner's pages, and the lunch sheets of a house that serves lunch.
    const sheets = built.files.has('lunch/index.html') ? own.length : 0
    expect(entries).toHaveLength(own.length * (1 + ownPages.length) + sheets)
    for (const lang of own) {
      const place = `<loc>${base}${findPaths(lang, own[0]).url}</loc>`
      const entry = entries.find((one) => one.includes(place))
      for (const each of [...own, 'x-default']) expect(entry).toContain(`hreflang="${each}"`)
    }
  })

  test('every text in JSON has exactly its languages, and so do schemas and examples', () => {
    let count = 0
    const look = (value: unknown, at: string) => {
      if (typeof value !== 'object' || value === null) return
      const keys = Object.keys(value)
      const isText = keys.length > 0 && keys.every((key) => known.some((lang) => lang === key))
      if (isText) expect([at, ...keys]).toEqual([at, ...own])
      if (isText) count++
      for (const [key, inner] of Object.entries(value)) look(inner, `${at}/${key}`)
    }
    for (const { resource, text } of built.published)
      if (/json/.test(resource.type)) look(JSON.parse(text), resource.path)
    expect(count).toBeGreaterThan(50)
    expect(JSON.parse(read('menu.json'))).toMatchObject({ languages: own })
    expect(JSON.parse(read('schemas/menu.schema.json')).$defs.Text.required).toEqual(own)
  })

  test('no published file names a language that the pub does not have', () => {
    for (const lang of foreign) {
      const pattern = new RegExp(
        [
          `\\b(?:in|is|and|or) ${english[lang]}\\b(?! crowns)`,
          `${english[lang]}(?: \\(|:| at| and)`,
          `["'(\`/]${lang}(?:\\.md|/)`,
          `(?:lang|hreflang|inLanguage)[="':]+${lang === documentLanguage ? '(?!)' : lang}\\b`,
          `hreflang="${lang}"`,
          `#${lang}"`,
          `>${words[lang].page.language}<`,
        ].join('|'),
      )
      for (const [file, text] of texts()) {
        // OAuth errors are always in English (RFC 6749), and their schema mentions it. Streets and
        // towns have their local names.
        const published = text
          .replaceAll('The reason in English.', '')
          .replace(/<(?:bdi|span) lang="cs">/g, '')
        expect(pattern.exec(published)?.[0], `${english[lang]} in ${file}`).toBeUndefined()
      }
    }
  })

  test('every text of the owner is on the page and in the twin of its language', async () => {
    const { over = [] } = house
    const all = (await readOwnerTexts(folder, own)).filter(({ text }) => !over.includes(text))
    expect(all.length).toBeGreaterThan(15)
    expect(new Set(all.map(({ lang }) => lang))).toEqual(new Set(own))
    for (const { lang, text, file } of all) {
      const { page, twin } = findPaths(lang, own[0])
      // The kind `stánek` is a part of the name `Stánek u Jezu`.
      const typed = text.toLowerCase()
      const [onPage, inTwin] = [plain(read(page)), read(twin).replaceAll('\\', '')]
      expect(onPage.toLowerCase(), `${file}: ${text} (${lang})`).toContain(typed)
      expect(inTwin.toLowerCase(), `${file}: ${text} (${lang})`).toContain(typed)
    }
  })

  test('the page for unknown addresses is in all languages, the first one first', () => {
    const sections = [...read('404.html').matchAll(/<section lang="(..)"><h(\d)>([^<]+)/g)]
    expect(sections.map((match) => match.slice(1))).toEqual(
      own.map((lang, index) => [lang, index === 0 ? '1' : '2', words[lang].page.notFound]),
    )
  })

  test('documents for agents are in English and link to a twin that exists', () => {
    const skill = read('.well-known/agent-skills/answer-pub-guests/SKILL.md')
    const quoted = own.includes('en') ? 'en' : own[0]
    expect(skill).toContain(`| /${quoted && findPaths(quoted, own[0]).twin}`)
    expect(skill).toContain('Send no Authorization header.')
    expect(read('llms.txt').split('\n')[2]).toContain(
      'menu with prices and allergens, opening hours and contact',
    )
    // An empty placeholder leaves no brackets and no comma.
    for (const { resource, text } of built.published)
      if (essence(resource.type) === 'text/markdown')
        expect(/ \(\)|, \.| :/.exec(text)?.[0], resource.path).toBeUndefined()
  })
})

test('a day is read in the language of the house', async () => {
  const openOn = async (pub: string) => {
    const { files } = await readSite(join(root, 'test/pubs', pub), { wanted: ['hours.json'] })
    const { week } = JSON.parse(String(files.get('hours.json')))
    return Object.entries(week as { [day: string]: { bar: { open: string }[] } }).map(
      ([day, { bar }]) => `${day} ${bar.map(({ open }) => open).join(', ')}`.trim(),
    )
  }
  expect(await openOn('gasthaus-de-en')).toEqual([
    ...['mon', 'tue 11:00', 'wed 11:00', 'thu 11:00', 'fri 11:00', 'sat 11:00', 'sun 10:00'],
  ])
  expect(await openOn('wine-sk-en')).toEqual([
    ...['mon', 'tue 16:00', 'wed 16:00', 'thu 16:00', 'fri 16:00', 'sat 15:00', 'sun'],
  ])
})

describe('a day with another meaning in another language of the pub', () => {
  const withDay = async (line: string) => {
    const edit = ['Pá, So 11:00–00:30\n  - Ne 11:00–21:00', line] as const
    return readPub(await contentCopy({ 'hours.md': edit }, 'border-cs-de-en'))
  }

  test('is refused, with both meanings', async () => {
    const { problems } = await withDay('Pá 11:00–00:30\n  - So 11:00–00:30\n  - Ne 11:00–21:00')
    expect(problems).toMatchObject([{ code: 'day-ambiguous', line: 5, column: 5 }])
    const [problem] = problems
    const { found, fix } = problem ? formatMessage(problem, en) : {}
    expect(found).toBe('"So", which is sobota in Czech and Sonntag in German')
    expect(fix).toBe('write   sobota   or   Sonntag')
  })

  test.each([
    ['Pá 11:00–00:30\n  - sobota 11:00–22:00\n  - Ne 11:00–21:00', '22:00', '21:00'],
    ['Pá 11:00–00:30\n  - Sonntag 11:00–22:00\n  - Sa 11:00–21:00', '21:00', '22:00'],
    ['Pá 11:00–00:30\n  - So–Ne 11:00–21:00', '21:00', '21:00'],
    ['Pá 11:00–00:30\n  - Sa, So 11:00–21:00', '21:00', '21:00'],
    // `Pi` is Slovak only, which is not a language of this pub.
    ['Pi, So 11:00–22:00\n  - Ne 11:00–21:00', '22:00', '21:00'],
    ['Fr, So 11:00–22:00\n  - Sa 11:00–21:00', '21:00', '22:00'],
  ])('is read if its neighbours or its full word decide: %s', async (line, saturday, sunday) => {
    const { content } = await withDay(line)
    const closes = (day: Day) => content?.hours.bar.find(({ days }) => days.includes(day))?.close
    expect([closes('sat'), closes('sun')]).toEqual([saturday, sunday])
  })
})

test('known words for sizes are translated, and the owner translates the others', async () => {
  const { files } = await readSite(join(root, 'test/pubs/border-cs-de-en'), {
    wanted: ['menu.json'],
  })
  const { food } = JSON.parse(String(files.get('menu.json')))
  expect(food[0].sizes.map(({ label }: { label: object }) => label)).toEqual([
    { cs: 'dětská porce', de: 'Kinderportion', en: "child's portion" },
    { cs: 'velká porce', de: 'große Portion', en: 'large portion' },
    { cs: 'pro rodinu', de: 'für die Familie', en: 'for the family' },
  ])
})

test.each(samples(['border-cs-de-en', 'village-cs', 'music-club'], 2))(
  'verify finds no broken promise of %s, and requests the pages in its languages only',
  async (pub) => {
    const { origin, stop } = await servePub(join(root, 'test/pubs', pub))
    onTestFinished(stop)
    const { verdicts } = await verify({ base: origin })
    const broken = verdicts.filter(({ outcome }) => outcome === 'broken')
    expect(broken.map(({ path, promise, found }) => `${path} ${promise}: ${found}`)).toEqual([])
    const asked = new Set(verdicts.map(({ path }) => path))
    expect(asked.size).toBeGreaterThan(20)
    expect(['/de/', '/en/', '/sk/'].filter((path) => asked.has(path))).toEqual(
      { 'village-cs': [], 'border-cs-de-en': ['/de/', '/en/'], 'music-club': ['/en/'] }[pub],
    )
  },
)

describe('a pub in all four languages', () => {
  /**
   * Build the five-item pub in four languages; its English texts are used for Slovak and German
   * too.
   */
  async function fourfold(edit = (text: string) => text) {
    const languages = ['---\n', '---\nlanguages: cs, en, sk, de\n'] as const
    const content = await contentCopy({ 'pub.md': languages }, 'five-items')
    for (const [file, text] of await readAll(content)) {
      const more = text.replace(
        /^( *)(\w+_)?en: (.+)$/gm,
        (line, indent: string, field = '', said: string) =>
          [line, ...['sk', 'de'].map((lang) => `${indent}${field}${lang}: ${said}`)].join('\n'),
      )
      await writeFile(join(content, file), edit(more))
    }
    for (const lang of ['sk', 'de'])
      await copy(join(content, 'home.en.md'), join(content, `home.${lang}.md`))
    return buildPub(content)
  }

  test('is published in each, with translations of known sizes', async () => {
    const { files } = await fourfold()
    for (const file of ['index.html', 'en/index.html', 'sk/index.html', 'de/index.html'])
      expect([...files.keys()]).toContain(file)
    const { drinks } = JSON.parse(String(files.get('menu.json')))
    expect(drinks[0].sizes[1].label).toEqual({ cs: 'velké', en: 'large', sk: 'veľké', de: 'groß' })
    expect(String(files.get('api/docs.md'))).toContain(
      'The home page is Czech at `/`, English at `/en/`, Slovak at `/sk/` and German at `/de/`.',
    )
  })

  test('is asked about German text that equals the Czech one, but not about Slovak', async () => {
    const { warnings } = await fourfold((text) =>
      text.replace(/(sk|de): Pickled sausage with onion/g, '$1: Utopenec s cibulí'),
    )
    const reports = warnings.filter(({ code }) => code === 'text-untranslated')
    expect(reports.map((one) => formatMessage(one, en).found)).toEqual([
      'German text that is the same as the Czech one',
    ])
  })
})

test('a pub without stated languages is in Czech and English', async () => {
  expect(await readFile(join(root, 'test/pubs/five-items/pub.md'), 'utf8')).not.toContain(
    'languages',
  )
  const { site } = await readSite(join(root, 'test/pubs/five-items'), { wanted: [] })
  expect(site.languages).toEqual(['cs', 'en'])
})
