import { formatWholeEuros } from '#domain/money.ts';
import type { Quote } from '#domain/quote/price/price-quote.ts';

/** A quote in one sentence: announced by screen readers when it appears or changes, and shared by mail. */
export function announceQuote({ oneTime, monthly }: Quote): string {
  const amounts = `${formatWholeEuros(oneTime)}\u00a0HT à la commande, ${formatWholeEuros(monthly)}\u00a0HT par mois`;
  return `Devis calculé\u00a0: ${amounts}`;
}
