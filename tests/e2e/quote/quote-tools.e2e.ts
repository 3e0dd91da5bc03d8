import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatCount, formatEurosShort, formatRate } from '#domain/money.ts';
import { expect, isOnTop, test } from '#tests/e2e/fixtures.ts';
import { rateOf } from '#tests/e2e/pages/call-rates-steps.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { quoteFor, smallOffice, total } from './quote-page.ts';

test('« Pourquoi ce prix ? » explains the lines that need it, and a plan’s fair use stays beside its price', async ({
  quote,
}) => {
  await quote.show();
  await quote.field('Illimité').check();
  const why = quote.tool(/^Pourquoi ce prix/);
  const lines = quote.region.locator('tbody th[scope=row] small');
  const plan = quote.region.getByRole('rowheader', { name: /^Forfait d’appels illimités/ });
  const { fairUseMinutes } = catalogue.unlimited;
  for (const isOpen of [false, true, false]) {
    await expect(lines).toHaveCount(isOpen ? 6 : 1);
    await expect(plan).toContainText(
      `Usage raisonnable\u00a0: ${formatCount(fairUseMinutes)} minutes par mois et par poste`,
    );
    await expect(plan).toContainText(/Mobiles en plus\u00a0: 0,\d+\u00a0€\u00a0HT\/min/);
    await expect(why).toHaveAttribute('aria-expanded', String(isOpen));
    await why.click();
  }
  await expect(quote.region).toContainText(`7 cordons à ${formatEurosShort(catalogue.oneTime.cable.priceCents)}`);
});

test('the quote is downloaded as a PDF, once its names and its SIRET are right beside their fields', async ({
  page,
  quote,
}) => {
  await quote.show();
  await quote.tool('Télécharger le devis').click();
  const company = quote.dialog.getByLabel('Entreprise ou collectivité');
  const name = quote.dialog.getByLabel('Votre nom');
  const make = quote.dialog.getByRole('button', { name: 'Télécharger le devis (PDF)' });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await company.fill('   ');
  await name.fill('\u00a0 ');
  await company.evaluate((control) =>
    control.addEventListener('focus', () =>
      control.classList.toggle('focused-refused', control.ariaInvalid === 'true'),
    ),
  );
  await make.click();
  await expect(company).toHaveAccessibleDescription('Indiquez l’entreprise ou la collectivité');
  await expect(name).toHaveAccessibleDescription('Indiquez votre nom');
  await expect(company).toBeFocused();
  // Read aloud with its message, which the status repeats where the focus was there before.
  await expect(company).toHaveClass(/focused-refused/);
  const messages = 'Indiquez l’entreprise ou la collectivité. Indiquez votre nom.';
  await expect(quote.dialog.getByRole('status')).toHaveText(messages);

  await company.fill('Dvořák Ofﬁce');
  await expect(company).not.toHaveAttribute('aria-invalid');
  await expect(quote.dialog.getByRole('status')).toHaveText('');
  await name.fill('電話');
  await make.click();
  await expect(name).toHaveAccessibleDescription('Écrivez ce texte en lettres latines');
  await expect(name).toBeFocused();
  await name.fill('Nguyễn Văn Łukasz Yıldız');
  const siret = quote.dialog.getByLabel('SIRET (facultatif)');
  await siret.fill('732 829 320 00075');
  await make.click();
  await expect(siret).toHaveAccessibleDescription(/^Vérifiez ce SIRET/);
  await expect(siret).toBeFocused();
  await expect(company).not.toHaveAttribute('aria-invalid');
  expect(downloads).toBe(0);

  await siret.fill('732829320\u200b00074');
  await quote.dialog.getByLabel('Numéro et rue, ou lieu-dit (facultatif)').fill('20‑A rue Fesch');
  await quote.dialog.getByLabel('Code postal (facultatif)').fill('20000');
  await quote.dialog.getByLabel('Ville (facultatif)').fill('Ajaccio');
  const download = page.waitForEvent('download');
  await make.click();
  const file = new Uint8Array(readFileSync(await (await download).path()));
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
  for (const printed of ['Dvořák Office', '732 829 320 00074', '20-A rue Fesch, 20000 Ajaccio'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(printed);
  expect(text.replaceAll(/\s/g, '')).toContain(`/supervision/devis?devis=1_${catalogue.id}_`);
});

test('« Coût sur trois ans » totals the cost', async ({ quote }) => {
  await quote.show();
  await quote.tool('Coût sur trois ans').click();
  const { oneTime, monthly } = quoteFor(smallOffice);
  await expect(quote.dialog).toContainText(total(oneTime + 36 * monthly));
});

test('the rates open in both modes from the choice of calls', async ({ page, quote }) => {
  await quote.open();
  await quote.button('Prix des appels').click();
  await expect(page.getByRole('dialog', { name: 'Tarifs des communications' })).toContainText(
    formatRate(rateOf('France', 'FIX').rate),
  );
  await page.keyboard.press('Escape');
  await quote.button('Pays compris').click();
  await expect(page.getByRole('dialog', { name: 'Forfait illimité' })).toContainText('Inclus');
});

test.describe('on a phone, if the code of a tool can’t be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/, viewport: { width: 390, height: 844 } });

  test('one alert says so, and another press works', async ({ page, quote }) => {
    await quote.show();
    await page.route(/(QuoteDialogs|CallRatesDialog|explain-price)-/, (route) => route.abort());
    const failure = page.getByRole('alert').filter({ hasText: 'Ce contenu n’a pas pu être chargé' });
    for (const name of ['Envoyer à quelqu’un', 'Prix des appels', /^Pourquoi ce prix/, 'Offre personnalisée']) {
      const button = page.getByRole('button', { name });
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await button.click();
      await expect(failure, String(name)).toBeInViewport({ ratio: 1 });
      expect(await button.evaluate(isOnTop), String(name)).toBe(true);
    }
    await page.unrouteAll();
    await quote.tool('Envoyer à quelqu’un').click();
    await expect(quote.dialog).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});
