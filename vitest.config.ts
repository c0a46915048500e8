import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // Tests start real servers, browsers and builds; a slow machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
