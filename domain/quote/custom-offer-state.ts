import { toEuroNumber } from '#domain/money.ts';
import type { Quote } from '#domain/quote/price-quote.ts';
import { type QuoteForm, readAnyCount, readCounts } from '#domain/quote/quote-form.ts';

/** The four answers of the custom-offer dialog, by the names of their controls. */
export interface CustomDetails {
  readonly existingSystem: string;
  readonly specificNeeds: string;
  readonly preferredInstallDate: string;
  readonly budget: string;
}

/** Longest text of needs: it travels in the history's state and in an e-mail address. */
export const longestNeeds = 2000;

/** What the form counts, by the names of its fields: also what is too much for it to price. */
export interface RequestedCounts {
  readonly virtualOnly: boolean;
  readonly mainPhones: number;
  readonly secondaryPhones: number;
  readonly wirelessPhones: number;
  readonly userCount: number;
  readonly siteCount: number;
  readonly geographicNumbers: number;
  readonly portedNumbers: number;
  readonly callType: string;
  /** Of the unlimited plan; absent where calls are paid by the minute. */
  readonly channels?: number;
  readonly callPlanType?: string;
}

/** The state of the navigation to the contact page. Its amounts are in euros, named as the quote's. */
export interface CustomOfferState {
  readonly origin: 'quote';
  readonly quote: Quote | null;
  readonly customDetails: CustomDetails;
  readonly counts: RequestedCounts;
  /** Absent while none is typed. */
  readonly email?: string;
}

/** What the quote page hands to the contact page: the quote on the screen, what the form counts and who asks. */
export function customOfferState(
  form: QuoteForm,
  shown: Quote | undefined,
  customDetails: CustomDetails,
): CustomOfferState {
  const email = form.email.trim();
  return {
    origin: 'quote',
    quote: shown ? inEuros(shown) : null,
    customDetails,
    counts: countForm(form),
    ...(email !== '' && { email }),
  };
}

/** What can't be read counts for nothing. */
function countForm(form: QuoteForm): RequestedCounts {
  const { callType, callPlanType } = form;
  return {
    ...readCounts(form, readAnyCount),
    callType,
    ...(callType === 'unlimited' && { channels: readAnyCount(form.channels), callPlanType }),
  };
}

function inEuros({ oneTime, monthly, details }: Quote): Quote {
  const { switchDetails, cables, monthlyUnlimited } = details;
  return {
    oneTime: toEuroNumber(oneTime),
    monthly: toEuroNumber(monthly),
    details: {
      phones: toEuroNumber(details.phones),
      switches: toEuroNumber(details.switches),
      switchDetails,
      setup: toEuroNumber(details.setup),
      portability: toEuroNumber(details.portability),
      neolisBoxes: toEuroNumber(details.neolisBoxes),
      shipping: toEuroNumber(details.shipping),
      monthlyPhones: toEuroNumber(details.monthlyPhones),
      monthlyNumbers: toEuroNumber(details.monthlyNumbers),
      ...(monthlyUnlimited !== undefined && { monthlyUnlimited: toEuroNumber(monthlyUnlimited) }),
      cables: { quantity: cables.quantity, cost: toEuroNumber(cables.cost) },
    },
  };
}
