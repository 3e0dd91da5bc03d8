const legalForms = /\b(?:SARL|SAS|SASU|EURL|SA|SCI|SCOP|SNC|EI|EIRL)\b/g;

/** How many slips make two names « nearly the same »; a shorter name than `shortest` is compared exactly. */
const mostSlips = 2;
const shortest = 6;

/**
 * Whether a holder's name is nearly, but not quite, one of the client's own names: most likely a typing error, for which
 * operators refuse to port. Capitals, accents, punctuation and the legal form don't count.
 */
export function isNearlyOwnName(holder: string, ownNames: readonly string[]): boolean {
  const own = ownNames.map(plainName);
  const name = plainName(holder);
  if (own.some((other) => withoutForm(other) === withoutForm(name))) return false;
  return own.some((other) => isNear(name, other) || (other !== '' && isNear(withoutForm(name), withoutForm(other))));
}

/** Whether two names are the same except for capitals, accents, punctuation and the legal form. */
export function isSameName(one: string, other: string): boolean {
  return withoutForm(plainName(one)) === withoutForm(plainName(other));
}

function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]+/g, ' ')
    .trim();
}

function withoutForm(name: string): string {
  return name.replaceAll(legalForms, '').replaceAll(/ +/g, ' ').trim();
}

function isNear(one: string, other: string): boolean {
  return Math.min(one.length, other.length) >= shortest && slips(one, other) <= mostSlips;
}

/** The number of characters to change, add, remove or exchange with a neighbour (optimal string alignment). */
function slips(one: string, other: string): number {
  let [earlier, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const exchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + differs,
          exchanged ? at(earlier, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [earlier, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
