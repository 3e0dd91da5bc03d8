/** Names of several words only: a short one such as `PORT` resembles too many of other programs. */
const isDistinct = (name: string): boolean => name.includes('_');

/** Typing errors allowed: two in a long name. */
const allowedErrors = (name: string): number => (name.length < 10 ? 1 : 2);

/** The known name that a misspelt one was probably meant to be; `undefined` where it is known, or resembles none. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  return known
    .filter(isDistinct)
    .find((candidate) => typingErrors(name.toUpperCase(), candidate) <= allowedErrors(candidate));
}

/** Letters to add, leave out, replace or swap with their neighbour until one word is the other. */
export function typingErrors(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const choices = [at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + differs];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap) choices.push(at(beforeLast, column - 2) + 1);
      current.push(Math.min(...choices));
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}
