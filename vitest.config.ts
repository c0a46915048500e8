import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // Packages of their own, with dependencies of their own: npm run test:hosts and test:agents.
    exclude: ['**/node_modules/**', 'test/*/apart/**'],
    // One more than there are cores: tests wait for servers, browsers and disks a third of their time.
    maxWorkers: availableParallelism() + 1,
    // No test changes a module, the environment or the working directory, so that a worker loads the
    // engine once for all of its files.
    isolate: false,
    // What a test reads and throws away is gone sooner in a large nursery: a tenth less work.
    execArgv: ['--max-semi-space-size=64'],
    // Tests start real servers, browsers and builds; a slow machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
