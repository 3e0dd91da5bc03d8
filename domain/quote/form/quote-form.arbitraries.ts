/** Random forms for the property tests. Only tests import this file. */
import fc from 'fast-check';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { type QuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';

const { limits, unlimited } = specifiedCatalogue;

const typedCount = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.integer({ min, max }).map(String);

/** Between 3 and 50 phones of three kinds, in random proportions. */
const phoneCounts = fc.tuple(fc.integer(limits.phones), fc.nat(), fc.nat()).map(([total, first, second]) => {
  const main = first % (total + 1);
  const secondary = second % (total - main + 1);
  return {
    mainPhones: String(main),
    secondaryPhones: String(secondary),
    wirelessPhones: String(total - main - secondary),
  };
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
    siteCount: typedCount(limits.sites),
    phones: phoneCounts,
    userCount: typedCount(limits.users),
    virtualOnly: fc.boolean(),
    geographicNumbers: typedCount(limits.numbers),
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
    portedNumbers: String(Math.floor((Number(rest.geographicNumbers) * portedShare) / 100)),
    ...(!rest.virtualOnly && phones),
  }));

/** A form with arbitrary texts in every field. */
export const arbitraryForms: fc.Arbitrary<QuoteForm> = fc.record({
  ...Object.fromEntries(
    Object.keys(quoteFormDefaults).map((field) => [
      field,
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        typedCount({ min: -1, max: 60 }),
        fc.constantFrom('', 'a@b.fr', 'unlimited', 'payAsYouGo', 'france-all', 'toString', '__proto__'),
      ),
    ]),
  ),
  virtualOnly: fc.boolean(),
}) as fc.Arbitrary<QuoteForm>;
