import { formatEuros } from '#domain/money.ts';
import { compareQuotes } from '#domain/quote/price/compare-quotes.ts';
import { describeDifference } from '#domain/quote/price/describe-difference.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { catalogue } from '#tests/e2e/today.ts';
import {
  dialog,
  field,
  messageOf,
  quoteFor,
  quoteRegion,
  requestFor,
  showButton,
  showQuote,
  smallOffice,
  tool,
  total,
} from './quote-steps.ts';

const opener = 'Comparer deux devis';
const virtual = { virtualOnly: true, userCount: '4' } as const;
const linkOf = (choices: string): string => `http://localhost/#/quote?devis=1_${catalogue.id}_${choices}`;

test('a kept quote is compared line by line with the next, and can be taken up again', async ({ page }) => {
  await showQuote(page);
  await tool(page, opener).press('Enter');
  await dialog(page).getByRole('button', { name: 'Garder ce devis' }).press('Enter');
  await expect(dialog(page).getByText('Ce devis est gardé')).toBeFocused();
  await page.keyboard.press('Escape');

  await field(page, /^Solution 100/).check();
  await field(page, /utilisateurs/i).fill('4');
  await showButton(page).click();
  await tool(page, opener).press('Enter');

  const [before, after] = [smallOffice, virtual].map((entries) => itemiseQuote(requestFor(entries), catalogue));
  if (before === undefined || after === undefined) throw new Error('both have a price');
  await expect(dialog(page).getByText(describeDifference(compareQuotes(before, after)))).toBeVisible();
  const price = catalogue.oneTime.phones.T46U;
  const phones = dialog(page).getByRole('row', { name: price.label });
  await expect(phones).toContainText(`${formatEuros(4 * price.priceCents)}\u00a0HT`);
  await expect(phones).toContainText('pour 4');
  await expect(phones).toContainText(`\u2212${formatEuros(4 * price.priceCents)}`);
  // « Aucun » would be wrong of a delivery, which is feminine.
  await expect(dialog(page).getByRole('row', { name: /^Livraison/ })).toContainText('sans');
  await expect(dialog(page).getByRole('row', { name: /^Total par mois/ })).toContainText(
    formatEuros(quoteFor(virtual).monthly),
  );

  await dialog(page).getByRole('button', { name: 'Reprendre l’autre devis' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Voici vos choix')).toBeVisible();
  await expect(field(page, 'Postes principaux')).toHaveValue('4');
  await showButton(page).click();
  await expect(quoteRegion(page)).toContainText(total(quoteFor(smallOffice).oneTime));
  await tool(page, opener).press('Enter');
  await expect(dialog(page).getByText(describeDifference(compareQuotes(after, before)))).toBeVisible();
});

test('the link of another quote is compared, and one that leads to none is refused', async ({ page }) => {
  await showQuote(page);
  await tool(page, opener).click();
  const link = dialog(page).getByLabel('Lien d’un autre devis');
  const compare = dialog(page).getByRole('button', { name: 'Comparer' });
  await link.fill('http://localhost/#/quote');
  await compare.click();
  await expect(link).toBeFocused();
  expect(await messageOf(link)).toContain('Ce lien n’ouvre aucun devis');
  await link.fill(linkOf('s1_p4-0-0_n1-0_min'));
  await compare.click();
  expect(await messageOf(link)).toContain('C’est le lien du devis affiché');

  await link.fill(linkOf('s1_p5-0-0_n1-0_min'));
  await link.press('Enter');
  const [five, four] = ['5', '4'].map((mainPhones) => itemiseQuote(requestFor({ mainPhones }), catalogue));
  if (five === undefined || four === undefined) throw new Error('both have a price');
  const verdict = dialog(page).getByText(describeDifference(compareQuotes(five, four)));
  await expect(verdict).toBeFocused();

  await page.reload();
  await tool(page, opener).click();
  await expect(verdict).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Comparer à un autre' }).click();
  await expect(link).toHaveValue('');
});
