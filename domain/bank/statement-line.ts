import type { ParisDay } from '#domain/calendar.ts';
import type { Cents } from '#domain/money.ts';
import { foldText } from '#domain/typed-text.ts';

export interface StatementLine {
  readonly day: ParisDay;
  /** Negative for money that left the account. */
  readonly cents: Cents;
  /** What the bank wrote of it, with what the payer wrote. */
  readonly label: string;
}

/** The letters and digits of a text alone: banks split, glue, capitalise and shorten what a payer wrote. */
export function compactText(text: string): string {
  return foldText(text).replaceAll(/[^a-z0-9]/g, '');
}

/** What two files that overlap have in common of the same line, however they space and capitalise it. */
export function lineIdentity({ day, cents, label }: StatementLine): string {
  return `${day} ${cents} ${compactText(label)}`;
}
