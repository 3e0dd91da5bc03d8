import { createHash } from 'node:crypto';
import { formatDay, isDay, parisDay } from '#domain/calendar.ts';
import { isTestAddress } from '#domain/email/email-address.ts';
import { isEnded, type RequestKind } from '#domain/requests/follow-up.ts';
import { readReference, referenceAlphabet } from '#service/orders/life/new-order.ts';
import type { Fact } from '#service/pages/Facts.tsx';
import type { RequestRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import type { Offer, Termination } from './read-request.ts';

const prefixes: Readonly<Record<RequestKind, string>> = { offer: 'OFF', termination: 'RES', quote: 'DEV' };

/** The reference that follows from a text: what is sent twice is one request. */
function requestReference(kind: RequestKind, text: string): string {
  const letters = [...createHash('sha256').update(text).digest().subarray(0, 8)];
  return `${prefixes[kind]}-${letters.map((byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('')}`;
}

/** The reference under which somebody who only saw a price is followed. */
export function leadReference(email: string): string {
  return requestReference('quote', email.trim().toLowerCase());
}

/** A request that nobody has followed yet. */
export const unfollowed = {
  state: 'new',
  call_on: null,
  reason: '',
  note: '',
  change_count: 0,
  changed_at: null,
  person: null,
} as const;

/** The row of a request for an offer. */
export function newOffer({ message, ...client }: Offer, now: Date): RequestRow {
  return newRequest('offer', { ...client, content: message }, now);
}

/** The row of a termination. */
export function newTermination(asked: Termination, now: Date): RequestRow {
  const content = describeTermination(asked)
    .map(([term, detail]) => `${term}\u00a0: ${detail}`)
    .join('\n');
  return newRequest('termination', { name: asked.name, email: asked.email, company: '', phone: '', content }, now);
}

const contractTerm = 'Commande ou ligne';

/** The reference of the order that a termination names, in any spelling; `undefined` where it names a line. */
export function terminatedOrder({ kind, content }: Pick<RequestRow, 'kind' | 'content'>): string | undefined {
  if (kind !== 'termination') return undefined;
  const contract = content.split('\n').find((line) => line.startsWith(contractTerm)) ?? '';
  return readReference(contract.slice(contractTerm.length));
}

/** The terminations that nobody has ended yet, by the reference of the order that each names. */
export async function waitingTerminations(storage: Storage): Promise<ReadonlyMap<string, readonly RequestRow[]>> {
  const found = new Map<string, RequestRow[]>();
  for (const request of await storage.listRequests(['termination'])) {
    const reference = terminatedOrder(request);
    if (reference !== undefined && !isEnded(request.state))
      found.set(reference, [...(found.get(reference) ?? []), request]);
  }
  return found;
}

/** What a termination asks for, to check and to mail. */
export function describeTermination({ name, email, contract, day }: Termination): (Fact & readonly [string, string])[] {
  return [
    ['Titulaire', name],
    ['Adresse e-mail', email],
    [contractTerm, contract],
    ['Fin souhaitée', isDay(day) ? `le ${formatDay(day)}` : day || 'le plus tôt possible'],
  ];
}

function newRequest(
  kind: 'offer' | 'termination',
  asked: Pick<RequestRow, 'name' | 'email' | 'company' | 'phone' | 'content'>,
  now: Date,
): RequestRow {
  return {
    // The same words are another request on another day.
    reference: requestReference(kind, JSON.stringify([parisDay(now), ...Object.values(asked)])),
    kind,
    received_at: now.getTime(),
    ...asked,
    is_test: isTestAddress(asked.email) ? 1 : 0,
    ...unfollowed,
  };
}
