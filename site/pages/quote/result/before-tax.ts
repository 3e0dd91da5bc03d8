import { type Cents, formatEuros } from '#domain/money.ts';

/** An exact amount before tax, in the table's format. */
export function beforeTax(cents: Cents): string {
  return `${formatEuros(cents)}\u00a0HT`;
}
