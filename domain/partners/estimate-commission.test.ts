import { expect, test } from 'vitest';
import { catalogues } from '#content/catalogues.ts';
import { resellers } from '#content/resellers.ts';
import { estimateCommission } from '#domain/partners/estimate-commission.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';

const partner = { clients: 10, phonesPerClient: 8, commissionPercent: 30 };

test('adds licences, number and unlimited calls over the advised channels, then applies the percentage', () => {
  // 8 × 9 € + 2 € + 45 € (4 channels) = 119 € a client; 30 % of 1 190 €.
  expect(estimateCommission(partner, catalogue)).toEqual({
    channels: 4,
    monthlyPerClient: 11_900,
    monthly: 119_000,
    commission: 35_700,
  });
});

test('rounds the commission half up to the cent, never to a euro above the maximum', () => {
  const otherLicence = { ...catalogue.monthly.phoneLicence, priceCents: 950 };
  const other: Catalogue = { ...catalogue, monthly: { ...catalogue.monthly, phoneLicence: otherLicence } };
  // 8 × 9,50 € + 2 € + 45 € = 123 € a client; 33 % of 3 × 123 € is 121,77 €.
  expect(estimateCommission({ clients: 3, phonesPerClient: 8, commissionPercent: 33 }, other).commission).toBe(12_177);
});

test('throws for a phone count without a plan', () =>
  expect(() => estimateCommission({ ...partner, phonesPerClient: 0 }, catalogue)).toThrow('carries 0 phones'));

test.each(catalogues)('catalogue $id prices the example of the page', (anyCatalogue) =>
  expect(estimateCommission(resellers.example, anyCatalogue).commission).toBeGreaterThan(0),
);
