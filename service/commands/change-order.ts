import { company } from '#content/company.ts';
import type { OrderRow, OrderState, Storage } from '#service/storage/storage.ts';
import { CommandRefused } from './with-storage.ts';

export const stateNames: Readonly<Record<OrderState, string>> = {
  received: 'reçue',
  confirmed: 'confirmée',
  paid: 'payée',
  cancelled: 'annulée',
};

/** The states from which each change is allowed. */
const gates: Readonly<Record<'confirm' | 'paid' | 'cancel', readonly OrderState[]>> = {
  confirm: ['received'],
  paid: ['confirmed'],
  cancel: ['received', 'confirmed'],
};

/** Changes the state of an order. Throws {@link CommandRefused} if its current state doesn't allow it. */
export async function changeOrder(
  storage: Storage,
  order: OrderRow,
  change: 'confirm' | 'paid' | 'cancel',
  now: Date,
): Promise<OrderRow> {
  const at = now.getTime();
  const changed =
    change === 'confirm'
      ? await confirmByHand(storage, order, at)
      : await storage.moveOrder(order.reference, gates[change], change === 'paid' ? 'paid' : 'cancelled', at);
  if (changed !== undefined) return changed;
  const allowed = gates[change].map((state) => stateNames[state]).join(' ou ');
  throw new CommandRefused(
    `La commande ${order.reference} est ${stateNames[order.state]} ; il faudrait qu’elle soit ${allowed}.`,
  );
}

/** For an order agreed on the phone or on paper: nothing is mailed, since the client did not press the button. */
function confirmByHand(storage: Storage, order: OrderRow, at: number): Promise<OrderRow | undefined> {
  const { email, company: name, siret, name: contact, phone, order_json, sites_json } = order;
  return storage.confirmOrder(
    order.reference,
    {
      email,
      company: name,
      siret,
      name: contact,
      phone,
      order_json,
      sites_json: sites_json ?? '[]',
      small_firm: 0,
      terms_version: company.termsVersion,
      confirmed_at: at,
    },
    [],
  );
}
