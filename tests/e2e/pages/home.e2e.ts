import { testimonials } from '#content/testimonials.ts';
import { formatEurosShort } from '#domain/money.ts';
import { startingPrices } from '#domain/quote/price/price-texts.ts';
import { chooseEssentialCookies, expect, open, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';

test.beforeEach(({ page }) => chooseEssentialCookies(page));

test('the home page has its headline, three benefits, four steps and six cards', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Téléphonie VoIP prête à l’emploi');
  const benefits = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(benefits).toHaveText([/Installation en 5\u00a0minutes/, /Appels illimités/, /support dédié/]);
  const section = page.getByRole('region', { name: 'Solution VoIP clé en main' });
  await expect(section.getByRole('list').first().locator('strong')).toHaveText([
    ...['Devis en ligne', 'Commande', 'Livraison', 'Utilisation'],
  ]);
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(6);
  await section.getByRole('link', { name: 'Voir les démonstrations' }).click();
  await expect(page).toHaveURL(/#\/demo$/);
});

test('on the home page each client has their stars, and examples are marked as such', async ({ page }) => {
  await open(page, '/');
  const figures = page.getByRole('main').getByRole('figure');
  await expect(figures).toHaveCount(testimonials.length);
  for (const [index, { author, example, rating }] of testimonials.entries()) {
    const figure = figures.nth(index);
    await expect(figure).toContainText(`${rating} sur 5`);
    await expect(figure.getByRole('blockquote')).toHaveCount(1);
    await expect(figure).toContainText(author);
    await expect(figure.getByText('Exemple', { exact: true })).toHaveCount(example ? 1 : 0);
  }
});

test('the home page says for whom it is, both prices in one size and its reasons on the first screen', async ({
  page,
}) => {
  await open(page, '/');
  const { phones, monthly, monthlyUnlimited, oneTime } = startingPrices(catalogue);
  const prices = [`${formatEurosShort(monthly)} HT sans forfait`, `${formatEurosShort(monthlyUnlimited)} HT illimité`];
  const sizes = await Promise.all(
    prices.map((price) =>
      page
        .getByText(price)
        .locator('strong')
        .evaluate((amount) => getComputedStyle(amount).fontSize),
    ),
  );
  expect(sizes[0]).toBe(sizes[1]);
  for (const [width, height] of [
    [360, 640],
    [1366, 650],
  ] as const) {
    const size = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    for (const whole of [
      'Le standard des commerces, cabinets et mairies',
      ...prices,
      `par mois, pour ${phones} postes et leur numéro ; matériel dès ${formatEurosShort(oneTime)} HT, une fois`,
      'Mise en service offerte',
      'Nos prix sont publics',
    ])
      await expect(page.getByText(whole), size).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^Illimité vers les fixes et mobiles en France/), size).toBeInViewport();
  }
});
