import type { Page } from '@playwright/test';
import { brand } from '#content/brand.ts';
import { parisDay } from '#domain/calendar.ts';
import { formatWholeEuros } from '#domain/money.ts';
import { rioOf } from '#service/payloads.fixture.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { atOffice } from '#tests/e2e/office.ts';
import { planNames, type QuotePage, quoteFor } from '#tests/e2e/quote/quote-page.ts';
import { Typist } from '#tests/e2e/typist.ts';
import type { RunningService } from '#tests/shared/released-service.ts';

const numbers = ['0465710001', '0465710002'] as const;

// The cookie question stays open on the whole way.
test.use({ expectedMessages: /422/, hasChosenCookies: false });

/** Five phones that keep two numbers. */
const shop = {
  mainPhones: '5',
  geographicNumbers: '2',
  portedNumbers: '2',
  callType: 'unlimited',
  callPlanType: 'france-all',
  email: 'rossi@boulangerie.example.com',
};
/** What is due, in cents: VAT of 20 % on every line. */
const due = quoteFor(shop).oneTime * 1.2;

/** Up to unlimited calls. */
async function typeCounts(quote: QuotePage, typist: Typist): Promise<void> {
  await typist.type(quote.field('Postes principaux'), shop.mainPhones);
  await typist.type(quote.field('Numéros géographiques'), shop.geographicNumbers);
  await typist.type(quote.field('Numéros à conserver (portabilité)'), shop.portedNumbers);
  await typist.tabTo(quote.field('À la consommation'));
  await typist.press('ArrowRight');
}

async function orderFromQuote(quote: QuotePage, typist: Typist): Promise<void> {
  await quote.open();
  await typeCounts(quote, typist);
  await typist.tabTo(quote.field(planNames['france-fix']));
  await typist.press('ArrowDown');
  await typist.type(quote.field('Adresse e-mail'), shop.email);
  await typist.press('Enter');
  await expect(quote.region).toContainText(`${planNames['france-all']}, 2 canaux`);
  await typist.use(quote.terms);
  await typist.tabTo(quote.orderButton);
  await typist.press('Enter');
}

/** Orders from the home page, where no script runs: the service shows the price on a page of its own. */
async function orderFromHome(page: Page, quote: QuotePage, typist: Typist): Promise<void> {
  await page.goto('/');
  await typist.tabTo(page.getByRole('link', { name: 'Tarifs' }).first());
  await typist.press('Enter');
  await typeCounts(quote, typist);
  await typist.press('Enter');
  await expect(quote.region).toContainText(`${planNames['france-fix']}, 2 canaux`);
  await typist.tabTo(quote.field(planNames['france-fix']));
  await typist.press('ArrowDown');
  await typist.press('Enter');
  await expect(quote.region).toContainText(`${planNames['france-all']}, 2 canaux`);
  await expect(quote.region).toContainText(formatWholeEuros(quoteFor(shop).oneTime));
  await expect(page.getByText('Ouvrir ce devis dans le formulaire du site')).toBeHidden();
  await typist.use(page.getByRole('checkbox', { name: /^J’accepte/ }));
  await typist.press('Enter');
  // What was forgotten is asked for once more, and the tick is kept.
  await typist.type(quote.field('Adresse e-mail'), shop.email);
  await expect(page.getByRole('checkbox', { name: /^J’accepte/ })).toBeChecked();
  await typist.press('Enter');
}

async function complete(page: Page, typist: Typist): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vérifiez, complétez, commandez' })).toBeVisible();
  await typist.type(page.getByLabel('SIRET'), '73282932000074');
  await typist.type(page.getByLabel('Entreprise ou organisme'), 'Boulangerie Rossi');
  await typist.type(page.getByLabel('Votre nom'), 'Anne Rossi');
  await typist.type(page.getByLabel('Téléphone', { exact: true }), '0465710011');
  await typist.type(page.getByLabel('Numéro et rue, ou lieu-dit').first(), '3 cours Napoléon, 20000 Ajaccio');
  await typist.use(page.getByRole('checkbox', { name: /^J’accepte/ }));
  await typist.tabTo(page.getByRole('button', { name: 'Commander avec obligation de paiement' }));
  await typist.press('Enter');
  await expect(page.getByRole('heading', { name: 'Merci, votre commande est confirmée' })).toBeVisible();
  typist.expectShort(test.info());
}

/** Completes two numbers, one of them after a mistyped RIO, and accepts the mandate once its tick is asked for. */
async function keepNumbers(page: Page, typist: Typist): Promise<void> {
  const alert = page.getByRole('alert');
  for (const [index, number] of numbers.entries()) {
    const form = page.getByRole('form', { name: `Numéro ${index + 1}`, exact: true });
    await typist.type(form.getByLabel('Numéro à conserver'), number);
    const rio = rioOf(number);
    // Two neighbours swapped in the first one.
    await typist.type(form.getByLabel('RIO'), index === 0 ? rio.replace('ER', 'RE') : rio);
    if (index === 0) {
      await typist.type(form.getByLabel('Titulaire de la ligne'), 'SARL Boulangerie Rossi');
      await typist.type(form.getByLabel('Opérateur actuel'), 'Orange');
    }
    await typist.press('Enter');
    if (index > 0) continue;
    // Said where it is, not at the top of the page.
    await expect(alert).toHaveText(/^Numéro 1\s: un point à corrigerCe RIO .*vérifiez surtout le 4e caractère du RIO$/);
    await expect(alert).toBeInViewport();
    await expect(page).toHaveTitle(/^À corriger\s: numéro 1, commande /);
    await expect(form.getByLabel('RIO')).toBeFocused();
    await expect(form.getByLabel('RIO')).toHaveAccessibleDescription(/vérifiez surtout le 4e caractère du RIO/);
    await expect(form.getByLabel('Opérateur actuel')).toHaveValue('Orange');
    await typist.press('Control+A');
    await typist.type(form.getByLabel('RIO'), rio);
    await typist.press('Enter');
    await expect(page.getByText('Numéros complets : 1 sur 2')).toBeVisible();
  }
  const tick = page.getByRole('checkbox', { name: /^J’accepte le mandat/ });
  const ask = page.getByRole('button', { name: 'Demander le transfert de mes numéros' });
  await typist.tabTo(ask);
  await typist.press('Enter');
  await expect(alert).toContainText('Cochez que vous acceptez le mandat');
  await expect(tick).toBeFocused();
  await typist.use(tick);
  await typist.tabTo(ask);
  await typist.press('Enter');
  await expect(page.getByText(/^Vous avez accepté ce mandat le .*\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Télécharger le mandat de transfert (PDF)' })).toBeVisible();
}

/** Pays 494,40 € too little, then these; the office ships, starts and ports. */
async function untilPorted(page: Page, service: RunningService): Promise<void> {
  await atOffice(page, service, [{ kind: 'payment', cents: due - 49_440 }]);
  await page.reload();
  await expect(page.getByText('Il reste 494,40 € à payer.').first()).toBeVisible();
  await atOffice(page, service, [
    { kind: 'payment', cents: 49_440 },
    { kind: 'ship', note: 'Colissimo 6A12345678901' },
  ]);
  await page.reload();
  await expect(page.getByText('Votre matériel est en route : Colissimo 6A12345678901.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pour brancher' })).toContainText(`Reliez la box ${brand.name}`);
  await atOffice(page, service, [{ kind: 'put-in-service' }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Votre téléphonie est en service' })).toBeVisible();
  await expect(page.getByText('À venir')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Pour essayer' })).toContainText('Appelez un autre téléphone');
  await expect(page.getByText(/^Ne résiliez rien/)).toBeVisible();
  await atOffice(page, service, [], { ports: [{ kind: 'send' }, { kind: 'port', day: parisDay(new Date()) }] });
  await page.reload();
  await expect(page.getByText('transférés : 2 sur 2.')).toBeVisible();
  await expect(page.getByText(/^Ne résiliez rien/)).toHaveCount(0);
}

test('a shop orders five phones and keeps two numbers by keyboard alone, pays twice', async ({
  page,
  quote,
  service,
}) => {
  test.setTimeout(90_000);
  const typist = new Typist(page);
  await orderFromQuote(quote, typist);
  await complete(page, typist);
  await keepNumbers(page, typist);
  await untilPorted(page, service);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shop orders the same from the home page and keeps two numbers by keyboard alone', async ({ page, quote }) => {
    test.setTimeout(90_000);
    const typist = new Typist(page);
    await orderFromHome(page, quote, typist);
    await complete(page, typist);
    await keepNumbers(page, typist);
  });
});
