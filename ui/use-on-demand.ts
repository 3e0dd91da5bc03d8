import { useEffect, useEffectEvent, useState } from 'react';

/** On the document: what a visitor asked for can't be loaded. */
export const loadFailedEvent = 'load-failed';

/** What was loaded: a page that is opened again has it at its first layout, before its scroll position is restored. */
const known = new WeakMap<() => Promise<unknown>, { readonly value: unknown }>();

/**
 * Returns the result of `load` once `wanted`; `load` must be the same function at each render. Without Suspense, which
 * delays its reveal. With `onFailure`, which has to reset `wanted`, the layout says that it can't be loaded.
 */
export function useOnDemand<Loaded>(
  load: () => Promise<Loaded>,
  wanted: boolean,
  onFailure?: () => void,
): Loaded | undefined {
  const [loaded, setLoaded] = useState(() => known.get(load) as { readonly value: Loaded } | undefined);

  const fail = useEffectEvent((failure: unknown): void => {
    console.info('Ce contenu n’a pas pu être chargé', failure);
    if (onFailure === undefined) return;
    onFailure();
    document.dispatchEvent(new Event(loadFailedEvent));
  });

  useEffect(() => {
    if (!wanted || loaded !== undefined) return;
    let current = true;
    loadCode(load).then(
      (value) => {
        known.set(load, { value });
        if (current) setLoaded({ value });
      },
      (failure: unknown) => current && fail(failure),
    );
    return () => {
      current = false;
    };
  }, [load, wanted, loaded]);

  return wanted ? loaded?.value : undefined;
}

let tries = 0;

/** The code that `load` imports. Chromium 150 remembers a failed import by its address: a retry uses another one. */
export async function loadCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (failure) {
    const [address] = /http\S+\.js/.exec(String(failure)) ?? [];
    if (address === undefined) throw failure;
    return import(/* @vite-ignore */ `${address}?${++tries}`);
  }
}
