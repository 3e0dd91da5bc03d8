import { expect, test } from 'vitest';
import { type OrderDocument, renderOrderDocument } from '#documents/order-document.ts';
import { fonts, openDocument, textOf } from '#documents/read-document.fixture.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { aRequest } from '#domain/quote/example-quote.fixture.ts';
import { itemiseQuote } from '#domain/quote/itemise-quote.ts';
import { specifiedCatalogue } from '#domain/quote/specified-catalogue.fixture.ts';

const request = aRequest({ calls: { callType: 'payAsYouGo' } });

const example: OrderDocument = {
  reference: 'N-20261120-ABC234',
  confirmedAt: new Date('2026-11-20T09:00:00Z'),
  client: {
    company: 'Mairie d’Alata',
    siret: '',
    name: 'Claire Ottavi',
    email: 'mairie@example.com',
    phone: '04 65 71 00 11',
  },
  paysAfterService: false,
  premises: [
    ['Locaux du site 1', 'Place de l’Église, 20167 Alata'],
    ['Locaux du site 2', 'Route du Stade, 20167 Alata'],
    ['Secours', 'aux mêmes adresses'],
  ],
  request,
  itemised: itemiseQuote(request, specifiedCatalogue),
  catalogue: specifiedCatalogue,
  company,
};

test('the confirmation names the client, each site, both totals and the means of payment', async () => {
  const bytes = await renderOrderDocument(example, fonts);
  const line = await textOf(bytes);
  for (const expected of [
    'Commande N-20261120-ABC234',
    'confirmée le 20 novembre 2026',
    'Claire Ottavi',
    'Locaux du site 2 : Route du Stade, 20167 Alata',
    'Total HT 1 457,00 €',
    'Virement de 1 748,40 € TTC, avec la référence N-20261120-ABC234',
    'IBAN FR14 2004 1010 0505 0001 3M02 606',
    'Payer votre commande',
    'délai indicatif de dix jours ouvrés (à confirmer) après le paiement ou le bon de commande public.',
    'Engagement : sans durée minimale (à confirmer). Résiliation par écrit, avec un préavis de trente jours',
    'Les appels sont facturés à la seconde dès la première seconde',
    '15, 17, 18, 112',
    'le 114 par SMS',
    'hors des locaux, appelez les secours avec la ligne de votre mobile',
  ]) {
    expect(line).toContain(expected);
  }
  expect(line).not.toContain('SIRET');
  expect((await openDocument(bytes)).numPages).toBe(2);
  expect(bytes.length).toBeLessThan(200_000);
});

test('the confirmation of a public body prints the purchase order that came with the order, and no transfer', async () => {
  const publicBody = { ...example, paysAfterService: true };
  const given = await textOf(
    await renderOrderDocument({ ...publicBody, purchaseOrder: 'EJ 2026-0042, code service 210' }, fonts),
  );
  expect(given).toContain('Bon de commande : EJ 2026-0042, code service 210');
  expect(given).not.toContain('IBAN');
  expect(await textOf(await renderOrderDocument(publicBody, fonts))).not.toContain('Bon de commande :');
});
