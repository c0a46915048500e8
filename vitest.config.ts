import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { skippedReporter } from './test/tried.ts'

/** Short to write and long to run: begun last, they would leave the other workers without work. */
const long =
  /\/(?:mistakes|houses|dev|package|verify|admin|moods|build|long|linear|mutations|looks|publish|print|tasks|page)(?:-laid-out|-forms|-house|-languages|-strangers)?\.test\.ts$/

/** What is no test, in a checkout of any name. */
const engine = /\/(?:(?:src|templates|bench)\/(?!(?:.*\/)?test\/)|build\.ts$)/

/** Vitest begins with the largest files where it does not know yet how long each takes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // Packages of their own, with dependencies of their own: npm run test:hosts and test:agents.
    exclude: ['**/node_modules/**', 'test/*/apart/**'],
    reporters: ['default', skippedReporter],
    sequence: { sequencer: LongestFirst },
    // Two more than there are cores: tests wait for servers, browsers and disks a third of their time.
    maxWorkers: availableParallelism() + 2,
    // No test changes a module, the environment or the working directory, so that a worker loads the
    // engine once for all of its files.
    isolate: false,
    // The engine is loaded as in a checkout: wrapped by Vite each name that is imported is looked up
    // anew wherever it is used, which is a tenth more work.
    server: { deps: { external: [engine] } },
    // What a test reads and throws away is gone sooner in a large nursery: a tenth less work.
    execArgv: ['--import', 'tsx', '--max-semi-space-size=64'],
    // Tests start real servers, browsers and builds; a slow machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
