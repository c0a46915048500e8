import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The engines of hosts are a package of their own: npm run test:hosts.
    exclude: ['test/hosts/**', '**/node_modules/**'],
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // Packages of their own, with dependencies of their own.
    exclude: ['**/node_modules/**', 'test/agents/**'],
    // Tests start real servers, browsers and builds; a slow machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
