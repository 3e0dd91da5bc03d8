import { formatCount } from '#domain/money.ts';
import { expect, listAddresses, open, test as site } from '#tests/e2e/fixtures.ts';
import { quoteFor, smallOffice } from '#tests/e2e/quote/quote-page.ts';
import { withRelease } from '#tests/e2e/with-release.ts';
import { findFreePort, startReleasedHost } from '#tests/shared/host-program.ts';
import { type RunningService, startService } from '#tests/shared/released-service.ts';

interface TwoOrigins {
  /** The static site, served by nginx alone. */
  readonly siteAddress: string;
  /** The service on another port, hence another origin. */
  readonly supervision: RunningService;
}

/** A build for a service on another origin, with React's development build, which reports hydration mismatches. */
const test = site.extend<object, { readonly origins: TwoOrigins }>({
  origins: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const port = await findFreePort();
      const settings = {
        NEOLIS_REACT: 'development',
        VITE_SUPERVISION_URL: `http://localhost:${port}/supervision`,
      };
      await withRelease(settings, async (release) => {
        const nginx = await startReleasedHost(release);
        const environment = { PORT: String(port), SITE_URL: nginx.address };
        const supervision = await startService({ release, environment });
        await use({ siteAddress: nginx.address, supervision });
        await supervision.stop();
        await nginx.stop();
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ origins }, use) => use(origins.siteAddress),
});

// One worker, since each would build its own site.
test.describe.configure({ mode: 'default' });

test('a visit, a quote and an order reach a service on another origin', async ({ page, quote, origins }) => {
  const { siteAddress, supervision } = origins;
  const visit = page.waitForResponse(`${supervision.address}/supervision/statistiques?type=visite`);
  await open(page, '/quote/');
  expect((await visit).status()).toBe(200);
  const pictureLoads = await page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture.naturalWidth;
  }, `${supervision.address}/supervision/statistiques?type=devis`);
  expect(pictureLoads).toBe(1);

  await quote.fillSmallOffice();
  const statistics = page.waitForResponse((response) => response.request().method() === 'POST');
  await quote.showButton.click();
  expect((await statistics).status()).toBe(204);
  expect((await statistics).headers()['access-control-allow-origin']).toBe(siteAddress);

  await quote.order();
  await page.waitForURL(`${supervision.address}/supervision/paiement/*`);
  await expect(
    page.getByText(formatCount(quoteFor(smallOffice).oneTime / 100), { exact: false }).first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Modifier mon devis' }).click();
  await expect(page).toHaveURL(`${siteAddress}/#/quote`);
});

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
