import { defineConfig } from 'vitest/config';

/** The main journeys in Firefox, which Playwright can drive only in a build of its own. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/firefox/*.firefox.ts'],
    globalSetup: './tests/e2e/build-once.ts',
    fileParallelism: false,
    // A journey takes some seconds alone, and several times that on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
