import type { ItemisedQuote } from '#domain/quote/itemise-quote.ts';

/** Whether something is sent to the client; a virtual order is lines and users alone. */
export function deliversHardware({ oneTime }: ItemisedQuote): boolean {
  return oneTime.lines.some(({ key, quantity }) => key === 'shipping' && quantity > 0);
}
