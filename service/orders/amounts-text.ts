import { formatBeforeTax, formatEuros } from '#domain/money.ts';
import { fairUseText } from '#domain/quote/fair-use.ts';
import type { QuoteLine, QuotePart } from '#domain/quote/itemise-quote.ts';
import type { StoredOrder } from './stored-order.ts';

/** Every line of an order and its totals, in the lines of a text. */
export function amountsText({ itemised, catalogue }: Pick<StoredOrder, 'itemised' | 'catalogue'>): string[] {
  const fairUse = fairUseText(catalogue);
  return [...part('À la commande', itemised.oneTime, fairUse), '', ...part('Par mois', itemised.monthly, fairUse)];
}

/** Lines of articles that weren't ordered are left out; those that are free stay. */
function isWorthALine({ key, quantity, amountCents }: QuoteLine): boolean {
  return amountCents !== 0 || (key === 'setup' && quantity > 0);
}

function part(title: string, { lines, totalCents, vatCents, totalWithVatCents }: QuotePart, fairUse: string): string[] {
  return [
    title,
    ...lines
      .filter(isWorthALine)
      .flatMap(({ key, label, quantity, unitCents, amountCents }) => [
        key === 'setup' && amountCents === 0
          ? `  ${label}\u00a0: Offerte`
          : `  ${label}\u00a0: ${quantity} × ${formatEuros(unitCents)} = ${formatBeforeTax(amountCents)}`,
        ...(key === 'monthlyUnlimited' ? [`    ${fairUse}`] : []),
      ]),
    totalWithVatCents === 0
      ? '  Total\u00a0: rien à payer'
      : `  Total\u00a0: ${formatBeforeTax(totalCents)}, TVA ${formatEuros(vatCents)}, ${formatEuros(totalWithVatCents)}\u00a0TTC`,
  ];
}
