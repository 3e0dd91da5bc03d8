import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { useOnDemand } from '#site/ui/use-on-demand.ts';

/** Fetches the code that draws a rehearsal. */
export const loadStage = () => import('./RehearsalStage.tsx');

const rehearsed = new Set<ComponentType>();
let draw: (page: ComponentType) => void = () => undefined;

/** Has a page that the visitor is about to open drawn where nobody sees it; harmless when repeated. */
export function rehearsePage(page: ComponentType): void {
  if (rehearsed.has(page)) return;
  rehearsed.add(page);
  draw(page);
}

/** Where the page asked for last is rehearsed: code that runs for the first time takes twice the time of the second. */
export function Rehearsal() {
  const [rehearsal, setRehearsal] = useState<{ readonly page: ComponentType; readonly turn: number }>();
  useEffect(() => {
    draw = (page) => startTransition(() => setRehearsal({ page, turn: rehearsed.size }));
  }, []);
  const leave = useCallback(
    (drawn: ComponentType) => setRehearsal((now) => (now?.page === drawn ? undefined : now)),
    [],
  );
  const stage = useOnDemand(loadStage, rehearsal !== undefined);
  // Each page has a stage of its own: one left half-way, or that threw, takes nothing from the next.
  return rehearsal && stage && <stage.RehearsalStage key={rehearsal.turn} page={rehearsal.page} onDrawn={leave} />;
}
