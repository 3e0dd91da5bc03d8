import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

/** Everything but the browser suite, which Playwright runs (`*.e2e.ts`). A test that needs a DOM names it in its first line. */
export default mergeConfig(
  site,
  defineConfig({
    test: {
      environment: 'node',
      // The service's pages contain their style sheet.
      css: true,
      // Properties run thousands of cases: under a second alone, several beside other work.
      testTimeout: 30_000,
      include: ['{content,domain,documents,ui,site,build,tools,service,tests}/**/*.test.{ts,tsx}'],
    },
  }),
);
