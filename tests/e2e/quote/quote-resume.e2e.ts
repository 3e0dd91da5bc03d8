import { formatWholeEuros } from '#domain/money.ts';
import { sixPhones } from '#domain/quote/example-quote.fixture.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { bigOffice, quoteFor, quotePage } from './quote-page.ts';

test('the link restores all but the e-mail, sends nothing and is removed', async ({ quote, browser, baseURL }) => {
  await quote.open();
  const kept = { geographicNumbers: '14', portedNumbers: '12' };
  await quote.fill({ ...bigOffice, 'Numéros géographiques': '14', 'Numéros à conserver (portabilité)': '12' });
  await quote.choosePlan('6', 'france-all');
  await quote.showButton.click();
  const totals = await quote.region.locator('dl').textContent();
  await quote.tool('Envoyer à quelqu’un').click();
  const link = await quote.dialog.getByLabel('Lien de votre devis').inputValue();
  expect(link).toContain('/supervision/devis?devis=');
  expect(link).not.toContain('claire');

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const visitor = await other.newPage();
  const theirs = quotePage(visitor);
  const statistics = await theirs.collectStatistics();
  // As a mail program hands it on that took the end of the sentence for that of the link. Its price needs no e-mail.
  await visitor.goto(`${link}).`);
  await expect(theirs.region).toContainText(formatWholeEuros(quoteFor({ ...sixPhones, ...kept }).oneTime));
  const site = visitor.getByRole('link', { name: 'Ouvrir ce devis dans le formulaire du site' });
  await theirs.open((await site.getAttribute('href')) ?? '');
  const notice = visitor.getByRole('status').filter({ hasText: 'Voici le devis qui vous a été transmis' });
  // Only what changes in it is read again, as the visitor types.
  await expect(notice).toHaveAttribute('aria-atomic', 'false');
  await expect(notice).toContainText(
    '6 postes, 2 sites, 12 numéros conservés. Appels illimités vers les fixes et mobiles de France, 6 à la fois.',
  );
  await expect(visitor.getByRole('article')).toHaveCount(0);
  await expect(visitor).toHaveURL(/#\/quote$/);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Tarifs' })).toBeFocused();
  await expect(theirs.field('Adresse e-mail')).toHaveValue('');
  await expect(theirs.region).toHaveCount(0);
  expect(statistics).toEqual([]);
  const see = visitor.getByRole('button', { name: 'Voir le prix' });
  await expect(see).toBeInViewport({ ratio: 1 });
  await see.click();
  await expect(theirs.field('Adresse e-mail')).toBeFocused();
  await expect(theirs.field('Adresse e-mail')).toBeInViewport({ ratio: 1 });
  await expect(notice).toContainText('Il reste votre adresse e-mail à donner');
  await visitor.keyboard.type('paul@example.com');
  await expect(notice).not.toContainText('Il reste votre adresse e-mail à donner');
  await see.click();
  await expect(theirs.region.locator('dl')).toHaveText(totals ?? '');
  await expect(visitor.getByRole('heading', { name: 'Votre devis' })).toBeFocused();
  await other.close();
});
