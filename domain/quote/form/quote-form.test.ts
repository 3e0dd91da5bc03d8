import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { isEmail } from '#domain/quote/form/email-address.ts';
import {
  parseQuoteForm,
  parseQuoteRequest,
  type QuoteForm,
  type QuoteFormError,
  type QuoteRequest,
  quoteFormDefaults,
  readCount,
} from '#domain/quote/form/quote-form.ts';

const valid: QuoteForm = { ...quoteFormDefaults, email: 'a@example.fr', mainPhones: '3' };

function errorsOf(changes: Partial<QuoteForm>): readonly QuoteFormError[] {
  const result = parseQuoteForm({ ...valid, ...changes }, catalogue);
  return result.ok ? [] : result.errors;
}

function askedBy(changes: Partial<QuoteForm>): QuoteRequest {
  return requestOf({ ...valid, ...changes });
}

const onPhones = (refusal: QuoteFormError['refusal']): QuoteFormError[] =>
  (['mainPhones', 'secondaryPhones', 'wirelessPhones'] as const).map((field) => ({ field, refusal }));

test('the defaults are those of the specification', () =>
  expect(quoteFormDefaults).toMatchObject({
    email: '',
    siteCount: '1',
    mainPhones: '0',
    secondaryPhones: '0',
    wirelessPhones: '0',
    portedNumbers: '0',
    geographicNumbers: '1',
    virtualOnly: false,
    userCount: '3',
    channels: '2',
    callPlanType: 'france-fix',
  }));

test('the defaults lack phones and an e-mail', () =>
  expect(parseQuoteForm(quoteFormDefaults, catalogue)).toEqual({
    ok: false,
    errors: [...onPhones({ reason: 'too-few-phones', limit: 3 }), { field: 'email', refusal: { reason: 'required' } }],
  }));

describe('counts', () => {
  test.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['7', 7],
    [' 7 ', 7],
    ['007', 7],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('parses %o as %i', (text, expected) => expect(readCount(text)).toBe(expected));

  test.each(['-1', '+1', '1,5', '1.5', '1e3', '0x10', 'trois', '1 000', '4 4', '٣', 'NaN', 'Infinity', '−1'])(
    'refuses %o',
    (text) => expect(readCount(text)).toBeUndefined(),
  );

  test.each(['siteCount', 'mainPhones', 'geographicNumbers', 'portedNumbers'] as const)(
    'reports %s if it is not a count',
    (field) => expect(errorsOf({ [field]: '1e3' })).toContainEqual({ field, refusal: { reason: 'not-a-count' } }),
  );

  test('refuses twenty digits because of the limit, not as unreadable', () => {
    expect(errorsOf({ mainPhones: '9'.repeat(20) })).toEqual(onPhones({ reason: 'too-many-phones', limit: 50 }));
    expect(errorsOf({ geographicNumbers: '9'.repeat(400) })).toEqual([
      { field: 'geographicNumbers', refusal: { reason: 'too-many-numbers', limit: 999 } },
    ]);
  });
});

test('phones must be 3 to 50 in all, and the error is on all three fields', () => {
  expect(errorsOf({ mainPhones: '2' })).toEqual(onPhones({ reason: 'too-few-phones', limit: 3 }));
  expect(errorsOf({ mainPhones: '1', secondaryPhones: '1', wirelessPhones: '1' })).toEqual([]);
  expect(errorsOf({ mainPhones: '20', secondaryPhones: '20', wirelessPhones: '10' })).toEqual([]);
  expect(errorsOf({ mainPhones: '20', secondaryPhones: '20', wirelessPhones: '11' })).toEqual(
    onPhones({ reason: 'too-many-phones', limit: 50 }),
  );
});

test('phones are not added up if one of them is unreadable', () => {
  expect(errorsOf({ mainPhones: 'x' })).toEqual([{ field: 'mainPhones', refusal: { reason: 'not-a-count' } }]);
  expect(errorsOf({ mainPhones: 'x', secondaryPhones: '51' })).toHaveLength(1);
});

test('phones are ignored in virtual mode', () =>
  expect(askedBy({ virtualOnly: true, mainPhones: 'x' })).toMatchObject({ mainPhones: 0, userCount: 3 }));

test('users must be 3 to 50 in virtual mode', () => {
  const refused = (userCount: string) => errorsOf({ virtualOnly: true, userCount });
  expect(refused('2')).toEqual([{ field: 'userCount', refusal: { reason: 'too-few-users', limit: 3 } }]);
  expect(refused('')).toEqual([{ field: 'userCount', refusal: { reason: 'too-few-users', limit: 3 } }]);
  expect(refused('3')).toEqual([]);
  expect(refused('50')).toEqual([]);
  expect(refused('51')).toEqual([{ field: 'userCount', refusal: { reason: 'too-many-users', limit: 50 } }]);
});

test('users are ignored with phones', () => expect(askedBy({ userCount: 'x' }).userCount).toBe(0));

describe('sites and numbers', () => {
  test.each(['0', '', '6'])('refuse %o sites', (siteCount) =>
    expect(errorsOf({ siteCount })).toEqual([
      { field: 'siteCount', refusal: { reason: 'sites-out-of-range', min: 1, max: 5 } },
    ]),
  );

  test('need a geographic number', () => {
    const refusal = { reason: 'no-geographic-number' } as const;
    expect(errorsOf({ geographicNumbers: '0' })).toEqual([{ field: 'geographicNumbers', refusal }]);
    expect(errorsOf({ geographicNumbers: '' })).toEqual([{ field: 'geographicNumbers', refusal }]);
  });

  test('allow 999 numbers at most', () => {
    const refusal = { reason: 'too-many-numbers', limit: 999 } as const;
    expect(errorsOf({ geographicNumbers: '999', portedNumbers: '999' })).toEqual([]);
    expect(errorsOf({ geographicNumbers: '1000' })).toEqual([{ field: 'geographicNumbers', refusal }]);
    expect(errorsOf({ portedNumbers: '1000' })).toEqual([{ field: 'portedNumbers', refusal }]);
  });

  test('allow no more ported numbers than numbers', () => {
    expect(errorsOf({ geographicNumbers: '4', portedNumbers: '4' })).toEqual([]);
    expect(errorsOf({ geographicNumbers: '4', portedNumbers: '5' })).toEqual([
      { field: 'portedNumbers', refusal: { reason: 'more-ported-than-geographic' } },
    ]);
  });
});

test('calls have a plan only if unlimited', () => {
  expect(askedBy({ channels: '10', callPlanType: 'france-all' }).calls).toEqual({ callType: 'payAsYouGo' });
  expect(askedBy({ callType: 'unlimited', channels: '10', callPlanType: 'france-all' }).calls).toEqual({
    callType: 'unlimited',
    channels: 10,
    callPlanType: 'france-all',
  });
});

test('calls are refused if they are not on offer', () => {
  const refusal = { reason: 'not-offered' } as const;
  expect(errorsOf({ callType: 'free' })).toEqual([{ field: 'callType', refusal }]);
  expect(errorsOf({ callType: 'unlimited', channels: '7' })).toEqual([{ field: 'channels', refusal }]);
  expect(errorsOf({ callType: 'unlimited', channels: '02' })).toEqual([{ field: 'channels', refusal }]);
  expect(errorsOf({ callType: 'unlimited', callPlanType: 'toString' })).toEqual([{ field: 'callPlanType', refusal }]);
});

test('calls are refused if the catalogue lacks their plan, as one before the plan does', () => {
  const { international, ...planLabels } = catalogue.unlimited.planLabels;
  const earlier = { ...catalogue, unlimited: { ...catalogue.unlimited, planLabels } } as Catalogue;
  const form = { ...valid, callType: 'unlimited', callPlanType: 'international' };
  expect(parseQuoteForm(form, catalogue).ok).toBe(true);
  expect(parseQuoteForm(form, earlier)).toMatchObject({ errors: [{ field: 'callPlanType' }] });
});

describe('the e-mail', () => {
  test.each(['a@b.fr', ' a@b.fr ', 'prénom.nom+devis@mairie.example.fr', 'a@b.c.d'])('may be %o', (email) =>
    expect(errorsOf({ email })).toEqual([]),
  );

  test.each(['a', 'a@b', '@b.fr', 'a@.', 'a b@c.fr', 'a@@b.fr', 'a@b\n.fr', 'a@b\u0000.fr', `${'a'.repeat(250)}@b.fr`])(
    'may not be %o',
    (email) => expect(errorsOf({ email })).toEqual([{ field: 'email', refusal: { reason: 'email-format' } }]),
  );

  test('is required', () =>
    expect(errorsOf({ email: '  ' })).toEqual([{ field: 'email', refusal: { reason: 'required' } }]));

  test('is not needed by parseQuoteRequest', () => {
    expect(parseQuoteRequest({ ...valid, email: '' }, catalogue).ok).toBe(true);
    expect(isEmail('')).toBe(false);
  });
});

describe('an e-mail that could mean another mailbox', () => {
  test.each([...'<>()[],;:\\"'])('is refused with the %s named', (character) => {
    expect(errorsOf({ email: `claire${character}x@mairie.fr` })).toEqual([
      { field: 'email', refusal: { reason: 'email-character', character } },
    ]);
    expect(errorsOf({ email: `claire@mairie.fr${character}` })).toHaveLength(1);
  });

  test.each(['\u200b', '\u00ad', '\u2060', '\u202e', '\u3164'])(
    'is refused because of the invisible %j',
    (character) => {
      for (const email of [`claire@mairie.fr${character}`, `cl${character}aire@mairie.fr`])
        expect(errorsOf({ email })).toEqual([{ field: 'email', refusal: { reason: 'email-character' } }]);
    },
  );

  test.each(['a@......', 'a@b..fr', 'a@.b.fr', 'a@b.fr.', 'a..b@c.fr', '.a@b.fr', 'a.@b.fr'])(
    'is refused: %s',
    (email) => expect(errorsOf({ email })).toEqual([{ field: 'email', refusal: { reason: 'email-format' } }]),
  );

  test.each(['a+b@c.fr', "d'arc@c.fr", 'a.b@c.d.fr', 'é@école.fr', 'a_b-c!#$%&*/=?^`{|}~@c.fr'])('takes %s', (email) =>
    expect(errorsOf({ email })).toEqual([]),
  );
});

test('names every refused field at once, in the order of the screen', () => {
  const errors = errorsOf({ email: 'x', siteCount: '9', mainPhones: '-1', portedNumbers: 'x', geographicNumbers: '0' });
  expect(errors.map(({ field }) => field)).toEqual([
    ...['mainPhones', 'siteCount', 'geographicNumbers', 'portedNumbers', 'email'],
  ]);
});
