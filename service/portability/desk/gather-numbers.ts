import type { ParisDay } from '#domain/calendar.ts';
import { clientName } from '#service/desk/client-name.ts';
import { unpaidWords } from '#service/desk/home/awaited-words.ts';
import { maxPorts } from '#service/desk/home/gather-home.ts';
import { cutPage } from '#service/desk/lists/Pages.tsx';
import { describePort, describePortWish, isToSend, isToStop } from '#service/portability/rules/describe-port.ts';
import type { Storage } from '#service/storage/storage.ts';
import { nextPortActions } from './port-actions.ts';

/** A page of the numbers that aren't ported yet, as far as their clients completed them, and how many there are. */
export type FollowedNumbers = Awaited<ReturnType<typeof gatherNumbers>>;

/** Numbers of a page: three screens of a laptop. */
export const numbersPerPage = 40;

/** Gathers a page of the numbers to follow, as its address asks for it. */
export async function gatherNumbers(storage: Storage, wanted: string | undefined, today: ParisDay) {
  const ports = await storage.listPortsIn(['complete', 'sent', 'refused'], maxPorts, today);
  const { page, shown } = cutPage(ports, wanted, numbersPerPage);
  const references = shown.map(({ order_reference }) => order_reference);
  const setups = await storage.listSetups(references);
  const listed = await storage.listOrderSummaries({ references });
  const orders = new Map(listed.map((order) => [order.reference, order]));
  const numbers = shown.flatMap((port) => {
    const order = orders.get(port.order_reference);
    // It was erased since.
    if (order === undefined) return [];
    const unpaid = isToSend(port) ? unpaidWords(order) : '';
    return {
      port,
      client: clientName(order),
      standing: isToStop(order.state, port)
        ? 'à arrêter chez l’opérateur, commande annulée'
        : `${describePort(port)}${unpaid && ` (${unpaid})`}`,
      wish: describePortWish(setups.find(({ order_reference }) => order_reference === order.reference)),
      isTest: order.is_test === 1,
      actions: nextPortActions(order.state, port),
    };
  });
  return { numbers, page, count: ports.length };
}
