import { adviseForNormalUse } from '#domain/calls/erlang.ts';
import { type Cents, roundHalfUp } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { emptyRequest } from '#domain/quote/installation/count-items.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';

/** A partner's identical clients, and the partner's share of their monthly subscriptions. */
interface PartnerExample {
  readonly clients: number;
  readonly phonesPerClient: number;
  readonly commissionPercent: number;
}

/** What these clients pay and what they earn the partner, in cents before tax a month. */
interface CommissionEstimate {
  /** Simultaneous calls of each client's plan. */
  readonly channels: number;
  readonly monthlyPerClient: Cents;
  readonly monthly: Cents;
  readonly commission: Cents;
}

/** For clients with one site, one number and calls within France; to the cent: whole euros could exceed the maximum. */
export function estimateCommission(
  { clients, phonesPerClient, commissionPercent }: PartnerExample,
  catalogue: Catalogue,
): CommissionEstimate {
  const installation = { ...emptyRequest, mainPhones: phonesPerClient };
  const channels = adviseForNormalUse(installation, catalogue);
  if (channels === undefined) throw new RangeError(`No plan of ${catalogue.id} carries ${phonesPerClient} phones`);
  const calls = { callType: 'unlimited', channels, callPlanType: 'france-all' } as const;
  const request = { ...installation, calls };
  const { totalCents: monthlyPerClient } = itemiseQuote(request, catalogue).monthly;
  const monthly = monthlyPerClient * clients;
  return { channels, monthlyPerClient, monthly, commission: roundHalfUp(monthly * commissionPercent, 100) };
}
