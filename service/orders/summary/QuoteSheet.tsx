import type { PricedOrder } from '#domain/order/parse-order.ts';
import { planInstallation } from '#domain/quote/installation/installation.ts';
import { Facts } from '#service/pages/Facts.tsx';
import { AmountsTable } from './AmountsTable.tsx';
import { InstallationPicture } from './InstallationPicture.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { orderedCalls } from './ordered-calls.ts';

/** Both totals, what they hold of calls, the drawing, and every line of a quote or an order. */
export function QuoteSheet({ request, itemised, catalogue }: PricedOrder) {
  return (
    <div className="card strong sheet">
      <div className="stack">
        <OrderTotals itemised={itemised} />
        <Facts facts={orderedCalls(request, catalogue)} />
        <InstallationPicture plan={planInstallation(request, catalogue)} />
      </div>
      <details className="lines" open>
        <summary>
          <h3>Détail</h3>
        </summary>
        <div className="stack wide">
          <AmountsTable caption="À la commande" part={itemised.oneTime} catalogue={catalogue} />
          <AmountsTable caption="Par mois" part={itemised.monthly} catalogue={catalogue} />
        </div>
      </details>
    </div>
  );
}
