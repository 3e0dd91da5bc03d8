import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Code that is loaded only when wanted: gives what `load` brings once `wanted` is true, `undefined` before. `load` must be
 * the same function at each render. Without Suspense, because its reveal waits. `onFailure` is called where the code can't
 * be had, for want of a network for instance.
 */
export function useOnDemand<Loaded>(
  load: () => Promise<Loaded>,
  wanted: boolean,
  onFailure?: () => void,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: Loaded }>();

  const fail = useEffectEvent((failure: unknown): void => {
    console.info('Ce contenu n’a pas pu être chargé', failure);
    onFailure?.();
  });

  useEffect(() => {
    if (!wanted || loaded !== undefined) return;
    let current = true;
    load().then(
      (value) => current && setLoaded({ value }),
      (failure: unknown) => current && fail(failure),
    );
    return () => {
      current = false;
    };
  }, [load, wanted, loaded]);

  return wanted ? loaded?.value : undefined;
}
