// From a form to the commit without a browser: what the gate asks the owner, and what it commits.

import { describe, expect, test } from 'vitest'
import { readContent } from '../../src/content/content.ts'
import { decideDate } from '../../src/content/site-date.ts'
import { createForms, groupIntoBlocks } from '../../src/editor/configuration.ts'
import { findOpenForm, flatten, type OpenForm } from '../../src/editor/draft.ts'
import { type Changes, type ContentFiles, type Forge, toBase64 } from '../../src/editor/forge.ts'
import { type Gate, guardFetch } from '../../src/editor/gate.ts'
import { findForm, type Verdict } from '../../src/editor/judge.ts'
import type { OwnerAnswer } from '../../src/editor/panel.ts'
import { createRepository, toSource } from '../../src/editor/repository.ts'
import { fromFile, toFile } from '../../src/engine/editor/form-file.ts'
import { cs } from '../../src/messages/cs.ts'
import { renderBody } from '../../src/model/resource.ts'
import { changes } from '../content/changes.ts'
import { fullPub, leftOutOfShort, makePublication, readAll } from '../pub.ts'
import { quickPart } from '../sweep.ts'
import { findMissingLines } from './other-lines.ts'

const api = 'https://forge.example'
const now = new Date('2026-11-20T12:00:00')
const house = { languages: ['cs', 'en'], region: undefined, weeks: [] } as const
const sections = [
  { id: 'polevky', name: 'Polévky' },
  { id: 'k-pivu', name: 'K pivu' },
]
const forms = createForms({ ...house, sections }, cs)
const all = await readAll(fullPub)
const full: ContentFiles = new Map([...all].filter(([file]) => !leftOutOfShort.test(file)))
const beers = 'menu/90-tocene-pivo.md'
const readFileText = (files: ContentFiles, file: string) => files.get(file) ?? ''

type Answer = (verdict: Verdict) => OwnerAnswer

type Saved = {
  status: number
  /** Content files after the commit. */
  files: ContentFiles
  /** Paths in the commit, or undefined if nothing was committed. */
  committed?: string[]
  /** Verdicts that the owner was asked about. */
  asked: Verdict[]
}

/** Save texts of files through their forms, with `null` for a deletion, and answer the questions. */
async function save(
  edits: { [file: string]: string | null },
  answers: readonly Answer[] = [],
  before = full,
  { form, shown = [] }: { form?: OpenForm; shown?: string[] } = {},
): Promise<Saved> {
  const files = new Map(before)
  const asked: Verdict[] = []
  let committed: string[] | undefined
  const commit = {
    at: 'head',
    changes: toChanges(edits),
    commitIn: () => 'made',
    toRequestBody: async (made: Changes) => made,
    toResponseBody: async () => ({}),
  }
  const send: typeof fetch = async (_, init) => {
    const { additions, deletions }: Changes = JSON.parse(String(init?.body))
    for (const { path } of deletions) files.delete(path.replace('content/', ''))
    for (const { path, contents } of additions)
      files.set(path.replace('content/', ''), Buffer.from(contents, 'base64').toString())
    committed = [...additions, ...deletions].map(({ path }) => path.replace('content/', '')).sort()
    return Response.json({})
  }
  const forge = {
    readFiles: async () => ({ commit: 'head', files: before }),
    parseCommit: () => commit,
    findFailures: async () => [],
  }
  const gate = makeGate(send, forge, (verdict) => {
    asked.push(verdict)
    const answer = answers[asked.length - 1]
    if (answer === undefined) throw new Error(`nobody answers: ${JSON.stringify(verdict)}`)
    return answer(verdict)
  })
  gate.findForm = () => form
  gate.showOutdated = async (file, lines) =>
    void shown.push(file, ...lines.map((line) => line.trim()))
  const init = { method: 'POST', body: '{}', headers: { Authorization: 'token' } }
  const { status } = await guardFetch(send, gate)(`${api}/commit`, init)
  return { status, files, asked, ...(committed && { committed }) }
}

const makeGate = (send: typeof fetch, forge: Forge, answer: Answer = () => 'back'): Gate => ({
  repository: createRepository(forge, { api }, send, () => {}),
  ...{ forms, now: () => now, unsavedMessage: 'not saved', onCommitted: () => {} },
  askOwner: async (verdict) => answer(verdict),
  ...{ onAnswer: () => {}, undoMessage: (message: string) => message },
  findForm: () => undefined,
  showOutdated: async () => undefined,
})

/** A forge that cannot be read with this token. */
const failing: Forge = {
  findFailures: async () => [],
  readFiles: (apiFetch) => apiFetch('/tree').then(() => ({ commit: 'head', files: full })),
  parseCommit: () => ({
    ...{ at: 'head', changes: { additions: [], deletions: [] } },
    commitIn: () => undefined,
    toRequestBody: async () => ({}),
    toResponseBody: async () => ({}),
  }),
}

/** The commit that the editor sends: each file as its form writes it. */
function toChanges(edits: { [file: string]: string | null }): Changes {
  const paths = Object.entries(edits)
  return {
    additions: paths.flatMap(([file, text]) => {
      if (text === null) return []
      const fields = findForm(forms, file)?.fields
      const sent = fields ? toFile(fromFile(text, fields), fields) : text
      return [{ path: `content/${file}`, contents: toBase64(sent) }]
    }),
    deletions: paths.flatMap(([file, text]) =>
      text === null ? [{ path: `content/${file}` }] : [],
    ),
  }
}

async function publishedFile(files: ContentFiles, file: string): Promise<string> {
  const decide = (
    typed: Parameters<typeof decideDate>[2],
    country: Parameters<typeof decideDate>[4],
  ) => decideDate('2026-11-20', {}, typed, now, country)
  const site = await makePublication(await readContent(toSource(files), 'content', decide))
  const resource = site.resources.find((one) => one.file === file)
  return resource ? renderBody(site, resource.path) : ''
}

const edited = (file: string, from: string, to: string, files = full) => {
  const text = readFileText(files, file)
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  return { [file]: text.replace(from, () => to) }
}

test.each(quickPart(changes, 8).map((change) => [change.name, change] as const))(
  'saves the change: %s, after its questions if there are any, and keeps every other line',
  async (_, change) => {
    const { file, from, to, photos = [], published, gone, questions = [] } = change
    const isNewSection = from === undefined && file.startsWith('menu/')
    const text = from === undefined ? to : edited(file, from, to)[file]
    const sent = {
      // The editor names a section after its heading. The gate puts it last in the menu.
      [isNewSection ? 'menu/salaty.md' : file]: text ?? '',
      ...Object.fromEntries(photos.map((photo) => [`photos/${photo}`, 'a photo'])),
    }
    const { files, committed, asked } = await save(sent, [saveAnyway])
    expect(asked.flatMap(({ changed }) => changed.map(({ code }) => code))).toEqual(questions)
    const name = isNewSection ? 'menu/100-salaty.md' : file
    expect(committed).toEqual([name, ...photos.map((photo) => `photos/${photo}`)].sort())
    const [page, ...words] = published
    const body = await publishedFile(files, page)
    expect(words.filter((word) => !body.includes(word))).toEqual([])
    expect(gone !== undefined && body.includes(gone)).toBe(false)
    const [before, after] = [readFileText(full, file), readFileText(files, name)]
    expect(findMissingLines(before, after, change)).toEqual([])
    const added = after.split('\n').filter((line) => !before.split('\n').includes(line))
    expect(added.length).toBeLessThanOrEqual(to.split('\n').length)
  },
)

const withLanguages = (languages: string) => {
  const text = readFileText(full, 'pub.md').replace(/^languages:.*\n/m, '')
  return { 'pub.md': text.replace(/^updated:/m, `languages: ${languages}\nupdated:`) }
}
const back = () => 'back' as const
const saveAnyway = () => 'save' as const
const noSign = edited(beers, 'malé 0,3 l = 36', 'malé 0,3 l 36')

describe('a mistake in the file', () => {
  test('is refused, and nothing is saved if the owner goes back to the form', async () => {
    await expect(save(noSign, [back])).rejects.toThrow('not saved')
  })

  test('is corrected by the edit of its message, and the corrected file is saved', async () => {
    const slip = edited(beers, 'malé 0,3 l = 36', 'malé 0,3 l 37')
    const { files, asked } = await save(slip, [
      ({ refused }) => ({ edits: refused[0]?.edits ?? [] }),
    ])
    expect(asked.map(({ refused }) => refused.length)).toEqual([1])
    expect(readFileText(files, beers)).toContain('sizes: malé 0,3 l = 37;')
  })
})

test('a dish that the form marks as sold out is published with the day of the change', async () => {
  const { file, from, to } = changes.find(({ name }) => name === 'a dish is sold out') ?? {}
  const { files } = await save(edited(file ?? '', from ?? '', to ?? ''), [saveAnyway])
  expect(await publishedFile(files, 'menu.json')).toContain(
    '"availability":{"status":"sold_out","sold_out_since":"2026-11-20"}',
  )
})

test('an unusual price is asked about once, and the answer is written next to it', async () => {
  const { files, asked } = await save(edited(beers, '0,3 l = 36', '0,3 l = 370'), [saveAnyway])
  expect(asked.map((verdict) => verdict.asked.length)).toEqual([1])
  const [, beer = ''] = readFileText(files, beers).split('  - cs: ')
  expect(beer).toMatch(/^ {4}checked: price-high$/m)
  const again = await save(edited(beers, '0,3 l = 370', '0,3 l = 371', files), [], files)
  expect(again.asked).toEqual([])
  expect(readFileText(again.files, beers)).toContain('0,3 l = 371')
})

describe('a dish that is to go to another section', () => {
  const [soups, snacks] = ['menu/10-polevky.md', 'menu/30-k-pivu.md'] as const
  const menu = new Map([...full, [snacks, readFileText(all, snacks)]])
  const soup = '    id: gulasova-polevka\n'
  const moved = (id: string) => edited(soups, soup, `${soup}    move_to: ${id}\n`)
  const form: OpenForm = {
    findBase: (of) => toFile(fromFile(readFileText(full, soups), of), of),
    write: () => expect.unreachable('the form lost the dish'),
    ...{ addEntries: () => undefined, answer: () => undefined },
  }

  test.each(['\n', '\r\n'])('is moved to its end, and no other line changes', async (end) => {
    const withEnds = (text: string) => text.replaceAll('\n', end)
    const commented = readFileText(menu, soups).replace(soup, `${soup}    # jen v zimě\n`)
    const old = new Map(
      [...menu, [soups, commented] as const].map(([file, text]) => [file, withEnds(String(text))]),
    )
    const { files, committed, asked } = await save(moved('k-pivu'), [], old)
    expect(asked).toEqual([])
    expect(committed).toEqual([soups, snacks])
    const dish =
      '\n  - cs: Gulášová polévka\n    en: Goulash soup\n    id: gulasova-polevka\n    # jen v zimě\n    sizes: malé 0,33 l = 75; velké 0,5 l = 95\n    allergens: 1\n'
    expect(readFileText(files, soups)).toBe(withEnds(commented.replace(dish, '')))
    expect(readFileText(files, snacks)).toBe(
      withEnds(readFileText(menu, snacks).replace(/---\n$/, `${dish}---\n`)),
    )
  })

  test('keeps the words of its owner, and the translations at the top of its old section', async () => {
    const own = 'sizes: hrnek 0,3 l = 75; malé = 80; velké = 95 # o víkendu\n    tags: pálivé'
    const typed = 'sizes: malé 0,33 l = 75; velké 0,5 l = 95'
    const text = readFileText(menu, soups).replace(typed, own)
    const labels = 'labels_en: Hrnek = mug; velké = big\n'
    const old = new Map([
      ...[...menu, [soups, text.replace('items:', `${labels}items:`)] as const],
      [snacks, readFileText(menu, snacks).replace('items:', 'labels_en: malé = mini\nitems:')],
    ])
    const { files } = await save(edited(soups, soup, `${soup}    move_to: k-pivu\n`, old), [], old)
    expect(readFileText(files, snacks)).toContain(own)
    expect(await publishedFile(files, 'menu.json')).toMatch(
      /"Goulash soup".*"en":"mug".*"en":"small".*"en":"big".*"spicy"/,
    )
    expect(readFileText(files, soups)).not.toContain('labels_en')
  })

  test('is below none of its subheadings', async () => {
    const next = '  - cs: Tvarůžky'
    const headed = edited(
      snacks,
      next,
      `  - heading: Sýry\n    heading_en: Cheeses\n\n${next}`,
      menu,
    )
    const { files } = await save(moved('k-pivu'), [], new Map([...menu, ...Object.entries(headed)]))
    const text = readFileText(files, snacks)
    const names = [...text.matchAll(/- (?:cs|heading): (\S+)/g)].map(([, name]) => name)
    expect(names.slice(0, 5)).toEqual(['Utopenec', 'Nakládaný', 'Gulášová', 'Sýry', 'Tvarůžky'])
  })

  test('stays as it was if it is there already', async () => {
    const { files } = await save(moved('polevky'), [], menu)
    expect(readFileText(files, soups)).toBe(readFileText(menu, soups))
  })

  test('is not lost if the section is gone', async () => {
    const isRefused: Answer = ({ refused }) => {
      expect(refused.map(({ code }) => code)).toEqual(['field-unknown'])
      return 'back'
    }
    await expect(save(moved('k-pivu'), [isRefused], full, { form })).rejects.toThrow('not saved')
  })

  test('is not lost if the file of the section cannot be read', async () => {
    const broken = edited(snacks, 'kind: food', 'kind: [food', menu)
    const isRefused: Answer = ({ refused }) => {
      expect(refused.map(({ code }) => code)).toEqual(['field-unknown'])
      return 'back'
    }
    const files = new Map([...menu, ...Object.entries(broken)])
    await expect(save(moved('k-pivu'), [isRefused], files, { form })).rejects.toThrow('not saved')
  })

  test('is not lost if the owner goes back to the form', async () => {
    const slip = (moved('k-pivu')[soups] ?? '').replace('malé 0,33 l = 75', 'malé 0,33 l 75')
    const saved = save({ [soups]: slip }, [back], menu, { form })
    await expect(saved).rejects.toThrow('not saved')
  })
})

test('a section that gets another file name keeps its comments', async () => {
  const renamed = 'menu/5-tocene-pivo.md'
  const { files, committed } = await save({ [beers]: null, [renamed]: readFileText(full, beers) })
  expect(committed).toEqual([renamed, beers])
  expect(readFileText(files, renamed)).toBe(readFileText(full, beers))
})

test('a copy of a lunch week gets the next free Monday', async () => {
  const week = 'lunch/2026-11-23.md'
  const { committed } = await save({ 'lunch/2026-11-23-1.md': readFileText(full, week) })
  expect(committed).toEqual(['lunch/2026-11-30.md'])
})

test('a file of events without an event is deleted', async () => {
  const event = changes.find(({ file }) => file === 'events.md')?.to ?? ''
  const { files } = await save({ 'events.md': event })
  const { committed } = await save({ 'events.md': '---\n---\n' }, [], files)
  expect(committed).toEqual(['events.md'])
})

test('a page is written in one language after the other', async () => {
  const page = (title: string) => `---\ntitle: ${title}\n---\n\nText\n`
  const czech = await save({ 'pages/svatby-u-nas.md': page('Svatby u nás') }, [saveAnyway])
  expect(czech.asked[0]?.elsewhere.map(({ code }) => code)).toEqual(['page-language-missing'])
  expect(czech.committed).toEqual(['pages/svatby-u-nas.cs.md'])
  const english = await save({ 'pages/weddings.md': page('Weddings') }, [], czech.files)
  expect(english.committed).toEqual(['pages/svatby-u-nas.en.md'])
})

test('removing a language removes its texts from all files, after a question', async () => {
  const { files, asked } = await save(withLanguages('cs'), [saveAnyway])
  expect(asked[0]?.foreign.length).toBeGreaterThan(45)
  const english = [...files].filter(([, text]) => /^(?: |-)*(?:\w+_)?en:/m.test(text))
  expect(english.map(([file]) => file)).toEqual([])
  expect([...files.keys()].filter((file) => file.endsWith('.en.md'))).toEqual([])
})

test('adding a language is saved although its texts are missing, and each text added later is, too', async () => {
  const { files, asked } = await save(withLanguages('cs, en, de'), [saveAnyway])
  expect(asked[0]?.refused).toEqual([])
  expect(asked[0]?.elsewhere.length).toBeGreaterThan(50)
  const german = edited(
    'menu/10-polevky.md',
    '    en: Goulash soup\n',
    '    en: Goulash soup\n    de: Gulaschsuppe\n',
    files,
  )
  expect((await save(german, [], files)).asked).toEqual([])
})

test('adding German asks once what So means, and the fix keeps every Saturday', async () => {
  const { files, asked } = await save(withLanguages('cs, en, de'), [
    ({ elsewhere }) => ({ edits: elsewhere.flatMap(({ edits = [] }) => edits) }),
    saveAnyway,
  ])
  const unclear = ({ elsewhere }: Verdict) =>
    elsewhere.filter(({ code }) => code === 'day-ambiguous').length
  expect(asked.map(unclear)).toEqual([1, 0])
  expect(readFileText(files, 'hours.md')).toContain('  - sobota 12:00–01:00\n')
  expect(readFileText(files, 'hours.md')).toContain('  - sobota 12:00–22:30\n')
})

test.each([
  ['without a token', `${api}/commit`, {}],
  ['to another host', 'https://other.example/commit', { Authorization: 'token' }],
  ['to the own site', 'config.json', { Authorization: 'token' }],
])('a request %s is sent unchanged', async (_, url, headers) => {
  const sent: unknown[] = []
  const send: typeof fetch = async (...request) => {
    sent.push(request)
    return Response.json({})
  }
  const request = { method: 'POST', body: '{}', headers }
  await guardFetch(send, makeGate(send, failing))(url, request)
  expect(sent).toEqual([[url, request]])
})

test('an expired token is reported to the editor, which then renews it', async () => {
  const send: typeof fetch = async () => Response.json({}, { status: 401 })
  const request = { method: 'POST', body: '{}', headers: { Authorization: 'old' } }
  expect((await guardFetch(send, makeGate(send, failing))(`${api}/commit`, request)).status).toBe(
    401,
  )
})

describe('a form that was opened before another device changed its file', () => {
  const price37 = edited(beers, 'malé 0,3 l = 36', 'malé 0,3 l = 37')
  const price38 = edited(beers, 'malé 0,3 l = 36', 'malé 0,3 l = 38')
  const elsewhere = new Map([...full, ...Object.entries(price38)])
  const fields = findForm(forms, beers)?.fields ?? []
  const openedAt = (text: string | undefined): OpenForm => ({
    findBase: (of) => (text === undefined ? undefined : toFile(fromFile(text, of), of)),
    ...{ write: () => undefined, addEntries: () => undefined, answer: () => undefined },
  })

  test('is not saved, and its owner sees the new line', async () => {
    const shown: string[] = []
    const form = openedAt(readFileText(full, beers))
    const saved = save(price37, [], elsewhere, { form, shown })
    await expect(saved).rejects.toThrow('not saved')
    expect(shown).toEqual([beers, expect.stringContaining('sizes: malé 0,3 l = 38;')])
  })

  test('is not saved if the file did not exist when it was opened', async () => {
    const event = changes.find(({ file }) => file === 'events.md')?.to ?? ''
    const theirs = new Map([...full, ['events.md', event]])
    const saved = save({ 'events.md': event }, [], theirs, { form: openedAt(undefined) })
    await expect(saved).rejects.toThrow('not saved')
  })

  test('is saved if only another file changed', async () => {
    const form = openedAt(readFileText(full, beers))
    const other = edited('menu/10-polevky.md', 'Gulášová', 'Fazolová')
    const { committed } = await save(price37, [], new Map([...full, ...Object.entries(other)]), {
      form,
    })
    expect(committed).toEqual([beers])
  })

  test('knows the values of its file whatever blocks the form shows them in', () => {
    const text = readFileText(full, beers)
    const content = flatten(groupIntoBlocks(fromFile(text, fields), fields))
    globalThis.entryDraft = {
      current: { isNew: false, originalEntry: { locales: { _: { content } } }, currentValues: {} },
    }
    expect(findOpenForm()?.findBase(fields)).toBe(toFile(fromFile(text, fields), fields))
    globalThis.entryDraft = undefined
  })
})

test('a fix that was accepted is in the form after going back to it', async () => {
  const fields = findForm(forms, beers)?.fields ?? []
  const twice = edited(
    beers,
    'malé 0,3 l = 36; velké 0,5 l = 49',
    'malé 0,3 l 37; velké 0,5 l = mnoho',
  )
  const valuesOf = (text: string) => flatten(groupIntoBlocks(fromFile(text, fields), fields))
  const values = valuesOf(readFileText(new Map(Object.entries(twice)), beers))
  globalThis.entryDraft = { current: { isNew: true, currentValues: { _: values } } }
  const write = findOpenForm()?.write ?? (() => undefined)
  globalThis.entryDraft = undefined
  const form: OpenForm = {
    findBase: (of) => toFile(fromFile(readFileText(full, beers), of), of),
    ...{ write, addEntries: () => undefined, answer: () => undefined },
  }
  const fix: Answer = ({ refused }) => ({ edits: refused.flatMap(({ edits = [] }) => edits) })
  await expect(save(twice, [fix, back], full, { form })).rejects.toThrow('not saved')
  expect(values['items.0.sizes']).toBe('malé 0,3 l = 37; velké 0,5 l = mnoho; džbán 1,5 l = 139')
})
