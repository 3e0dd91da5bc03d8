import type { Answer } from './fetch-host.ts';

/** A requirement for a host, and what contradicts it. */
export interface Assertion {
  readonly name: string;
  /** What contradicts the requirement; empty if it is met. */
  readonly faults: readonly string[];
}

/** A requirement for several things, with a fault for each that doesn't meet it. */
export function forAll<Thing>(
  name: string,
  things: readonly Thing[],
  fault: (thing: Thing) => string | false,
): Assertion {
  const faults =
    things.length === 0 ? ['nothing found to look at'] : things.map(fault).filter((text) => text !== false);
  return { name, faults };
}

export function holds(name: string, condition: boolean, seen: string): Assertion {
  return { name, faults: condition ? [] : [seen] };
}

/** The fault of an answer that has none of these statuses. */
export function isNot(...statuses: readonly number[]): (answer: Answer) => string | false {
  return ({ question, status }) => !statuses.includes(status) && `${question}: ${status}`;
}
