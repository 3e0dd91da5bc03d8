import { toEuroNumber } from '#domain/money.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import type { Quote } from '#domain/quote/price/price-quote.ts';

/** The four answers of the custom-offer dialog, by the names of their controls. */
export interface CustomDetails {
  readonly existingSystem: string;
  readonly specificNeeds: string;
  readonly preferredInstallDate: string;
  readonly budget: string;
}

/** Maximum length of the needs, which are kept in the history's state. */
export const maxNeedsLength = 2000;

/** The counts of the form, by the names of its fields, including counts that it can't price. */
export interface RequestedCounts extends Omit<QuoteRequest, 'calls'> {
  readonly callType: string;
  /** Channels of the unlimited plan; absent for pay-as-you-go. */
  readonly channels?: number;
  readonly callPlanType?: string;
}

/** The navigation state passed to the contact page. Its amounts are in euros, under the names of the quote. */
export interface CustomOfferState {
  readonly origin: 'quote';
  readonly quote: Quote | null;
  readonly customDetails: CustomDetails;
  readonly counts: RequestedCounts;
  readonly email?: string;
}

/** The state passed to the contact page: the quote on the screen, what can be read of the form, and the e-mail. */
export function customOfferState(
  typedEmail: string,
  { calls, ...counts }: QuoteRequest,
  shown: Quote | undefined,
  customDetails: CustomDetails,
): CustomOfferState {
  const email = typedEmail.trim();
  return {
    origin: 'quote',
    quote: shown ? inEuros(shown) : null,
    customDetails,
    counts: { ...counts, ...calls },
    ...(email !== '' && { email }),
  };
}

function inEuros({ oneTime, monthly, details }: Quote): Quote {
  const { switchDetails, cables, ...amounts } = details;
  const euros = Object.entries(amounts).map(([name, cents]) => [name, toEuroNumber(cents)]);
  return {
    oneTime: toEuroNumber(oneTime),
    monthly: toEuroNumber(monthly),
    details: {
      ...(Object.fromEntries(euros) as typeof amounts),
      switchDetails,
      cables: { quantity: cables.quantity, cost: toEuroNumber(cables.cost) },
    },
  };
}
