import { formatPhone } from '#domain/order/client/phone-number.ts';
import { compactPhone } from '#domain/typed-text.ts';

/** A client's telephone, of any country, to call from the page. */
export function ClientPhone({ phone }: { readonly phone: string }) {
  const dialled = compactPhone(phone);
  return /^\+?\d+$/.test(dialled) ? <a href={`tel:${dialled}`}>{formatPhone(phone)}</a> : phone;
}
