import type { Locator, Page } from '@playwright/test';
import { expect, ready, test } from '#tests/e2e/fixtures.ts';
import type { QuotePage } from '#tests/e2e/quote/quote-page.ts';

const phone = { width: 390, height: 844 };

/** A thumb: measures the distance it scrolls to bring each target fully into view, in screens. */
class Thumb {
  #scrolled = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get screens(): number {
    return this.#scrolled / phone.height;
  }

  async tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    this.#scrolled += await target.evaluate((element) => {
      const before = scrollY;
      // A control hidden behind its label is tapped there.
      const shown = element.matches('input[type="checkbox"], input[type="radio"]') ? element.closest('label') : element;
      (shown ?? element).scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return Math.abs(scrollY - before);
    });
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target);
    await this.#page.keyboard.type(text);
  }
}

/** Opens « Tarifs » from the home page on a phone. */
async function openRates(page: Page): Promise<Thumb> {
  await page.setViewportSize(phone);
  await page.goto('/');
  await ready(page);
  const thumb = new Thumb(page);
  await thumb.tap(page.locator('main').getByRole('link', { name: 'Tarifs' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Tarifs' })).toBeVisible();
  return thumb;
}

/** From the e-mail to the payment page. */
async function order(thumb: Thumb, page: Page, quote: QuotePage): Promise<void> {
  await thumb.type(quote.field('Adresse e-mail'), 'accueil@cabinet.example.com');
  await thumb.tap(page.getByRole('button', { name: 'Voir les tarifs' }));
  await expect(quote.region).toContainText('pour 5 postes, 2 sites');
  await expect(quote.region).toContainText('2 numéros conservés. Appels illimités vers les fixes et mobiles');
  await thumb.tap(quote.terms);
  await thumb.tap(page.getByRole('button', { name: 'Commander' }));
  await page.waitForURL(/\/paiement\/.+/);
}

test('five phones, two sites, two numbers kept: from the home page to a confirmed order in 8 screens', async ({
  page,
  quote,
}) => {
  const thumb = await openRates(page);
  await thumb.tap(quote.button(/Cabinet, 5/));
  for (const unit of ['un site', 'un numéro à conserver', 'un numéro à conserver'])
    await thumb.tap(quote.button(`Ajouter ${unit}`));
  await order(thumb, page, quote);

  await thumb.type(page.getByLabel('SIRET'), '73282932000074');
  await thumb.type(page.getByLabel('Entreprise ou organisme'), 'Cabinet Ottavi');
  await thumb.type(page.getByLabel('Votre nom'), 'Claire Ottavi');
  await thumb.type(page.getByLabel('Téléphone', { exact: true }), '0465710011');
  await thumb.type(page.getByLabel('Numéro et rue, ou lieu-dit').first(), '1 place Foch, 20000 Ajaccio');
  await thumb.tap(page.getByLabel(/même adresse que le site 1/));
  await thumb.tap(page.getByLabel(/J’accepte/));
  await thumb.tap(quote.button('Commander avec obligation de paiement'));
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est confirmée' })).toBeVisible();

  test.info().annotations.push({
    type: 'measured',
    description: `${thumb.screens.toFixed(1)} screens`,
  });
  expect(thumb.screens).toBeLessThanOrEqual(8);
});
