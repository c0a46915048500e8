// What verify says about one promise of one address.

import { type Host, type HostName, hosts } from '../hosting/hosts.ts'
import { visible } from '../model/terminal.ts'

export type Whose = 'build' | 'rules' | 'host'

export type Verdict = {
  /** What is promised, in one word: `status`, `type`, the name of a header. */
  promise: string
  /** The address, as path. */
  path: string
  outcome: 'held' | 'broken' | 'warning' | 'tolerated'
  found: string
  expected: string
  /** Of a broken promise: whose fault it is, and what to do. */
  whose?: Whose
  mend?: string
  /** Of a tolerated one: the limit of the host. */
  why?: string
}

export type Fault = { whose: Whose; mend: string }

/** Holds when found and expected are equal. */
export function judge(
  promise: string,
  path: string,
  found: string,
  expected: string,
  fault: Fault,
): Verdict {
  return verdict(promise, path, found === expected, found, expected, fault)
}

export function verdict(
  promise: string,
  path: string,
  held: boolean,
  found: string,
  expected: string,
  fault: Fault,
): Verdict {
  const said = { promise, path, found: short(found), expected: short(expected) }
  return held ? { ...said, outcome: 'held' } : { ...said, outcome: 'broken', ...fault }
}

export function warning(promise: string, path: string, found: string, expected: string): Verdict {
  return { promise, path, outcome: 'warning', found: short(found), expected: short(expected) }
}

/** Broken promises that the host is known to break become tolerated ones. */
export function tolerate(verdicts: readonly Verdict[], name: HostName | undefined): Verdict[] {
  const limits = name === undefined ? [] : (hosts[name] as Host).limits
  return verdicts.map((one): Verdict => {
    const limit = limits.find(
      ({ promises, paths }) =>
        promises.includes(one.promise) && (paths === undefined || paths.test(one.path)),
    )
    if (one.outcome !== 'broken' || !limit) return one
    const { whose: _, mend: __, ...rest } = one
    return { ...rest, outcome: 'tolerated', why: limit.why }
  })
}

const longest = 400
const short = (text: string) => {
  // A server's words are printed on a terminal: nothing in them may steer it.
  const printable = visible(text)
  return printable.length > longest ? `${printable.slice(0, longest)}...` : printable
}
