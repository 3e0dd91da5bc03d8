import { categories, type Opening } from './lighthouse-run.ts';

/** A page with its openings, and those of the blank page in the same run. */
export interface Measured {
  readonly path: string;
  readonly opened: readonly Opening[];
  readonly beside: readonly Opening[];
}

/** Budgets of a page: times as ratios to the blank page. Its bytes have theirs in `sizes.test.ts`. */
export interface PageBudget {
  readonly ratio: number;
  readonly requestsBeforePaint: number;
}

const maxShift = 0.01;

/** The middle of what was measured. The performance score alone varies. */
function middle(values: readonly (number | undefined)[]): number {
  const sorted = values.filter((value) => value !== undefined).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function figuresOf({ opened, beside }: Measured) {
  const [fcp, lcp] = (['fcp', 'lcp'] as const).map((time) => middle(opened.map((opening) => opening[time])));
  const ratioTo = (time: 'fcp' | 'lcp', of = 0): number => of / middle(beside.map((opening) => opening[time]));
  return {
    fcp: Math.round(fcp ?? 0),
    lcp: Math.round(lcp ?? 0),
    'fcp ÷ blank': Number(ratioTo('fcp', fcp).toFixed(2)),
    'lcp ÷ blank': Number(ratioTo('lcp', lcp).toFixed(2)),
    tbt: Math.round(middle(opened.map(({ tbt }) => tbt))),
    cls: Number(middle(opened.map(({ cls }) => cls)).toFixed(3)),
    'requests before paint': middle(opened.map(({ requestsBeforePaint }) => requestsBeforePaint)),
    ...Object.fromEntries(categories.map((name) => [name, middle(opened.map(({ scores }) => scores[name]))])),
  } as Readonly<Record<string, number>>;
}

/** The values of a page that exceed their budget. The blank page has none. */
export function pastBudget(page: Measured, { ratio, requestsBeforePaint }: PageBudget): string[] {
  if (page.path === 'blank') return [];
  const figures = figuresOf(page);
  const limits = {
    ...{ 'fcp ÷ blank': ratio, 'lcp ÷ blank': ratio, cls: maxShift, 'requests before paint': requestsBeforePaint },
    ...Object.fromEntries(categories.map((name) => [name, 100])),
  };
  return Object.entries(limits).flatMap(([name, limit]) => {
    const value = figures[name] ?? Number.NaN;
    const isScore = limit === 100;
    if (isScore ? value >= limit : value <= limit) return [];
    return [`${page.path}: ${name} ${value}, ${limit} at ${isScore ? 'least' : 'most'}`];
  });
}

/** Prints every page: times in milliseconds on a simulated phone. */
export function printTable(pages: readonly Measured[]): void {
  console.table(Object.fromEntries(pages.map((page) => [page.path, figuresOf(page)])));
}
