import { formatDay } from '#domain/calendar.ts';
import { expect, measureShift, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { quoteFor, smallOffice, total } from './quote-page.ts';

for (const width of [390, 1440]) {
  for (const choices of ['s5_p12-13-11_n14-12_INT30', 'cut']) {
    test(`a link, ${choices}, leaves the page where it is while it loads ${width} px wide`, async ({ page, quote }) => {
      await page.setViewportSize({ width, height: 850 });
      await quote.open(`/#/quote?devis=1_${catalogue.id}_${choices}`);
      await expect(
        page.getByText(choices === 'cut' ? 'Ce lien n’ouvre aucun devis' : '36 postes, 5 sites, '),
      ).toBeVisible();
      expect(await measureShift(page)).toBeLessThanOrEqual(0.1);
    });
  }
}

test('a link that can’t be read is reported as broken, and no entry is lost', async ({ page, quote }) => {
  await quote.show();
  for (const [what, choices] of [
    ['cut', `1_${catalogue.id}_s2_p2`],
    ['for two users of a tariff that never was', '1_2026-99_s1_u2_n1-0_min'],
  ] as const) {
    await page.goto(`/#/quote?devis=${choices}`);
    const notice = page.getByText('Ce lien n’ouvre aucun devis');
    await expect(notice, what).toBeVisible();
    await expect(page).toHaveURL(/#\/quote$/);
    await expect(quote.field('Postes principaux'), what).toHaveValue('4');
    await expect(quote.field('Nombre de sites'), what).toHaveValue('1');
    await expect(quote.region, what).toBeVisible();
    await page.reload();
    await expect(quote.field('Postes principaux'), what).toHaveValue('4');
    await expect(notice).toHaveCount(0);
  }
});

test.describe('if its code can’t be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a link stays in the address, and opens once the page is loaded again', async ({ quote, page }) => {
    await page.route(/\/ResumedQuote-.*\.js/, (route) => route.abort());
    await quote.open(`/#/quote?devis=1_${catalogue.id}_s1_p3-0-0_n1-0_min`);
    await expect(page.getByRole('alert').filter({ hasText: 'rechargez la page' })).toBeVisible();
    await expect(page).toHaveURL(/devis=/);
    // Instead of room for a notice that doesn't come.
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(quote.field('Postes principaux')).toHaveValue('3');
  });
});

test('a link whose prices no longer hold says so, and shows today’s', async ({ quote, page }) => {
  await quote.open('/#/quote?devis=1_2026-99_s1_p3-0-0_n1-0_min');
  const notice = page.getByRole('status').filter({ hasText: 'Voici le devis' });
  await expect(notice).toContainText(`aux prix du ${formatDay(catalogue.validFrom)}`);
  await expect(quote.field('Postes principaux')).toHaveValue('3');
});

test('a link asks for no e-mail if one is there, and shows no notice if all is', async ({ page, quote }) => {
  await quote.open();
  await quote.fillSmallOffice();
  await quote.terms.check();
  await page.goto(`/#/quote?devis=1_${catalogue.id}_s1_p3-0-0_n1-0_min`);
  await expect(page.getByText('Voici vos choix')).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Voici vos choix' });
  await expect(notice).toContainText(`Les prix sont ceux du ${formatDay(catalogue.validFrom)}, toujours valables.`);
  await expect(page.getByText('adresse e-mail à donner')).toHaveCount(0);

  // From another page, with all that the quote page needs loaded already.
  await page.getByRole('link', { name: 'Vos droits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('données');
  await page.goto(`/#/quote?devis=1_${catalogue.id}_s1_p5-0-0_n1-0_min`);
  await expect(notice).toBeVisible();
  await expect(quote.field('Postes principaux')).toHaveValue('5');
  await expect(quote.field('Adresse e-mail')).toHaveValue('claire@mairie.example.com');

  // As from the payment page: another document, with the draft of the same tab.
  await page.goto('about:blank');
  await quote.open(`/#/quote?devis=1_${catalogue.id}_s1_p5-0-0_n1-0_min`);
  await expect(page).toHaveURL(/#\/quote$/);
  await expect(quote.field('Postes principaux')).toHaveValue('5');
  await expect(quote.field('Adresse e-mail')).toHaveValue('claire@mairie.example.com');
  await expect(quote.terms).toBeChecked();
  await expect(page.getByText('de retour')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Tarifs' })).toBeFocused();
});

test('a link that is opened again once all of it is there leaves no room for a notice', async ({ page, quote }) => {
  const link = `/#/quote?devis=1_${catalogue.id}_s1_p3-0-0_n1-0_min`;
  await quote.open(link);
  const notice = page.getByText('Voici le devis qui vous a été transmis');
  await expect(notice).toBeVisible();
  await quote.fill({ 'Adresse e-mail': 'claire@mairie.example.com' });
  await page.goto(link);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the price returns after a reload and another page, without new statistics', async ({ page, quote }) => {
  const statistics = await quote.collectStatistics();
  await quote.show();
  await expect(quote.region).toContainText(total(quoteFor(smallOffice).oneTime));
  await page.reload();
  await expect(quote.region).toContainText(total(quoteFor(smallOffice).oneTime));
  await page.getByRole('link', { name: 'Vos droits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('données');
  await page.goBack();
  await expect(quote.region).toContainText(total(quoteFor(smallOffice).oneTime));
  await quote.field('Postes principaux').fill('1e3');
  await expect(quote.region).toHaveCount(0);
  await page.reload();
  await expect(quote.field('Postes principaux')).toHaveValue('1e3');
  await expect(quote.region).toHaveCount(0);
  expect(statistics).toHaveLength(1);
});
