import type { CallOption } from '#domain/calls/compare-plans.ts';
import type { Cents } from '#domain/money.ts';

/** Height and margins of the plot in pixels; the curves stand between the margins. */
export const plot = { height: 320, left: 44, right: 12, top: 56, bottom: 44 } as const;

export interface PlotScale {
  /** Width of the plot in pixels, so that its text is as large on a phone as elsewhere. */
  readonly width: number;
  readonly maxMinutes: number;
  readonly maxCents: Cents;
}

/** The smallest round number (1, 2, 2.5 or 5 times a power of ten) that is at least `value`. */
export function roundUpNicely(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** Where a number of minutes stands, from the left. */
export function xOf(minutes: number, { maxMinutes, width }: PlotScale): number {
  return plot.left + (minutes / maxMinutes) * (width - plot.left - plot.right);
}

/** Where an amount stands, from the top; an amount above the plot stands at its edge. */
export function yOf(cents: Cents, { maxCents }: PlotScale): number {
  const share = Math.min(cents / maxCents, 1.02);
  return plot.height - plot.bottom - share * (plot.height - plot.top - plot.bottom);
}

/** A straight line of costs from no minute to the last, cut where it leaves the plot. */
export function costLine(atStart: Cents, atEnd: Cents, scale: PlotScale): string {
  const overflow = atEnd > scale.maxCents && atEnd > atStart;
  const share = overflow ? (scale.maxCents - atStart) / (atEnd - atStart) : 1;
  const end = { minutes: share * scale.maxMinutes, cents: atStart + share * (atEnd - atStart) };
  const point = (minutes: number, cents: Cents): string =>
    `${xOf(minutes, scale).toFixed(1)} ${yOf(cents, scale).toFixed(1)}`;
  return `M${point(0, atStart)}L${point(end.minutes, end.cents)}`;
}

/** Order of the curves in the legend. */
export const optionOrder: readonly CallOption[] = ['payAsYouGo', 'france-fix', 'france-all', 'international'];
