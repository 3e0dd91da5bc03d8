import { type Cents, formatEuros } from '#domain/money.ts';

/** An exact amount before tax, as the table writes it. */
export function beforeTax(cents: Cents): string {
  return `${formatEuros(cents)}\u00a0HT`;
}
