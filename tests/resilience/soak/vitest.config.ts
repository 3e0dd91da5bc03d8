import { defineConfig } from 'vitest/config';

/** The long half of the resilience suites: `npm run test:soak`. One at a time, each prints its figures. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/resilience/soak/*.soak.ts'],
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
  },
});
