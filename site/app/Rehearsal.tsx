import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { useOnDemand } from '#site/ui/use-on-demand.ts';

const rehearsed = new WeakSet<ComponentType>();
/** Fetches the code that draws a rehearsal. */
export const loadStage = () => import('./RehearsalStage.tsx');
let draw: (page: ComponentType) => void = () => undefined;

/** Has a page that the visitor is about to open drawn where nobody sees it; harmless when repeated. */
export function rehearsePage(page: ComponentType): void {
  if (rehearsed.has(page)) return;
  rehearsed.add(page);
  draw(page);
}

/** Where pages are rehearsed: code that runs for the first time takes twice the time of the second. */
export function Rehearsal() {
  const [page, setPage] = useState<ComponentType>();
  useEffect(() => {
    draw = (next) => startTransition(() => setPage(() => next));
  }, []);
  const leave = useCallback(() => setPage(undefined), []);
  const stage = useOnDemand(loadStage, page !== undefined);
  return page && stage && <stage.RehearsalStage page={page} onDrawn={leave} />;
}
