import { type Cents, formatWholeEuros } from '#domain/money.ts';
import type { ComparedQuotes } from '#domain/quote/price/compare-quotes.ts';
import { maxTermMonths } from '#domain/quote/price/total-cost.ts';

/** How much more or less the current quote costs than the other: once, a month and over the longest term, before tax. */
export function describeDifference({ oneTime, monthly }: ComparedQuotes): string {
  const longTermCents = oneTime.differenceCents + maxTermMonths * monthly.differenceCents;
  if (oneTime.differenceCents === 0 && monthly.differenceCents === 0) return 'Les deux devis coûtent le même prix.';
  return [
    'Par rapport à l’autre, ce devis coûte',
    `${moreOrLess(oneTime.differenceCents)} à la commande et`,
    `${moreOrLess(monthly.differenceCents)} par mois, soit`,
    `${moreOrLess(longTermCents)} sur ${maxTermMonths}\u00a0mois.`,
  ].join(' ');
}

function moreOrLess(cents: Cents): string {
  if (cents === 0) return 'autant';
  return `${formatWholeEuros(Math.abs(cents))}\u00a0HT de ${cents > 0 ? 'plus' : 'moins'}`;
}
