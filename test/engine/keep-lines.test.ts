// Values from a form are written into the owner's file without touching other lines.

import { describe, expect, test } from 'vitest'
import { keepLines } from '../../src/editor/keep-lines.ts'
import { fromFile, toFile } from '../../src/engine/editor/form-file.ts'
import { editorForms } from '../../src/engine/editor/forms.ts'
import { cs } from '../../src/messages/cs.ts'

const forms = editorForms({
  ...{ languages: ['cs', 'en'], catalogue: cs },
  region: { country: 'CZ', currency: 'CZK' },
})
const findFields = (file: string) =>
  forms.find((form) => ('file' in form ? form.file === file : file.startsWith(`${form.folder}/`)))
    ?.fields ?? []

/**
 * Return the file as the form writes it: without comments, with fields in the order of the form.
 */
const asFormWrites = (text: string, file: string) =>
  toFile(fromFile(text, findFields(file)), findFields(file))
const merge = (before: string, after: string, file = 'menu/10-polevky.md') =>
  keepLines(before, asFormWrites(after, file), findFields(file))

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

describe('a changed file keeps', () => {
  // biome-ignore format: one line, one row
  test.each<[string, string, string]>([
    ['everything if nothing changes', '', ''],
    ['the comment after a changed price', '= 69', '= 74'],
    ['comments around an added field', '   # od ledna 72\n', '   # od ledna 72\n    note: s houbami\n'],
    ['comments around a removed field', '    sizes: 0,3 l = 79\n', ''],
    ['the comment above a dish that moves', `${gulas}\n\n${zelnacka}`, `${zelnacka}\n${gulas}\n`],
    ['the comment above a removed dish', '  - cs: Zelňačka\n    en: Cabbage soup\n    sizes: 0,3 l = 65\n', ''],
    ['blank lines between dishes, and one before a new dish', zelnacka, `${zelnacka}\n  - cs: Česnečka\n    en: Garlic soup\n    sizes: 0,3 l = 55\n`],
  ])('%s', (_, from, to) => {
    const after = from === '' ? soups : soups.replace(from, () => to)
    expect(from === '' || after !== soups).toBe(true)
    expect(merge(soups, after)).toBe(after)
  })

  test('the spelling of field names and an unquoted colour', () => {
    const look = '---\n# barva cedule\naccent: #7b2d1c\npaper: cream\n---\n'
    const after = look.replace('cream', 'kraft')
    expect(merge(look, after, 'look.md')).toBe(after)
  })

  test('Windows line ends', () => {
    const typed = soups.replaceAll('\n', '\r\n')
    expect(merge(typed, soups.replace('= 79', '= 85'))).toBe(typed.replace('= 79', '= 85'))
  })

  test('comments next to the lines of a day', () => {
    const hours = `---\nbar:\n  - Po–Pá 11:00–23:00   # v létě déle\n  - So 12:00–24:00\n  # neděle zavřeno\n---\n`
    const after = hours.replace('12:00–24:00', '13:00–24:00')
    expect(merge(hours, after, 'hours.md')).toBe(after)
  })

  test('the text below the fields, and the fields if only the text changes', () => {
    const home = '---\n# titulek\ntitle: U Lva   # krátce\n---\n\nOd roku 1899.\n'
    expect(merge(home, home.replace('1899', '1898'), 'home.cs.md')).toBe(
      home.replace('1899', '1898'),
    )
    expect(merge(home, home.replace('U Lva', 'U Vlka'), 'home.cs.md')).toBe(
      home.replace('U Lva', 'U Vlka'),
    )
  })
})

test('a file that cannot be merged is rewritten with the values of the form', () => {
  const flow =
    '---\nsection: Polévky\nitems: [{ cs: Kulajda, en: Dill soup, sizes: 0,3 l = 69 }]\n---\n'
  const after = flow.replace('Kulajda', 'Zelňačka')
  const file = 'menu/10-polevky.md'
  expect(asFormWrites(merge(flow, after), file)).toBe(asFormWrites(after, file))
})
