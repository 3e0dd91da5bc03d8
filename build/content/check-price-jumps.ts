import type { Catalogue } from '#content/catalogue.ts';
import { formatEuros } from '#domain/money.ts';
import { ContentError } from './content-error.ts';
import { type ContentModule, lineOf } from './content-module.ts';

/** Factor by which a price may change at once before it counts as a slip of the decimal point. */
const unlikelyJump = 5;

/**
 * Prices far from those of the previous catalogue, 121 instead of 12100, unless the catalogue lists them as confirmed.
 */
export function checkPriceJumps(module: ContentModule, list: readonly Catalogue[]): ContentError[] {
  return list.slice(1).flatMap((catalogue, index) => {
    const before = pricesOf(list[index]);
    return [...pricesOf(catalogue)].flatMap(([path, cents]) => {
      const former = before.get(path) ?? 0;
      const isNear = cents === 0 || former === 0 || Math.max(cents / former, former / cents) < unlikelyJump;
      if (isNear || catalogue.confirmedPrices?.includes(path)) return [];
      const line = lineOf(module, 'catalogues', [index + 1, ...path.split('.')]);
      const problem = `${path}\u00a0: lu ${cents}, soit ${formatEuros(cents)} au lieu de ${formatEuros(former)}`;
      const mend = `écrivez des centimes (121,00\u00a0€ s’écrit 12100), ou confirmez ce prix par confirmedPrices:['${path}'] sous validFrom`;
      return [new ContentError(module.file, line, problem, mend)];
    });
  });
}

/** Every price of a catalogue by its path. */
function pricesOf(catalogue: unknown, path: readonly string[] = []): Map<string, number> {
  if (typeof catalogue === 'number')
    return path.includes('priceCents') ? new Map([[path.join('.'), catalogue]]) : new Map();
  if (typeof catalogue !== 'object' || catalogue === null) return new Map();
  return new Map(Object.entries(catalogue).flatMap(([key, value]) => [...pricesOf(value, [...path, key])]));
}
