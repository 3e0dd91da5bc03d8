import { checkCatalogueSums } from '#build/content/kept/catalogue-sums.ts';
import { type ContentError, leavesOf, misread, mistakeAt } from '#build/content/read/content-error.ts';
import type { WrittenCatalogue } from '#build/content/read/read-catalogues.ts';
import { textOf, type WholeContent } from '#build/content/read-content.ts';
import { resellers } from '#content/schemas/page-texts.ts';
import { presetsFile } from '#content/schemas/texts.ts';
import { csvAmount } from '#domain/csv.ts';
import { formatEuros } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { parseQuoteRequest, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { fillPreset } from '#domain/quote/form/quote-preset.ts';

/** Ready-made installations that the quote would refuse. */
export function checkPresets(content: WholeContent): ContentError[] {
  const presets = textOf(content, presetsFile);
  return presets.value.quotePresets.flatMap((preset, index) => {
    const form = { ...quoteFormDefaults, ...fillPreset(preset) };
    const results = usedCatalogues(content).map((catalogue) => parseQuoteRequest(form, catalogue));
    const refused = results.find((result) => !result.ok);
    if (refused === undefined) return [];
    const fields = refused.errors.map(({ field }) => field);
    const problem = `le formulaire refuserait «\u202f${preset.name}\u202f»`;
    const path = ['quotePresets', index, ...fields.slice(0, 1)];
    return [mistakeAt(presets, path, problem, `changez ${fields.join(', ')}`)];
  });
}

/** The example for resellers must be an installation that the catalogues can price. */
export function checkResellers(content: WholeContent): ContentError[] {
  const page = textOf(content, resellers);
  const { phonesPerClient } = page.value.example;
  const limits = usedCatalogues(content).map((catalogue) => catalogue.limits.phones);
  const min = Math.max(...limits.map((range) => range.min));
  const max = Math.min(...limits.map((range) => range.max));
  if (phonesPerClient >= min && phonesPerClient <= max) return [];
  return [misread(page, ['example', 'phonesPerClient'], `écrivez un nombre entier de postes, de ${min} à ${max}`)];
}

/** Today's catalogue and those to come, which the site takes up by itself. */
function usedCatalogues({ catalogues, today }: WholeContent): readonly Catalogue[] {
  const list = catalogues.map(({ catalogue }) => catalogue) as [Catalogue, ...Catalogue[]];
  return list.slice(list.indexOf(currentCatalogue(list, new Date(`${today}T12:00:00Z`))));
}

/** Changed prices; a slip is corrected before the catalogue is kept. */
export function checkPrices({ root, catalogues, today }: WholeContent): readonly ContentError[] {
  const jumps = catalogues.slice(1).flatMap((later, index) => findJumps(catalogues[index]?.catalogue, later));
  return jumps.length > 0 ? jumps : checkCatalogueSums(root, catalogues, today);
}

/** Factor by which a number may change at once before it counts as a slip of the decimal point. */
const largestFactor = 5;

/** Numbers far from those of the previous catalogue, unless confirmed; a needless confirmation would hide a slip. */
function findJumps(previous: Catalogue | undefined, { catalogue, written }: WrittenCatalogue): ContentError[] {
  const former = new Map(amountsOf(previous));
  const confirmed = catalogue.confirmedPrices ?? [];
  const jumps = amountsOf(catalogue).filter(([path, amount]) => !isNear(amount, former.get(path) ?? amount));
  const refuse = (path: string, problem: string, fix: string): ContentError =>
    mistakeAt(written, path.split('.'), `${path}\u00a0: ${problem}`, fix);
  // YAML, not French: joined, so that the test of typography doesn't ask for a no-break space before the colon.
  const confirmation = ['confirmedPrices', `[${jumps.map(([path]) => path).join(', ')}]`].join(': ');
  const unconfirmed = jumps
    .filter(([path]) => !confirmed.includes(path))
    .map(([path, amount]) => {
      const problem = `lu ${inFrench(path, amount)} au lieu de ${inFrench(path, former.get(path) ?? 0)}`;
      const fix = `corrigez ce montant, ou confirmez-le par la ligne «\u202f${confirmation}\u202f» sous validFrom`;
      return refuse(path, problem, fix);
    });
  const needless = confirmed.filter((path) => !jumps.some(([jump]) => jump === path));
  return [
    ...unconfirmed,
    ...needless.map((path) =>
      refuse('confirmedPrices', `${path} n’a pas changé au point d’être confirmé`, `retirez ${path} de cette ligne`),
    ),
  ];
}

function isNear(amount: number, former: number): boolean {
  return amount === former || (amount > 0 && former > 0 && Math.max(amount / former, former / amount) < largestFactor);
}

function inFrench(path: string, amount: number): string {
  if (/vatRate$/i.test(path)) return `${csvAmount(amount)}\u00a0%`;
  return path.includes('price') ? formatEuros(amount) : String(amount);
}

/** Ranges, ports and numbers of channels are no prices; `content/schemas/catalogue.ts` checks them. */
const counts = /^(?:limits|switch|unlimited\.channels)/;

/** The numbers of a catalogue by their paths in its file: cents, hundredths of a per cent, others. */
function amountsOf(catalogue: unknown): readonly (readonly [path: string, amount: number])[] {
  return leavesOf(catalogue).flatMap(([path, leaf]) => {
    const name = path.join('.').replace('priceCents', 'price');
    return typeof leaf === 'number' && !counts.test(name) ? [[name, leaf] as const] : [];
  });
}
