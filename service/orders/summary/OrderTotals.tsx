import { formatEuros, formatWholeEuros } from '#domain/money.ts';
import type { PricedOrder } from '#domain/order/parse-order.ts';
import type { QuotePart } from '#domain/quote/price/itemise-quote.ts';

/** The two totals of a quote or an order, large: what is paid once, and what is paid every month. */
export function OrderTotals({ itemised }: Pick<PricedOrder, 'itemised'>) {
  return (
    <div className="totals">
      <Total label="À la commande" part={itemised.oneTime} />
      <Total label="Par mois" part={itemised.monthly} />
    </div>
  );
}

function Total({ label, part: { totalCents, vatCents, totalWithVatCents } }: { label: string; part: QuotePart }) {
  return (
    <div>
      <p className="soft">{label}</p>
      <strong>{formatWholeEuros(totalCents)}</strong>
      <p className="soft">
        HT, soit {formatEuros(totalWithVatCents)} TTC
        <br />
        dont TVA {formatEuros(vatCents)}
      </p>
    </div>
  );
}
