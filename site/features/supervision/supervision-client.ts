/**
 * Every call the site makes to the provider's supervision service. None of them may disturb a visitor: what fails is
 * logged at most. The service may live on another origin, so nothing here needs to read an answer.
 */
import type { Order } from '#domain/order/order.ts';
import type { HitType } from '#domain/statistics/quote-statistics.ts';

/** Where the service answers: set at build time for a service on another origin, else the embedded one. */
const configuredAddress: string | undefined = import.meta.env.VITE_SUPERVISION_URL;
const baseAddress = (configuredAddress ?? '/supervision').replace(/\/+$/, '');

const statisticsAddress = `${baseAddress}/statistiques`;

/** How long an order waits for a sign of life before the visitor is told that the service is away. */
const signOfLifeTimeout = 3000;

/** What a proxy says on behalf of a service that doesn't answer. */
const gatewayFailures: readonly number[] = [502, 504];

let quoteClicks = 0;

/** Counts one load of the site. */
export function countVisit(): void {
  countHit('visite');
}

/** Counts a click on a control that leads to the quote, here and in the analytics where the visitor allowed them. */
export function countQuoteClick(): void {
  quoteClicks++;
  countHit('devis', quoteClicks);
  globalThis.gtag?.('event', 'quote_button_click', { event_category: 'engagement', event_label: 'devis_en_ligne' });
}

/** Tells the analytics, where there are any, what the visitor decided. */
export function updateConsent(decision: 'granted' | 'denied'): void {
  globalThis.gtag?.('consent', 'update', { analytics_storage: decision });
}

/** Sends the statistics of a submitted quote and forgets them; `keepalive` lets them outlive the page. */
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

/** Whether the service answers within 3 s. From another origin the answer can't be read: any one counts. */
export async function isServiceAlive(): Promise<boolean> {
  try {
    const response = await fetch(`${baseAddress}/vivant`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(signOfLifeTimeout),
    });
    return !gatewayFailures.includes(response.status);
  } catch {
    return false;
  }
}

/** Hands the order over to the payment page: the browser leaves this page by a form POST, as for any other origin. */
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

/** A repeat says which one it is: a browser asks only once in a page for a picture of the same address. */
function countHit(type: HitType, time = 1): void {
  new Image().src = `${statisticsAddress}?type=${type}${time > 1 ? `&n=${time}` : ''}`;
}

function logStatisticsFailure(cause: unknown): void {
  console.warn('Erreur lors de l’envoi des statistiques', cause);
}
