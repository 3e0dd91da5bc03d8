import { defineConfig } from '@playwright/test';
import browser from '#tests/e2e/playwright.config.ts';

/** Four accessibility engines on every state, and what a screen reader says: `npm run test:accessibility`. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testMatch: '*.accessibility.ts',
  globalSetup: '../e2e/build-once.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  timeout: 300_000,
});
