import { type ContentError, leavesOf, mistakeAt } from '#build/content/read/content-error.ts';
import { nameInFile, type WrittenCatalogue } from '#build/content/read/read-catalogues.ts';
import { formatEuros } from '#domain/money.ts';

/** Factor by which a number may change at once before it counts as a slip of the decimal point. */
const largestFactor = 5;

/**
 * Prices, rates of VAT and other numbers far from those of the previous catalogue, 12,10 instead of 121,00, or suddenly
 * free, unless the catalogue confirms them; and confirmations, left from a copied file, that would hide a later slip.
 */
export function checkPriceJumps(list: readonly WrittenCatalogue[]): ContentError[] {
  return list.slice(1).flatMap(({ catalogue, written }, index) => {
    const before = amountsOf(list[index]?.catalogue);
    const confirmed = catalogue.confirmedPrices ?? [];
    const jumps = [...amountsOf(catalogue)].flatMap(([path, amount]) => {
      const former = before.get(path);
      return former === undefined || isNear(amount, former) ? [] : [{ path, amount, former }];
    });
    const refuse = (path: string, problem: string, fix: string): ContentError =>
      mistakeAt(written, path.split('.'), `${path}\u00a0: ${problem}`, fix);
    const unconfirmed = jumps
      .filter(({ path }) => !confirmed.includes(path))
      .map(({ path, amount, former }) => {
        const confirmation = ['confirmedPrices', `[${path}]`].join(': ');
        const fix = `corrigez ce montant, ou confirmez-le par la ligne «\u202f${confirmation}\u202f» sous validFrom`;
        return refuse(path, `lu ${inFrench(path, amount)} au lieu de ${inFrench(path, former)}`, fix);
      });
    const needless = confirmed
      .filter((path) => !jumps.some((jump) => jump.path === path))
      .map((path) =>
        refuse('confirmedPrices', `${path} n’a pas changé au point d’être confirmé`, `retirez ${path} de cette ligne`),
      );
    return [...unconfirmed, ...needless];
  });
}

function isNear(amount: number, former: number): boolean {
  return amount === former || (amount > 0 && former > 0 && Math.max(amount / former, former / amount) < largestFactor);
}

function inFrench(path: string, amount: number): string {
  if (/vatRate$/i.test(path)) return `${(amount / 100).toFixed(2).replace('.', ',')}\u00a0%`;
  return path.includes('price') ? formatEuros(amount) : String(amount);
}

/** Fields whose numbers follow from each other. */
const counts = /^(?:limits|switch|unlimited\.channels)/;

/** Every number of a catalogue by its path in the file: cents, rates of VAT in hundredths of a per cent, others. */
function amountsOf(catalogue: unknown): ReadonlyMap<string, number> {
  const numbers = leavesOf(catalogue).flatMap(([path, leaf]) =>
    typeof leaf === 'number' ? [[path.map((key) => nameInFile(String(key))).join('.'), leaf] as const] : [],
  );
  return new Map(numbers.filter(([name]) => !counts.test(name)));
}
