import { defineConfig } from 'vitest/config';

/** Everything but the browser suite, which Playwright runs (`*.e2e.ts`). A test that needs a DOM names it in its first line. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{content,domain,documents,site,publish,supervision,tests}/**/*.test.{ts,tsx}'],
  },
});
