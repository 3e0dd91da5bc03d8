import { useEffect, useState } from 'react';
import { updateConsent } from '#site/features/supervision/supervision-client.ts';
import { tryStorage } from '#ui/try-storage.ts';
import { type CookieChoice, recallChoice, rememberChoice } from './consent-memory.ts';
import { loadAnalytics } from './load-analytics.ts';

/**
 * The visitor's cookie choice, of which an analytics provider is notified, if there is one. The specification asks for it
 * in any build.
 */
export function useConsent() {
  const [banner, setBanner] = useState<'hidden' | 'first' | 'requested'>('hidden');

  useEffect(() => {
    const choice = tryStorage(() => recallChoice(localStorage, new Date())) ?? null;
    if (choice === null) setBanner('first');
    if (choice !== 'true') return;
    loadAnalytics();
    updateConsent('granted');
  }, []);

  return {
    /** Whether the banner is shown: never on the server, so that static page and first render match. */
    asking: banner !== 'hidden',
    /** Whether the visitor opened the banner; it then takes the focus. */
    onRequest: banner === 'requested',
    ask: () => setBanner('requested'),
    choose: (choice: CookieChoice) => {
      // Without storage the choice lasts as long as the page.
      tryStorage(() => rememberChoice(localStorage, choice, new Date()));
      setBanner('hidden');
      if (choice === 'true') loadAnalytics();
      updateConsent(choice === 'true' ? 'granted' : 'denied');
    },
  };
}
