import fc from 'fast-check';
import { expect, test } from 'vitest';
import { luhnSum } from '#domain/official-numbers.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { parseQuoteForm } from '#domain/quote/form/quote-form.ts';
import { randomTestForm } from './random-test-form.ts';

/** Possible results of `Math.random`, with the extremes often. */
const randomness = fc.infiniteStream(
  fc.oneof(fc.constant(0), fc.constant(1 - 2 ** -53), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
);

test('is always a valid form, and belongs to nobody', () =>
  fc.assert(
    fc.property(randomness, (stream) => {
      const form = randomTestForm(() => Number(stream.next().value), catalogue);
      expect(parseQuoteForm(form, catalogue)).toMatchObject({ ok: true });
      expect(form.email).toMatch(/@example\.com$/);
      expect(form.phone).toMatch(/^04 65 71 \d\d \d\d$/);
      expect(form.siret).toMatch(/^\d{14}$/);
      expect(luhnSum(form.siret) % 10).toBe(0);
    }),
  ));
