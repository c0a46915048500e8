// A house of one name, of two branches, and texts without a full stop: each is read as one would say it.

import { beforeAll, describe, expect, test } from 'vitest'
import { wholeMarkup } from '../markup.ts'
import { buildPub, contentCopy, type Edits } from '../pub.ts'
import { keptFolder } from '../workshop.ts'

describe('a Viennese house that has one name in both languages', () => {
  let files: ReadonlyMap<string, string | Uint8Array>
  const text = (file: string) => wholeMarkup(String(files.get(file)))
  beforeAll(async () => {
    const edits: Edits = {
      'pub.md': [
        'name_en: The Golden Lamb',
        'name_en: Zum Goldenen Lamm\nbranches:\n  - name: Zum Lamperl\n    name_en: The Lambkin\n    url: https://lamperl.example/\n  - name: Zum Widder\n    name_en: The Ram\n    url: https://widder.example/',
      ],
      'menu/10-speisen.md': [
        'en: Cheese spaetzle',
        'en: Cheese spaetzle\n    description: mit Röstzwiebeln\n    description_en: With onions!\n    note: Nur solange der Vorrat reicht\n    note_en: While stocks last…',
      ],
      'home.de.md': [
        ['## Über das Haus', '## Über uns'],
        ['Gut essen, lang sitzen.', 'Gut essen, lang sitzen'],
      ],
    }
    files = (await buildPub(await contentCopy(edits, 'gasthaus-de-en', await keptFolder()))).files
  })

  test('documents and search engines say that name once', () => {
    for (const file of ['llms.txt', '.well-known/agent-skills/answer-pub-guests/SKILL.md'])
      expect(text(file)).not.toMatch(/Zum Goldenen Lamm \(Zum/)
    expect(text('.well-known/ai-catalog.json')).toContain('inn Zum Goldenen Lamm (Wien)')
    expect(text('index.html')).not.toContain('alternateName')
  })

  test('its branches are one list, on the page and in the twin', () => {
    expect(text('en.md')).toContain(
      ': [The Lambkin](https://lamperl.example/), [The Ram](https://widder.example/)\n',
    )
    expect(text('en/index.html').match(/lamperl\.example[\s\S]*?<\/ul>/)?.[0]).toContain(
      'widder.example',
    )
  })

  test('a story that is headed like the part of the page in which it stands has that heading once', () => {
    expect(text('index.html').match(/>Über uns</g)).toHaveLength(1)
    expect(text('index.md').match(/^#+ Über uns$/gm)).toEqual(['## Über uns'])
    expect(text('en.md')).toMatch(/^## About us\n\n### /m)
  })

  test('a line under the name without its full stop does not run into the address', () => {
    expect(text('index.md')).toContain('Gut essen, lang sitzen. Zum Goldenen Lamm,')
  })

  test('a text without its full stop does not run into the allergens', () => {
    expect(text('index.md')).toContain(
      'mit Röstzwiebeln. Nur solange der Vorrat reicht. Allergene: 1 Gluten, 3 Eier, 7 Milch.',
    )
    expect(text('en.md')).toContain(
      'With onions! While stocks last… Allergens: 1 gluten, 3 eggs, 7 milk.',
    )
  })
})

test('a section called as the menu above it has that heading once in text', async () => {
  const content = await contentCopy({
    'menu/90-tocene-pivo.md': ['section_en: Draught beer', 'section_en: Drinks'],
  })
  const { files } = await buildPub(content)
  const of = (file: string) =>
    String(files.get(file)).match(/^##+ (?:Drinks|Pití|Točené pivo|Bottled .*)$/gm)
  expect(of('en.md')).toEqual(['## Drinks', '### Bottled beer and cider'])
  expect(of('index.md')).toEqual(['## Pití', '### Točené pivo'])
  expect(wholeMarkup(String(files.get('en/index.html')))).toContain('<h3 class="said">Drinks</h3>')
})
