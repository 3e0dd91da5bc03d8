import { formatCount, formatEurosShort } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { emptyRequest } from '#domain/quote/installation/count-items.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';

/** The lowest prices in cents before tax; `monthlyUnlimited` has the smallest plan to fixed and mobile lines. */
export function startingPrices(catalogue: Catalogue) {
  const { limits, unlimited } = catalogue;
  const channels = Math.min(...unlimited.channels);
  const smallest = {
    ...emptyRequest,
    siteCount: limits.sites.min,
    secondaryPhones: limits.phones.min,
    geographicNumbers: limits.numbers.min,
  };
  const payAsYouGo = itemiseQuote(smallest, catalogue);
  const calls = { callType: 'unlimited', channels, callPlanType: 'france-all' } as const;
  const unlimitedCalls = itemiseQuote({ ...smallest, calls }, catalogue);
  return {
    phones: limits.phones.min,
    channels,
    monthly: payAsYouGo.monthly.totalCents,
    monthlyUnlimited: unlimitedCalls.monthly.totalCents,
    oneTime: payAsYouGo.oneTime.totalCents,
  };
}

/** Replaces `{monthly}` or `{portability}` by the catalogue's value. Throws `RangeError` for an unknown name. */
export function fillPrices(text: string, catalogue: Catalogue): string {
  const { phones, channels, monthly, monthlyUnlimited, oneTime } = startingPrices(catalogue);
  const known: Readonly<Record<string, string>> = {
    phones: formatCount(phones),
    channels: formatCount(channels),
    monthly: formatEurosShort(monthly),
    monthlyUnlimited: formatEurosShort(monthlyUnlimited),
    oneTime: formatEurosShort(oneTime),
    portability: formatEurosShort(catalogue.oneTime.portabilityBlock.priceCents),
    portabilityBlockSize: formatCount(catalogue.portabilityBlockSize),
  };
  return text.replaceAll(/(?<!\{)\{(\w+)\}/g, (_mark, name: string) => {
    const value = known[name];
    if (value === undefined) throw new RangeError(`no price is called "${name}"`);
    return value;
  });
}
