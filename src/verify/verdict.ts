// Result of one check at one address.

import type { Advice, Host } from '../hosting/host.ts'
import { readRow, type Translate } from '../messages/template.ts'
import { groupBy } from '../model/runs.ts'
import { visible } from '../model/terminal.ts'

export type Responsible = 'build' | 'rules' | 'host'

export type Verdict = {
  /** Name of the check: `status`, `type`, or a header. */
  promise: string
  /** Path of the address. */
  path: string
  outcome: 'held' | 'broken' | 'warning' | 'tolerated'
  found: string
  expected: string
  /** For a broken promise: who has to fix it, and how. */
  whose?: Responsible
  fix?: string
  /** Subject on which each host has advice. */
  advice?: Advice
  /** For a tolerated promise: the limit of the host. */
  why?: string
}

/** Name who has to fix a broken promise, and how. `advice` names what differs by host. */
export type Remedy = { whose: Responsible; fix: string; advice?: Advice }

/** Remedies by who has to act. */
export const fault = {
  build: (fix: string): Remedy => ({ whose: 'build', fix: fix }),
  rules: (fix: string): Remedy => ({ whose: 'rules', fix: fix }),
  host: (fix: string): Remedy => ({ whose: 'host', fix: fix }),
}

/** Make a verdict. The promise holds if `found` equals `expected`, unless `held` says otherwise. */
export function judge(
  promise: string,
  path: string,
  found: string,
  expected: string,
  remedy: Remedy,
  held = found === expected,
): Verdict {
  const facts = { promise, path, found: short(found), expected: short(expected) }
  return held ? { ...facts, outcome: 'held' } : { ...facts, outcome: 'broken', ...remedy }
}

export function warning(promise: string, path: string, found: string, expected: string): Verdict {
  return { promise, path, outcome: 'warning', found: short(found), expected: short(expected) }
}

/** Mark a broken promise as tolerated if the host is known to break it. */
export function markTolerated(
  verdict: Verdict,
  limits: Host['limits'],
  translate: Translate,
): Verdict {
  const limit = limits.find(
    ({ promises, paths }) =>
      promises.includes(verdict.promise) && (paths === undefined || paths.test(verdict.path)),
  )
  if (verdict.outcome !== 'broken' || !limit) return verdict
  const { whose: _, fix: __, advice: ___, ...rest } = verdict
  return { ...rest, outcome: 'tolerated', why: translate(readRow(limit.why)) }
}

/** Add the advice of each of these hosts. */
export function addAdvice(
  { advice: about, ...verdict }: Verdict,
  hosts: readonly Host[],
  translate: Translate,
): Verdict {
  if (about === undefined) return verdict
  const ways = hosts.flatMap(({ title, advice }) => {
    const texts = advice?.[about]
    const name = typeof title === 'string' ? title : translate(title)
    return texts === undefined ? [] : { name, way: translate(readRow(texts)) }
  })
  const advised = [...groupBy(ways, ({ way }) => way)].map(
    ([way, some]) => `${some.map(({ name }) => name).join(', ')}: ${way}`,
  )
  return { ...verdict, fix: [verdict.fix, ...advised].join('; ') }
}

const longest = 400
const short = (text: string) => {
  // The text of a server is printed on a terminal, so control characters must not reach it.
  const printable = visible(text)
  return printable.length > longest ? `${printable.slice(0, longest)}...` : printable
}
