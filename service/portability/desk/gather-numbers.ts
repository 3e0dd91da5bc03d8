import { unpaidWords } from '#service/desk/home/awaited-words.ts';
import { clientName } from '#service/desk/home/gather-home.ts';
import {
  awaitsMandate,
  describePortWish,
  isCutAt,
  isToSend,
  isToStop,
} from '#service/portability/rules/describe-port.ts';
import type { PortRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { nextPortActions, type PortAction } from './port-actions.ts';

/** A number to follow, with the name of its client. */
export interface FollowedNumber {
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

/** Numbers to port, by what they wait for, those completed first at the top. */
export interface FollowedNumbers {
  readonly toSend: readonly FollowedNumber[];
  readonly refused: readonly FollowedNumber[];
  readonly sent: readonly FollowedNumber[];
  /** Asked for, but their order was cancelled since. */
  readonly toStop: readonly FollowedNumber[];
  readonly unmandated: readonly FollowedNumber[];
  /** Whether there are more than are listed. */
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
  const followed = ports.map((port): FollowedNumber => {
    const order = orders.get(port.order_reference);
    return {
      port,
      wish: wishes.get(port.order_reference) ?? '',
      client: order === undefined ? '' : clientName(order),
      isTest: order?.is_test === 1,
      unpaid: order !== undefined && isToSend(port) ? unpaidWords(order) : '',
      actions: nextPortActions(order?.state ?? 'received', port),
    };
  });
  const sent = followed.filter(({ port }) => port.state === 'sent');
  const toStop = sent.filter(({ port }) => isToStop(orders.get(port.order_reference)?.state ?? 'received', port));
  return {
    toSend: followed.filter(({ port }) => isToSend(port)),
    refused: followed.filter(({ port }) => port.state === 'refused'),
    sent: sent.filter((number) => !toStop.includes(number)),
    toStop,
    unmandated: followed.filter(({ port }) => awaitsMandate(port)),
    isCut: isCutAt(maxNumbers, ports),
  };
}
