import { expect, test } from 'vitest';
import type { CompanyContent } from '#content/schemas/company.ts';
import { exampleOrderDocument as example } from '#documents/order-document.fixture.ts';
import { quoteNumber } from '#documents/parts/quote-number.ts';
import { type QuoteDocument, renderQuoteDocument } from '#documents/quote-document.ts';
import { fonts, openDocument, pagesOf, readPage, textOf } from '#documents/read-document.fixture.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aRequest } from '#domain/quote/example-quote.fixture.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';

const townHallClient = {
  company: 'Mairie d’Alata',
  name: 'Claire Ottavi',
  siret: '73282932000074',
  ...{ street: 'Place de l’Église', complement: '', postCode: '20167', town: 'Alata' },
};
const townHall = aRequest({ geographicNumbers: 12, portedNumbers: 11 });

const fullest: QuoteRequest = aRequest({
  ...{
    siteCount: 5,
    mainPhones: 20,
    secondaryPhones: 20,
    wirelessPhones: 10,
    geographicNumbers: 50,
    portedNumbers: 40,
  },
  calls: { callType: 'unlimited', channels: 30, callPlanType: 'france-all' },
});
const noPhones = { mainPhones: 0, secondaryPhones: 0, wirelessPhones: 0 };
const crowded: readonly (readonly [string, QuoteRequest])[] = [
  ['50 phones on 5 sites, unlimited', fullest],
  ['50 virtual users on 5 sites', { ...fullest, ...noPhones, virtualOnly: true, userCount: 50 }],
  ['50 virtual users on one site', { ...fullest, ...noPhones, virtualOnly: true, userCount: 50, siteCount: 1 }],
  [
    '3 phones on 5 sites',
    { ...fullest, mainPhones: 1, secondaryPhones: 1, wirelessPhones: 1, calls: { callType: 'payAsYouGo' } },
  ],
  ['6 phones on 2 sites', townHall],
];

function quoteDocument(changes: Partial<QuoteDocument> = {}): QuoteDocument {
  const request = changes.request ?? townHall;
  return {
    ...example,
    number: 'D-20261120-ABC234',
    issuedAt: example.confirmedAt,
    validUntil: '2026-12-20',
    client: townHallClient,
    request,
    itemised: itemiseQuote(request, catalogue),
    resumeUrl: 'https://neolis.example.com/supervision/devis?devis=1_2026-11_s1_p2-3-1_n12-11_min',
    ...changes,
  };
}

test('contains what a French « Devis » must', async () => {
  const text = await textOf(await renderQuoteDocument(quoteDocument(), fonts));
  for (const expected of [
    ...['Devis D-20261120-ABC234', 'Émis le 20 novembre 2026. Valable jusqu’au 20 décembre 2026 à 23 h 59'],
    ...['Mairie d’Alata Claire Ottavi SIRET 732 829 320 00074 Place de l’Église, 20167 Alata', 'SIREN 000 000 000'],
    ...['Poste principal Yealink T46U 2 116,00 € 20 % 232,00 €', '11 numéros conservés'],
    ...['Mise en service 1 0,00 € 20 % Offerte', 'Total HT 1 617,00 €', 'TVA 323,40 €', 'Total TTC 1 940,40 €'],
    ...['indemnité forfaitaire de 40 €', 'version du 22 novembre 2026', 'Bon pour accord'],
    ...['https://neolis.example.com/supervision/devis?devis=1_2026-11_s1_p2-3-1_n12-11_min', '5 000 minutes par mois'],
    'en France : 0,0138 € HT vers les fixes, 0,0960 € HT vers les mobiles',
  ])
    expect(text).toContain(expected);
});

test('says to a public body how public bodies pay, and what late payment costs them', async () => {
  const client = { ...townHallClient, siret: '21200004300015' };
  const text = await textOf(await renderQuoteDocument(quoteDocument({ client }), fonts));
  for (const expected of ['Paiement après service fait', 'majoré de 8 points']) expect(text).toContain(expected);
  expect(text).not.toContain('L441-10');
});

test('is tagged, titled, in French and light', async () => {
  const bytes = await renderQuoteDocument(quoteDocument(), fonts);
  const source = new TextDecoder('latin1').decode(bytes);
  expect(bytes.length).toBeLessThan(200_000);
  for (const said of ['/Marked true', '/StructTreeRoot', '/DisplayDocTitle true']) expect(source).toContain(said);
  const tags = (type: string) => source.split(new RegExp(`/S /${type}\\b`)).length - 1;
  expect(tags('TH')).toBeGreaterThan(0);
  expect(source.split('/Scope /Column')).toHaveLength(tags('TH') + 1);
  const { info } = await (await openDocument(bytes)).getMetadata();
  expect(info).toMatchObject({ Title: 'Devis D-20261120-ABC234', Language: 'fr-FR' });
});

test('is marked « SPÉCIMEN » if a company value is a placeholder, and only then', async () => {
  expect(await textOf(await renderQuoteDocument(quoteDocument(), fonts))).toContain('SPÉCIMEN');
  const real = JSON.parse(
    JSON.stringify(company, (_, value) => (value?.placeholder === undefined ? value : 'Donnée réelle')),
  ) as CompanyContent;
  expect(await textOf(await renderQuoteDocument(quoteDocument({ company: real }), fonts))).not.toContain('SPÉCIMEN');
});

test('breaks a long name between its words, within its column', async () => {
  const client = { ...townHallClient, company: 'Société coopérative Dvořák '.repeat(4).trim(), name: 'Ș'.repeat(60) };
  const bytes = await renderQuoteDocument(quoteDocument({ client }), fonts);
  const { width, pieces } = await readPage(bytes, 1);
  expect(Math.max(...pieces.map(({ right }) => right))).toBeLessThanOrEqual(width - 50);
  expect(bytes.length).toBeLessThan(200_000);
  const text = await textOf(bytes);
  expect(text).toContain(client.company);
  expect(text.replaceAll(/\s/g, '')).toContain(client.name);
});

test.each(crowded)('takes two pages, with nothing alone on the last: %s', async (_, request) => {
  const resumeUrl = `https://www.${'telephonie-'.repeat(3)}neolis.example.com/supervision/devis?devis=1_2026-11_s5_p20-20-10_n150-140_FFM60`;
  const bytes = await renderQuoteDocument(quoteDocument({ request, resumeUrl }), fonts);
  const pages = await pagesOf(bytes);
  expect(pages).toHaveLength(2);
  const [first = '', last = ''] = pages;
  for (const page of pages) expect(page).toContain('Devis D-20261120-ABC234');
  // A price and its limit first, then the drawing with the end of the document.
  expect(last.split('\n')[0]).toBe('Votre installation');
  expect(first.includes('5 000 minutes')).toBe(request.calls.callType === 'unlimited');
  expect(last.split('\n')).toContain(resumeUrl);
  expect(last).toContain('Bon pour accord');
});

test('a quote’s number is its day in Paris and a suffix without ambiguous characters', () => {
  const number = quoteNumber(new Date('2026-11-20T23:30:00Z'), Math.random);
  expect(number).toMatch(/^D-20261121-[A-HJKMNP-Z2-9]{6}$/);
});
