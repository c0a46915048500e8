// Fields that were renamed, read through a small record in memory.

import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { toProblems } from '../../src/content/content.ts'
import { readDocument } from '../../src/content/documents/document.ts'
import { fileSchema } from '../../src/engine/editor/schemas.ts'
import type { Finding } from '../../src/fields/finding.ts'
import { below, complain, has, topOf } from '../../src/fields/node.ts'
import { optional, record, required } from '../../src/fields/record.ts'
import { tell } from '../../src/messages/catalogue.ts'
import { line } from '../../src/notations/basic.ts'

/** A home page whose fields had other names in earlier versions. */
const reader = record('home', {
  checked: optional(line),
  tagline: required(line, { former: ['slogan', 'motto'] }),
  description: optional(line, { former: ['summary'] }),
})

async function read(...lines: string[]) {
  const findings: Finding[] = []
  const report = (finding: Finding) => findings.push(finding)
  const text = `---\n${lines.join('\n')}\n---\n`
  const document = await readDocument('home.en.md', Buffer.from(text), report)
  if (!document) throw new Error('not read')
  const entry = reader.read(topOf(document, report))
  const told = async () =>
    (await toProblems(findings)).map((problem) => ({ ...problem, ...tell(problem) }))
  return { ...entry, told }
}

describe('a field under a name that it once had', () => {
  test('is read, with a warning that shows the new line', async () => {
    const { value, told } = await read('motto:  "Four taps: no hurry" ', 'description: A pub.')
    expect(value).toEqual({ tagline: 'Four taps: no hurry', description: 'A pub.' })
    expect(await told()).toMatchObject([
      {
        severity: 'warning',
        code: 'field-renamed',
        values: { former: 'motto', field: 'tagline', line: 'tagline:  "Four taps: no hurry"' },
        line: 2,
        column: 1,
        length: 5,
        mend: 'write   tagline:  "Four taps: no hurry"',
      },
    ])
  })

  test('shows the new line where only the careful parser can read the file', async () => {
    const { told } = await read('tagline: x # y', 'summary: [a]')
    expect((await told()).map(({ mend }) => mend)).toContain('write   description: [a]')
  })

  test('is no field that is missing', async () => {
    expect(await (await read('slogan: Four taps.')).told()).toHaveLength(1)
    expect(await (await read('description: A pub.')).told()).toMatchObject([
      { code: 'field-missing', values: { field: 'tagline' } },
    ])
  })

  test('beside its new name is a mistake that names both places', async () => {
    const { value, told } = await read('tagline: New.', 'slogan: Old.')
    expect(value?.tagline).toBe('New.')
    expect(await told()).toMatchObject([
      {
        severity: 'error',
        found: 'the field "slogan", now called "tagline", next to "tagline"',
        line: 3,
        other: { file: 'home.en.md', line: 2, column: 1 },
      },
    ])
  })

  test('is where rules across fields point to', async () => {
    const { node, told } = await read('slogan: Four taps.')
    expect(has(node, 'tagline')).toBe(true)
    complain(below(node, 'tagline'), 'accent-first')
    expect((await told())[1]).toMatchObject({ line: 2, column: 9, subject: 'slogan' })
  })

  test('is accepted by editors, which cross it out and say the new name', () => {
    const schema = fileSchema('Home', reader) as {
      properties: { [field: string]: { deprecated?: boolean; deprecationMessage?: string } }
    }
    const validate = new Ajv({ strict: false }).compile(schema)
    for (const [data, fits] of [
      [{ motto: 'Four taps.' }, true],
      [{ tagline: 'Four taps.', summary: 'A pub.' }, true],
      [{ summary: 'A pub.' }, false],
      [{ mottto: 'Four taps.' }, false],
    ] as const)
      expect(validate(data), JSON.stringify(data)).toBe(fits)
    expect(schema.properties['motto']).toMatchObject({
      deprecated: true,
      deprecationMessage: 'called "tagline" now',
    })
    expect(schema.properties['tagline']?.deprecated).toBeUndefined()
  })
})
