import { companyPhone } from '#domain/company.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** Whom to call about an order, and what to say. */
export function WhomToCall({ order, service }: { readonly order: OrderRow; readonly service: Service }) {
  return (
    <p className="soft">
      Une question&#8239;? Appelez le {companyPhone(service.company)} avec votre référence{' '}
      <span className="reference">{order.reference}</span>.
    </p>
  );
}
