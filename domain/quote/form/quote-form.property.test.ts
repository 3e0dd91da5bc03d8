import fc from 'fast-check';
import { expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { arbitraryForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import { parseQuoteForm } from '#domain/quote/form/quote-form.ts';
import { refusalMessage } from '#domain/quote/form/refusal-messages.ts';

test('parses any form without throwing, and only whole numbers within the limits', () =>
  fc.assert(
    fc.property(arbitraryForms, (form) => {
      const result = parseQuoteForm(form, catalogue);
      if (result.ok) {
        const { calls, virtualOnly, ...counts } = result.request;
        expect(Object.values(counts).every((count) => Number.isInteger(count) && count >= 0 && count <= 999)).toBe(
          true,
        );
      } else {
        expect(result.errors.length).toBeGreaterThan(0);
        for (const { refusal } of result.errors) expect(refusalMessage(refusal)).toMatch(/^[A-ZÀ].{10,}$/);
      }
    }),
    { numRuns: 2000 },
  ));
