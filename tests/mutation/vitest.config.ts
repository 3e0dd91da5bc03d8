import { defineConfig } from 'vitest/config';

/** The tests that mutants of the domain must not survive. */
export default defineConfig({ test: { include: ['domain/**/*.test.ts'], testTimeout: 30_000 } });
