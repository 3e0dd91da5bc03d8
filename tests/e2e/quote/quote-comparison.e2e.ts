import { formatEuros } from '#domain/money.ts';
import { compareQuotes, describeDifference } from '#domain/quote/price/compare-quotes.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';
import { expect, listenTo, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';
import { quoteFor, requestFor, smallOffice, total } from './quote-page.ts';

const opener = 'Comparer deux devis';
const virtual = { virtualOnly: true, userCount: '4' } as const;
const linkOf = (choices: string): string => `http://localhost/#/quote?devis=1_${catalogue.id}_${choices}`;

test('a kept quote is compared line by line with the next, and can be taken up again', async ({ page, quote }) => {
  await quote.show();
  await quote.tool(opener).press('Enter');
  await quote.dialog.getByRole('button', { name: 'Garder ce devis' }).press('Enter');
  await expect(quote.dialog.getByText('Ce devis est gardé')).toBeFocused();
  await page.keyboard.press('Escape');

  await quote.field(/^Solution 100/).check();
  await quote.field(/utilisateurs/i).fill('4');
  await quote.showButton.click();
  await quote.tool(opener).press('Enter');

  const [before, after] = [smallOffice, virtual].map((entries) => itemiseQuote(requestFor(entries), catalogue));
  if (before === undefined || after === undefined) throw new Error('both have a price');
  await expect(quote.dialog.getByText(describeDifference(compareQuotes(before, after)))).toBeVisible();
  const price = catalogue.oneTime.phones.T46U;
  const phones = quote.dialog.getByRole('row', { name: price.label });
  await expect(phones).toContainText(`\u2212${formatEuros(4 * price.priceCents)}`);
  // « Aucun » would be wrong of a delivery, which is feminine.
  await expect(quote.dialog.getByRole('row', { name: /^Livraison/ })).toContainText('sans');

  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...size, width: 390 });
  await expect(quote.dialog.getByRole('columnheader')).toHaveCount(4);
  await page.setViewportSize(size);

  const entries = await page.evaluate(() => history.length);
  await quote.dialog.getByRole('button', { name: 'Reprendre l’autre devis' }).press('Enter');
  await expect(quote.dialog).toHaveCount(0);
  await expect(page.getByText('Voici vos choix')).toBeVisible();
  // Nothing that going back would have to leave first.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(quote.field('Postes principaux')).toHaveValue('4');
  await quote.showButton.click();
  await expect(quote.region).toContainText(total(quoteFor(smallOffice).oneTime));
  await quote.tool(opener).press('Enter');
  await expect(quote.dialog.getByText(describeDifference(compareQuotes(after, before)))).toBeVisible();
});

test('the link of another quote is compared, and one that leads to none is refused', async ({ page, quote }) => {
  await quote.show();
  await quote.tool(opener).click();
  const link = quote.dialog.getByLabel('Lien d’un autre devis');
  const compare = quote.dialog.getByRole('button', { name: 'Comparer' });
  const said = await listenTo(quote.dialog.getByRole('status'));
  for (let time = 1; time <= 2; time++) {
    await link.fill('http://localhost/#/quote');
    await link.press('Enter');
    await expect.poll(async () => (await said()).filter(Boolean)).toHaveLength(time);
  }
  expect((await said()).at(-1)).toContain('Ce lien n’ouvre aucun devis');
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(/Ce lien n’ouvre aucun devis/);
  await link.fill(linkOf('s1_p4-0-0_n1-0_min'));
  await compare.click();
  await expect(link).toHaveAccessibleDescription(/C’est le lien du devis affiché/);

  await link.fill('1_2026-99_s1_p5-0-0_n1-0_min');
  await compare.click();
  await expect(quote.dialog).toContainText('Les prix de ce lien ne sont plus valables');
  await quote.dialog.getByRole('button', { name: 'Comparer à un autre' }).click();

  await link.fill(linkOf('s1_p5-0-0_n1-0_min'));
  await link.press('Enter');
  const [five, four] = ['5', '4'].map((mainPhones) => itemiseQuote(requestFor({ mainPhones }), catalogue));
  if (five === undefined || four === undefined) throw new Error('both have a price');
  const verdict = quote.dialog.getByText(describeDifference(compareQuotes(five, four)));
  await expect(verdict).toBeFocused();

  await page.reload();
  await quote.tool(opener).click();
  await expect(verdict).toBeVisible();
  await quote.dialog.getByRole('button', { name: 'Comparer à un autre' }).click();
  await expect(link).toHaveValue('');
});
