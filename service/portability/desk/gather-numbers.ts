import type { OrderState } from '#domain/order/life/order-life.ts';
import { unpaidWords } from '#service/desk/home/awaited-words.ts';
import { clientName } from '#service/desk/home/gather-home.ts';
import { describePortWish, isToSend, isToStop } from '#service/portability/rules/describe-port.ts';
import type { PortRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { nextPortActions, type PortAction } from './port-actions.ts';

/** What numbers wait for, by the parts of their page, in order of what has to be done next: our own part first. */
export const numberParts = {
  'a-arreter': 'À arrêter chez l’opérateur, commande annulée',
  'a-demander': 'À demander à l’opérateur',
  refuses: 'Refusés, à corriger avec le client',
  demandes: 'Demandés, réponse de l’opérateur attendue',
  mandat: 'Mandat du client attendu',
} as const;

/** A number to follow, with the name of its client. */
export interface FollowedNumber {
  readonly part: keyof typeof numberParts;
  readonly port: PortRow;
  readonly client: string;
  /** The day that the client wishes for, in words. */
  readonly wish: string;
  readonly isTest: boolean;
  /** What its order still has to be paid; empty once nothing keeps the number from being asked for. */
  readonly unpaid: string;
  /** What leads it on. */
  readonly actions: readonly PortAction[];
}

/** Numbers to port, those completed first at the top. */
export interface FollowedNumbers {
  readonly numbers: readonly FollowedNumber[];
  /** Whether there may be more than are listed. */
  readonly isCut: boolean;
}

/** More numbers than a provider ports at once. */
const maxNumbers = 2000;

/** Gathers every number that isn't ported yet, as far as its client completed it. */
export async function gatherNumbers(storage: Storage): Promise<FollowedNumbers> {
  const states = ['complete', 'sent', 'refused'] as const;
  const ports = await storage.listPortsIn(states, maxNumbers);
  const wishes = new Map(
    (await storage.listPortSetups(states)).map((row) => [row.order_reference, describePortWish(row)]),
  );
  const references = ports.map(({ order_reference }) => order_reference);
  const listed = await storage.listOrderSummaries({ references, limit: references.length });
  const orders = new Map(listed.map((order) => [order.reference, order]));
  const numbers = ports.map((port): FollowedNumber => {
    const order = orders.get(port.order_reference);
    const state = order?.state ?? 'received';
    return {
      part: partOf(state, port),
      port,
      wish: wishes.get(port.order_reference) ?? '',
      client: order === undefined ? '' : clientName(order),
      isTest: order?.is_test === 1,
      unpaid: order !== undefined && isToSend(port) ? unpaidWords(order) : '',
      actions: nextPortActions(state, port),
    };
  });
  return { numbers, isCut: ports.length >= maxNumbers };
}

function partOf(order: OrderState, port: PortRow): FollowedNumber['part'] {
  if (isToStop(order, port)) return 'a-arreter';
  if (port.state === 'sent') return 'demandes';
  if (port.state === 'refused') return 'refuses';
  return isToSend(port) ? 'a-demander' : 'mandat';
}
