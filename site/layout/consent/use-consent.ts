import { useCallback, useEffect, useState } from 'react';
import { updateConsent } from '#site/features/supervision/supervision-client.ts';
import { tryStorage } from '#ui/try-storage.ts';
import { type CookieChoice, followOtherTabs, recallChoice, rememberChoice } from './consent-memory.ts';
import { loadAnalytics } from './load-analytics.ts';

/** The cookie question, a new one each time it is asked. */
export interface CookieQuestion {
  /** Whether the visitor opened it, so that the focus moves to it. */
  readonly takesFocus: boolean;
}

/** The visitor's cookie choice, which the specification wants in any build, with or without analytics. */
export function useConsent() {
  // Not on the server, so that static page and first render match.
  const [question, setQuestion] = useState<CookieQuestion>();

  useEffect(() => {
    const choice = tryStorage(() => recallChoice(localStorage, new Date()));
    if (!choice) setQuestion({ takesFocus: false });
    if (choice !== 'true') return;
    loadAnalytics();
    updateConsent('granted');
  }, []);

  const apply = useCallback((choice: CookieChoice): void => {
    setQuestion(undefined);
    if (choice === 'true') loadAnalytics();
    updateConsent(choice === 'true' ? 'granted' : 'denied');
  }, []);
  useEffect(() => followOtherTabs(apply), [apply]);

  return {
    question,
    ask: () => setQuestion({ takesFocus: true }),
    withdraw: () => setQuestion(undefined),
    choose: (choice: CookieChoice) => {
      // Without storage the choice lasts as long as the page.
      tryStorage(() => rememberChoice(localStorage, choice, new Date()));
      apply(choice);
    },
  };
}
