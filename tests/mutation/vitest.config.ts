import { defineConfig } from 'vitest/config';
import { contentPlugin } from '#build/content/content-plugin.ts';

/** The tests that mutants of the domain must not survive; code that counts its mutants takes ten times as long. */
export default defineConfig({
  plugins: [contentPlugin()],
  test: { include: ['domain/**/*.test.ts'], exclude: ['domain/**/*.time.test.ts'], testTimeout: 30_000 },
});
