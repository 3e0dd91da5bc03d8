import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '#domain/email/email-address.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { arbitraryForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import {
  parseQuoteForm,
  parseQuoteRequest,
  type QuoteForm,
  type QuoteRequest,
  quoteFormDefaults,
  readCount,
} from '#domain/quote/form/quote-form.ts';

const valid: QuoteForm = { ...quoteFormDefaults, email: 'a@example.fr', mainPhones: '3' };

/** Section 5 of the specification, word for word except for the typographic apostrophe. The last three aren't in it. */
const messages: Readonly<Record<string, string>> = {
  required: 'Ce champ est requis',
  'email-format': 'Format email invalide',
  'too-few-users': 'Le nombre d’utilisateurs doit être d’au moins 3',
  'too-many-users': 'Le nombre d’utilisateurs ne peut pas dépasser 50',
  'too-many-phones': 'Le nombre total de postes ne peut pas dépasser 50',
  'too-few-phones': 'Le nombre total de postes doit être d’au moins 3',
  'sites-out-of-range': 'Le nombre de sites doit être compris entre 1 et 5',
  'no-geographic-number': 'Au moins un numéro géographique est requis',
  'more-ported-than-geographic':
    'Le nombre de numéros portés ne peut pas être supérieur au nombre de numéros géographiques',
  'not-a-count': 'Saisissez un nombre entier positif',
  'too-many-numbers': 'Au-delà de 999 numéros, demandez une offre personnalisée',
  'not-offered': 'Choisissez l’une des valeurs proposées',
};

/** What is refused of a form with these entries, and by which of the {@link messages}: `siteCount sites-out-of-range`. */
function refusalsOf(changes: Partial<QuoteForm>): string[] {
  const result = parseQuoteForm({ ...valid, ...changes }, catalogue);
  if (result.ok) return [];
  const names = new Map(Object.entries(messages).map(([name, message]) => [message, name]));
  return result.errors.map(({ field, message }) => `${field} ${names.get(message) ?? message}`);
}

function askedBy(changes: Partial<QuoteForm>): QuoteRequest {
  return requestOf({ ...valid, ...changes });
}

const onPhones = (refusal: string): string[] =>
  ['mainPhones', 'secondaryPhones', 'wirelessPhones'].map((field) => `${field} ${refusal}`);

test('the defaults are those of the specification, and lack phones and an e-mail', () => {
  expect(quoteFormDefaults).toMatchObject({
    ...{ email: '', siteCount: '1', mainPhones: '0', secondaryPhones: '0', wirelessPhones: '0', userCount: '3' },
    ...{ portedNumbers: '0', geographicNumbers: '1', virtualOnly: false, channels: '2', callPlanType: 'france-fix' },
  });
  expect(refusalsOf(quoteFormDefaults)).toEqual([...onPhones('too-few-phones'), 'email required']);
});

test.each([
  ['', 0],
  ['  ', 0],
  ['0', 0],
  ['7', 7],
  [' 7 ', 7],
  ['007', 7],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('counts: parses %o as %i', (text, expected) => expect(readCount(text)).toBe(expected));

test.each(['-1', '+1', '1,5', '1.5', '1e3', '0x10', 'trois', '1 000', '4 4', '٣', 'NaN', 'Infinity', '−1'])(
  'counts: refuses %o',
  (text) => expect(readCount(text)).toBeUndefined(),
);

test.each<[Partial<QuoteForm>, string[]]>([
  [{ mainPhones: '2' }, onPhones('too-few-phones')],
  [{ mainPhones: '20', secondaryPhones: '20', wirelessPhones: '11' }, onPhones('too-many-phones')],
  [{ mainPhones: '9'.repeat(20) }, onPhones('too-many-phones')],
  // Phones are not added up if one of them is unreadable.
  [{ mainPhones: 'x', secondaryPhones: '51' }, ['mainPhones not-a-count']],
  [{ virtualOnly: true, userCount: '2' }, ['userCount too-few-users']],
  [{ virtualOnly: true, userCount: '' }, ['userCount too-few-users']],
  [{ virtualOnly: true, userCount: '51' }, ['userCount too-many-users']],
  [{ siteCount: '0' }, ['siteCount sites-out-of-range']],
  [{ siteCount: '' }, ['siteCount sites-out-of-range']],
  [{ siteCount: '6' }, ['siteCount sites-out-of-range']],
  [{ geographicNumbers: '0' }, ['geographicNumbers no-geographic-number']],
  [{ geographicNumbers: '' }, ['geographicNumbers no-geographic-number']],
  [{ geographicNumbers: '1000' }, ['geographicNumbers too-many-numbers']],
  [{ geographicNumbers: '9'.repeat(400) }, ['geographicNumbers too-many-numbers']],
  [{ portedNumbers: '1000' }, ['portedNumbers too-many-numbers']],
  [{ geographicNumbers: '4', portedNumbers: '5' }, ['portedNumbers more-ported-than-geographic']],
  [{ callType: 'free' }, ['callType not-offered']],
  [{ callType: 'unlimited', channels: '7' }, ['channels not-offered']],
  [{ callType: 'unlimited', channels: '02' }, ['channels not-offered']],
  [{ callType: 'unlimited', callPlanType: 'toString' }, ['callPlanType not-offered']],
  [{ email: '  ' }, ['email required']],
  [
    { email: 'x', siteCount: '9', mainPhones: '-1', portedNumbers: 'x', geographicNumbers: '0' },
    // In the order of the screen.
    [
      ...['mainPhones not-a-count', 'siteCount sites-out-of-range', 'geographicNumbers no-geographic-number'],
      ...['portedNumbers not-a-count', 'email email-format'],
    ],
  ],
])('%o is refused: %o', (changes, refusals) => expect(refusalsOf(changes)).toEqual(refusals));

test.each<Partial<QuoteForm>>([
  { mainPhones: '1', secondaryPhones: '1', wirelessPhones: '1' },
  { mainPhones: '20', secondaryPhones: '20', wirelessPhones: '10' },
  { virtualOnly: true, userCount: '50' },
  { geographicNumbers: '999', portedNumbers: '999' },
])('%o is accepted', (changes) => expect(refusalsOf(changes)).toEqual([]));

test('what is hidden is ignored: phones in virtual mode, users beside phones, a plan that was not chosen', () => {
  expect(askedBy({ virtualOnly: true, mainPhones: 'x' })).toMatchObject({ mainPhones: 0, userCount: 3 });
  expect(askedBy({ userCount: 'x' }).userCount).toBe(0);
  const plan = { channels: '10', callPlanType: 'france-all' };
  expect(askedBy(plan).calls).toEqual({ callType: 'payAsYouGo' });
  expect(askedBy({ ...plan, callType: 'unlimited' }).calls).toEqual({ ...plan, callType: 'unlimited', channels: 10 });
});

test('calls are refused if the catalogue lacks their plan, as one before the plan does', () => {
  const { international, ...planLabels } = catalogue.unlimited.planLabels;
  const earlier = { ...catalogue, unlimited: { ...catalogue.unlimited, planLabels } } as Catalogue;
  const form = { ...valid, callType: 'unlimited', callPlanType: 'international' };
  expect(parseQuoteForm(form, catalogue).ok).toBe(true);
  expect(parseQuoteForm(form, earlier)).toMatchObject({ errors: [{ field: 'callPlanType' }] });
});

test.each([
  ...['a@b.fr', ' a@b.fr ', 'prénom.nom+devis@mairie.example.fr', 'a@b.c.d', 'a+b@c.fr', "d'arc@c.fr", 'a.b@c.d.fr'],
  ...['é@école.fr', 'a_b-c!#$%&*/=?^`{|}~@c.fr'],
])('the e-mail may be %o', (email) => expect(refusalsOf({ email })).toEqual([]));

test.each([
  ...['a', 'a@b', '@b.fr', 'a@.', 'a b@c.fr', 'a@@b.fr', 'a@b\n.fr', 'a@b\u0000.fr', `${'a'.repeat(250)}@b.fr`],
  ...['a@......', 'a@b..fr', 'a@.b.fr', 'a@b.fr.', 'a..b@c.fr', '.a@b.fr', 'a.@b.fr'],
])('the e-mail may not be %o', (email) => expect(refusalsOf({ email })).toEqual(['email email-format']));

test('the e-mail is not needed by parseQuoteRequest', () => {
  expect(parseQuoteRequest({ ...valid, email: '' }, catalogue).ok).toBe(true);
  expect(isEmail('')).toBe(false);
});

test.each([...'<>()[],;:\\"'])(
  'the e-mail that could mean another mailbox is refused with the %s named',
  (character) => {
    for (const email of [`claire${character}x@mairie.fr`, `claire@mairie.fr${character}`])
      expect(refusalsOf({ email })).toEqual([`email Format email invalide\u00a0: retirez «\u202f${character}\u202f»`]);
  },
);

test.each(['\u200b', '\u00ad', '\u2060', '\u202e', '\u3164'])(
  'the e-mail is refused because of the invisible %j',
  (character) => {
    for (const email of [`claire@mairie.fr${character}`, `cl${character}aire@mairie.fr`])
      expect(refusalsOf({ email })).toEqual([
        'email Format email invalide\u00a0: retapez l’adresse, elle contient un caractère invisible',
      ]);
  },
);

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
      }
    }),
    { numRuns: 2000 },
  ));
