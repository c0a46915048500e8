// What guests and assistants would ask of four houses, with the answers that their owners' files give:
// page, twin and data of every language answer alike. The answers are typed by hand, in
// test/pubs/*.questions.md.

import { readFile } from 'node:fs/promises'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/model/languages.ts'
import { folderOf, houses, pathsOf } from '../houses.ts'
import { buildPub } from '../pub.ts'

type Node = DefaultTreeAdapterTypes.Node

const asked = houses.filter(({ name }) => /^(?:bar|hut|canteen|hotel)-/.test(name))

const inside = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const isSeen = ({ nodeName }: Node) => !['style', 'script'].includes(nodeName)
const textOf = (node: Node): string =>
  'value' in node ? node.value : inside(node).filter(isSeen).map(textOf).join('')
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .trim()

/** What stands in one box: an entry of a list, a row, a paragraph, a heading. */
function boxesOf(node: Node): string[] {
  const own = ['li', 'tr', 'p', 'h3', 'dd'].includes(node.nodeName)
    ? [plain(inside(node).filter(isSeen).map(textOf).join(' '))]
    : []
  return [...own, ...inside(node).filter(isSeen).flatMap(boxesOf)]
}

/** Lines of Markdown as they are read, in front of them no mark. */
const linesOf = (twin: string) =>
  twin.split('\n').map((line) => plain(line.replace(/\\(?=[!-/:-@[-`{-~])|[[\]|]/g, '')))

/** Whether all parts of an answer stand in one of the texts. */
const answers = (texts: readonly string[], parts: readonly string[]) =>
  texts.some((text) => parts.every((part) => text.includes(part)))

/** `drinks[id=negroni].sizes[0].price_eur`; of several that fit, what each of them has. */
function valueAt(data: unknown, way: string): unknown {
  const steps = way.match(/\w+|\[[^\]]+\]/g) ?? []
  return steps.reduce<unknown>((value, step) => {
    const [, name, wanted] = /^\[([\w.]+)(?:=(.+))?\]$/.exec(step) ?? []
    if (name === undefined)
      return Array.isArray(value) ? value.map((one) => one[step]) : (value as never)?.[step]
    const all = value as unknown[]
    if (wanted === undefined) return all[Number(name)]
    const found = all.filter((one) => String(valueAt(one, name)) === wanted)
    return found.length === 1 ? found[0] : found
  }, data)
}

describe.each(asked)('$name', async (house) => {
  const { languages, date } = house
  const { files } = await buildPub(folderOf(house), { date, strict: true })
  const text = (file: string) => String(files.get(file))
  const rows = (await readFile(`${folderOf(house)}.questions.md`, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => line.slice(2, -2).split(' | '))
  const [heads = [], ...questions] = rows

  test('is asked twenty questions', () => {
    expect(heads).toEqual(['Question', ...languages, 'Data'])
    expect(questions).toHaveLength(20)
  })

  test.each(languages)('answers them in %s, by page and twin', (lang: Language) => {
    const { page, twin } = pathsOf(lang, languages[0])
    const places = { page: boxesOf(parse(text(page))), twin: linesOf(text(twin)) }
    const silent = questions.flatMap((row) => {
      const [answer = '', never] = row[heads.indexOf(lang)]?.split(' never ') ?? []
      return Object.entries(places).flatMap(([place, texts]) => [
        ...(answers(texts, answer.split(' … ')) ? [] : [`${place}: ${row[0]} ${answer}`]),
        ...(never && answers(texts, never.split(' … ')) ? [`${place}: ${never}`] : []),
      ])
    })
    expect(silent).toEqual([])
  })

  test('answers them by its data', () => {
    for (const [question, ...cells] of questions) {
      const [, file = '', way = '', value = ''] =
        /^(\S+) (.+) = (.+)$/.exec(cells.at(-1) ?? '') ?? []
      expect.soft(valueAt(JSON.parse(text(file)), way), question).toEqual(JSON.parse(value))
    }
  })
})
