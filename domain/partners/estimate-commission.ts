import { adviseForNormalUse } from '#domain/calls/erlang.ts';
import { roundHalfUp } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { emptyRequest } from '#domain/quote/installation/count-items.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';

/** A partner's identical clients, and the partner's share of their monthly subscriptions. */
interface PartnerExample {
  readonly clients: number;
  readonly phonesPerClient: number;
  readonly commissionPercent: number;
}

/**
 * What clients with one site, one number and calls within France pay and earn the partner, in cents before tax a month.
 * The rate is a maximum: rounding the commission to the euro could exceed it. `channels` are the simultaneous calls of each client's plan.
 */
export function estimateCommission(
  { clients, phonesPerClient, commissionPercent }: PartnerExample,
  catalogue: Catalogue,
) {
  const installation = { ...emptyRequest, mainPhones: phonesPerClient };
  const channels = adviseForNormalUse(installation, catalogue);
  if (channels === undefined) throw new RangeError(`No plan of ${catalogue.id} carries ${phonesPerClient} phones`);
  const calls = { callType: 'unlimited', channels, callPlanType: 'france-all' } as const;
  const request = { ...installation, calls };
  const { totalCents: monthlyPerClient } = itemiseQuote(request, catalogue).monthly;
  const monthly = monthlyPerClient * clients;
  return { channels, monthlyPerClient, monthly, commission: roundHalfUp(monthly * commissionPercent, 100) };
}
