import { sixPhones } from '#domain/quote/example-quote.fixture.ts';
import { expect, ready, test } from '#tests/e2e/fixtures.ts';
import { bigOffice, quoteFor, total } from '#tests/e2e/quote/quote-page.ts';

test('going back from payment restores every field, and so does the link to the quote', async ({ page, quote }) => {
  test.slow();
  const statistics = await quote.collectStatistics();
  await quote.open();
  await quote.fill({ ...bigOffice, 'Numéros géographiques': '4', 'Numéros à conserver (portabilité)': '3' });
  await quote.choosePlan('12', 'international');
  await quote.showButton.click();
  await quote.order();
  await page.waitForURL(/\/supervision\/paiement\/.+/);

  const plan = { callType: 'unlimited', channels: '12', callPlanType: 'international' };
  const priced = quoteFor({ ...sixPhones, ...plan, geographicNumbers: '4', portedNumbers: '3' });
  const expectDraft = async () => {
    await ready(page);
    await expect(quote.region).toContainText(total(priced.oneTime));
    await expect(quote.region).toContainText(total(priced.monthly));
    for (const [label, value] of Object.entries(bigOffice)) await expect(quote.field(label)).toHaveValue(value);
    await expect(quote.field('Numéros à conserver (portabilité)')).toHaveValue('3');
    await expect(quote.field('International')).toBeChecked();
    await expect(quote.field('Canaux simultanés')).toHaveValue('12');
    await expect(quote.terms).toBeChecked();
    await expect(quote.orderButton).not.toHaveAttribute('aria-disabled');
  };
  await page.goBack();
  await expectDraft();
  await page.goForward();
  const edit = page.getByRole('link', { name: 'Modifier mon devis' });
  const link = (await edit.getAttribute('href')) ?? '';
  expect(link).not.toContain('mairie');
  await edit.click();
  await expectDraft();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(statistics).toHaveLength(1);
});
