// Whether all bodies are of one build, and of which: told once, at the address of the digests, where
// it would else be told of each of them.

import type { Visit } from './ask.ts'
import { type Against, digestsPath, type PublishedSite } from './promises.ts'
import { fault, judge, type Verdict, warning } from './verdict.ts'

/** The verdicts on all resources; where most bodies are of another build, one in their place. */
export function gather({ found, mends }: Visit, verdicts: readonly Verdict[]): Verdict[] {
  const digests = verdicts.filter(({ promise }) => promise === 'digest')
  const foreign = new Set(digests.filter((one) => one.found === found.changes.otherBuild))
  if (foreign.size < 3 || foreign.size <= digests.length / 2) return [...verdicts]
  const said = found.otherBuild(foreign.size, digests.length)
  return [
    judge('one build', digestsPath, said, found.oneBuild, fault.build(mends.publishAllAndClear)),
    ...verdicts.filter((one) => !foreign.has(one) && one.found !== found.otherPage),
  ]
}

/** Whether what the site says that it is made of is the build on this machine. */
export function judgeBuild(
  { found, mends }: Visit,
  { resources, date }: PublishedSite,
  against: Against | undefined,
): Verdict[] {
  if (!against || date === undefined) return []
  const { folder, digests, isChosen } = against
  const local = new Map(digests.bodies.map(({ path, sha256 }) => [path, sha256]))
  const others = resources.filter(({ path, digest }) => local.get(path) !== digest?.sha256)
  const expected = found.buildIn(folder, digests.date)
  const said = others.length === 0 ? expected : found.allOfOtherBuild(date)
  // What nobody named may well be of another day than what is published since.
  return others.length > 0 && !isChosen && digests.date !== date
    ? [warning('build', digestsPath, said, expected)]
    : [judge('build', digestsPath, said, expected, fault.build(mends.publishAllAndClear))]
}
