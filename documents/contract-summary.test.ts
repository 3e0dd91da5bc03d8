import { expect, test } from 'vitest';
import { contractSummaryTexts as texts } from '#content/contract-summary.ts';
import { type ContractSummary, renderContractSummary } from '#documents/contract-summary.ts';
import { exampleOrderDocument as example } from '#documents/order-document.fixture.ts';
import { fonts, openDocument, readPage, spaced, textOf } from '#documents/read-document.fixture.ts';
import { formatEuros } from '#domain/money.ts';
import { aRequest } from '#domain/quote/example-quote.fixture.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';

const calls = { callType: 'unlimited', channels: 30, callPlanType: 'international' } as const;
const phones = { siteCount: 1, mainPhones: 7, secondaryPhones: 7, wirelessPhones: 3 };
const fullest = aRequest({ ...phones, geographicNumbers: 999, portedNumbers: 998, calls });
const noPhones = { mainPhones: 0, secondaryPhones: 0, wirelessPhones: 0, portedNumbers: 0 };
const virtual = aRequest({ ...noPhones, virtualOnly: true, userCount: 3, calls: { callType: 'payAsYouGo' } });

function summaryOf(request: QuoteRequest): ContractSummary {
  const itemised = itemiseQuote(request, example.catalogue);
  return { ...example, reference: 'NEO-7K3MPQ2X', issuedAt: example.confirmedAt, request, itemised };
}

const render = (request: QuoteRequest) => renderContractSummary(summaryOf(request), fonts);

test('has a title, and the headings of the European model in their order', async () => {
  const bytes = await render(aRequest());
  const { info } = await (await openDocument(bytes)).getMetadata();
  expect(info).toMatchObject({ Title: 'Récapitulatif contractuel NEO-7K3MPQ2X' });
  const words = await textOf(bytes);
  const places = Object.values(texts.headings).map((heading) => words.indexOf(heading));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each([
  ['every kind of article', fullest],
  ['six phones on two sites', aRequest({ portedNumbers: 11, geographicNumbers: 12 })],
  ['three users without hardware', virtual],
])('fits on one page in letters of 10 points at least, all sums included: %s', async (_, request) => {
  const bytes = await render(request);
  expect((await openDocument(bytes)).numPages).toBe(1);
  const { width, pieces } = await readPage(bytes, 1);
  // Below it is the footer, with the seller's registration and the page number.
  const body = pieces.filter(({ str, bottom }) => str.trim() !== '' && bottom > 90);
  expect(Math.min(...body.map(({ height }) => height))).toBeGreaterThanOrEqual(10);
  // A hundredth of a point for the sums of widths.
  expect(Math.max(...body.map(({ right }) => right))).toBeLessThanOrEqual(width - 50 + 0.01);
  const words = await textOf(bytes);
  const { oneTime, monthly } = itemiseQuote(request, example.catalogue);
  for (const part of [oneTime, monthly]) {
    for (const cents of [part.totalCents, part.vatCents, part.totalWithVatCents])
      expect(words).toContain(spaced(formatEuros(cents)));
    for (const { quantity, label, amountCents, key } of part.lines) {
      if (quantity === 0) continue;
      expect(words).toContain(spaced(label));
      if (key !== 'setup') expect(words).toContain(spaced(`${formatEuros(amountCents)} HT`));
    }
  }
  expect(bytes.length).toBeLessThan(120_000);
});

test('has its title below a long name of the brand, all on one page', async () => {
  const company = { ...example.company, brand: 'Compagnie Corse de Téléphonie' };
  const bytes = await renderContractSummary({ ...summaryOf(fullest), company }, fonts);
  expect((await openDocument(bytes)).numPages).toBe(1);
  const { pieces } = await readPage(bytes, 1);
  const bottomOf = (words: string): number => pieces.find(({ str }) => str.startsWith(words))?.bottom ?? Number.NaN;
  expect(bottomOf('Compagnie') - bottomOf('Récapitulatif')).toBeGreaterThan(12);
});

test('says what the law asks for beside prices: speeds, term, notice, monitoring, emergency calls', async () => {
  const words = await textOf(await render(aRequest()));
  for (const expected of [
    'Non applicable : l’offre ne comprend pas d’accès à internet',
    ...['L’offre est sans durée minimale (à confirmer)', 'Préavis : trente jours (à confirmer)'],
    ...['Suivi de la consommation', '5 000 minutes par mois et par poste'],
    ...['en France, 0,0138 € HT par minute vers les fixes', 'sans courant ou sans internet, aucun appel ne passe'],
    'délai indicatif de dix jours ouvrés (à confirmer) après le paiement ou le bon de commande public',
    'catalogue daté du 1er novembre 2026',
  ])
    expect(words).toContain(expected);
});

test('says in plain words which calls the price includes, and how many numbers move', async () => {
  const words = await textOf(await render(fullest));
  expect(words).toContain('30 à la fois. 998 numéros conservés, 1 nouveau numéro.');
  const beside = await textOf(await render(aRequest({ portedNumbers: 4, geographicNumbers: 4 })));
  expect(beside).toContain(' 4 numéros conservés.');
  expect(await textOf(await render(virtual))).toContain('Appels non compris : fixes de France 0,0138 € HT/min');
});

test('promises no delivery to a client without hardware', async () => {
  const words = await textOf(await render(virtual));
  expect(words).toContain('Sans matériel');
  expect(words).not.toMatch(/livraison|préparé à votre nom|Usage raisonnable|virement/i);
  expect(words).toContain('Par prélèvement SEPA dès la mise en service');
});
