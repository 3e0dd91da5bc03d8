import { useEffect, useState } from 'react';
import { type CookieChoice, recallChoice, rememberChoice } from './consent-memory.ts';
import { loadAnalytics } from './load-analytics.ts';

interface Consent {
  /** Whether the banner is shown: never on the server, so that static page and first render match. */
  readonly asking: boolean;
  /** Whether the visitor opened the banner; it then takes the focus. */
  readonly onRequest: boolean;
  readonly ask: () => void;
  readonly choose: (choice: CookieChoice) => void;
}

/** The visitor's cookie choice; `announce` passes it to an analytics provider, if there is one. */
export function useConsent(announce: (decision: 'granted' | 'denied') => void): Consent {
  const [banner, setBanner] = useState<'hidden' | 'first' | 'requested'>('hidden');

  useEffect(() => {
    const choice = withStorage((storage) => recallChoice(storage, new Date()));
    if (choice === null) setBanner('first');
    if (choice !== 'true') return;
    loadAnalytics();
    announce('granted');
  }, [announce]);

  return {
    asking: banner !== 'hidden',
    onRequest: banner === 'requested',
    ask: () => setBanner('requested'),
    choose: (choice) => {
      withStorage((storage) => rememberChoice(storage, choice, new Date()));
      setBanner('hidden');
      if (choice === 'true') loadAnalytics();
      announce(choice === 'true' ? 'granted' : 'denied');
    },
  };
}

/** Runs on the local storage; `null` if the browser refuses it, and the choice then lasts as long as the page. */
function withStorage<T>(run: (storage: Storage) => T): T | null {
  try {
    return run(localStorage);
  } catch {
    return null;
  }
}
