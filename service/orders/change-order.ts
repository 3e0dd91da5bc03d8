import { company } from '#content/company.ts';
import { moveOrder, type OrderMove } from '#domain/order/order-life.ts';
import { moveRefusalMessage } from '#domain/order/order-words.ts';
import type { OrderRow, Storage } from '#service/storage/storage.ts';
import { standingOf } from './order-standing.ts';

/** A change that the order's life doesn't allow; its message is for the person who wanted it. */
export class MoveRefused extends Error {
  override name = 'MoveRefused';
}

/** Changes an order for the provider, or for the person of the desk who is named. Throws {@link MoveRefused} if the order's life doesn't allow it. */
export async function changeOrder(
  storage: Storage,
  order: OrderRow,
  move: Omit<OrderMove, 'by'>,
  now: Date,
  person?: string,
): Promise<OrderRow> {
  const at = now.getTime();
  const reading = moveOrder(standingOf(order), { ...move, by: 'provider' });
  if (!reading.ok)
    throw new MoveRefused(`${order.reference}\u00a0: ${moveRefusalMessage(order.state, reading.refusal)}.`);
  const { kind, cents = null, note = '' } = move;
  const changed =
    kind === 'confirm'
      ? await confirmByHand(storage, order, at, person)
      : await storage.moveOrder(order, {
          state: reading.state,
          received_cents: reading.receivedCents,
          entry: { at, kind, who: 'provider', cents, note: note.trim(), ...(person && { person }) },
        });
  if (changed !== undefined) return changed;
  throw new MoveRefused(`${order.reference}\u00a0: la commande vient de changer. Regardez-la, puis recommencez.`);
}

/** For an order agreed on the phone or on paper: nothing is mailed, since the client did not press the button. */
function confirmByHand(
  storage: Storage,
  order: OrderRow,
  at: number,
  person: string | undefined,
): Promise<OrderRow | undefined> {
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
    undefined,
    person,
  );
}
