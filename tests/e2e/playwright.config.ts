import { defineConfig } from '@playwright/test';
import { ensureBrowser } from '#tests/setup/browser.mjs';
import { browserFiles } from '#tests/suites.ts';
import { browserArguments } from './browser-arguments.ts';

export default defineConfig({
  testDir: '.',
  testMatch: [...browserFiles.include],
  testIgnore: [...browserFiles.exclude],
  globalSetup: './build-once.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: ensureBrowser(), args: browserArguments },
  },
});
