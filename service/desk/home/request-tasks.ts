import type { ParisDay } from '#domain/calendar.ts';
import { describeFollowUp, isDue } from '#domain/requests/follow-up.ts';
import { namesOf } from '#service/desk/client-name.ts';
import type { RequestRow } from '#service/storage/rows.ts';

const details: Readonly<Record<RequestRow['kind'], string>> = {
  offer: 'offre à préparer',
  termination: 'résiliation à traiter',
  quote: 'devis sans commande',
};

/** The thing to do about a request, if it waits for somebody today. */
export function taskOfRequest(request: RequestRow, today: ParisDay) {
  if (!isDue(request, today)) return [];
  const { kind, call_on, received_at } = request;
  const awaited =
    call_on === null
      ? { detail: details[kind], since: received_at }
      : { detail: describeFollowUp(request), since: Date.parse(call_on) };
  return [{ kind: 'request' as const, isRequest: true, ...namesOf(request), ...awaited }];
}
