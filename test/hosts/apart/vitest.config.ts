import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/hosts/apart/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One engine at a time, because each is a whole runtime.
    fileParallelism: false,
  },
})
