import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';
import { customOfferState } from '#domain/requests/custom-offer-state.ts';

const form = aForm({
  ...{ geographicNumbers: '2', portedNumbers: '1' },
  ...{ callType: 'unlimited', channels: '2', callPlanType: 'france-all' },
});
const request = requestOf(form);
const quote = priceQuote(request, specifiedCatalogue);

/** The state that the quote page passes on, for the tests of this folder: four T46U and an unlimited plan. */
export const exampleState = customOfferState(form.email, request, quote, {
  existingSystem: 'analogique',
  specificNeeds: 'Deux portes à ouvrir depuis le poste & un fax',
  preferredInstallDate: '1-month',
  budget: '300-500',
});

/** The example's state once parsed: its amounts in cents. */
export const exampleRequest = { ...exampleState, quote };
