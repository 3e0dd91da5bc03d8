import { formatDay, parisDay } from '#domain/calendar.ts';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import type { OrderState } from '#domain/order/life/order-life.ts';
import { operatorRefusalMessages, operatorRefusalNames, portStateNames } from '#domain/portability/port-life.ts';
import { readAnswers } from '#domain/setup/setup-sheet.ts';
import type { PortRow, SetupRow } from '#service/storage/rows.ts';

/** Where a number is, for the provider: what it waits for, or since when. */
export function describePort({ state, mandated_at, sent_at, refusal, ported_on }: PortRow): string {
  if (state === 'complete') return mandated_at === null ? 'complet, mandat à accepter par le client' : 'à demander';
  const name = portStateNames[state];
  if (refusal !== null) return `${name} (${operatorRefusalNames[refusal]})`;
  if (state === 'ported') return ported_on === null ? name : `${name} le ${formatDay(ported_on)}`;
  const sent = sent_at === null ? name : `${name} le ${formatDay(parisDay(sent_at))}`;
  return ported_on === null ? sent : `${sent}, transfert prévu par l’opérateur le ${formatDay(ported_on)}`;
}

/** Why the operator refused it, as its client reads it; empty if it isn't refused. */
export function describeRefusal({ refusal }: PortRow): string {
  return refusal === null
    ? ''
    : `Refusé par l’opérateur. Le client lit\u00a0: «\u202f${operatorRefusalMessages[refusal]}\u202f»`;
}

/** « Transfert souhaité le 10 décembre 2026 »; empty if the client named no day. */
export function describePortWish(setup: SetupRow | undefined): string {
  const day = setup && readAnswers(setup.answers_json).wishes?.order?.portDay;
  return day ? `Transfert souhaité le ${formatDay(day)}` : '';
}

/** Whether the provider has to ask the operator for it now. */
export function isToSend({ state, mandated_at }: Pick<PortRow, 'state' | 'mandated_at'>): boolean {
  return state === 'complete' && mandated_at !== null;
}

/** Whether its operator goes on porting it though its order was cancelled. */
export function isToStop(order: OrderState, { state }: Pick<PortRow, 'state'>): boolean {
  return order === 'cancelled' && state === 'sent';
}

/** When the operator refused it (milliseconds), by the journal of its order, whose entries name it in their notes. */
export function refusedAt(
  { place }: Pick<PortRow, 'place'>,
  journal: readonly Pick<JournalEntry, 'at' | 'kind' | 'note'>[],
): number | undefined {
  return journal.findLast(({ kind, note }) => kind === 'port-refuse' && note.startsWith(`numéro ${place},`))?.at;
}
