import type { ItemisedQuote } from '#domain/quote/itemise-quote.ts';

/** Whether anything is delivered to the client; a virtual order has only lines and users. */
export function deliversHardware({ oneTime }: ItemisedQuote): boolean {
  return oneTime.lines.some(({ key, quantity }) => key === 'shipping' && quantity > 0);
}
