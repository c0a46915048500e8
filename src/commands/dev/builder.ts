// A process of its own for the builds of `npm run dev`: told what to build, it answers how it went.

import { makeMemory } from '../../content/memory.ts'
import type { Tongue } from '../../model/languages.ts'
import { tellSentence } from '../../model/messages/catalogue.ts'
import type { Problem } from '../../model/problem.ts'
import type { Publication } from '../../model/resource.ts'
import { SaidError } from '../../model/usage-error.ts'
import { loadCatalogue } from '../language.ts'
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

/** What is asked of it, one wish at a time: a build, or the pages of all looks of the last one. */
export type Wanted = PreviewOptions & { what: 'site' | 'looks' }

let site: Publication | undefined
const memory = makeMemory()

process.on('message', async ({ what, ...options }: Wanted) => {
  const outcome = await (what === 'site' ? buildSite : drawLooks)(options).catch(
    async (error: unknown) => ({ problems: [], fault: await faultOf(error, options.tongue) }),
  )
  process.send?.(outcome)
})

async function buildSite(options: PreviewOptions): Promise<Outcome> {
  const built = await buildPreview(options, memory)
  const { problems } = built
  if (!built.site) return { problems }
  site = built.site
  await writeAhead(options.folder, site, problems, await loadCatalogue(options.tongue ?? 'en'))
  return { problems, written: true }
}

/** A dozen times the home page: nobody who saves a file waits for them. */
async function drawLooks({ folder, tongue = 'en' }: PreviewOptions): Promise<Outcome> {
  if (site) await writeLooks(folder, site, await loadCatalogue(tongue))
  return { problems: [] }
}

/** A wrong call or what the machine refuses is a sentence; anything else is a fault of a program. */
async function faultOf(error: unknown, tongue: Tongue | undefined): Promise<string> {
  if (error instanceof SaidError)
    return tellSentence(error.said, await loadCatalogue(tongue ?? 'en'))
  return error instanceof Error ? String(error.stack) : String(error)
}

// Nobody is left to build for.
process.on('disconnect', () => process.exit())
