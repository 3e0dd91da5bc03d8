import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { firefoxFiles, serviceFiles, unitFiles } from './tests/suites.ts';
import site from './vite.config.ts';

/** Everything that Playwright doesn't run (`*.e2e.ts`). A test that needs a DOM names it in its first line. */
export default mergeConfig(
  site,
  defineConfig({
    test: {
      environment: 'node',
      // The service's pages contain their style sheet.
      css: true,
      // Properties run thousands of cases, and hooks start a service: under a second alone, several beside other work.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      // One more than processors: many tests wait for a program, a server or a database most of their time.
      maxWorkers: availableParallelism() + 1,
      // Loading the same modules again for each file would take a third of the time.
      isolate: false,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [...unitFiles.include],
            exclude: [...unitFiles.exclude],
          },
        },
        {
          extends: true,
          test: {
            name: 'service',
            include: [...serviceFiles.include],
            exclude: [...serviceFiles.exclude],
          },
        },
        {
          extends: true,
          test: {
            // The main journeys, in the one browser that Playwright can't drive as it is installed.
            name: 'Firefox',
            include: [...firefoxFiles],
            globalSetup: 'tests/e2e/build-once.ts',
            // A journey takes some seconds alone, and several times that on a busy machine.
            testTimeout: 120_000,
            hookTimeout: 120_000,
            expect: { poll: { timeout: 10_000 } },
          },
        },
      ],
    },
  }),
);
