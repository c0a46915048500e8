// /llms.txt follows the grammar of llmstxt.org, as its strictest reader implements it.

import { beforeAll, describe, expect, test } from 'vitest'
import { essence, isPage, type Publication } from '../../src/model/resource.ts'
import { demote } from '../../templates/_parts/text/markdown.ts'
import { base, buildFull, buildPub, fullPub } from '../pub.ts'

type Link = { name: string; url: string; notes: string | undefined }
type Parsed = { title: string; summary: string; notes: string; sections: Map<string, Link[]> }

/** The grammar of the reference reader: any line below an H2 has to be a link. */
function parse(text: string): Parsed {
  const [head = '', ...parts] = text.split(/^##\s*(.*?)$/m)
  const match = /^#\s*(?<title>.+?)\n+(?:^>\s*(?<summary>.+?)\n+)?(?<notes>[\s\S]*)$/m.exec(head)
  if (!match?.groups || !text.startsWith('# ')) throw new Error('no H1 at the beginning')
  if (/^#/m.test(match.groups['notes'] ?? '')) throw new Error('a heading in the notes')
  const sections = new Map<string, Link[]>()
  for (let index = 0; index < parts.length; index += 2) {
    const links = (parts[index + 1] ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(parseLink)
    sections.set(parts[index] ?? '', links)
  }
  const { title = '', summary = '', notes = '' } = match.groups
  return { title, summary, notes, sections }
}

function parseLink(line: string): Link {
  const match = /^-\s*\[(?<name>[^\]]+)\]\((?<url>[^)]+)\)(?::\s*(?<notes>.*))?$/.exec(line)
  if (!match?.groups) throw new Error(`not a link: ${line}`)
  const { name = '', url = '', notes } = match.groups
  return { name, url, notes }
}

let site: Publication
let files: Map<string, string>
let parsed: Parsed

beforeAll(async () => {
  const built = await buildFull()
  site = built.site
  files = built.files
  parsed = parse(files.get('llms.txt') ?? '')
})

test('has one title, one summary, notes, and sections with links only', () => {
  expect(parsed.title).toBe(site.pub.name.en)
  expect(parsed.summary).toContain(site.pub.name.cs)
  expect([...parsed.sections.values()].every((links) => links.length > 0)).toBe(true)
})

test('every link is absolute, leads to a resource of this site, and describes it', () => {
  const links = [...parsed.sections.values()].flat()
  const addresses = site.resources.map(({ path }) => base + path)
  expect(links.filter(({ url }) => !addresses.includes(url))).toEqual([])
  expect(links.filter(({ notes }) => !notes)).toEqual([])
  expect(new Set(links.map(({ url }) => url)).size).toBe(links.length)
})

test('links to all data, to the text of all pages, and to the documents that list everything else', () => {
  const linked = [...parsed.sections.values()].flat().map(({ url }) => url.slice(base.length))
  expect(linked).toEqual([
    ...['/menu.json', '/days.json', '/hours.json', '/pub.json'],
    ...['/en.md', '/en/lunch.md', '/index.md', '/lunch.md'],
    ...['/.well-known/agent-skills/answer-pub-guests/SKILL.md', '/api/docs.md'],
    ...['/llms-full.txt', '/openapi.json', '/auth.md'],
  ])
})

test('describes when to use the site, that it needs no authentication, and how tables are booked', () => {
  expect(parsed.notes).toContain('Use this site when')
  expect(parsed.notes).toContain('send no Authorization header')
  expect(parsed.notes).toMatch(/booked by telephone only: \+420\u00A0360\u00A0000\u00A0042/)
})

test('the notice of the house is among the notes, in English if the house has it', () => {
  expect(parsed.notes).toContain(
    '- Fictional sample data. The pub, town, telephone number, company and beers are invented.\n',
  )
})

test('the notice of the house is at the beginning of each twin, in its language', () => {
  const beginning = (file: string) => (files.get(file) ?? '').split('\n## ', 1)[0]
  expect(beginning('index.md')).toContain(
    'Smyšlená ukázková data. Hospoda, obec, telefon, firma i piva jsou vymyšlené.',
  )
  expect(beginning('en.md')).toContain(
    'Fictional sample data. The pub, town, telephone number, company and beers are invented.',
  )
})

test('a notice with several lines becomes one line', () => {
  const lines = 'Closed\nuntil\n# Friday'
  const pub = { ...site.pub, notice: { cs: lines, en: lines, sk: lines, de: lines } }
  const llms = site.resources.find(({ path }) => path === '/llms.txt')
  expect(llms?.render({ ...site, pub })).toContain('\n- Closed until \\# Friday\n')
})

test("the date of the menu is that of the owner's last review, not of the build", async () => {
  const { files: later } = await buildPub(fullPub, { date: '2026-11-27' })
  expect(parse(String(later.get('llms.txt'))).notes).toContain('Menu and hours as of 2026-11-20.')
})

describe('/llms-full.txt', () => {
  test('has one H1 and every Markdown document of the site with its address', () => {
    const full = files.get('llms-full.txt') ?? ''
    expect(full.match(/^# .*$/gm)).toHaveLength(1)
    // The twin of the home page has the lunch too.
    for (const { path, type, copyOf } of site.resources)
      if (essence(type) === 'text/markdown' && copyOf === undefined && !/lunch/.test(path)) {
        expect(full).toContain(`Source: ${base}${path}\n`)
        // Every dish and drink of a twin, with its prices.
        for (const [entry] of (files.get(path.slice(1)) ?? '').matchAll(/^- .*$/gm))
          expect(full).toContain(entry)
      }
    expect(site.resources.filter(isPage)).toHaveLength(5)
    expect(Buffer.byteLength(full)).toBeLessThan(100_000)
  })

  test('quotes documents without their front matter', () => {
    const full = files.get('llms-full.txt') ?? ''
    const skill = files.get('.well-known/agent-skills/answer-pub-guests/SKILL.md') ?? ''
    expect(skill).toMatch(/^---\nname: "answer-pub-guests"\n/)
    expect(full).not.toContain('name: "answer-pub-guests"')
    expect(full).toContain('# Answer guests of')
  })

  test('quotes code without changes', () => {
    const full = files.get('llms-full.txt') ?? ''
    const fenced = (text: string) =>
      [...text.matchAll(/^```\w*\n[\s\S]*?^```$/gm)].map(([code]) => code)
    const docs = fenced(files.get('api/docs.md') ?? '')
    expect(docs.length).toBeGreaterThan(1)
    expect(fenced(full)).toEqual(expect.arrayContaining(docs))
    // A comment in a program looks like a heading, but is none.
    const code = '```sh\n# install\n```'
    expect(demote(`# Title\n${code}\n## Part`, 1)).toBe(`## Title\n${code}\n### Part`)
  })
})
