import type { Cents } from '#domain/money.ts';

/** Height and margins of the plot in pixels; the curves are between the margins, the answer and names above them. */
export const plot = { height: 344, left: 44, right: 12, top: 80, bottom: 44 } as const;

export interface PlotScale {
  /** Width of the plot in pixels, so that its text has the same size on a phone. */
  readonly width: number;
  readonly maxMinutes: number;
  readonly maxCents: Cents;
}

/** The smallest round number (1, 2, 2.5 or 5 times a power of ten) that is at least `value`. */
export function roundUpNicely(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** Horizontal position of a number of minutes, from the left. */
export function xOf(minutes: number, { maxMinutes, width }: PlotScale): number {
  return plot.left + (minutes / maxMinutes) * (width - plot.left - plot.right);
}

/** Vertical position of an amount, from the top; an amount above the plot is at its edge. */
export function yOf(cents: Cents, { maxCents }: PlotScale): number {
  const share = Math.min(cents / maxCents, 1.02);
  return plot.height - plot.bottom - share * (plot.height - plot.top - plot.bottom);
}

/** A straight line of costs from zero minutes to the last, cut at the plot's top. */
export function costLine(atStart: Cents, atEnd: Cents, scale: PlotScale): string {
  const end = lineEnd(atStart, atEnd, scale);
  return `M${xOf(0, scale).toFixed(1)} ${yOf(atStart, scale).toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
}

/** Where a line of costs ends: at the last minute, or at the plot's top. */
export function lineEnd(atStart: Cents, atEnd: Cents, scale: PlotScale): { readonly x: number; readonly y: number } {
  const overflow = atEnd > scale.maxCents && atEnd > atStart;
  const share = overflow ? (scale.maxCents - atStart) / (atEnd - atStart) : 1;
  return { x: xOf(share * scale.maxMinutes, scale), y: yOf(atStart + share * (atEnd - atStart), scale) };
}

/** Height of a line's name. */
const nameHeight = 17;

/** Vertical positions of the names of lines that end at `heights`: above their line, without overlapping. */
export function nameHeights(heights: readonly number[]): readonly number[] {
  const places = heights.map((height) => height - 7);
  const upwards = places.map((_, index) => index).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  let free = Number.POSITIVE_INFINITY;
  for (const index of upwards) {
    const place = Math.min(places[index] ?? 0, free);
    places[index] = place;
    free = place - nameHeight;
  }
  return places;
}
