// The ordinary changes of changes.yaml, made in a code editor: a right one is not underlined, and of
// each change at least one slip is.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Diagnostic, type LanguageServer, startLanguageServer } from '../language-server.ts'
import { applyChange, changes, slips } from './changes.ts'

const visible = slips.filter(([, , , { underlined }]) => underlined)

let server: LanguageServer
let rightTexts: readonly (readonly Diagnostic[])[]
let slippedTexts: readonly (readonly Diagnostic[])[]
// All texts at once: the server waits a moment before it looks at a file.
beforeAll(async () => {
  server = await startLanguageServer()
  const open = async (file: string, text: Promise<string>) =>
    (await server.open(file, await text)).found
  rightTexts = await Promise.all(changes.map((change) => open(change.file, applyChange(change))))
  slippedTexts = await Promise.all(
    visible.map(([, , change, slip]) => open(change.file, applyChange(change, slip))),
  )
})
afterAll(() => server.stop())

test.each(changes.map(({ name }, index) => [name, index] as const))(
  '%s: nothing is underlined',
  (_, index) => expect(rightTexts[index]).toEqual([]),
)

test.each(visible.map(([name, typed], index) => [name, typed, index] as const))(
  '%s, %s: it is underlined',
  (_, __, index) => expect(slippedTexts[index]).not.toEqual([]),
)

test('each change has a slip that is underlined', () => {
  expect(new Set(visible.map(([name]) => name)).size).toBe(changes.length)
})
