// Child process that builds for `npm run dev`. It receives requests and sends back their outcomes.

import type { Built } from '../../../build.ts'
import { compareVersions } from '../../content/changes/questions.ts'
import { toProblems } from '../../content/problems.ts'
import { formatSentence } from '../../messages/catalogue.ts'
import { loadCatalogue } from '../../messages/load.ts'
import type { Problem } from '../../messages/problem.ts'
import { NoticeError } from '../../messages/usage-error.ts'
import type { MessageLanguage } from '../../model/languages.ts'
import { buildPreview, type PreviewOptions } from '../preview.ts'

export type Outcome = {
  problems: Problem[]
  /** True if a new site was written. */
  written?: boolean
  /** Error of a template or of the engine, as text. */
  fault?: string
}

let last: Built['version'] | undefined

process.on('message', async (options: PreviewOptions) => {
  const outcome = await buildSite(options).catch(async (error: unknown) => ({
    problems: [],
    fault: await describeError(error, options.tongue),
  }))
  process.send?.(outcome)
})

async function buildSite(options: PreviewOptions): Promise<Outcome> {
  const { built, problems } = await buildPreview(options)
  if (!built) return { problems }
  const questions = last ? compareVersions(last, built.version, built.site.date) : []
  last = built.version
  return { problems: [...problems, ...toProblems(questions)], written: true }
}

/** Describe an error: expected ones as a sentence, others with their stack trace. */
async function describeError(error: unknown, tongue: MessageLanguage | undefined): Promise<string> {
  if (error instanceof NoticeError)
    return formatSentence(error.notice, await loadCatalogue(tongue ?? 'en'))
  return error instanceof Error ? String(error.stack) : String(error)
}

// The parent process has ended.
process.on('disconnect', () => process.exit())
