import { defineConfig } from '@playwright/test';
import browser from '#tests/e2e/playwright.config.ts';

/** axe and the Nu validator on every state, other validators on what programs read: `npm run test:accessibility`. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testMatch: '*.accessibility.ts',
  testIgnore: [],
  globalSetup: '../e2e/build-once.ts',
  outputDir: '../../test-results',
  timeout: 300_000,
});
