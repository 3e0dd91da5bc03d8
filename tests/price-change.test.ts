import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeForMachines } from '#build/search/structured-data.ts';
import { catalogues } from '#content/catalogues.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { staticPages } from '#site/app/list-static-pages.ts';
import { momentsAround } from './shared/invented-catalogue.ts';

// Modules are shared by test files: those around a replaced one are loaded again for this file, and after it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

// Everything that imports the catalogues here, including other test files, gets them with one more.
vi.mock('#content/catalogues.ts', async (original) => {
  const published = await original<typeof import('#content/catalogues.ts')>();
  const { inventCatalogue } = await import('./shared/invented-catalogue.ts');
  return { catalogues: [...published.catalogues, inventCatalogue(published.catalogues)] };
});

const invented = currentCatalogue(catalogues, new Date('9999-12-31'));

describe.each(momentsAround(invented))('on $when', async ({ noon }) => {
  const expected = currentCatalogue(catalogues, noon);

  beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: noon }));
  afterAll(() => vi.useRealTimers());

  test('structured data contains the prices of the day', () => {
    const page = staticPages.find(({ path }) => path === '/quote/');
    if (page === undefined) throw new Error('There is no quote page');
    const told = JSON.stringify(describeForMachines(page, { siteUrl: 'https://www.example.com', catalogue: expected }));
    for (const { label, priceCents } of Object.values(expected.oneTime.phones))
      expect(told).toMatch(new RegExp(`"name":"${label}"[^}]*"price":"${(priceCents / 100).toFixed(2)}"`));
  });

  // The existing suites that a price change could break.
  vi.resetModules();
  await import('#domain/quote/price/golden-quotes.test.ts');
  await import('./content.test.ts');
  await import('#domain/order/oracle.test.ts');
});
