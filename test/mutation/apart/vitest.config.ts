import { defineConfig } from 'vitest/config'

/** Those that ask a notation itself: a build for each mutant would take days. */
const direct = ['notations', 'typed-words', 'countries']

export default defineConfig({
  test: {
    include: direct.map((name) => `test/content/${name}.test.ts`),
    isolate: false,
    testTimeout: 120_000,
  },
})
