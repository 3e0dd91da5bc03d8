import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

export default mergeConfig(
  site,
  defineConfig({
    test: {
      include: ['{content,domain,documents,site,publish,supervision,tests}/**/*.{test,contract}.{ts,tsx}'],
      exclude: ['tests/e2e/**', '**/node_modules/**'],
    },
  }),
);
