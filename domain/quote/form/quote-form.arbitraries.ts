/** Random forms for the property tests. Only tests import this file. */
import fc from 'fast-check';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { type QuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';

const { limits, unlimited } = specifiedCatalogue;

/** What people and programs type into a field that expects a count, an address or a choice. */
const awkwardTexts = [
  '',
  ' ',
  '0',
  '-1',
  '+3',
  '1,5',
  '1.5',
  '1e3',
  '0x10',
  '٣',
  'trois',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '9'.repeat(400),
  '007',
  ' 4 ',
  'unlimited',
  'payAsYouGo',
  'france-all',
  '6',
  'toString',
  '__proto__',
  'a@b.fr',
] as const;

/** Between 3 and 50 phones of three kinds, in random proportions. */
const phoneCounts = fc
  .tuple(fc.integer({ min: limits.phones.min, max: limits.phones.max }), fc.nat(), fc.nat())
  .map(([total, first, second]) => {
    const main = first % (total + 1);
    const secondary = second % (total - main + 1);
    return { mainPhones: main, secondaryPhones: secondary, wirelessPhones: total - main - secondary };
  });

const calls = fc.oneof(
  fc.record({
    callType: fc.constant('payAsYouGo'),
    channels: fc.constant('2'),
    callPlanType: fc.constant<string>('france-fix'),
  }),
  fc.record({
    callType: fc.constant('unlimited'),
    channels: fc.constantFrom(...unlimited.channels).map(String),
    callPlanType: fc.constantFrom(...offeredPlans(specifiedCatalogue).map(({ type }) => type as string)),
  }),
);

/** Random e-mails that are accepted. */
const email = fc
  .tuple(
    fc.stringMatching(/^[^\s@.<>()[\],;:\\"\p{Cc}\p{DI}]{1,40}$/u),
    fc.stringMatching(/^[a-z0-9-]{1,20}\.[a-z]{2,8}$/),
  )
  .map(([name, host]) => `${name}@${host}`);

/** Random forms that are accepted, with any texts in the hidden fields. */
export const validForms: fc.Arbitrary<QuoteForm> = fc
  .record({
    email,
    siteCount: fc.integer({ min: limits.sites.min, max: limits.sites.max }),
    phones: phoneCounts,
    userCount: fc.integer({ min: limits.users.min, max: limits.users.max }),
    virtualOnly: fc.boolean(),
    geographicNumbers: fc.integer({ min: limits.numbers.min, max: limits.numbers.max }),
    portedShare: fc.nat({ max: 100 }),
    calls,
    companyName: fc.string({ maxLength: 300 }),
    siret: fc.string(),
    fullName: fc.string({ unit: 'binary' }),
    phone: fc.string(),
  })
  .map(({ phones, portedShare, calls: chosen, ...rest }) => ({
    ...quoteFormDefaults,
    ...rest,
    ...chosen,
    siteCount: String(rest.siteCount),
    userCount: String(rest.userCount),
    geographicNumbers: String(rest.geographicNumbers),
    portedNumbers: String(Math.floor((rest.geographicNumbers * portedShare) / 100)),
    mainPhones: rest.virtualOnly ? '0' : String(phones.mainPhones),
    secondaryPhones: rest.virtualOnly ? '0' : String(phones.secondaryPhones),
    wirelessPhones: rest.virtualOnly ? '0' : String(phones.wirelessPhones),
  }));

/** A form with arbitrary texts in every field. */
export const arbitraryForms: fc.Arbitrary<QuoteForm> = fc.record({
  ...Object.fromEntries(
    Object.keys(quoteFormDefaults).map((field) => [
      field,
      fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...awkwardTexts)),
    ]),
  ),
  virtualOnly: fc.boolean(),
}) as fc.Arbitrary<QuoteForm>;
