import { type Cents, formatWholeEuros } from '#domain/money.ts';
import type { ItemisedQuote, QuotePart } from '#domain/quote/price/itemise-quote.ts';
import { maxTermMonths } from '#domain/quote/price/total-cost.ts';

export type ComparedQuotes = ReturnType<typeof compareQuotes>;
export type ComparedPart = ComparedQuotes['monthly'];

/**
 * Compares two quotes line by line, without what is 0 € in both; a difference is what the current one costs more. Lines
 * are the same if they are named the same, so each plan has its own.
 */
export function compareQuotes(other: ItemisedQuote, current: ItemisedQuote) {
  return {
    oneTime: compareParts(other.oneTime, current.oneTime),
    monthly: compareParts(other.monthly, current.monthly),
  };
}

function compareParts(other: QuotePart, current: QuotePart) {
  const lines = mergeLabels(other, current).map((label) => {
    const [before, now] = [amountOf(other, label), amountOf(current, label)];
    return { label, other: before, current: now, differenceCents: now.amountCents - before.amountCents };
  });
  return {
    lines: lines.filter((line) => line.other.amountCents !== 0 || line.current.amountCents !== 0),
    otherCents: other.totalCents,
    currentCents: current.totalCents,
    differenceCents: current.totalCents - other.totalCents,
  };
}

function amountOf({ lines }: QuotePart, label: string) {
  const line = lines.find((known) => known.label === label);
  return { quantity: line?.quantity ?? 0, amountCents: line?.amountCents ?? 0 };
}

/** Labels of the lines of both quotes; one that only `current` has goes after the line that precedes it there. */
function mergeLabels(other: QuotePart, current: QuotePart): string[] {
  const labels = other.lines.map(({ label }) => label);
  let place = 0;
  for (const { label } of current.lines) {
    const found = labels.indexOf(label);
    if (found === -1) labels.splice(place, 0, label);
    place = (found === -1 ? place : found) + 1;
  }
  return labels;
}

/** How much more or less the current quote costs than the other: once, a month and over the longest term, before tax. */
export function describeDifference({ oneTime, monthly }: ComparedQuotes): string {
  const longTermCents = oneTime.differenceCents + maxTermMonths * monthly.differenceCents;
  if (oneTime.differenceCents === 0 && monthly.differenceCents === 0) return 'Les deux devis coûtent le même prix.';
  return [
    'Par rapport à l’autre, ce devis coûte',
    `${moreOrLess(oneTime.differenceCents)} à la commande et`,
    `${moreOrLess(monthly.differenceCents)} par mois, soit`,
    `${moreOrLess(longTermCents)} sur ${maxTermMonths}\u00a0mois.`,
  ].join(' ');
}

function moreOrLess(cents: Cents): string {
  if (cents === 0) return 'autant';
  return `${formatWholeEuros(Math.abs(cents))}\u00a0HT de ${cents > 0 ? 'plus' : 'moins'}`;
}
