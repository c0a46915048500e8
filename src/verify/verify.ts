// Checks a live site against its promises over HTTP, without a build and without the content.

import { type HostName, hostNames, loadHost } from '../hosting/index.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { type Ask, type Bounds, createAsk, defaults, gate, type Visit } from './ask.ts'
import { type Against, digestsPath, type PublishedSite, promisesAt } from './promises.ts'
import { readResource } from './resource.ts'
import * as siteChecks from './site.ts'
import { addAdvice, fault, judge, markTolerated, type Verdict, warning } from './verdict.ts'

export type Judgement = {
  base: string
  source: string
  host: HostName | undefined
  verdicts: Verdict[]
}

export type VerifyOptions = {
  /** Normalised, without a final slash. */
  base: string
  /** A build on this machine that the site should be equal to. */
  against?: Against | undefined
  /** Host whose known limits are tolerated. */
  host?: HostName | undefined
  bounds?: Partial<Bounds>
  /** Sends the requests; over HTTP by default. */
  ask?: Ask
  /** Language of the verdicts; English by default. */
  catalogue?: Catalogue
  now?: Date
  /** Called after each response with their number. */
  onProgress?(answered: number): void
  /** Called with results as they come, so that a caller who stops waiting still has them. */
  onPart?(part: Part): void
}

/** What is known before the whole judgement: the paths to check, and then verdicts on each. */
export type Part = { source: string; paths: string[] } | { path: string; verdicts: Verdict[] }

export async function verify(options: VerifyOptions): Promise<Judgement> {
  const { base, host, onProgress, catalogue = en } = options
  const { translate, verify: words } = catalogue
  const send = options.ask ?? createAsk(base, { ...defaults, ...options.bounds }, words)
  let answered = 0
  const visit: Visit = {
    ...words,
    base,
    ask: async (address, question) => {
      const answer = await send(address, question)
      onProgress?.(++answered)
      return answer
    },
  }
  const hosts = await Promise.all((host === undefined ? hostNames : [host]).map(loadHost))
  const limits = host === undefined ? [] : hosts.flatMap((one) => one.limits)
  const explain = (verdicts: readonly Verdict[]) =>
    verdicts.map((one) => addAdvice(markTolerated(one, limits, translate), hosts, translate))
  const judgement = (source: string, verdicts: readonly Verdict[]): Judgement => ({
    base,
    source,
    host,
    verdicts: explain(verdicts),
  })
  const first = await visit.ask('/')
  if (first.failure !== undefined && first.status === 0 && first.redirects.length === 0) {
    const { found, fixes, sources } = words
    const down = fault.host(fixes.addressAndUp)
    const verdict = judge('answer', '/', first.failure, found.wholeAnswer, down)
    return judgement(sources.nothing, [verdict])
  }
  const promised = await promisesAt(visit, options.against)
  options.onPart?.({ source: promised.source, paths: promised.resources.map(({ path }) => path) })
  const onVerdicts = (path: string, verdicts: readonly Verdict[]) =>
    options.onPart?.({ path, verdicts: explain(verdicts) })
  return judgement(promised.source, await judgeAll(visit, promised, options, onVerdicts))
}

/** Enough to keep all connections busy. */
const maximumParallel = 12

async function judgeAll(
  visit: Visit,
  promised: PublishedSite,
  { against, now = new Date() }: VerifyOptions,
  onVerdicts: (path: string, verdicts: readonly Verdict[]) => void,
): Promise<Verdict[]> {
  const paths = new Map(promised.resources.map(({ path, digest }) => [digest?.sha256 ?? '', path]))
  // A few at a time, so that the first verdicts do not wait for the first answer of every address.
  const enter = gate(maximumParallel)
  const reads = await Promise.all(
    promised.resources.map(async (resource) => {
      const leave = await enter()
      const read = await readResource(visit, resource, paths).finally(leave)
      onVerdicts(resource.path, read.verdicts)
      return read
    }),
  )
  const siteVerdicts = await Promise.all([
    siteChecks.judgeUnknown(visit, promised),
    siteChecks.judgeNegotiation(visit, reads),
    siteChecks.judgeSecurity(visit, reads),
    siteChecks.judgeControlFiles(visit),
    siteChecks.judgeRedirects(visit, promised),
  ])
  const all = [...reads.flatMap(({ verdicts }) => verdicts), ...siteVerdicts.flat()]
  return [
    ...promised.verdicts,
    ...judgeBuild(visit, promised, against),
    ...gather(visit, all),
    ...siteChecks.judgeExpiry(visit, reads, now),
    ...siteChecks.judgePlace(visit),
  ]
}

/** Replace the verdicts on single bodies by one if most bodies are of another build. */
function gather({ found, fixes }: Visit, verdicts: readonly Verdict[]): Verdict[] {
  const digests = verdicts.filter(({ promise }) => promise === 'digest')
  const foreign = new Set(digests.filter((one) => one.found === found.changes.otherBuild))
  if (foreign.size < 3 || foreign.size <= digests.length / 2) return [...verdicts]
  const stale = found.otherBuild(foreign.size, digests.length)
  return [
    judge('one build', digestsPath, stale, found.oneBuild, fault.build(fixes.publishAllAndClear)),
    ...verdicts.filter((one) => !foreign.has(one) && one.found !== found.otherPage),
  ]
}

/** Compare the site's digests with the build on this machine. */
function judgeBuild(
  { found, fixes }: Visit,
  { resources, date }: PublishedSite,
  against: Against | undefined,
): Verdict[] {
  if (!against || date === undefined) return []
  const { folder, digests, isChosen } = against
  const local = new Map(digests.bodies.map(({ path, sha256 }) => [path, sha256]))
  const differing = resources.filter(({ path, digest }) => local.get(path) !== digest?.sha256)
  const expected = found.buildIn(folder, digests.date)
  const actual = differing.length === 0 ? expected : found.allOfOtherBuild(date)
  // A folder that the user did not name may be of another day than the published site.
  return differing.length > 0 && !isChosen && digests.date !== date
    ? [warning('build', digestsPath, actual, expected)]
    : [judge('build', digestsPath, actual, expected, fault.build(fixes.publishAllAndClear))]
}
