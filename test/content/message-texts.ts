// The texts of a catalogue: those of messages.txt with its examples, and all others.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '../../src/messages/catalogue.ts'
import { type OwnerExamples, ownerExamples } from '../../src/messages/owner.ts'
import type { Wording } from '../../src/messages/wording.ts'
import { cachePerObject } from '../../src/model/once.ts'

/** `found ≠ expected → fix + condition`, as the templates are written. */
const writeParts = ({ found, expected, fix, condition: besides }: Wording) =>
  found +
  (expected === undefined ? '' : ` ≠ ${expected}`) +
  (fix === undefined ? '' : ` → ${fix}`) +
  (besides === undefined ? '' : ` + ${besides}`)

type Words = { [code: string]: (values: object, owner: OwnerExamples) => Wording | string }

/** All texts of a language. The values of an example are JSON and have no type. */
const textsOf = cachePerObject(
  ({ messages, sentences }: Catalogue) => ({ ...messages, ...sentences }) as unknown as Words,
)

/** Return the text of a message, with its parts as its template is written. */
export function writeMessage(catalogue: Catalogue, code: string, values: object): string {
  const text = textsOf(catalogue)[code]?.(values, ownerExamples(undefined)) ?? ''
  return typeof text === 'string' ? text : writeParts(text)
}

export const messagesFile = join(import.meta.dirname, 'messages.txt')

/** Read the values of each example. */
export const readExamples = async () =>
  [...(await readFile(messagesFile, 'utf8')).matchAll(/^([a-z]\S*) (\{.*\})$/gm)].map(
    ([, code = '', values = '']) => ({ code, values }),
  )

/** Values that functions of a catalogue get. A few need others, such as a date. */
const sampleValues = [new Proxy({}, { get: () => '"…"' }), '"…"', 2, ['"…"']]

/** Call a function of a catalogue with the first value that it accepts. */
function callWithSample(node: (...values: unknown[]) => unknown): unknown {
  for (const value of sampleValues) {
    try {
      return node(value, '"…"', '"…"')
    } catch {
      // The next value may fit.
    }
  }
  return undefined
}

/** Every text of a catalogue outside of its messages. Values are replaced by `"…"`. */
export function* listTexts(node: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof node === 'string') yield [path, node]
  else if (typeof node === 'function')
    yield* listTexts(callWithSample(node as (...values: unknown[]) => unknown), `${path}()`)
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) yield* listTexts(value, `${path}.${key}`)
}
