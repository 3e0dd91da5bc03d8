import type { PricedOrder } from '#domain/order/parse-order.ts';
import { type InstallationPlan, planInstallation } from '#domain/quote/installation/installation.ts';
import { Facts } from '#service/pages/Facts.tsx';
import { InstallationDrawing } from '#ui/installation/InstallationDrawing.tsx';
import { AmountsTables } from './AmountsTables.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { orderedCalls } from './ordered-calls.ts';

interface QuoteSheetProps extends PricedOrder {
  /** The installation with a name at each phone, once its client named them. */
  readonly named?: InstallationPlan | undefined;
}

/** Both totals, what they hold of calls, the drawing, and every line of a quote or an order. */
export function QuoteSheet({ request, itemised, catalogue, named }: QuoteSheetProps) {
  return (
    <div className="card strong sheet">
      <div className="stack">
        <OrderTotals itemised={itemised} />
        <Facts facts={orderedCalls(request, catalogue)} />
        <div className={named === undefined ? 'installation' : 'installation named'}>
          <InstallationDrawing plan={named ?? planInstallation(request, catalogue)} />
        </div>
      </div>
      <details className="lines" open>
        <summary>
          <h3>Détail</h3>
        </summary>
        <div className="stack wide">
          <AmountsTables itemised={itemised} catalogue={catalogue} />
        </div>
      </details>
    </div>
  );
}
