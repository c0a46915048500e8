// Fields under a misspelt name, read through a small record in memory.

import { describe, expect, test } from 'vitest'
import { readDocument } from '../../src/content/documents/document.ts'
import { toProblems } from '../../src/content/problems.ts'
import { line } from '../../src/notations/basic.ts'
import { type Notation, refuse } from '../../src/notations/notation.ts'
import type { Finding } from '../../src/reading/finding.ts'
import { hasValue, nodeAt, reportError, rootNode } from '../../src/reading/node.ts'
import { optional, record, required } from '../../src/reading/record.ts'

/** Reads `yes`. Its suggestion is another word that it refuses, unless `yess` was typed. */
const stubborn: Notation<string> = {
  expected: 'yes-no',
  read: (text) => (text === 'yes' ? text : undefined),
  explain: (text) => refuse('yes-no-unreadable', { typed: text }, text === 'yess' ? 'yes' : 'yup'),
}

const reader = record('home', {
  checked: optional(stubborn),
  tagline: required(line),
  description: optional(line),
})

function read(...lines: string[]) {
  const findings: Finding[] = []
  const report = (finding: Finding) => findings.push(finding)
  const text = `---\n${lines.join('\n')}\n---\n`
  const document = readDocument('home.en.md', Buffer.from(text), report)
  if (!document) throw new Error('the document cannot be read')
  return { ...reader.read(rootNode(document, report)), problems: () => toProblems(findings) }
}

describe('a field under a misspelt name', () => {
  test('is read, and reported once with the right name as a fix', () => {
    const { value, problems } = read('taglin: Four taps.')
    expect(value?.tagline).toBe('Four taps.')
    expect(problems()).toMatchObject([
      { code: 'field-unknown', line: 2, edits: [{ old: 'taglin', new: 'tagline' }] },
    ])
  })

  test('does not replace the field under its right name', () => {
    const { value, problems } = read('tagline: New.', 'taglin: Old.')
    expect(value?.tagline).toBe('New.')
    expect(problems()).toMatchObject([{ code: 'field-unknown', line: 3 }])
  })

  test('is where problems with its value point to', () => {
    const { node, problems } = read('taglin: Four taps.')
    expect(hasValue(node, 'tagline')).toBe(true)
    reportError(nodeAt(node, 'tagline'), 'accent-first')
    expect(problems()[1]).toMatchObject({ line: 2, column: 9, subject: 'taglin' })
  })

  test('is missing if no name is close to it', () => {
    expect(read('description: A pub.').problems()).toMatchObject([
      { code: 'field-missing', values: { field: 'tagline' } },
    ])
  })
})

test.each([
  ['yess', [{ old: 'yess', new: 'yes' }]],
  ['yep', undefined],
])('a suggestion is offered only if its field reads it: %s', (typed, edits) => {
  const [problem] = read('tagline: A pub.', `checked: ${typed}`).problems()
  expect(problem?.code).toBe('yes-no-unreadable')
  if (edits) expect(problem?.edits).toMatchObject(edits)
  else expect(problem?.edits).toBeUndefined()
})
