// What a process that builds again and again keeps of files that nobody changed in between. Of a
// build by itself nothing is kept.

import type { Document, Finding, Report } from '../fields/finding.ts'

/** The steps of reading that cost something, each done for one file after the other. */
type Step = 'document' | 'in languages' | 'section' | 'lunch' | 'texts' | 'doubts'

type Kept = {
  made: unknown
  /** What it was made of; the same gives the same. */
  of: readonly unknown[]
  /** What was reported meanwhile. */
  findings: readonly Finding[]
  /** Places of the file report here: to the build that goes on. */
  relay: { report: Report }
}

/** What each step made of each file the last time, by both names. */
export type Memory = Map<string, Kept>

export const makeMemory = (): Memory => new Map()

/**
 * What a step made of a file the last time, if it was made of the very same; its findings are
 * reported again. Else, and always without a memory, it is made now. A step makes values of one type.
 */
export function recall<T>(
  memory: Memory | undefined,
  step: Step,
  file: string,
  of: readonly unknown[],
  report: Report,
  make: (report: Report) => T,
): T {
  if (!memory) return make(report)
  const key = `${step}: ${file}`
  const last = memory.get(key)
  if (last?.of.every((one, index) => one === of[index])) {
    last.relay.report = report
    for (const finding of last.findings) report(finding)
    return last.made as T
  }
  const findings: Finding[] = []
  const relay: Kept['relay'] = {
    report(finding) {
      findings.push(finding)
      report(finding)
    },
  }
  const made = make((finding) => relay.report(finding))
  const done = () => {
    relay.report = report
  }
  if (made instanceof Promise) void made.then(done, done)
  else done()
  memory.set(key, { made, of, findings, relay })
  return made
}

/**
 * The same for what is asked later of that which a step made, and reported at its nodes. It looks at
 * nothing else but `of`.
 */
export function ask(
  memory: Memory | undefined,
  made: { node: { document: Document } },
  of: readonly unknown[],
  look: () => void,
) {
  const relay = memory && [...memory.values()].find((kept) => kept.made === made)?.relay
  if (!relay) return look()
  const { report } = relay
  recall(memory, 'doubts', made.node.document.file, [made, ...of], report, (told) => {
    relay.report = told
    look()
    relay.report = report
  })
}
