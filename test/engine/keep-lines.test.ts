// What a form changes in a file that its owner wrote by hand: the lines of its field, and no other.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keepLines } from '../../src/editor/keep-lines.ts'
import { fromFile, toFile } from '../../src/engine/editor/form-file.ts'
import { editorForms } from '../../src/engine/editor/forms.ts'
import { cs } from '../../src/messages/cs.ts'
import { changes } from '../content/changes.ts'
import { fullPub } from '../pub.ts'

const forms = editorForms({
  ...{ languages: ['cs', 'en'], catalogue: cs },
  region: { country: 'CZ', currency: 'CZK' },
})
const fieldsOf = (file: string) =>
  forms.find((form) => ('file' in form ? form.file === file : file.startsWith(`${form.folder}/`)))
    ?.fields ?? []

/** What the form sends once it holds what this text says: no comments, an order of its own. */
const sent = (text: string, file: string) => toFile(fromFile(text, fieldsOf(file)), fieldsOf(file))
const kept = (before: string, after: string, file = 'menu/10-polevky.md') =>
  keepLines(before, sent(after, file), fieldsOf(file))

const soups = `---
# ceník platí do května
section: Polévky
section_en: "Soups"   # takhle to chce šéf
items:

  # recept je v sešitě
  - cs: Kulajda
    # vejce od Nováků
    sizes: 0,3 l = 69   # od ledna 72
    en: Dill soup

  - en: Goulash soup
    cs: Gulášová
    sizes: 0,3 l = 79

  # jen v zimě
  - cs: Zelňačka
    en: Cabbage soup
    sizes: 0,3 l = 65
---
`
const [, gulas = '', zelnacka = ''] = soups
  .slice(soups.indexOf('  # recept'), soups.lastIndexOf('---'))
  .split('\n\n')

describe('a file keeps', () => {
  // biome-ignore format: one line, one row
  test.each<[string, string, string]>([
    ['all of it where nothing changes', '', ''],
    ['the comment behind a price that changes', '= 69', '= 74'],
    ['comments around a field that is added', '   # od ledna 72\n', '   # od ledna 72\n    note: s houbami\n'],
    ['comments around a field that goes', '    sizes: 0,3 l = 79\n', ''],
    ['the note above a dish that moves', `${gulas}\n\n${zelnacka}`, `${zelnacka}\n${gulas}\n`],
    ['the note above a dish that is gone', '  - cs: Zelňačka\n    en: Cabbage soup\n    sizes: 0,3 l = 65\n', ''],
    ['empty lines between dishes before a new one', zelnacka, `${zelnacka}\n  - cs: Česnečka\n    en: Garlic soup\n    sizes: 0,3 l = 55\n`],
  ])('%s', (_, from, to) => {
    const after = from === '' ? soups : soups.replace(from, () => to)
    expect(from === '' || after !== soups).toBe(true)
    expect(kept(soups, after)).toBe(after)
  })

  test('the name under which a field is written, and a colour with its sign', () => {
    const look = '---\n# barva cedule\naccent: #7b2d1c\npaper: cream\n---\n'
    const after = look.replace('cream', 'kraft')
    expect(kept(look, after, 'look.md')).toBe(after)
  })

  test('the line ends of Windows', () => {
    const typed = soups.replaceAll('\n', '\r\n')
    expect(kept(typed, soups.replace('= 79', '= 85'))).toBe(typed.replace('= 79', '= 85'))
  })

  test('comments beside the lines of a day', () => {
    const hours = `---\nbar:\n  - Po–Pá 11:00–23:00   # v létě déle\n  - So 12:00–24:00\n  # neděle zavřeno\n---\n`
    const after = hours.replace('12:00–24:00', '13:00–24:00')
    expect(kept(hours, after, 'hours.md')).toBe(after)
  })

  test('a story below the fields, and fields where the story changes', () => {
    const home = '---\n# titulek\ntitle: U Lva   # krátce\n---\n\nOd roku 1899.\n'
    expect(kept(home, home.replace('1899', '1898'), 'home.cs.md')).toBe(
      home.replace('1899', '1898'),
    )
    expect(kept(home, home.replace('U Lva', 'U Vlka'), 'home.cs.md')).toBe(
      home.replace('U Lva', 'U Vlka'),
    )
  })
})

test('says what the form says where a file can be kept no better', () => {
  const flow =
    '---\nsection: Polévky\nitems: [{ cs: Kulajda, en: Dill soup, sizes: 0,3 l = 69 }]\n---\n'
  const after = flow.replace('Kulajda', 'Zelňačka')
  const file = 'menu/10-polevky.md'
  expect(sent(kept(flow, after), file)).toBe(sent(after, file))
})

const inFiles = changes.filter(({ from }) => from !== undefined)
test.each(inFiles.map((change) => [change.name, change] as const))(
  '%s: no line changes but those of its field',
  async (_, { file, from = '', to }) => {
    const before = await readFile(join(fullPub, file), 'utf8')
    const after = before.replace(from, () => to)
    const lines = kept(before, after, file).split('\n')
    const words = (text: string) => text.split('\n').map((line) => line.trim())
    const [own, old] = [words(to), words(from)]
    const rest = before.split('\n').filter((line) => !old.includes(line.trim()))
    // Every other line stands there still, in its order.
    const others = (all: string[]) => all.filter((line) => !own.includes(line.trim()))
    expect(others(lines).filter((line) => rest.includes(line))).toEqual(others(rest))
    // What is added says what the change says, with the words of the form where it has its own.
    const added = lines.filter((line) => !before.split('\n').includes(line))
    expect(added.length).toBeLessThanOrEqual(own.length)
  },
)
