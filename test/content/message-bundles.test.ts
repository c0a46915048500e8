// The messages as they are bundled for the editor.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { bundleClient, bundleWords } from '../../src/engine/editor/program.ts'
import type { Catalogue } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { de } from '../../src/messages/de.ts'
import { en } from '../../src/messages/en.ts'
import { ownerExamples } from '../../src/messages/owner.ts'
import { sk } from '../../src/messages/sk.ts'
import { disk } from '../../src/messages/subjects/disk.ts'
import { templates } from '../../src/messages/subjects/templates.ts'
import { temporaryFolder } from '../pub.ts'
import { listTexts, readExamples, writeMessage } from './message-texts.ts'

/** Messages about folders and templates of the engine, which the editor never reports. */
const unbundled = Object.keys({ ...disk, ...templates })

test('the editor reports no message whose text its bundle leaves out', async () => {
  const client = await bundleClient()
  expect(client).toContain('"price-unlike"')
  for (const code of unbundled.filter((one) => one.includes('-')))
    expect(client).not.toMatch(new RegExp(`["'\`]${code}["'\`]`))
})

test.each([en, cs, de, sk])(
  'the editor has each message in the language of the house, and in no other: $tongue',
  async (catalogue) => {
    const text = await bundleWords(catalogue.tongue)
    const path = join(await temporaryFolder(), 'words.mjs')
    await writeFile(path, text)
    const bundled: { catalogue: Catalogue } = await import(pathToFileURL(path).href)
    for (const { code, values } of await readExamples())
      if (!unbundled.includes(code))
        expect(writeMessage(bundled.catalogue, code, JSON.parse(values))).toBe(
          writeMessage(catalogue, code, JSON.parse(values)),
        )
    const listEditor = ({ editor, fields, report, titles, tongue }: Catalogue) => [
      ...listTexts({ editor, fields, report, titles }, tongue),
    ]
    expect(listEditor(bundled.catalogue)).toEqual(listEditor(catalogue))
    const foreignCatalogues = [en, cs, de, sk].filter(({ tongue }) => tongue !== catalogue.tongue)
    for (const { messages } of foreignCatalogues)
      expect(text).not.toContain(
        messages['file-missing']({ language: null }, ownerExamples(undefined)).found,
      )
  },
)
