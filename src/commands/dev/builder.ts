// A process of its own for the builds of `npm run dev`: told what to build, it answers how it went.

import type { Tongue } from '../../model/languages.ts'
import { tellSentence } from '../../model/messages/catalogue.ts'
import type { Problem } from '../../model/problem.ts'
import { SaidError } from '../../model/usage-error.ts'
import { loadCatalogue } from '../language.ts'
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
    outcome = { problems: [], fault: await faultOf(error, options.tongue) }
  }
  process.send?.(outcome)
})

/** A wrong call or what the machine refuses is a sentence; anything else is a fault of a program. */
async function faultOf(error: unknown, tongue: Tongue | undefined): Promise<string> {
  if (error instanceof SaidError)
    return tellSentence(error.said, await loadCatalogue(tongue ?? 'en'))
  return error instanceof Error ? String(error.stack) : String(error)
}

// Nobody is left to build for.
process.on('disconnect', () => process.exit())
