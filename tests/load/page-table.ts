import { type Category, categories, type Opening } from './lighthouse-run.ts';

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

interface Fault {
  readonly kind: 'time' | 'other';
  readonly text: string;
}

const maxShift = 0.01;
type Figure = Exclude<keyof Opening, 'scores'>;

/** The values of a page that exceed their budget. The blank page has none. */
export function pastBudget(page: Measured, budget: PageBudget): Fault[] {
  if (page.path === 'blank') return [];
  const faults: (Fault | false)[] = [
    ...(['fcp', 'lcp'] as const).map((time): Fault | false => {
      const ratio = ratioOf(page, time);
      return (
        ratio > budget.ratio && { kind: 'time', text: `${time} ${ratio.toFixed(2)} × blank, ${budget.ratio} at most` }
      );
    }),
    exceeds(median(page.opened, 'cls'), maxShift, 'layout shift'),
    exceeds(median(page.opened, 'requestsBeforePaint'), budget.requestsBeforePaint, 'requests before first paint'),
    ...categories.map((category): Fault | false => {
      const score = scoreOf(page, category);
      return score < 100 && { kind: 'other', text: `${category} ${score} of 100` };
    }),
  ];
  return faults.filter((fault) => fault !== false);
}

function exceeds(value: number, limit: number, name: string): Fault | false {
  return value > limit && { kind: 'other', text: `${name} ${value}, ${limit} at most` };
}

/** Prints every page; values over their budget are marked. */
export function printTable(pages: readonly Measured[], budgetOf: (path: string) => PageBudget): void {
  const columns = ['FCP', 'LCP', '÷', '÷', 'TBT', 'CLS', 'HTML', 'CSS', 'JS', 'fonts', 'requests', 'scores'];
  console.log(`\n${'page'.padEnd(36)}${columns.map((column) => column.padStart(9)).join('')}`);
  for (const page of pages) {
    const figure = (name: Figure): string => String(Math.round(median(page.opened, name)));
    const cells = [
      figure('fcp'),
      figure('lcp'),
      ratioOf(page, 'fcp').toFixed(2),
      ratioOf(page, 'lcp').toFixed(2),
      figure('tbt'),
      median(page.opened, 'cls').toFixed(3),
      figure('html'),
      figure('css'),
      figure('script'),
      figure('fonts'),
      `${figure('requestsBeforePaint')}/${figure('requests')}`,
    ];
    const scores = categories.map((category) => scoreOf(page, category)).join(' ');
    const mark = pastBudget(page, budgetOf(page.path)).length > 0 ? ' !' : '';
    console.log(`${page.path.padEnd(36)}${cells.map((cell) => cell.padStart(9)).join('')}  ${scores}${mark}`);
  }
  console.log(
    'Times in ms on a simulated phone, ÷ beside the blank page; bytes as they travel; requests before paint / in all.\n',
  );
}

function ratioOf({ opened, beside }: Measured, time: 'fcp' | 'lcp'): number {
  return median(opened, time) / median(beside, time);
}

/** The performance score of the median run; the others don't vary. */
function scoreOf({ opened }: Measured, category: Category): number {
  const scores = opened.flatMap(({ scores: all }) => all[category] ?? []).sort((one, other) => one - other);
  return scores[Math.floor(scores.length / 2)] ?? 0;
}

function median(opened: readonly Opening[], figure: Figure): number {
  const sorted = opened.map((opening) => opening[figure]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
