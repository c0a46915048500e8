// `languages_in_preparation`: texts in a language that is checked, but not published yet.

import { describe, expect, test } from 'vitest'
import { toProblems } from '../../src/content/problems.ts'
import { inspect } from '../../src/editor/judge.ts'
import { toSource } from '../../src/editor/repository.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { buildPub, contentCopy, fullPub, readAll, readTexts } from '../pub.ts'

const full = new Map([...(await readAll(fullPub))].filter(([file]) => file !== 'emblem.svg'))
const soups = 'menu/10-polevky.md'
const addLine = (text: string) =>
  text.replace(/^updated:/m, 'languages_in_preparation: de\nupdated:')
const german = (text: string) =>
  text.replace('    en: Goulash soup\n', '    en: Goulash soup\n    de: Gulaschsuppe\n')
const read = (change: { [file: string]: (text: string) => string }) =>
  readTexts(
    'content',
    '2026-11-20',
    toSource(new Map([...full].map(([file, text]) => [file, change[file]?.(text) ?? text]))),
  )

describe('a language in preparation', () => {
  test('stops nothing, whether its texts are there or not, and none of them is published', async () => {
    const content = await contentCopy({ 'pub.md': addLine, [soups]: german })
    const before = await buildPub(fullPub)
    const built = await buildPub(content)
    expect([...built.files.keys()]).toEqual([...before.files.keys()])
    const published = [...built.files].filter(([, body]) => String(body).includes('Gulaschsuppe'))
    expect(published).toEqual([])
    expect(String(built.files.get('menu.json'))).toBe(String(before.files.get('menu.json')))
  })

  test('is listed as work to do: each missing file and text, and no text that is there', async () => {
    const { findings, preparation } = await read({ 'pub.md': addLine, [soups]: german })
    expect(findings.filter(({ severity }) => severity !== 'warning')).toEqual([])
    const work = toProblems(preparation.findings)
    expect(work.length).toBeGreaterThan(50)
    expect(work.filter(({ file }) => file === 'content/home.de.md').length).toBe(1)
    const inSoups = work.filter(({ file }) => file === `content/${soups}`)
    expect(inSoups.some(({ subject = '' }) => subject.includes('Česnečka'))).toBe(true)
    expect(inSoups.some(({ subject = '' }) => subject.includes('Gulášová'))).toBe(false)
  })

  test('has fields in the forms of the editor, and its gaps are not errors there', async () => {
    const files = new Map([...full, ['pub.md', addLine(full.get('pub.md') ?? '')]])
    const { errors, work, house } = await inspect(files, new Date('2026-11-20T12:00:00'))
    expect(errors).toEqual([])
    expect(work.length).toBeGreaterThan(50)
    expect(house.languages).toEqual(['cs', 'en', 'de'])
  })

  test('does not excuse texts in a language that nobody prepares', async () => {
    const slovak = (text: string) =>
      text.replace('    en: Goulash soup\n', '    en: Goulash soup\n    sk: Gulášová\n')
    const { findings } = await read({ 'pub.md': addLine, [soups]: slovak })
    expect(toProblems(findings).map(({ code }) => code)).toContain('language-not-had')
  })
})

test('the message about a missing home page names the line for languages in preparation', async () => {
  const { findings } = await read({
    'pub.md': (text) => text.replace(/^updated:/m, 'languages: cs, en, de\nupdated:'),
  })
  const home = toProblems(findings).find(({ file }) => file === 'content/home.de.md')
  expect(home && formatMessage(home, en).fix).toContain('languages_in_preparation: de')
})

test('a language that is published already has no work to do', async () => {
  const { preparation } = await read({
    'pub.md': (text) => text.replace(/^updated:/m, 'languages_in_preparation: en\nupdated:'),
  })
  expect(preparation).toEqual({ languages: [], findings: [] })
})
