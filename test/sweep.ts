// Long tests run with a few samples. `npm run test:sweep` sets SWEEP=1 and runs all of their cases.

import { env } from 'node:process'

/** True in a sweep, which tries everything. */
export const isSweep = env['SWEEP'] === '1'

/**
 * True in `npm test`, which runs a part of the longest tables. `npm run test:all` and `QUICK=0 npm
 * test` run them whole.
 */
export const isQuick = env['QUICK'] === '1'

/** Return `count` of the cases in `npm test`, evenly spread from the first on, otherwise all. */
export const quickPart = <T>(cases: readonly T[], count: number): readonly T[] =>
  isQuick ? spread(cases, count) : cases

/** Return how many random values to try: all in a sweep, otherwise a tenth. */
export const runs = (all: number): number => (isSweep ? all : Math.ceil(all / 10))

/** Return all cases in a sweep, otherwise `count` of them, evenly spread from the first on. */
export const samples = <T>(cases: readonly T[], count: number): readonly T[] =>
  isSweep ? cases : spread(cases, count)

const spread = <T>(cases: readonly T[], count: number): readonly T[] =>
  cases.length <= count
    ? cases
    : Array.from(
        { length: count },
        (_, index) => cases[Math.floor((index * cases.length) / count)] as T,
      )
