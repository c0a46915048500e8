// What verify says about one promise of one address.

import type { Advice, Host } from '../hosting/host.ts'
import type { Tongue } from '../model/languages.ts'
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
  /** What hosts have to add to it. */
  advice?: Advice
  /** Of a tolerated one: the limit of the host. */
  why?: string
}

/** Whose fault a broken promise is, and what to do about it, by which each host does it in its own way. */
export type Remedy = { whose: Whose; mend: string; advice?: Advice }

/** Remedies by whose fault the broken promise is. */
export const fault = {
  build: (mend: string): Remedy => ({ whose: 'build', mend }),
  rules: (mend: string): Remedy => ({ whose: 'rules', mend }),
  host: (mend: string): Remedy => ({ whose: 'host', mend }),
}

/** Holds when found and expected are equal, unless something else is said to decide it. */
export function judge(
  promise: string,
  path: string,
  found: string,
  expected: string,
  remedy: Remedy,
  held = found === expected,
): Verdict {
  const said = { promise, path, found: short(found), expected: short(expected) }
  return held ? { ...said, outcome: 'held' } : { ...said, outcome: 'broken', ...remedy }
}

export function warning(promise: string, path: string, found: string, expected: string): Verdict {
  return { promise, path, outcome: 'warning', found: short(found), expected: short(expected) }
}

/** Broken promises that the host is known to break become tolerated ones. */
export function tolerate(one: Verdict, limits: Host['limits'], tongue: Tongue): Verdict {
  const limit = limits.find(
    ({ promises, paths }) =>
      promises.includes(one.promise) && (paths === undefined || paths.test(one.path)),
  )
  if (one.outcome !== 'broken' || !limit) return one
  const { whose: _, mend: __, advice: ___, ...rest } = one
  return { ...rest, outcome: 'tolerated', why: limit.why[tongue] }
}

/** Says how it is mended on each of these hosts. */
export function advise(
  { advice: about, ...one }: Verdict,
  hosts: readonly Host[],
  tongue: Tongue,
): Verdict {
  if (about === undefined) return one
  const ways = new Map<string, string[]>()
  for (const { title, advice } of hosts) {
    const way = advice?.[about]?.[tongue]
    if (way !== undefined)
      ways.set(way, [...(ways.get(way) ?? []), typeof title === 'string' ? title : title[tongue]])
  }
  const said = [...ways].map(([way, titles]) => `${titles.join(', ')}: ${way}`)
  return { ...one, mend: [one.mend, ...said].join('; ') }
}

const longest = 400
const short = (text: string) => {
  // A server's words are printed on a terminal: nothing in them may steer it.
  const printable = visible(text)
  return printable.length > longest ? `${printable.slice(0, longest)}...` : printable
}
