/** Prints the figures of a run, one line that `docs/resilience.md` quotes. */
export function printFigures(name: string, figures: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`);
}
