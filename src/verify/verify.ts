// A live site against its promises: asked over HTTP as any client would, without a build and without
// the content.

import { type HostName, hostNames, loadHost } from '../hosting/index.ts'
import type { Catalogue, VerifyWords } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import type { Entry } from '../model/resource.ts'
import { judgeMenu } from './agreement.ts'
import { type Ask, type Bounds, createAsk, usual } from './ask.ts'
import { judgeEditor } from './editor.ts'
import { judgeEvents } from './events.ts'
import { judgeHours } from './hours.ts'
import { judgeLunch } from './lunch.ts'
import { judgePhotos } from './photos.ts'
import { type Interface, languagesOf, promisesOfSite, promisesOfTable } from './promises.ts'
import { readResource } from './resource.ts'
import { advise, judge, tolerate, type Verdict } from './verdict.ts'
import {
  judgeBaseUrl,
  judgeCatalog,
  judgeControlFiles,
  judgeNegotiation,
  judgePlace,
  judgeSecurity,
  judgeUnknown,
} from './whole.ts'

export type Judgement = {
  base: string
  source: string
  host: HostName | undefined
  verdicts: Verdict[]
}

export type Wanted = {
  /** In normal form, without a slash at the end. */
  base: string
  /** What the site is judged by: a table of resources, or what the site at an address says of itself. */
  promises: readonly Entry[] | string
  /** Whose known limits are tolerated. */
  host?: HostName | undefined
  bounds?: Partial<Bounds>
  /** In which everything is said; without it English. */
  catalogue?: Catalogue
  /** Called whenever something was answered. */
  onProgress?(answered: number): void
}

/** Judges a site. Throws a UsageError only when the promises themselves cannot be read. */
export async function verify(wanted: Wanted): Promise<Judgement> {
  const { base, host, onProgress, catalogue = en } = wanted
  const { tongue, verify: words } = catalogue
  const asked = createAsk(base, { ...usual, ...wanted.bounds }, words)
  let answered = 0
  const ask: Ask = async (address, question) => {
    const answer = await asked(address, question)
    onProgress?.(++answered)
    return answer
  }
  const hosts = await Promise.all((host === undefined ? hostNames : [host]).map(loadHost))
  const limits = host === undefined ? [] : hosts.flatMap((one) => one.limits)
  const judgement = (source: string, verdicts: readonly Verdict[]): Judgement => ({
    base,
    source,
    host,
    verdicts: verdicts.map((one) => advise(tolerate(one, limits, tongue), hosts, tongue)),
  })
  const first = await ask('/')
  if (first.failure !== undefined && first.status === 0 && first.redirects.length === 0) {
    const mend = words.mends.addressAndUp
    return judgement(words.sources.nothing, [
      judge('answer', '/', first.failure, words.found.wholeAnswer, { whose: 'host', mend }),
    ])
  }
  // Of a site that fails already nobody learns what it has not: the patience is for its promises.
  const has = async (table: readonly Entry[]) =>
    first.failure === undefined ? await present(ask, table) : table
  const promised =
    typeof wanted.promises === 'string'
      ? await promisesOfSite(ask, wanted.promises)
      : promisesOfTable(base, await has(wanted.promises), languagesOf(first.text), words)
  const verdicts = await judgeAll(ask, base, promised, words)
  return judgement(promised.source, verdicts)
}

/** Without what this site does not have: what every site may link to follows from the rest. */
async function present(ask: Ask, table: readonly Entry[]): Promise<Entry[]> {
  const absent = await Promise.all(
    table.map(async ({ path, when }) => when !== undefined && (await ask(path)).status === 404),
  )
  return table.filter((_, index) => !absent[index])
}

async function judgeAll(
  ask: Ask,
  base: string,
  promised: Interface,
  words: VerifyWords,
): Promise<Verdict[]> {
  const reads = await Promise.all(
    promised.resources.map((resource) => readResource(ask, base, resource, words)),
  )
  const whole = await Promise.all([
    judgeUnknown(ask, promised, words),
    judgeNegotiation(ask, reads, words),
    judgeCatalog(ask, reads, base, words),
    judgeSecurity(ask, reads, base, words),
    judgeControlFiles(ask, words),
    judgeEditor(ask, reads, words),
    judgePhotos(ask, reads, base, words),
  ])
  return [
    ...reads.flatMap(({ verdicts }) => verdicts),
    ...judgeBaseUrl(reads, base, words),
    ...judgeMenu(reads, words),
    ...judgeHours(reads, words),
    ...judgeLunch(reads, words),
    ...judgeEvents(reads, words),
    ...whole.flat(),
    ...judgePlace(base, words),
  ]
}
