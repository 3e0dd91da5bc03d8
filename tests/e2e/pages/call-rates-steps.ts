import type { Locator, Page } from '@playwright/test';
import { callRates } from '#content/call-rates.ts';
import type { CallRate, RateType } from '#domain/calls/call-rates.ts';
import { open } from '#tests/e2e/fixtures.ts';

/** A rate of the table, of which the owner will confirm and correct those that are provisional today. */
export function rateOf(country: string, kind: RateType): CallRate {
  const rate = callRates.find(({ destination, type }) => destination === country && type === kind);
  if (rate === undefined) throw new Error(`There is no rate for ${country}.`);
  return rate;
}

type Mode = 'Tarifs à la consommation' | 'Forfait illimité';

export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const tab = (page: Page, name: string): Locator =>
  dialog(page).getByRole('tab', { name: new RegExp(`^${name}`) });
export const search = (page: Page): Locator =>
  dialog(page).getByRole('searchbox', { name: /Rechercher une destination/ });
export const names = (page: Page): Locator => dialog(page).getByRole('rowheader');
export const count = (page: Page): Locator => dialog(page).getByText(/^\d+\sdestinations?$/);
export const announced = (page: Page): Locator => dialog(page).getByRole('status');

export async function openRates(page: Page, mode: Mode = 'Tarifs à la consommation'): Promise<void> {
  await open(page, '/#/solution');
  await showRates(page, mode);
}

export async function showRates(page: Page, mode: Mode): Promise<void> {
  await page.getByRole('button', { name: 'Maîtrise des coûts', exact: true }).click();
  await page.getByRole('button', { name: mode, exact: true }).click();
  await tab(page, 'France').waitFor();
}
