import { formatEuros } from '#domain/money.ts';
import { ContentError } from './content-error.ts';
import { nameInFile, type WrittenCatalogue } from './read-catalogues.ts';

/** Factor by which a price may change at once before it counts as a slip of the decimal point. */
const unlikelyJump = 5;

/** Prices far from those of the previous catalogue, 12,10 instead of 121,00, unless the catalogue confirms them. */
export function checkPriceJumps(list: readonly WrittenCatalogue[]): ContentError[] {
  return list.slice(1).flatMap(({ catalogue, written }, index) => {
    const before = pricesOf(list[index]?.catalogue);
    return [...pricesOf(catalogue)].flatMap(([path, cents]) => {
      const former = before.get(path) ?? 0;
      const isNear = cents === 0 || former === 0 || Math.max(cents / former, former / cents) < unlikelyJump;
      if (isNear || catalogue.confirmedPrices?.includes(path)) return [];
      const problem = `${path}\u00a0: lu ${formatEuros(cents)} au lieu de ${formatEuros(former)}`;
      const confirmation = ['confirmedPrices', `[${path}]`].join(': ');
      const mend = `corrigez ce prix, ou confirmez-le par la ligne « ${confirmation} » sous validFrom`;
      return [new ContentError(written.file, written.lineOf(path.split('.')), problem, mend)];
    });
  });
}

/** Every price of a catalogue by its path in the file. */
function pricesOf(catalogue: unknown, path: readonly string[] = []): Map<string, number> {
  if (typeof catalogue === 'number') return path.includes('price') ? new Map([[path.join('.'), catalogue]]) : new Map();
  if (typeof catalogue !== 'object' || catalogue === null) return new Map();
  return new Map(Object.entries(catalogue).flatMap(([key, value]) => [...pricesOf(value, [...path, nameInFile(key)])]));
}
