import { expect, test } from 'vitest';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, requestOf, typedRequest } from '#domain/quote/example-quote.fixture.ts';
import { type QuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';
import { customOfferState } from './custom-offer-state.ts';

const customDetails = {
  existingSystem: 'ip',
  specificNeeds: 'Un fax',
  preferredInstallDate: 'asap',
  budget: '100-300',
};

function stateWithQuote(changes: Partial<QuoteForm>) {
  const form = aForm(changes);
  const request = requestOf(form);
  return customOfferState(form.email, request, priceQuote(request, specifiedCatalogue), customDetails);
}

test('passes the quote in euros, exactly', () => {
  const { quote } = stateWithQuote({
    mainPhones: '4',
    portedNumbers: '1',
    callType: 'unlimited',
    callPlanType: 'france-all',
  });
  expect(quote).toStrictEqual({
    oneTime: 978,
    monthly: 61,
    details: {
      phones: 464,
      switches: 79,
      switchDetails: { POE8: 1, POE16: 0 },
      setup: 0,
      portability: 80,
      neolisBoxes: 289,
      shipping: 45,
      monthlyPhones: 36,
      monthlyNumbers: 2,
      monthlyUnlimited: 22.5,
      cables: { quantity: 7, cost: 21 },
    },
  });
});

test('passes the plan if calls are unlimited', () => {
  const typed = { mainPhones: '4', channels: '8', callPlanType: 'international' } as const;
  const { quote, counts } = stateWithQuote(typed);
  for (const name of ['channels', 'callPlanType']) expect(counts).not.toHaveProperty(name);
  expect(quote?.details).not.toHaveProperty('monthlyUnlimited');
  const planned = stateWithQuote({ ...typed, callType: 'unlimited' });
  expect(planned.counts).toMatchObject({ channels: 8, callPlanType: 'international' });
});

test('without a quote, passes readable counts, even above the limits', () => {
  const form = {
    ...quoteFormDefaults,
    mainPhones: 'huit',
    wirelessPhones: '80',
    siteCount: '7',
    email: ' a@example.com ',
  };
  expect(customOfferState(form.email, typedRequest(form), undefined, customDetails)).toMatchObject({
    origin: 'quote',
    quote: null,
    customDetails,
    counts: { mainPhones: 0, wirelessPhones: 80, siteCount: 7 },
    email: 'a@example.com',
  });
});
