import { type CallDestination, type RatesMode, rateCell } from '#domain/calls/call-rates.ts';

export type RatesColumn = 'destination' | 'fixed' | 'mobile';

/** How the table is sorted; `descending` reverses the order, except that a missing rate always comes last. */
export interface RatesOrder {
  readonly column: RatesColumn;
  readonly descending: boolean;
}

const frenchOrder = new Intl.Collator('fr');

/** Sorts the destinations. « Inclus » is the cheapest; equal rates keep the order of names. */
export function sortDestinations(
  destinations: readonly CallDestination[],
  { column, descending }: RatesOrder,
  mode: RatesMode,
): CallDestination[] {
  const direction = descending ? -1 : 1;
  const byName = (a: CallDestination, b: CallDestination) => frenchOrder.compare(a.destination, b.destination);
  if (column === 'destination') return destinations.toSorted((a, b) => direction * byName(a, b));
  return destinations.toSorted((a, b) => {
    const one = cost(a, column, mode);
    const other = cost(b, column, mode);
    if (one === other) return byName(a, b);
    if (one === undefined) return 1;
    if (other === undefined) return -1;
    return direction * (one - other);
  });
}

/** The order after pressing a column's head: by that column, reversed if the table is sorted by it already. */
export function nextOrder(order: RatesOrder, column: RatesColumn): RatesOrder {
  return { column, descending: order.column === column && !order.descending };
}

function cost(destination: CallDestination, column: 'fixed' | 'mobile', mode: RatesMode): number | undefined {
  const cell = rateCell(destination, column, mode);
  if (cell.kind === 'missing') return undefined;
  return cell.kind === 'included' ? 0 : cell.rate;
}
