import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // Packages of their own, with dependencies of their own: npm run test:hosts and test:agents.
    exclude: ['**/node_modules/**', 'test/*/apart/**'],
    // Tests start real servers, browsers and builds; a slow machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
