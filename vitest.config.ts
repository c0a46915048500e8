import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { skippedReporter } from './test/capabilities.ts'
import { type Tier, testFiles, tiers } from './test/tiers.ts'

/** Tiers to run, from `test/run.js`. A test named on the command line runs whatever its tier. */
const selected = tiers.filter((tier) => process.env['TEST_TIERS']?.split(',').includes(tier))
// Programs that tests start must not inherit it.
delete process.env['TEST_TIERS']
/** Unit and site tests only compute, so more workers than cores would only cost memory. */
const isQuick =
  selected.length > 0 && selected.every((tier: Tier) => tier === 'unit' || tier === 'site')

/** Slow test files. They start first, so that no worker is idle at the end. */
const long =
  /\/(?:marks|package|cases|dev|verify|photos|admin|mistakes|overlay|compile|sign-in|houses|page|moods|all-pubs|build|looks|print|tasks)(?:-laid-out|-forms|-languages)?\.test\.ts$/

/** Engine files, in a checkout of any name. */
const engine = /\/(?:(?:src|templates|bench)\/(?!(?:.*\/)?test\/)|build\.ts$)/

/** Run slow files first. Without timings of an earlier run, Vitest orders by file size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    env: isQuick ? { QUICK: process.env['QUICK'] ?? '1' } : {},
    include:
      selected.length > 0 ? testFiles(selected) : ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // Packages with dependencies of their own: npm run test:hosts and test:agents.
    exclude: ['**/node_modules/**', 'test/*/apart/**'],
    reporters: ['default', skippedReporter],
    sequence: { sequencer: LongestFirst },
    // Two more workers than cores, because tests with processes wait a third of the time.
    maxWorkers: availableParallelism() + (isQuick ? 0 : 2),
    // Tests change no module, environment or working directory, so a worker loads the engine once
    // for all.
    isolate: false,
    // Keep transformed test files on disk (10 % less CPU for loading them).
    experimental: { fsModuleCache: true },
    // Load the engine without Vite's wrapper, which looks up every imported name at each use (10 %
    // more CPU).
    server: { deps: { external: [engine] } },
    // A larger young generation makes garbage collection cheaper (10 % less CPU).
    execArgv: ['--import', 'tsx', '--max-semi-space-size=64'],
    // Tests start real servers, browsers and builds. Slow machines must not fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
})
