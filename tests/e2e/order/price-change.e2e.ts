import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { cataloguesFolder } from '#build/content/read/content-folders.ts';
import { catalogues } from '#content/catalogues.ts';
import { addDays, formatDay, parisDay } from '#domain/calendar.ts';
import { formatEurosShort } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { currentCatalogue, honouredUntil } from '#domain/quote/catalogue/catalogue-validity.ts';
import { startingPrices } from '#domain/quote/price/price-texts.ts';
import { saveChoices } from '#domain/quote/resume-link.ts';
import { expect, open, ready, test as site, stopDate } from '#tests/e2e/fixtures.ts';
import { quoteFor, requestFor, smallOffice, total } from '#tests/e2e/quote/quote-page.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { withRelease } from '#tests/e2e/with-release.ts';
import { type RunningService, startService } from '#tests/shared/released-service.ts';

const newest = currentCatalogue(catalogues, new Date('9999-12-31'));
const today = parisDay(new Date());
const { T46U } = newest.oneTime.phones;
const { phoneLicence } = newest.monthly;
const rise = 750;

/** As many channels as the last catalogue offers. */
const most = Math.max(...newest.unlimited.channels);
/** Offered in its place from then on. */
const added = 25;

/** A catalogue that begins tomorrow, or after the last one that is announced, and offers other channels. */
const invented: Catalogue = {
  ...newest,
  id: 'invented',
  validFrom: addDays(newest.validFrom > today ? newest.validFrom : today, 1),
  oneTime: {
    ...newest.oneTime,
    phones: { ...newest.oneTime.phones, T46U: { ...T46U, priceCents: T46U.priceCents + rise } },
  },
  monthly: { ...newest.monthly, phoneLicence: { ...phoneLicence, priceCents: phoneLicence.priceCents + rise } },
  unlimited: {
    ...newest.unlimited,
    channels: [...newest.unlimited.channels.filter((channels) => channels < most), added],
  },
};
const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
/** The file of the invented catalogue, as the owner would write it. */
const written = `basedOn: ${newest.id}
validFrom: ${invented.validFrom}
source: Invented by the tests
oneTime: { phones: { T46U: { price: "${euros(T46U.priceCents + rise)}" } } }
monthly: { phoneLicence: { price: "${euros(phoneLicence.priceCents + rise)}" } }
unlimited:
  channels: [${invented.unlimited.channels}]
  price:
    france-fix: { ${added}: '112,50', ${most}: }
    france-all: { ${added}: '281,25', ${most}: }
    international: { ${added}: '468,75', ${most}: }
`;

function storedOrders({ databaseFile }: RunningService): unknown[] {
  const database = new Database(databaseFile, { readonly: true });
  const stored = database.prepare('select catalogue_id, one_time_cents, monthly_cents from orders').all();
  database.close();
  return stored;
}

/** What a build needs of the project. */
const parts =
  'build content deploy documents domain service site tests/setup tools ui package.json package-lock.json tsconfig.base.json vite.config.ts';

/** A release built today from these sources and one more catalogue. */
const test = site.extend<object, { readonly changedRelease: string }>({
  changedRelease: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'neolis-price-change-'));
      for (const part of parts.split(' ')) cpSync(part, join(folder, part), { recursive: true });
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
      writeFileSync(join(folder, cataloguesFolder, `${invented.id}.yaml`), written);
      spawnSync('node_modules/.bin/tsx', ['build/keep-catalogue.ts'], { cwd: folder });
      await withRelease({}, use, folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, since each would build its own release.
test.describe.configure({ mode: 'default' });

for (const [when, days] of [
  ['the day before a price change', -1],
  ['the first day of a price change', 0],
  ['long after a price change', 45],
] as const) {
  test.describe(`on ${when}`, () => {
    const noon = new Date(`${addDays(invented.validFrom, days)}T11:00:00Z`);
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

      const stored = storedOrders(service);
      await service.stop();
      expect(stored).toEqual([{ catalogue_id: current.id, one_time_cents: oneTime, monthly_cents: monthly }]);
    });
  });
}

test.describe('a tab left open over a price change', () => {
  test.use({ time: new Date(`${addDays(invented.validFrom, -1)}T11:00:00Z`) });

  test('keeps the price that it shows, up to the order', async ({ page, quote, changedRelease }) => {
    const now = new Date(`${invented.validFrom}T11:00:00Z`);
    const service = await startService({ release: changedRelease, now });
    await quote.open(`${service.address}/#/quote`);
    await quote.fillSmallOffice();
    await quote.showButton.click();
    const { oneTime, monthly } = quoteFor(smallOffice, newest);
    await expect(quote.region).toContainText(total(oneTime));
    await page.evaluate(stopDate, now.getTime());
    await quote.terms.check();
    await expect(quote.region).toContainText(total(oneTime));
    await quote.orderButton.click();
    await page.waitForURL(/\/supervision\/paiement\/.+/);
    const stored = storedOrders(service);
    await service.stop();
    expect(stored).toEqual([{ catalogue_id: newest.id, one_time_cents: oneTime, monthly_cents: monthly }]);
  });

  test('takes the prices of a newer link, and has them again after another page', async ({
    page,
    quote,
    changedRelease,
  }) => {
    const now = new Date(`${invented.validFrom}T11:00:00Z`);
    const service = await startService({ release: changedRelease, now });
    await quote.open(`${service.address}/#/quote`);
    await page.evaluate(stopDate, now.getTime());
    await page.goto(`${service.address}/#/quote?devis=1_${invented.id}_s1_p4-0-0_n1-0_min`);
    await expect(quote.field('Postes principaux')).toHaveValue('4');
    await quote.field('Adresse e-mail').fill('claire@mairie.example.com');
    await quote.showButton.click();
    const raised = total(quoteFor(smallOffice, invented).oneTime);
    await expect(quote.region).toContainText(raised);
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL(/#\/contact$/);
    await page.goBack();
    await expect(quote.region).toContainText(raised);
    await service.stop();
  });

  test('has the prices of the day after reloads between which it showed none', async ({
    page,
    quote,
    changedRelease,
  }) => {
    const now = new Date(`${invented.validFrom}T11:00:00Z`);
    const service = await startService({ release: changedRelease, now });
    await quote.open(`${service.address}/#/quote`);
    await quote.fillSmallOffice();
    await quote.showButton.click();
    await page.reload();
    await expect(quote.region).toContainText(total(quoteFor(smallOffice, newest).oneTime));
    await quote.field('Postes principaux').fill('5');
    await expect(quote.region).toHaveCount(0);
    await page.addInitScript(stopDate, now.getTime());
    await page.reload();
    await ready(page);
    await quote.showButton.click();
    await expect(quote.region).toContainText(total(quoteFor({ ...smallOffice, mainPhones: '5' }, invented).oneTime));
    await service.stop();
  });

  test('has the prices of the day once its own are honoured no more', async ({ page, quote, changedRelease }) => {
    const now = new Date(`${addDays(invented.validFrom, 30)}T11:00:00Z`);
    const service = await startService({ release: changedRelease, now });
    await quote.open(`${service.address}/#/quote`);
    await page.evaluate(stopDate, now.getTime());
    await quote.fillSmallOffice();
    await quote.showButton.click();
    await expect(quote.region).toContainText(total(quoteFor(smallOffice, invented).oneTime));
    await service.stop();
  });
});

test.describe('a price of before that is still honoured', () => {
  const noon = new Date(`${invented.validFrom}T11:00:00Z`);
  test.use({ time: noon });

  test('comes back after a reload, whether it was shown or not', async ({ page, quote, changedRelease }) => {
    const service = await startService({ release: changedRelease, now: noon });
    await quote.open(`${service.address}/#/quote?devis=1_${catalogue.id}_s1_p4-0-0_n1-0_min`);
    // The price would be hidden again by the link's choices.
    await expect(quote.field('Postes principaux')).toHaveValue('4');
    await quote.field('Adresse e-mail').fill('claire@mairie.example.com');
    await page.reload();
    await ready(page);
    await quote.showButton.click();
    await expect(quote.region).toContainText(total(quoteFor(smallOffice).oneTime));
    await page.reload();
    await expect(quote.region).toContainText(total(quoteFor(smallOffice).oneTime));
    // Said on paper.
    const until = honouredUntil(catalogue, [...catalogues, invented], parisDay(noon));
    await expect(quote.region).toContainText(`valable jusqu’au ${formatDay(until)}.`);
    await quote.field('Postes principaux').fill('5');
    await expect(quote.region).toHaveCount(0);
    await page.reload();
    await ready(page);
    await quote.showButton.click();
    await expect(quote.region).toContainText(total(quoteFor({ mainPhones: '5' }).oneTime));
    await service.stop();
  });

  test('keeps channels that its catalogue alone offers, from its link and after a reload', async ({
    page,
    quote,
    changedRelease,
  }) => {
    const service = await startService({ release: changedRelease, now: noon });
    const channels = quote.field('Canaux simultanés');
    // The static page has those of before.
    await quote.open(`${service.address}/#/quote`);
    await quote.choosePlan(String(added), 'france-all');
    await page.reload();
    await ready(page);
    await expect(channels).toHaveValue(String(added));
    // As an earlier visit may have left them, without a price.
    await page.evaluate((withdrawn) => {
      const draft = JSON.parse(sessionStorage['neolis.quote-draft']);
      sessionStorage['neolis.quote-draft'] = JSON.stringify({ ...draft, channels: withdrawn });
    }, String(most));
    await page.reload();
    await ready(page);
    await quote.fillSmallOffice();
    await quote.showButton.click();
    await expect(quote.alert).toContainText('Choisissez l’une des valeurs proposées');
    await quote.button('Quel forfait choisir').click();
    await expect(quote.dialog).toContainText('Forfaits comptés pour');
    await page.keyboard.press('Escape');

    const choices = { ...smallOffice, callType: 'unlimited', channels: String(most) } as const;
    const link = saveChoices({ catalogueId: catalogue.id, request: requestFor(choices) });
    await quote.open(`${service.address}/#/quote?devis=${link}`);
    await expect(channels).toHaveValue(String(most));
    await quote.field('Adresse e-mail').fill('claire@mairie.example.com');
    await quote.showButton.click();
    await expect(quote.region).toContainText(total(quoteFor(choices).monthly));
    await page.reload();
    await expect(quote.region).toContainText(total(quoteFor(choices).monthly));
    await expect(channels).toHaveValue(String(most));
    await service.stop();
  });
});
