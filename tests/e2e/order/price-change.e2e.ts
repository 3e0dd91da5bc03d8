import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { cataloguesFolder } from '#build/content/read/read-catalogues.ts';
import { catalogues } from '#content/catalogues.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { formatEurosShort } from '#domain/money.ts';
import { currentCatalogue, honouredUntil } from '#domain/quote/catalogue/catalogue-validity.ts';
import { startingPrices } from '#domain/quote/price/price-texts.ts';
import { expect, open, test as site } from '#tests/e2e/fixtures.ts';
import { quoteFor, smallOffice, total } from '#tests/e2e/quote/quote-page.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { withRelease } from '#tests/e2e/with-release.ts';
import { copySources } from '#tests/shared/copy-sources.ts';
import { fileOf, inventCatalogue, momentsAround } from '#tests/shared/invented-catalogue.ts';
import { startService } from '#tests/shared/released-service.ts';

const invented = inventCatalogue(catalogues);

/** A release built today from these sources and one more catalogue. */
const test = site.extend<object, { readonly changedRelease: string }>({
  changedRelease: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'neolis-price-change-'));
      copySources(folder);
      writeFileSync(join(folder, cataloguesFolder, `${invented.id}.yaml`), fileOf(invented));
      spawnSync('node_modules/.bin/tsx', ['build/keep-catalogue.ts'], { cwd: folder });
      await withRelease({}, use, folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, since each would build its own release.
test.describe.configure({ mode: 'default' });

for (const { when, noon } of momentsAround(invented)) {
  test.describe(`on ${when}`, () => {
    test.use({ time: noon });

    test('pages, quote and order have the prices of the day', async ({ page, quote, changedRelease }) => {
      const current = currentCatalogue([...catalogues, invented], noon);
      const { oneTime, monthly } = quoteFor(smallOffice, current);
      const service = await startService({ release: changedRelease, now: noon });
      await open(page, `${service.address}/`);
      const starting = `${formatEurosShort(startingPrices(current).monthly)} HT`;
      await expect(page.getByRole('main').getByText(starting, { exact: true })).toBeVisible();

      await quote.open(`${service.address}/#/quote`);
      await quote.fillSmallOffice();
      await quote.showButton.click();
      await expect(quote.region).toContainText(total(oneTime));
      await expect(quote.region).toContainText(total(monthly));
      await quote.order();
      await page.waitForURL(/\/supervision\/paiement\/.+/);

      const database = new Database(service.databaseFile, { readonly: true });
      const stored = database.prepare('select catalogue_id, one_time_cents, monthly_cents from orders').all();
      database.close();
      await service.stop();
      expect(stored).toEqual([{ catalogue_id: current.id, one_time_cents: oneTime, monthly_cents: monthly }]);
    });
  });
}

test.describe('a price of before that is still honoured', () => {
  const noon = new Date(`${invented.validFrom}T11:00:00Z`);
  test.use({ time: noon });

  test('comes back after a reload, once it was shown', async ({ page, quote, changedRelease }) => {
    const service = await startService({ release: changedRelease, now: noon });
    await quote.open(`${service.address}/#/quote?devis=1_${catalogue.id}_s1_p4-0-0_n1-0_min`);
    await quote.field('Adresse e-mail').fill('claire@mairie.example.com');
    await quote.showButton.click();
    await expect(quote.region).toContainText(total(quoteFor(smallOffice).oneTime));
    await page.reload();
    await expect(quote.region).toContainText(total(quoteFor(smallOffice).oneTime));
    // Said on paper.
    const until = honouredUntil(catalogue, [...catalogues, invented], parisDay(noon));
    await expect(quote.region).toContainText(`valable jusqu’au ${formatDay(until)}.`);
    await service.stop();
  });
});
