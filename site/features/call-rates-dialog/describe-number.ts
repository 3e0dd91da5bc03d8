import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import { columnOf, isIncludedInUnlimited, type RatesMode } from '#domain/calls/call-rates.ts';
import { callPrice, type NumberKind } from '#domain/calls/number-rate.ts';
import { formatBeforeTax } from '#domain/money.ts';

/** The kinds of lines, in words. */
export const kinds = { FIX: texts.columns.fixed, MOB: texts.columns.mobile, SPC: texts.special } as const;

interface NumberWords {
  /** Destination and kind of line, or the kind of number if the table has no rate for it. */
  readonly name: string;
  /** The price of a ten-minute call, without the words before it. */
  readonly cost?: string;
}

/** Whether only the provider can tell the price of the number. */
export function asksForPrice({ kind }: NumberKind): boolean {
  return kind === 'unknown' || kind === 'overseas';
}

/** The answer to a search for a number. */
export function describeNumber(found: NumberKind, mode: RatesMode): NumberWords {
  if (found.kind !== 'rate') return { name: texts.numberKinds[found.kind] };
  const { rate } = found;
  const name = `${rate.destination}, ${kinds[rate.type].toLocaleLowerCase('fr')}`;
  if (mode === 'unlimited' && isIncludedInUnlimited(rate.zone, columnOf[rate.type])) {
    return { name, cost: texts.tenMinutesIncluded };
  }
  const price = formatBeforeTax(callPrice(rate, 10 * 60));
  return { name, cost: rate.status === 'provisional' ? `${price} (${texts.provisional})` : price };
}
