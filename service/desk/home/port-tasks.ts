import type { ParisDay } from '#domain/calendar.ts';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { namesOf } from '#service/desk/client-name.ts';
import { isToSend, isToStop, refusedAt } from '#service/portability/rules/describe-port.ts';
import type { OrderSummary, PortRow } from '#service/storage/rows.ts';
import { numberWords, unpaidWords } from './awaited-words.ts';

/** What an order's numbers wait for; `journals` are of orders with a refused number. */
export function tasksOfPorts(
  order: OrderSummary | undefined,
  ports: readonly PortRow[],
  journals: ReadonlyMap<string, readonly JournalEntry[]>,
  today: ParisDay,
) {
  if (order === undefined) return [];
  const toSend = ports.filter(isToSend);
  const unpaid = unpaidWords(order);
  const refused = ports.filter(({ state }) => state === 'refused');
  const toStop = ports.filter((port) => isToStop(order.state, port));
  const isDue = ({ ported_on: day }: PortRow): boolean => day !== null && day <= today;
  const announced = ports.filter((port) => port.state === 'sent' && isDue(port) && !toStop.includes(port));
  const about = (numbers: readonly PortRow[], what: string, since: (port: PortRow) => number | null | undefined) =>
    numbers.length === 0
      ? []
      : [
          {
            kind: 'port' as const,
            ...namesOf(order),
            detail: `${numberWords(numbers)} ${what}`,
            since: Math.min(...numbers.map((port) => since(port) ?? order.received_at)),
          },
        ];
  return [
    ...about(toStop, 'à arrêter chez l’opérateur, commande annulée', () => order.cancelled_at),
    ...about(toSend, `à demander à l’opérateur${unpaid && ` (${unpaid})`}`, ({ mandated_at }) => mandated_at),
    ...about(announced, 'à vérifier, transfert prévu par l’opérateur', ({ ported_on: day }) => Date.parse(day ?? '')),
    ...about(refused, 'à corriger avec le client', (port) => refusedAt(port, journals.get(order.reference) ?? [])),
  ];
}
