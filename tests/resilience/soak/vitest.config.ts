import { defineConfig } from 'vitest/config';
import { drawingPlugin } from '#build/plugins/drawing-plugin.ts';
import { scriptPlugin } from '#build/plugins/script-plugin.ts';

/** The long half of the resilience suites: `npm run test:soak`. One at a time, each prints its figures. */
export default defineConfig({
  // The service imports the drawings and scripts of its pages.
  plugins: [drawingPlugin(), scriptPlugin()],
  test: {
    root: '.',
    // Its pages contain their style sheet.
    css: true,
    include: ['tests/resilience/soak/*.soak.ts'],
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
  },
});
