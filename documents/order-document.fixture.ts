import type { OrderDocument } from '#documents/order-document.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aRequest } from '#domain/quote/example-quote.fixture.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';

const request = aRequest({ calls: { callType: 'payAsYouGo' } });

/** The confirmation of a town hall's order, for two sites. */
export const exampleOrderDocument: OrderDocument = {
  reference: 'N-20261120-ABC234',
  isByClient: true,
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
  rates: { fixed: 138, mobile: 960 },
};
