import { defineConfig } from 'vitest/config';
import { contentPlugin } from '#build/content/content-plugin.ts';

/** The tests that mutants of the domain must not survive. */
export default defineConfig({
  plugins: [contentPlugin()],
  test: { include: ['domain/**/*.test.ts'], testTimeout: 30_000 },
});
