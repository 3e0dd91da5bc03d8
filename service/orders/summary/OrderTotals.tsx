import { type Cents, formatEuros, formatWholeEuros } from '#domain/money.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** The two totals of an order, large: what is paid once, and what is paid every month. */
export function OrderTotals({ order }: { readonly order: OrderRow }) {
  return (
    <div className="totals">
      <Total label="À la commande" cents={order.one_time_cents} vatCents={order.one_time_vat_cents} />
      <Total label="Par mois" cents={order.monthly_cents} vatCents={order.monthly_vat_cents} />
    </div>
  );
}

interface TotalProps {
  readonly label: string;
  readonly cents: Cents;
  readonly vatCents: Cents;
}

function Total({ label, cents, vatCents }: TotalProps) {
  return (
    <div>
      <p>{label}</p>
      <strong>{formatWholeEuros(cents)}</strong>
      <p>
        HT, soit {formatEuros(cents + vatCents)} TTC
        <br />
        dont TVA {formatEuros(vatCents)}
      </p>
    </div>
  );
}
