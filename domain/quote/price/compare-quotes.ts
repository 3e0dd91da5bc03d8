import type { Cents } from '#domain/money.ts';
import type { ItemisedQuote, QuotePart } from '#domain/quote/price/itemise-quote.ts';
import { maxTermMonths } from '#domain/quote/price/total-cost.ts';

/** A line in one of two quotes. */
export interface ComparedAmount {
  readonly quantity: number;
  readonly amountCents: Cents;
}

/** A line that isn't 0 € in both quotes. */
interface ComparedLine {
  readonly label: string;
  readonly other: ComparedAmount;
  readonly current: ComparedAmount;
  /** What the current quote costs more, in cents. */
  readonly differenceCents: Cents;
}

export interface ComparedPart {
  readonly lines: readonly ComparedLine[];
  readonly otherCents: Cents;
  readonly currentCents: Cents;
  readonly differenceCents: Cents;
}

export interface ComparedQuotes {
  readonly oneTime: ComparedPart;
  readonly monthly: ComparedPart;
  /** What the current quote costs more over the longest term, in cents before tax. */
  readonly longTermDifferenceCents: Cents;
}

const nothing: ComparedAmount = { quantity: 0, amountCents: 0 };

/** Compares two quotes line by line. Lines are the same if they are named the same, so each plan has its own. */
export function compareQuotes(other: ItemisedQuote, current: ItemisedQuote): ComparedQuotes {
  const oneTime = compareParts(other.oneTime, current.oneTime);
  const monthly = compareParts(other.monthly, current.monthly);
  return {
    oneTime,
    monthly,
    longTermDifferenceCents: oneTime.differenceCents + maxTermMonths * monthly.differenceCents,
  };
}

function compareParts(other: QuotePart, current: QuotePart): ComparedPart {
  const lines = mergeLabels(other, current)
    .map((label) => compareAmounts(label, amountOf(other, label), amountOf(current, label)))
    .filter((line) => [line.other, line.current].some(({ amountCents }) => amountCents !== 0));
  return {
    lines,
    otherCents: other.totalCents,
    currentCents: current.totalCents,
    differenceCents: current.totalCents - other.totalCents,
  };
}

function amountOf({ lines }: QuotePart, label: string): ComparedAmount {
  const { quantity, amountCents } = lines.find((line) => line.label === label) ?? nothing;
  return { quantity, amountCents };
}

function compareAmounts(label: string, other: ComparedAmount, current: ComparedAmount): ComparedLine {
  return { label, other, current, differenceCents: current.amountCents - other.amountCents };
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
