// Slips that look right: each is a warning in its line, and a right pub gets none.

import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import type { Problem } from '../../src/messages/problem.ts'
import { slipCodes } from '../../src/messages/warning-codes.ts'
import {
  type Edits,
  editedFiles,
  fullPub,
  readFiles,
  readProblems,
  root,
  siteFrom,
} from '../pub.ts'
import { isQuick, quickPart } from '../sweep.ts'
import { replaced } from './edits.ts'

const soup = 'menu/10-polevky.md'
const drinks = 'menu/201-piti.md'

type Slip = {
  /** A file with a drink of these fields, in place of `file`. */
  drink?: string
  file?: string
  /** The first text that `to` replaces; absent for a file that is written from scratch. */
  from?: string
  /** ⟦ ⟧ around the characters that the caret underlines. */
  to?: string
  warns: string
  /** The line after the exact edit; absent if only the owner knows. */
  fixed?: string
}
type Row = [name: string, file: string, from: string, to: string, slip: Slip]

const small = 'sizes: 0,33 l = 85'
const exception = 'date: 8. 2. 2027 – 14. 2. 2027'
const tripe = 'cs: Dršťková polévka'
/** A file with one line in question. */
const drink = (lines: string) =>
  `---\nsection: Nealko\nsection_en: Soft drinks\nkind: drinks\nitems:\n  - cs: Voda\n    en: Water\n    sizes: 0,5 l = 30\n    allergens: none\n    alcohol: 0\n  - ${lines.split('\n').join('\n    ')}\n---\n`

const concert = (price: string) =>
  `---\nevents:\n  - date: 27. 11. 2026\n    time: 20:00\n    title: Koncert\n    title_en: Concert\n    price: ${price}\n---\n`

type Slips = { [name: string]: Slip }
const listRows = (slips: Slips) =>
  Object.entries(slips).map(
    ([name, slip]): Row =>
      slip.drink === undefined
        ? [name, slip.file ?? '', slip.from ?? '', slip.to ?? '', slip]
        : [name, drinks, '', drink(slip.drink), slip],
  )
const { slips, right } = load(readFileSync(join(import.meta.dirname, 'slips.yaml'), 'utf8')) as {
  [list in 'slips' | 'right']: Slips
}
const table = listRows(slips)

const five = Object.fromEntries(editedFiles({}, 'five-items'))

/** The short pub, with snacks and desserts. */
const whole = (text: string) => `${text}\n`
const before = editedFiles({ 'menu/30-k-pivu.md': whole, 'menu/80-dezerty.md': whole }, 'short')
const readBefore = (file: string) => Buffer.from(before.get(file) ?? '').toString()

/** The problems of the pub with these files changed or added. */
async function report(edits: { [file: string]: (text: string) => string }): Promise<Problem[]> {
  const changed = Object.entries(edits).map(([file, edit]) => {
    const text = edit(readBefore(file))
    if (text === readBefore(file)) throw new Error(`the edit of ${file} changed nothing`)
    return [file, text] as const
  })
  return (await readFiles(Object.fromEntries([...before, ...changed]))).problems
}

const withSlip = (from: string, to: string) => (text: string) =>
  from === '' ? to : text.replace(from, () => to)
const plain = (marked: string) => marked.replace(/[⟦⟧]/g, '')
const warned = (file: string, from: string, to: string) =>
  report({ [file]: (text) => plain(withSlip(from, to)(text)) })

async function warnings(content: string): Promise<Problem[]> {
  const problems = await readProblems(content)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return problems
}

describe('each slip of the table is one warning', () => {
  test('every code of a slip is in the table', () => {
    // `section-part-closed` needs changes in two files: test/cases/hours-agree.yaml.
    const shown = new Set([...table.map(([, , , , { warns }]) => warns), 'section-part-closed'])
    expect(slipCodes.filter((code) => !shown.has(code))).toEqual([])
  })

  const isFirst = (code: string, index: number) =>
    table.findIndex(([, , , , { warns }]) => warns === code) === index
  const tried = table.filter(
    ([, , , , { warns }], index) => !isQuick || isFirst(warns, index) || index % 4 === 0,
  )
  test.each(tried)('%s', async (_, file, from, to, { warns: code, fixed: line }) => {
    const [problem, ...more] = await warned(file, from, to)
    expect([problem, ...more].map((one) => one?.code)).toEqual([code])
    const marked = withSlip(from, to)(readBefore(file))
    const start = marked.indexOf('⟦')
    if (start >= 0) {
      const lines = marked.slice(0, start).split('\n')
      expect([problem?.line, problem?.column]).toEqual([
        lines.length,
        (lines.at(-1)?.length ?? 0) + 1,
      ])
    } else expect(problem?.line).toBeGreaterThan(1)
    expect(problem && formatMessage(problem, en).fix).toMatch(/\S/)
    const edits = (problem?.edits ?? []).filter((edit) => 'old' in edit)
    if (line === undefined) return
    if (edits.length === 0) throw new Error('no edit')
    const fixed = edits.toReversed().reduce(replaced, plain(marked))
    expect(fixed.split('\n').map((one) => one.trim())).toContain(line)
    const remaining = fixed === readBefore(file) ? [] : await report({ [file]: () => fixed })
    expect(remaining.map((one) => one.code)).not.toContain(code)
  })
})

describe('right values give no warning', () => {
  const pubs = async () => {
    const folders = await readdir(join(root, 'test/pubs'), { withFileTypes: true })
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    return [
      ...names.map((name) => `test/pubs/${name}${name.startsWith('frozen-') ? '/full' : ''}`),
      'content',
    ]
  }

  test('no pub of this repository gets a warning about a slip or an untranslated text', async () => {
    const silent = [...slipCodes, 'text-untranslated', 'price-unlike', 'checked-needless']
    for (const pub of quickPart(await pubs(), 8)) {
      const found = (await warnings(join(root, pub))).filter(({ code }) => silent.includes(code))
      expect(found.map((one) => `${one.file}:${one.line} ${one.code}`)).toEqual([])
    }
  })

  test('the full pub gets no warning', async () => {
    expect((await warnings(fullPub)).map((one) => `${one.file}:${one.line} ${one.code}`)).toEqual(
      [],
    )
  })

  test('a large size may cost 1.6 times as much by the litre as a small one', async () => {
    const codes = async (price: number) => {
      const problems = await warned(
        soup,
        'sizes: malé 0,33 l = 75; velké 0,5 l = 95',
        `sizes: malé 0,33 l = 75; velké 0,5 l = ${price}`,
      )
      return problems.map(({ code }) => code)
    }
    expect(await codes(181)).toEqual([])
    expect(await codes(182)).toEqual(['size-larger-dearer'])
  })

  test.each(listRows(right))('%s', async (_, file, from, to) => {
    expect(await warned(file, from, to)).toEqual([])
  })

  test('no edit turns two percent of a wine into twenty', async () => {
    const problems = await warned(
      drinks,
      '',
      drink('cs: Bílé\nid: bile-nove\nen: White\nsizes: 0,2 l = 59\nallergens: 12\nalcohol: 2'),
    )
    const [told] = problems.filter(({ code }) => code === 'wine-alcohol-unlikely')
    expect(told).toBeDefined()
    expect(told?.edits).toBeUndefined()
  })
})

test('a course without an end that began years ago is not over', async () => {
  const course = concert('100\n    from: 2. 9. 2022').replace('date: 27. 11. 2026', 'day: pátek')
  const found = await warned('events.md', '', course)
  expect(found.map(({ code }) => code)).toEqual(['event-left-out'])
})

const dessert = (cs: string, en: string) =>
  `---\nsection: Sladké tečky\nsection_en: Sweets\nkind: food\nitems:\n${[cs, 'Palačinky']
    .map(
      (name, index) =>
        `  - cs: ${name}\n    en: ${index === 0 ? en : 'Pancakes'}\n    id: sladke-${index}\n    sizes: 150 g = 95\n    allergens: 1\n`,
    )
    .join('')}---\n`
const file = 'menu/202-sladke.md'

describe('the same text in two languages', () => {
  test.each(
    'Tiramisu, Cheesecake, Panna cotta, Caprese, Carpaccio, Pizza Margherita, Spaghetti carbonara, Hamburger, Crème brûlée, Jalapeños, Caesar, Hot dog, Nachos, Quesadilla, Pho Bo, Ben & Jerry’s'.split(
      ', ',
    ),
  )('is no warning for %s', async (name) => {
    const problems = await warned(file, '', dessert(name, name))
    expect(problems.map(({ code }) => code)).not.toContain('text-untranslated')
  })

  test.each(
    'Svíčková na smetaně, Hovězí guláš, Hranolky, Kachna se zelím, Smažený sýr, Domácí dezert'.split(
      ', ',
    ),
  )('is a warning for %s', async (name) => {
    const problems = await warned(file, '', dessert(name, name))
    expect(problems.map(({ code }) => code)).toContain('text-untranslated')
  })

  test.each(
    'Kofola, Becherovka, Božkov, Vinea, Vodka, Plzeňský Prazdroj 12°, Aperol Spritz'.split(', '),
  )('is no warning for the drink %s', async (name) => {
    const problems = await warned(
      drinks,
      '',
      drink(
        `cs: ${name}\nid: piti-nove\nen: ${name}\nsizes: 0,04 l = 55\nallergens: none\nalcohol: unknown`,
      ),
    )
    expect(problems.map(({ code }) => code)).not.toContain('text-untranslated')
  })
})

describe('a warning that the owner confirmed', () => {
  const dear = 'sizes: 0,33 l = 385'
  const codes = async (edit: (text: string) => string) => {
    return (await report({ [soup]: edit })).map(({ code }) => code)
  }

  test.each([
    ['in the item', (text: string) => text.replace(small, `${dear}\n    checked: price-unlike`)],
    [
      'in the file',
      (text: string) =>
        text.replace(small, dear).replace('kind: food', 'kind: food\nchecked: [price-unlike]'),
    ],
  ])('is not asked again when it is said %s', async (_, edit) => {
    expect(await codes((text) => text.replace(small, dear))).toEqual(['price-unlike'])
    expect(await codes(edit)).toEqual([])
  })

  test('is given again for another item', async () => {
    const edit = (text: string) =>
      text.replace(small, dear).replace(tripe, `${tripe}\n    checked: price-unlike`)
    expect((await codes(edit)).sort()).toEqual(['checked-needless', 'price-unlike'])
  })

  test('is given again in another file', async () => {
    const found = await report({
      [soup]: (text) => text.replace('kind: food', 'kind: food\nchecked: price-unlike'),
      'menu/80-dezerty.md': (text) => text.replace('2 ks 100 g = 85', '2 ks 100 g = 850'),
    })
    expect(found.map(({ code }) => code).sort()).toEqual(['checked-needless', 'price-unlike'])
  })

  test('is reported as needless once nothing warns any more', async () => {
    const edit = (text: string) => text.replace(small, `${small}\n    checked: price-unlike`)
    expect(await codes(edit)).toEqual(['checked-needless'])
  })

  test('confirms a day in hours.md', async () => {
    const long = 'date: 8. 2. 2027 – 14. 5. 2027'
    for (const [line, left] of [
      ['', 1],
      ['\n    checked: exception-long', 0],
    ] as const) {
      const found = await warned('hours.md', exception, long + line)
      expect(found.filter(({ code }) => code === 'exception-long')).toHaveLength(left)
    }
  })
})

// biome-ignore format: one line, one entry
test.each(['250', '10', 'děti = 30; dospělí = 250', 'předprodej = 250; na místě = 300', 'zdarma'])('an entry of %s is no slip', async (price) => {
  const found = await warned('events.md', '', concert(price))
  expect(found.filter(({ code }) => code.startsWith('price'))).toEqual([])
})

test('a field that a form leaves empty counts as absent', async () => {
  const empty = `${small}\n    note:\n    note_en: ''\n    days: []\n    deposit: ""\n    labels_en:`
  const readMenu = async (edits: Edits) => {
    const read = await readFiles(Object.fromEntries(editedFiles(edits)))
    return (await siteFrom(read, ['menu.json'])).files.get('menu.json')
  }
  expect(await readMenu({ [soup]: [small, empty] })).toBe(await readMenu({}))
})

test.each([
  ['20 g = 62', true],
  ['20 g = 61', false],
  ['21 g = 62', false],
  ['2000 g = 30', true],
  ['2000 g = 31', false],
  ['1999 g = 30', false],
])('%s beside nothing else is asked about: %s', async (sizes, isAsked) => {
  const item = `  - cs: Sýr\n    en: Cheese\n    sizes: ${sizes}\n    allergens: 7\n`
  const section = `---\nsection: Sýry\nsection_en: Cheese\nkind: food\nitems:\n${item}---\n`
  const { problems } = await readFiles({ ...five, 'menu/99-syry.md': section })
  expect(problems.some(({ code }) => code === 'size-unlikely')).toBe(isAsked)
})

test.each([
  ['Chléb se sádlem (1,7)', '    allergens: 1, 7\n'],
  ['Chléb se sádlem', undefined],
  // It may be the number of its pieces.
  ['Vejce (2)', undefined],
])('%s without a line of allergens is offered the one in its name', async (name, line) => {
  const file = 'menu/20-k-pivu.md'
  const typed = Buffer.from(five[file] ?? '').toString()
  const lacking = typed.replace('Chléb se sádlem', name).replace('39,50\n    allergens: 1', '39,50')
  const { problems } = await readFiles({ ...five, [file]: lacking })
  expect(problems.map(({ code }) => code)).toContain('field-missing')
  const edits = problems.flatMap((problem) => problem.edits ?? [])
  expect(edits.flatMap((edit) => ('new' in edit ? edit.new : []))).toEqual(
    line === undefined ? [] : ['  - cs: Chléb se sádlem', line],
  )
})
