// A process of its own for the builds of `npm run dev`: told what to build, it answers how it went.

import type { Problem } from '../../model/problem.ts'
import { buildPreview, type PreviewOptions } from '../preview.ts'

export type Outcome = {
  problems: Problem[]
  /** Whether there is a new site. */
  written?: boolean
  /** A fault of a template or of the engine, as text. */
  fault?: string
}

process.on('message', async (options: PreviewOptions) => {
  let outcome: Outcome
  try {
    const problems = await buildPreview(options)
    outcome = { problems, written: problems.every(({ severity }) => severity === 'warning') }
  } catch (error) {
    outcome = { problems: [], fault: error instanceof Error ? String(error.stack) : String(error) }
  }
  process.send?.(outcome)
})

// Nobody is left to build for.
process.on('disconnect', () => process.exit())
