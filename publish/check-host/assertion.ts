/** One thing that a host must do, and what was seen where it doesn't. */
export interface Assertion {
  readonly name: string;
  /** What contradicts it; empty where it holds. */
  readonly faults: readonly string[];
}

/** An assertion about several things, with a fault for each that it doesn't hold for. */
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
