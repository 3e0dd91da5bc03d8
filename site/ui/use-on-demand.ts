import { useEffect, useState } from 'react';

/**
 * Code that is loaded only when wanted: gives what `load` brings once `wanted` is true, `undefined` before. `load` must be
 * the same function at each render. Without Suspense, because its reveal waits.
 */
export function useOnDemand<Loaded>(load: () => Promise<Loaded>, wanted: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: Loaded }>();

  useEffect(() => {
    if (!wanted || loaded !== undefined) return;
    let current = true;
    void load().then((value) => {
      if (current) setLoaded({ value });
    });
    return () => {
      current = false;
    };
  }, [load, wanted, loaded]);

  return wanted ? loaded?.value : undefined;
}
