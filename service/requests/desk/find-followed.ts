import { leadReference, unfollowed } from '#service/requests/new-request.ts';
import type { RequestRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { gatherLeads, type Lead } from './gather-leads.ts';

/** A request that the desk follows: what was sent, or somebody whose quotes never became an order. */
export async function findFollowed(storage: Storage, reference: string): Promise<RequestRow | undefined> {
  const request = await storage.findRequest(reference);
  if (request !== undefined && request.kind !== 'quote') return request;
  const lead = (await gatherLeads(storage)).find((known) => leadReference(known.email) === reference);
  return lead === undefined ? request : { ...(request ?? unfollowed), ...rowOf(lead, reference) };
}

function rowOf({ email, name, company, phone, needs, last }: Lead, reference: string) {
  return {
    ...{ reference, kind: 'quote' as const, email, name, company, phone, content: needs },
    received_at: last.received_at,
    is_test: last.is_test,
  };
}
