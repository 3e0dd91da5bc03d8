import { formatPhone } from '#domain/order/phone-number.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** The telephone of an order's contact, of any country, to call from the page. */
export function ClientPhone({ order: { phone } }: { readonly order: OrderRow }) {
  return <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{formatPhone(phone)}</a>;
}
