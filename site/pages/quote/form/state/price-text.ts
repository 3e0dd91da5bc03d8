import { type Cents, formatBeforeTax } from '#domain/money.ts';

/** What is paid every month: 900 → `9,00 € HT par mois`. */
export function beforeTaxMonthly(cents: Cents): string {
  return `${formatBeforeTax(cents)} par\u00a0mois`;
}
