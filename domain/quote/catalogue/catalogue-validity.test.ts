import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { currentCatalogue, honouredCatalogues, honouredUntil } from '#domain/quote/catalogue/catalogue-validity.ts';
import { specifiedCatalogue as base } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import type { Catalogue } from './catalogue.ts';

const january: Catalogue = { ...base, id: 'january', validFrom: '2026-01-01' };
const march: Catalogue = { ...base, id: 'march', validFrom: '2026-03-29' };
const april: Catalogue = { ...base, id: 'april', validFrom: '2026-04-10' };
const all: readonly [Catalogue, ...Catalogue[]] = [january, march, april];

/** Around noon in Paris, in any season. */
const noon = (day: string): Date => new Date(`${day}T10:30:00Z`);
const ids = (day: string): string[] => honouredCatalogues(all, noon(day)).map(({ id }) => id);

test('the current catalogue changes at midnight in Paris, also on the night when summer time begins', () => {
  expect(currentCatalogue(all, new Date('2026-03-28T22:59:59Z')).id).toBe('january');
  expect(currentCatalogue(all, new Date('2026-03-28T23:00:00Z')).id).toBe('march');
});

test('the current catalogue is the first one if none has begun', () => {
  expect(currentCatalogue(all, noon('2025-12-31')).id).toBe('january');
  expect(ids('2025-12-31')).toEqual(['january']);
});

test('the current catalogue doesn’t depend on the order of the list', () => {
  expect(currentCatalogue([april, january, march], noon('2026-04-01')).id).toBe('march');
  expect(currentCatalogue([april, march, january], noon('2026-04-01')).id).toBe('march');
});

test('honoured catalogues keep a price for thirty days after its last day of validity, no longer and not before', () => {
  expect(ids('2026-03-28')).toEqual(['january']);
  expect(ids('2026-03-29')).toEqual(['march', 'january']);
  expect(ids('2026-04-27')).toEqual(['april', 'march', 'january']);
  expect(ids('2026-04-28')).toEqual(['april', 'march']);
  expect(ids('2026-05-09')).toEqual(['april', 'march']);
  expect(ids('2026-05-10')).toEqual(['april']);
});

test('the last day that is said of a price is the last one on which it is accepted', () => {
  expect(honouredUntil(april, all, '2026-04-20')).toBe('2026-05-20');
  expect(honouredUntil(march, all, '2026-04-08')).toBe('2026-05-08');
  for (const [catalogue, today] of [
    [january, '2026-04-20'],
    [march, '2026-05-01'],
  ] as const) {
    const last = honouredUntil(catalogue, all, today);
    const [first, second] = [ids(last), ids(addDays(last, 1))];
    expect(first).toContain(catalogue.id);
    expect(second).not.toContain(catalogue.id);
  }
});
