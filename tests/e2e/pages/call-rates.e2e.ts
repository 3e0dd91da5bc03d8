import type { Page } from '@playwright/test';
import { callRates } from '#content/call-rates.ts';
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
import { ratesFile } from '#domain/company.ts';
import { formatCount, formatCounted, formatRate } from '#domain/money.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { count, dialog, openRates, search, showRates, tab } from './call-rates-steps.ts';

const inZone = (zone: RateZone) => groupCallRates(callRates).filter((destination) => destination.zone === zone);

function cellText(cell: RateCell): string {
  if (cell === 'included') return 'Inclus';
  if (cell === undefined) return '—';
  return `${formatRate(cell.rate)} HT${cell.status === 'provisional' ? ' indicatif' : ''}`;
}

/** Expects these destinations in the table, in this order, with the rates of the content. */
async function expectRows(page: Page, destinations: readonly CallDestination[], mode: RatesMode): Promise<void> {
  const rows = destinations.map((row) => {
    const below = row.special ? `Numéros spéciaux ${cellText(row.special)}` : '';
    const cells = (['fixed', 'mobile'] as const).map((column) => cellText(rateCell(row, column, mode)));
    return [row.destination, below, ...cells].join('');
  });
  await expect(dialog(page).locator('tbody tr')).toHaveText(rows);
}

test('opens on France each time, and leads back to the card that it was opened from', async ({ page }) => {
  await openRates(page);
  await expect(tab(page, 'France')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'International').click();
  await search(page).fill('jap');
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Maîtrise des coûts', exact: true })).toBeFocused();
  await showRates(page, 'Tarifs à la consommation');
  await expect(tab(page, 'France')).toHaveAttribute('aria-selected', 'true');
  await expect(search(page)).toHaveValue('');
});

test('the zones are one stop of the Tab key, chosen by arrows, Home and End', async ({ page }) => {
  await openRates(page);
  await tab(page, 'France').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Europe'],
    ['End', 'International'],
    ['ArrowRight', 'France'],
    ['ArrowLeft', 'International'],
    ['Home', 'France'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tab(page, 'France')).toBeFocused();
});

for (const [mode, button] of [
  ['payAsYouGo', 'Tarifs à la consommation'],
  ['unlimited', 'Forfait illimité'],
] as const) {
  test(`« ${button} » lists every destination of the content once, with its rates`, async ({ page }) => {
    await openRates(page, button);
    await expect(dialog(page)).toHaveAccessibleName(texts.titles[mode]);
    await expect(dialog(page)).toContainText(texts.note);
    const file = dialog(page).getByRole('link', { name: 'Télécharger les tarifs (CSV)' });
    await expect(file).toHaveAttribute('href', ratesFile);
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

test('on paper the rates are alone, and complete', async ({ page }) => {
  await openRates(page);
  await tab(page, 'International').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toBeHidden();
  const { top, hidden } = await dialog(page).evaluate((element) => ({
    top: element.getBoundingClientRect().top + scrollY,
    hidden: element.scrollHeight - element.clientHeight,
  }));
  expect({ top, hidden }).toEqual({ top: 0, hidden: 0 });
});
