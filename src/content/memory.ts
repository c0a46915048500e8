// What a process that builds again and again keeps of files that nobody changed in between. Of a
// build by itself nothing is kept.

import type { Document, Finding, Report } from '../fields/finding.ts'
import type { LunchFile } from '../fields/lunch.ts'
import type { SectionFile } from '../fields/section.ts'

/** What one step of reading made of each file the last time. */
type Step<T> = Map<string, Kept<T>>

type Kept<T> = {
  made: T
  /** What it was made of; the same gives the same. */
  of: readonly unknown[]
  /** What was reported meanwhile. */
  findings: readonly Finding[]
  /** Places of the file report here: to the build that goes on. */
  relay: { report: Report }
}

/** The steps of reading that cost something, each by file. */
export type Memory = {
  documents: Step<Promise<Document | undefined>>
  inLanguages: Step<Document | undefined>
  sections: Step<SectionFile | undefined>
  lunches: Step<LunchFile | undefined>
  texts: Step<void>
}

export const makeMemory = (): Memory => ({
  documents: new Map(),
  inLanguages: new Map(),
  sections: new Map(),
  lunches: new Map(),
  texts: new Map(),
})

/**
 * What was made of the very same the last time, reported again with all that was said of it; else
 * it is made now. Without a memory it always is.
 */
export function recall<T>(
  step: Step<T> | undefined,
  file: string,
  of: readonly unknown[],
  report: Report,
  make: (report: Report) => T,
): T {
  if (!step) return make(report)
  const last = step.get(file)
  if (last?.of.every((one, index) => one === of[index])) {
    last.relay.report = report
    for (const finding of last.findings) report(finding)
    return last.made
  }
  const findings: Finding[] = []
  const relay = { report: both(findings, report) }
  const made = make((finding) => relay.report(finding))
  const done = () => {
    relay.report = report
  }
  if (made instanceof Promise) void made.then(done, done)
  else done()
  step.set(file, { made, of, findings, relay })
  return made
}

const both =
  (findings: Finding[], report: Report): Report =>
  (finding) => {
    findings.push(finding)
    report(finding)
  }
