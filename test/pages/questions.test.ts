// Questions that guests and assistants ask about houses. Page, twin and data give the same
// answers in every language. The answers come from the owners' files and are typed by hand in
// test/pubs/*.questions.md.

import { readFile } from 'node:fs/promises'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/model/languages.ts'
import { findFolder, findPaths, houses } from '../houses.ts'
import { buildPub } from '../pub.ts'

type Node = DefaultTreeAdapterTypes.Node

const asked = houses.filter(({ name }) =>
  /^(?:bar|hut|canteen|hotel|bowling|taproom|cafe|winebar)-/.test(name),
)

const inside = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const isSeen = ({ nodeName }: Node) => !['style', 'script'].includes(nodeName)
const readText = (node: Node): string =>
  'value' in node ? node.value : inside(node).filter(isSeen).map(readText).join('')
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .trim()

/** Return the text of each box: a list entry, a row, a paragraph, a heading. */
function listBoxes(node: Node): string[] {
  const own = ['li', 'tr', 'p', 'h3', 'dd'].includes(node.nodeName)
    ? [plain(inside(node).filter(isSeen).map(readText).join(' '))]
    : []
  return [...own, ...inside(node).filter(isSeen).flatMap(listBoxes)]
}

/** Return the lines of Markdown without markup. */
const readLines = (twin: string) =>
  twin.split('\n').map((line) => plain(line.replace(/\\(?=[!-/:-@[-`{-~])|[[\]|]/g, '')))

/** True if one of the texts contains all parts of an answer. */
const answers = (texts: readonly string[], parts: readonly string[]) =>
  texts.some((text) => parts.every((part) => text.includes(part)))

/**
 * Return the value at a path such as `drinks[id=negroni].sizes[0].price_eur`. If several entries
 * match, return the value of each.
 */
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
  const { files } = await buildPub(findFolder(house), { date, strict: true })
  const text = (file: string) => String(files.get(file))
  const rows = (await readFile(`${findFolder(house)}.questions.md`, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => line.slice(2, -2).split(' | '))
  const [heads = [], ...questions] = rows

  test('has twenty questions', () => {
    expect(heads).toEqual(['Question', ...languages, 'Data'])
    expect(questions).toHaveLength(20)
  })

  test.each(languages)('page and twin answer them in %s', (lang: Language) => {
    const { page, twin } = findPaths(lang, languages[0])
    const places = { page: listBoxes(parse(text(page))), twin: readLines(text(twin)) }
    const silent = questions.flatMap((row) => {
      const [answer = '', never] = row[heads.indexOf(lang)]?.split(' never ') ?? []
      return Object.entries(places).flatMap(([place, texts]) => [
        ...(answers(texts, answer.split(' … ')) ? [] : [`${place}: ${row[0]} ${answer}`]),
        ...(never && answers(texts, never.split(' … ')) ? [`${place}: ${never}`] : []),
      ])
    })
    expect(silent).toEqual([])
  })

  test('the data answer them', () => {
    for (const [question, ...cells] of questions) {
      const [, file = '', way = '', value = ''] =
        /^(\S+) (.+) = (.+)$/.exec(cells.at(-1) ?? '') ?? []
      expect.soft(valueAt(JSON.parse(text(file)), way), question).toEqual(JSON.parse(value))
    }
  })
})
