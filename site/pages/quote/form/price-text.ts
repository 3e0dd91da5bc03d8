import { type Cents, formatEuros } from '#domain/money.ts';

/** An amount before tax as the form writes it: 11600 → `116,00 € HT`. */
export function beforeTax(cents: Cents): string {
  return `${formatEuros(cents)}\u00a0HT`;
}

/** The same for what is paid every month: `9,00 € HT par mois`. */
export function beforeTaxMonthly(cents: Cents): string {
  return `${beforeTax(cents)} par\u00a0mois`;
}
