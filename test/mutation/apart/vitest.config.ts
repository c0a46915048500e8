import { defineConfig } from 'vitest/config'

/** Tests that call notations directly. A build per mutant would take days. */
const direct = ['notations', 'typed-words', 'countries']

export default defineConfig({
  test: {
    include: direct.map((name) => `test/content/${name}.test.ts`),
    isolate: false,
    testTimeout: 120_000,
  },
})
