import { lastOrders, mailboxKey } from '#service/desk/last-orders.ts';
import { leadReference, unfollowed } from '#service/requests/new-request.ts';
import type { QuoteStatisticsRow, RequestRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** Somebody who asked for prices and ordered nothing since. */
export type Lead = ReturnType<typeof leadOf>[number];

/** Quotes that are looked at, the newest: anybody may send thousands a day, far more than the page shows. */
const maxQuotes = 5000;

/** Gathers those whose quotes never became an order, newest first; former clients with what they asked for since. */
export async function gatherLeads(
  storage: Pick<Storage, 'listQuoteStatistics' | 'listMailboxes'>,
  whenOrdered?: ReturnType<typeof lastOrders>,
): Promise<Lead[]> {
  const statistics = await storage.listQuoteStatistics(maxQuotes);
  const orders = await storage.listMailboxes();
  const orderedAt = whenOrdered ?? lastOrders(orders);
  const oldestFirst = orders.filter(({ state }) => state === 'received').toReversed();
  const drafts = new Map(oldestFirst.map((order) => [mailboxKey(order), order.reference]));
  const quotesOf = new Map<string, QuoteStatisticsRow[]>();
  for (const quote of statistics) {
    const key = mailboxKey(quote);
    if (quote.received_at > orderedAt(quote)) quotesOf.set(key, [...(quotesOf.get(key) ?? []), quote]);
  }
  return [...quotesOf].flatMap(([key, quotes]) => leadOf(quotes, drafts.get(key)));
}

/** Somebody with these quotes, the newest first, and with the order that they began last and never confirmed. */
function leadOf(quotes: readonly QuoteStatisticsRow[], draft: string | undefined) {
  const [last] = quotes;
  if (last === undefined) return [];
  const newest = (field: 'company_name' | 'full_name' | 'phone' | 'needs'): string =>
    quotes.find((quote) => quote[field] !== '')?.[field] ?? '';
  return [
    {
      // As a request, with what they typed of themselves in the newest quote that has it.
      asked: {
        reference: leadReference(last.email),
        kind: 'quote' as const,
        email: last.email,
        company: newest('company_name'),
        name: newest('full_name'),
        phone: newest('phone'),
        content: newest('needs'),
        received_at: last.received_at,
        is_test: last.is_test,
      },
      last,
      quotes: quotes.length,
      draft,
    },
  ];
}

/** Finds what the desk follows under a reference: a request that was sent, or a lead, also one who has ordered since. */
export async function findFollowed(storage: Storage, reference: string): Promise<RequestRow | undefined> {
  const request = await storage.findRequest(reference);
  if (request !== undefined && request.kind !== 'quote') return request;
  const lead = (await gatherLeads(storage, () => 0)).find(({ asked }) => asked.reference === reference);
  return lead === undefined ? request : { ...(request ?? unfollowed), ...lead.asked };
}
