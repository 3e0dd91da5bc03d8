import { expect, test } from 'vitest';
import { exampleOrderDocument as example } from '#documents/order-document.fixture.ts';
import { renderOrderDocument } from '#documents/order-document.ts';
import { fonts, openDocument, pagesOf, textOf } from '#documents/read-document.fixture.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';

test('the confirmation names the client, each site, both totals and the means of payment', async () => {
  const bytes = await renderOrderDocument(example, fonts);
  const line = await textOf(bytes);
  for (const expected of [
    ...['Commande N-20261120-ABC234', 'confirmée le 20 novembre 2026', 'Claire Ottavi'],
    ...['Locaux du site 2 : Route du Stade, 20167 Alata', 'Total HT 1 457,00 €'],
    ...['Virement de 1 748,40 € TTC, avec la référence N-20261120-ABC234', 'IBAN FR14 2004 1010 0505 0001 3M02 606'],
    'Payer votre commande',
    'délai indicatif de dix jours ouvrés (à confirmer) après le paiement ou le bon de commande public.',
    'Engagement : sans durée minimale (à confirmer). Résiliation en ligne (« Résilier mon contrat ») ou par écrit, avec un préavis de trente jours',
    ...['Les appels sont facturés à la seconde dès la première seconde', '15, 17, 18, 112', 'le 114 par SMS'],
    'hors des locaux, appelez les secours avec la ligne de votre mobile',
  ])
    expect(line).toContain(expected);
  expect(line).not.toContain('SIRET');
  expect((await openDocument(bytes)).numPages).toBe(2);
  expect(bytes.length).toBeLessThan(200_000);
});

test.each([
  ['two sites', {}],
  [
    'five sites, unlimited',
    {
      siteCount: 5,
      mainPhones: 50,
      calls: { callType: 'unlimited', channels: 30, callPlanType: 'france-all' } as const,
    },
  ],
])('both prices are on the first page, the account on one page with its sentence: %s', async (_, changes) => {
  const request = { ...example.request, secondaryPhones: 0, wirelessPhones: 0, ...changes };
  const premises = Array.from({ length: 5 }, (_site, index) => [`Locaux du site ${index + 1}`, 'Alata'] as const);
  const itemised = itemiseQuote(request, example.catalogue);
  const pages = await pagesOf(await renderOrderDocument({ ...example, premises, request, itemised }, fonts));
  expect(pages[0]).toContain('Chaque mois');
  expect(pages[0]?.match(/Total TTC/g)).toHaveLength(2);
  expect(pages.find((page) => page.includes('Virement de'))).toContain('IBAN');
});
