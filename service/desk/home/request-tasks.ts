import { parisDay } from '#domain/calendar.ts';
import { describeFollowUp, isDue } from '#domain/requests/follow-up.ts';
import type { RequestRow } from '#service/storage/rows.ts';

const details: Readonly<Record<RequestRow['kind'], string>> = {
  offer: 'offre à préparer',
  termination: 'résiliation à traiter',
  quote: 'devis sans commande',
};

/** The thing to do about a request of this client, if it waits for somebody today; `now` in milliseconds. */
export function taskOfRequest(request: RequestRow, client: string, now: number) {
  if (!isDue(request, parisDay(now))) return [];
  const { reference, kind, call_on, received_at, is_test } = request;
  const awaited =
    call_on === null
      ? { detail: details[kind], since: received_at }
      : { detail: describeFollowUp(request), since: Date.parse(call_on) };
  return [{ kind: 'request' as const, isRequest: true, reference, client, ...awaited, isTest: is_test === 1 }];
}
