// Examples of messages that no row of the table of mistakes causes.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import type { Problem } from '../../src/messages/problem.ts'

/** An example; `source` marks the characters that the caret underlines. */
type Sample = Omit<Problem, 'severity'> & Pick<Partial<Problem>, 'severity'>

function toProblem({ source, ...sample }: Sample): Problem {
  const problem = { severity: 'error', ...sample } as Problem
  if (source === undefined) return problem
  const start = source.indexOf('⟦')
  const length = Math.max(1, source.indexOf('⟧') - start - 1)
  return { ...problem, column: start + 1, length, source: source.replace(/[⟦⟧]/g, '') }
}

const list = load(readFileSync(join(import.meta.dirname, 'samples.yaml'), 'utf8')) as Sample[]

export const samples: readonly Problem[] = list.map(toProblem)
