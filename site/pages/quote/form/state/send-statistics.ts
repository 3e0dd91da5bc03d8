import { baseAddress } from '#site/features/supervision/supervision-client.ts';

/** Sends the statistics of a quote; `keepalive` lets the request outlive the page. A failure is only logged. */
export function sendQuoteStatistics(fields: Readonly<Record<string, string>>): void {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  fetch(`${baseAddress}/statistiques`, { method: 'POST', body, keepalive: true, credentials: 'omit' })
    .then(({ ok, status }) => ok || Promise.reject(status))
    .catch((cause: unknown) => console.warn('Erreur lors de l’envoi des statistiques', cause));
}
