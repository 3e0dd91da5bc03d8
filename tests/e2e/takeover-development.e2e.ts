import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, listAddresses, open, test as site } from './fixtures.ts';
import { type RunningService, startService } from './start-service.ts';

/** The site with React's development build, which reports mismatches between static pages and app. */
const test = site.extend<object, { readonly service: RunningService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'neolis-development-'));
      const release = join(folder, 'dist');
      const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['build/build.ts'], {
        env: { ...process.env, NEOLIS_DIST: release, NEOLIS_REACT: 'development' },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`The development build failed:\n${stderr}`);
      const service = await startService({ release });
      await use(service);
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, since each would build its own site.
test.describe.configure({ mode: 'default' });

test('no page has a hydration mismatch', async ({ page }) => {
  test.setTimeout(120_000);
  const addresses = await listAddresses(page);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${page.url()} ${message.text()}`));
  for (const address of addresses) await open(page, address);
  expect(addresses.length).toBeGreaterThan(13);
  // The one message that the development build always has.
  expect(messages.filter((text) => !text.includes('Download the React DevTools'))).toEqual([]);
});

test.describe('a planted mismatch', () => {
  test.use({ expectedMessages: /Hydration failed|tree hydrated but/ });

  test('is reported', async ({ page }) => {
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    await page.route('**/about/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<h1[^>]*>[^<]+/, '$&planted') });
    });
    await open(page, '/about/');
    expect(messages.join('\n')).toContain('Hydration failed');
  });
});
