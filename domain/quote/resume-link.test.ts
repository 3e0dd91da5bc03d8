import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogues } from '#content/catalogues.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aRequest, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import { hiddenFields, parseQuoteRequest, type QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { readChoices, readLink, resumeQuote, saveChoices, toPricedFields } from '#domain/quote/resume-link.ts';

const request = aRequest({ geographicNumbers: 4, portedNumbers: 2 });
const choices = { catalogueId: catalogue.id, request };
const saved = '1_2026-11_s2_p2-3-1_n4-2_FFM006';

test('a saved quote is short and readable', () => {
  expect(saveChoices(choices)).toBe(saved);
  const virtual: QuoteRequest = {
    ...request,
    virtualOnly: true,
    mainPhones: 0,
    secondaryPhones: 0,
    wirelessPhones: 0,
    userCount: 10,
    calls: { callType: 'payAsYouGo' },
  };
  expect(saveChoices({ catalogueId: '2026-11', request: virtual })).toBe('1_2026-11_s2_u10_n4-2_min');
});

test('a saved quote is parsed back as it was, from every valid form, and not if it is cut', () =>
  fc.assert(
    fc.property(validForms, (form) => {
      const written = { catalogueId: catalogue.id, request: requestOf(form) };
      const text = saveChoices(written);
      expect(text).toMatch(/^[A-Za-z0-9_-]{1,60}$/);
      expect(readChoices(text)).toEqual(written);
      for (const end of [-4, -3, -2, -1]) expect(readChoices(text.slice(0, end))).toBeUndefined();
    }),
    { numRuns: 1000 },
  ));

test('a saved quote: restores the same price in a form with other choices, and leaves what was typed in other fields', () => {
  const unpriced = ['email', ...hiddenFields];
  fc.assert(
    fc.property(validForms, validForms, (form, typed) => {
      const restored = toPricedFields(requestOf(form));
      expect(parseQuoteRequest({ ...typed, ...restored }, catalogue)).toEqual({ ok: true, request: requestOf(form) });
      expect(Object.keys(restored).filter((name) => unpriced.includes(name))).toEqual([]);
    }),
  );
});

test.each([
  `https://neolis.example.com/#/quote?devis=${saved}`,
  `  https://neolis.example.com/#/quote?devis=${saved}\n`,
  `https://neolis.example.com/quote/?utm_source=mail&devis=${saved}`,
  saved,
  // As links were written before.
  saved.replace('FFM006', 'FFM6'),
  ` ${saved} `,
  `${saved}).`,
  `${saved}_`,
  `https://neolis.example.com/#/quote?devis=${saved}?utm_source=x`,
])('a pasted link: %j is read', (pasted) => expect(readLink(pasted)).toEqual(choices));

test.each(['', 'https://neolis.example.com/', 'https://neolis.example.com/#/quote?devis='])(
  'a pasted link: %j isn’t read',
  (pasted) => expect(readLink(pasted)).toBeUndefined(),
);

test.each([
  '',
  'x',
  saved.slice(0, -1),
  saved.slice(2),
  `${saved}0000`,
  saved.replace('s2', 's-2'),
  saved.replace('s2', 's2000'),
  saved.replace('FFM', 'XYZ'),
  saved.replace('p2-3-1', 'p2-3'),
  saved.replace('p2-3-1', 'p2-3-1_u3'),
  saved.toUpperCase(),
  `2${saved.slice(1)}`,
])('a broken link isn’t read: %o', (text) => expect(readChoices(text)).toBeUndefined());

test('a broken link never throws, and what is parsed is encoded the same, except for leading zeros', () => {
  const mangled = fc
    .tuple(fc.nat({ max: saved.length }), fc.string({ maxLength: 3 }))
    .map(([at, put]) => saved.slice(0, at) + put + saved.slice(at + 1));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), mangled), (text) => {
      const result = readChoices(text);
      if (result === undefined) return;
      expect(readChoices(saveChoices(result))).toEqual(result);
      resumeQuote(result, catalogues, new Date('2026-11-20T12:00:00Z'));
    }),
    { numRuns: 3000 },
  );
});

const raised: Catalogue = {
  ...catalogue,
  id: '2026-12',
  validFrom: '2026-12-01',
  monthly: { ...catalogue.monthly, geographicNumber: { ...catalogue.monthly.geographicNumber, priceCents: 300 } },
};
const both: readonly [Catalogue, ...Catalogue[]] = [catalogue, raised];

test('resuming keeps the price of the current catalogue', () =>
  expect(resumeQuote(choices, both, new Date('2026-11-20T12:00:00Z'))).toEqual({ catalogue, holds: true }));

test('resuming keeps the price of a catalogue of the last thirty days', () =>
  expect(resumeQuote(choices, both, new Date('2026-12-30T12:00:00Z'))).toEqual({ catalogue, holds: true }));

test.each([catalogue.id, '2019-01'])(
  'resuming prices one that no longer holds, or never did, as today: %s',
  (catalogueId) =>
    expect(resumeQuote({ ...choices, catalogueId }, both, new Date('2026-12-31T12:00:00Z'))).toEqual({
      catalogue: raised,
      holds: false,
    }),
);

test.each([
  ...['1_2026-11_s9_p3-0-0_n1-0_min', '1_2026-11_s1_p3-0-0_n1-0_FF7', '1_2026-99_s1_p3-0-0_n1-0_FF7'],
  ...['1_2026-12_s1_p3-0-0_n1-0_INT99', '1_2026-11_s1_p99-0-0_n1-0_min', '1_2026-11_s1_u2_n1-0_min'],
  ...['1_2026-11_s1_p3-0-0_n0-0_min', '1_2026-11_s1_p3-0-0_n1-2_min'],
])('resuming refuses choices that aren’t on offer: %s', (text) => {
  const result = readChoices(text);
  if (result === undefined) throw new Error('is well-formed');
  expect(resumeQuote(result, both, new Date('2026-11-20T12:00:00Z'))).toBeUndefined();
});
