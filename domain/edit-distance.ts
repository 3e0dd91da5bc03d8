/** A row of the table of distances, of which only the cells from column `first` on are computed. */
interface Row {
  readonly first: number;
  readonly cells: readonly number[];
}

/**
 * Optimal string alignment distance: Levenshtein plus swaps of adjacent characters. Above `max` it is infinite; with this
 * limit long texts take little time, since only the cells at most so far from the diagonal are computed.
 */
export function editDistance(one: string, other: string, max = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY;
  let beforeLast: Row = { first: 0, cells: [] };
  let last: Row = { first: 0, cells: Array.from({ length: Math.min(other.length, max) + 1 }, (_, column) => column) };
  for (let row = 1; row <= one.length; row++) {
    const cells: number[] = [];
    const current = { first: Math.max(0, row - max), cells };
    for (let column = current.first; column <= Math.min(other.length, row + max); column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      cells.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + differs,
          isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  const errors = at(last, other.length);
  return errors > max ? Number.POSITIVE_INFINITY : errors;
}

function at({ first, cells }: Row, column: number): number {
  return cells[column - first] ?? Number.POSITIVE_INFINITY;
}
