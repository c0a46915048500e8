// The process that builds for `npm run dev`: it gets a task and answers with its outcome.

import { tellSentence } from '../../messages/catalogue.ts'
import { loadCatalogue } from '../../messages/load.ts'
import type { Problem } from '../../messages/problem.ts'
import { SaidError } from '../../messages/usage-error.ts'
import type { Tongue } from '../../model/languages.ts'
import type { Publication } from '../../model/resource.ts'
import { buildPreview, type PreviewOptions } from '../preview.ts'
import { writeAhead } from './ahead.ts'
import { writeLooks } from './looks.ts'

export type Outcome = {
  problems: Problem[]
  /** Whether there is a new site. */
  written?: boolean
  /** A fault of a template or of the engine, as text. */
  fault?: string
}

/** Pages for the owner alone: the coming days, and all looks. */
export type OwnPages = 'ahead' | 'looks'
/** One task: a build, or a page that shows the last build to its owner. */
export type BuilderTask = PreviewOptions & { what: 'site' | OwnPages }

let last: { site: Publication; problems: Problem[] } | undefined

process.on('message', async ({ what, ...options }: BuilderTask) => {
  const answer = what === 'site' ? buildSite(options) : draw(what, options)
  const outcome = await answer.catch(async (error: unknown) => ({
    problems: [],
    fault: await faultOf(error, options.tongue),
  }))
  process.send?.(outcome)
})

async function buildSite(options: PreviewOptions): Promise<Outcome> {
  const { site, problems } = await buildPreview(options)
  if (!site) return { problems }
  last = { site, problems }
  return { problems, written: true }
}

/** Only when somebody looks: all looks are a dozen home pages, and whoever saves a file waits. */
async function draw(pages: OwnPages, { folder, tongue = 'en' }: PreviewOptions): Promise<Outcome> {
  if (last) {
    const catalogue = await loadCatalogue(tongue)
    if (pages === 'looks') await writeLooks(folder, last.site, catalogue)
    else await writeAhead(folder, last.site, last.problems, catalogue)
  }
  return { problems: [] }
}

/** A wrong call or what the machine refuses is a sentence; anything else is a fault of a program. */
async function faultOf(error: unknown, tongue: Tongue | undefined): Promise<string> {
  if (error instanceof SaidError)
    return tellSentence(error.notice, await loadCatalogue(tongue ?? 'en'))
  return error instanceof Error ? String(error.stack) : String(error)
}

// Nobody is left to build for.
process.on('disconnect', () => process.exit())
