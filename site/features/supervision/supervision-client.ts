/** Calls from every page to the service. It may be on another origin, so nothing here needs to read a response. */
import type { HitType } from '#domain/statistics/quote-statistics.ts';

/** Address of the service: set at build time for a service on another origin, otherwise the embedded one. */
const configuredAddress: string | undefined = import.meta.env.VITE_SUPERVISION_URL;
export const baseAddress = (configuredAddress ?? '/supervision').replace(/\/+$/, '');

let quoteClicks = 0;

/** Counts one load of the site. */
export function countVisit(): void {
  countHit('visite');
}

/** Counts each click on a link to the quote from now on, here and in the analytics if the visitor allowed them. */
export function countQuoteClicks(quotePath: string): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(`a[href^="${quotePath}"]`))) return;
    quoteClicks++;
    countHit('devis', quoteClicks);
    tellAnalytics('event', 'quote_button_click', { event_category: 'engagement', event_label: 'devis_en_ligne' });
  });
}

/** Tells the analytics, if there are any, what the visitor decided. */
export function updateConsent(decision: 'granted' | 'denied'): void {
  tellAnalytics('consent', 'update', { analytics_storage: decision });
}

/** Any program in the page, or the id of an element, may have taken the name: what goes wrong there stays there. */
function tellAnalytics(...told: Parameters<NonNullable<typeof globalThis.gtag>>): void {
  try {
    globalThis.gtag?.(...told);
  } catch {}
}

/** Repeats are numbered, because within a page a browser requests a picture of the same address only once. */
function countHit(type: HitType, time = 1): void {
  new Image().src = `${baseAddress}/statistiques?type=${type}${time > 1 ? `&n=${time}` : ''}`;
}
