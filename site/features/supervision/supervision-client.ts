/**
 * All calls from the site to the provider's supervision service. None of them may disturb a visitor: failures are
 * logged at most. The service may be on another origin, so nothing here needs to read a response.
 */
import type { Order } from '#domain/order/order.ts';
import type { HitType } from '#domain/statistics/quote-statistics.ts';

/** Address of the service: set at build time for a service on another origin, otherwise the embedded one. */
const configuredAddress: string | undefined = import.meta.env.VITE_SUPERVISION_URL;
const baseAddress = (configuredAddress ?? '/supervision').replace(/\/+$/, '');

const statisticsAddress = `${baseAddress}/statistiques`;

/** The page where clients who lost the address of their order ask for it by e-mail. */
export const lostOrderAddress = `${baseAddress}/retrouver`;

/** How long an order waits for a response before the visitor reads that the service is unavailable. */
const signOfLifeTimeout = 3000;

/** Statuses with which a proxy reports a service that doesn't respond. */
const gatewayFailures: readonly number[] = [502, 504];

let quoteClicks = 0;

/** Counts one load of the site. */
export function countVisit(): void {
  countHit('visite');
}

/** Counts each click on a link to the quote from now on, here and in the analytics if the visitor allowed them. */
export function countQuoteClicks(quotePath: string): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`a[href^="${quotePath}"]`)) countQuoteClick();
  });
}

function countQuoteClick(): void {
  quoteClicks++;
  countHit('devis', quoteClicks);
  globalThis.gtag?.('event', 'quote_button_click', { event_category: 'engagement', event_label: 'devis_en_ligne' });
}

/** Tells the analytics, if there are any, what the visitor decided. */
export function updateConsent(decision: 'granted' | 'denied'): void {
  globalThis.gtag?.('consent', 'update', { analytics_storage: decision });
}

/** Sends the statistics of a submitted quote without waiting; `keepalive` lets the request outlive the page. */
export function sendQuoteStatistics(fields: Readonly<Record<string, string>>): void {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  fetch(statisticsAddress, { method: 'POST', body, keepalive: true, credentials: 'omit' }).then(
    (response) => {
      if (!response.ok) logStatisticsFailure(response.status);
    },
    (failure: unknown) => logStatisticsFailure(failure),
  );
}

/** Whether the service responds within 3 s. From another origin the response can't be read, so any one counts. */
export async function isServiceAlive(): Promise<boolean> {
  // `AbortSignal.timeout` would be shorter, but a browser without it couldn't order.
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), signOfLifeTimeout);
  try {
    const response = await fetch(`${baseAddress}/vivant`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: silence.signal,
    });
    return !gatewayFailures.includes(response.status);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Posts the order to the payment page: the browser leaves this page by a form POST, as for any other origin. */
export function postOrder(order: Order): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `${baseAddress}/paiement`;
  form.hidden = true;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'orderData';
  field.value = JSON.stringify(order);
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Repeats are numbered, because within a page a browser requests a picture of the same address only once. */
function countHit(type: HitType, time = 1): void {
  new Image().src = `${statisticsAddress}?type=${type}${time > 1 ? `&n=${time}` : ''}`;
}

function logStatisticsFailure(cause: unknown): void {
  console.warn('Erreur lors de l’envoi des statistiques', cause);
}
