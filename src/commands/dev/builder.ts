// Child process that builds for `npm run dev`. It receives tasks and sends back their outcomes.

import type { Built } from '../../../build.ts'
import { compareVersions } from '../../content/changes/questions.ts'
import { toProblems } from '../../content/problems.ts'
import { endProcess } from '../../engine/no-exit.ts'
import { formatSentence } from '../../messages/catalogue.ts'
import { loadCatalogue } from '../../messages/load.ts'
import type { Problem } from '../../messages/problem.ts'
import type { MessageLanguage } from '../../model/languages.ts'
import { toSentence } from '../options.ts'
import { buildPreview, type PreviewOptions } from '../preview.ts'
import { writeAhead } from './ahead.ts'
import { writeLooks } from './looks.ts'

export type Outcome = {
  problems: Problem[]
  /** True if a new site was written. */
  written?: boolean
  /** Error of a template or of the engine, as text. */
  fault?: string
}

/** Pages that only the owner sees: the coming days, and all looks. */
export type OwnPages = 'ahead' | 'looks'
/** A build, or a page about the last build. */
export type BuilderTask = PreviewOptions & { what: 'site' | OwnPages }

let last: (Pick<Built, 'site' | 'version'> & { problems: Problem[] }) | undefined

process.on('message', async ({ what, ...options }: BuilderTask) => {
  const describe = async (error: unknown): Promise<Outcome> => ({
    problems: [],
    fault: await describeError(error, options.tongue),
  })
  // A template may fail outside of the build, such as in a timer. The next task gets a new process.
  const end = async (error: unknown) => {
    const outcome = await describe(error)
    process.send?.(outcome, () => endProcess(1))
  }
  process.removeAllListeners('uncaughtException').on('uncaughtException', end)
  const answer = what === 'site' ? buildSite(options) : draw(what, options)
  process.send?.(await answer.catch(describe))
})

async function buildSite(options: PreviewOptions): Promise<Outcome> {
  const { built, problems } = await buildPreview(options)
  if (!built) return { problems }
  const questions = last ? compareVersions(last.version, built.version, built.site.date) : []
  const found = [...problems, ...toProblems(questions)]
  const work = toProblems(built.version.preparation.findings)
  last = { ...built, problems: [...found, ...work] }
  return { problems: found, written: true }
}

/**
 * Draw pages on request only: the looks are a dozen home pages, and someone who saves a file waits.
 */
async function draw(pages: OwnPages, { folder, tongue = 'en' }: PreviewOptions): Promise<Outcome> {
  if (last) {
    const catalogue = await loadCatalogue(tongue)
    if (pages === 'looks') await writeLooks(folder, last.site, catalogue)
    else await writeAhead(folder, last.site, last.problems, catalogue)
  }
  return { problems: [] }
}

async function describeError(error: unknown, tongue: MessageLanguage | undefined): Promise<string> {
  const { notice } = await toSentence(error)
  return formatSentence(notice, await loadCatalogue(tongue ?? 'en'))
}

// The parent process has ended.
process.on('disconnect', () => endProcess(0))
