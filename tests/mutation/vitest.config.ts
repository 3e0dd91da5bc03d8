import { defineConfig } from 'vitest/config';

/** The tests that mutants of the domain must not survive; code that counts its mutants takes ten times as long. */
export default defineConfig({
  test: { include: ['domain/**/*.test.ts'], exclude: ['domain/**/*.time.test.ts'], testTimeout: 30_000 },
});
