import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import {
  type CallDestination,
  groupCallRates,
  type RateCell,
  type RatesMode,
  type RateZone,
  rateCell,
  rateZones,
} from '#domain/calls/call-rates.ts';
import { formatCount, formatCounted, formatRate } from '#domain/money.ts';
import { type RatesOrder, sortDestinations } from '#site/features/call-rates-dialog/sort-destinations.ts';
import { writeRatesCsv } from '#site/features/call-rates-dialog/write-rates-csv.ts';
import { callRates, count, dialog, names, openRates, search, showRates, tab } from './call-rates-steps.ts';
import { chooseEssentialCookies, expect, open, test } from './fixtures.ts';
import { catalogue } from './today.ts';

const inZone = (zone: RateZone) => groupCallRates(callRates).filter((destination) => destination.zone === zone);

function cellText(cell: RateCell): string {
  if (cell.kind === 'included') return 'Inclus';
  if (cell.kind === 'missing') return '—';
  return `${formatRate(cell.rate)} HT${cell.provisional ? ' indicatif' : ''}`;
}

/** Expects these destinations in the table, in this order, with the rates of the content. */
async function expectRows(page: Page, destinations: readonly CallDestination[], mode: RatesMode): Promise<void> {
  const rows = destinations.map((row) => {
    const { special } = row;
    const provisional = special?.status === 'provisional';
    const below = special ? `Numéros spéciaux ${cellText({ kind: 'rate', rate: special.rate, provisional })}` : '';
    const cells = (['fixed', 'mobile'] as const).map((column) => cellText(rateCell(row, column, mode)));
    return [row.destination, below, ...cells].join('');
  });
  await expect(dialog(page).locator('tbody tr')).toHaveText(rows);
}

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('opens on France each time', async ({ page }) => {
  await openRates(page);
  await expect(tab(page, 'France')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'International').click();
  await search(page).fill('jap');
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await showRates(page, 'Tarifs à la consommation');
  await expect(tab(page, 'France')).toHaveAttribute('aria-selected', 'true');
  await expect(search(page)).toHaveValue('');
});

for (const [mode, button] of [
  ['payAsYouGo', 'Tarifs à la consommation'],
  ['unlimited', 'Forfait illimité'],
] as const) {
  test(`« ${button} » lists every destination of the content once, with its rates`, async ({ page }) => {
    await openRates(page, button);
    await expect(dialog(page)).toHaveAccessibleName(texts.titles[mode]);
    await expect(dialog(page)).toContainText(texts.note);
    const { fairUseMinutes } = catalogue.unlimited;
    const fairUse = `${formatCount(fairUseMinutes)} minutes par mois et par poste`;
    await expect(dialog(page).getByText(fairUse)).toBeVisible({ visible: mode === 'unlimited' });
    for (const zone of rateZones) {
      await tab(page, texts.zones[zone]).click();
      await expectRows(page, inZone(zone), mode);
      await expect(count(page)).toHaveText(formatCounted(inZone(zone).length, 'destination', 'destinations'));
    }
  });
}

test('an uncovered destination without a rate says how to get its price', async ({ page }) => {
  await openRates(page, 'Forfait illimité');
  await expect(dialog(page)).toContainText('Aucun forfait ne comprend les numéros spéciaux');
  await dialog(page).getByRole('link', { name: 'demandez-le-nous' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});

test.describe('without a network', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a failure to load the rates is shown beside their button, and another try works', async ({ page }) => {
    await page.route('**/CallRatesDialog-*.js', (route) => route.abort());
    await open(page, '/#/solution');
    await page.getByRole('button', { name: 'Maîtrise des coûts', exact: true }).click();
    await page.getByRole('button', { name: 'Forfait illimité', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('n’ont pas pu être chargés');
    await expect(page.getByRole('button', { name: 'Forfait illimité', exact: true })).toBeVisible();

    await open(page, '/#/quote');
    const rates = page.getByRole('button', { name: 'Prix des appels' });
    await rates.click();
    const failure = page.getByRole('alert').filter({ hasText: 'Ce contenu n’a pas pu être chargé' });
    const [pressed, said] = [await rates.boundingBox(), await failure.boundingBox()];
    expect(Math.abs((said?.y ?? 0) - (pressed?.y ?? 0))).toBeLessThan(150);
    await page.unroute('**/CallRatesDialog-*.js');
    await rates.click();
    await expect(dialog(page)).toHaveAccessibleName('Tarifs des communications');
  });
});

test('the focus ring of a tab and of a column head is inside it, where nothing can cut or cover it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openRates(page);
  await tab(page, 'Europe').focus();
  await expect(tab(page, 'Europe')).toHaveCSS('outline-offset', '-3px');
  const head = dialog(page).getByRole('button', { name: 'Fixe' });
  await head.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(head).toHaveCSS('outline-offset', '-3px');
});

test('pressing a column head sorts, pressing it again reverses the order', async ({ page }) => {
  await openRates(page);
  await tab(page, 'Europe').click();
  const expectSorted = async (name: string, order: RatesOrder) => {
    const sorted = dialog(page).locator('th[aria-sort]');
    await expect(sorted).toHaveText(name);
    await expect(sorted).toHaveAttribute('aria-sort', order.descending ? 'descending' : 'ascending');
    await expectRows(page, sortDestinations(inZone('europe'), order, 'payAsYouGo'), 'payAsYouGo');
  };
  await expectSorted('Destination', { column: 'destination', descending: false });
  await dialog(page).getByRole('button', { name: 'Destination' }).click();
  await expectSorted('Destination', { column: 'destination', descending: true });
  const fixed = dialog(page).getByRole('button', { name: 'Fixe' });
  await fixed.click();
  await expectSorted('Fixe', { column: 'fixed', descending: false });
  await fixed.click();
  await expectSorted('Fixe', { column: 'fixed', descending: true });
});

test('by keyboard: arrows, Home and End move through the tabs, Tab reaches search and heads', async ({ page }) => {
  await openRates(page);
  // On a slow processor too, where the table renders after the tab.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await tab(page, 'France').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Europe')).toBeFocused();
  await expect(tab(page, 'Europe')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(page, 'International')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'France')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tab(page, 'France')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Destination' })).toBeFocused();
});

test('the head of the table stays visible while its rows scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openRates(page);
  await tab(page, 'Europe').click();
  await names(page).filter({ hasText: 'Suisse' }).scrollIntoViewIfNeeded();
  const title = await dialog(page).getByRole('heading', { level: 2 }).boundingBox();
  const head = await dialog(page).getByRole('columnheader', { name: 'Mobile' }).boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  expect(head?.y).toBeLessThan(250);
});

test('figures are aligned on the comma', async ({ page }) => {
  await openRates(page);
  await tab(page, 'Europe').click();
  for (const column of [1, 2]) {
    const edges = await dialog(page)
      .locator(`tbody tr > :nth-child(${column + 1})`)
      .evaluateAll((found) =>
        found.map((cell) => {
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const comma = (text.textContent ?? '').indexOf(',');
            if (comma < 0) continue;
            range.setStart(text, comma);
            range.setEnd(text, comma + 1);
            return Math.round(range.getBoundingClientRect().left);
          }
          return undefined;
        }),
      );
    const commas = edges.filter((edge) => edge !== undefined);
    expect(commas.length).toBeGreaterThan(20);
    expect(Math.max(...commas) - Math.min(...commas)).toBeLessThanOrEqual(1);
  }
});

test('the rates can be downloaded as a file', async ({ page }) => {
  await openRates(page);
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('link', { name: 'Télécharger les tarifs (CSV)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('tarifs-communications.csv');
  expect(await readFile(await download.path(), 'utf8')).toBe(writeRatesCsv(callRates));
});

test('code and rates are fetched only when the costs are opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/#/solution');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('CallRatesDialog'))).toEqual([]);
  await showRates(page, 'Tarifs à la consommation');
  expect(fetched.some((url) => url.includes('CallRatesDialog'))).toBe(true);
});

test('the table fits on a phone and on a desktop', async ({ page }) => {
  await open(page, '/#/solution');
  for (const mode of ['Tarifs à la consommation', 'Forfait illimité'] as const) {
    await showRates(page, mode);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const zone of ['France', 'Europe', 'International']) {
        await tab(page, zone).click();
        const [table, panel] = await Promise.all([
          dialog(page).getByRole('table').boundingBox(),
          dialog(page).getByRole('tabpanel').boundingBox(),
        ]);
        expect(table?.width, `${mode}, ${zone}, ${width} px`).toBeLessThanOrEqual(panel?.width ?? 0);
      }
    }
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  }
});
