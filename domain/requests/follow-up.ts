import { formatDay, isDay, type ParisDay } from '#domain/calendar.ts';

/** What somebody asked for: an offer, the end of a contract, or only a price, without ordering. */
export const requestKinds = ['offer', 'termination', 'quote'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What the desk did about a request; `new` until somebody does something. */
export const followStates = ['new', 'call-back', 'called', 'won', 'lost'] as const;
export type FollowState = (typeof followStates)[number];

/** Where a request is, as the desk wrote it down. The client sees none of it. */
interface FollowUp {
  readonly state: FollowState;
  /** The day of « à rappeler le … »; `null` in any other state. */
  readonly call_on: ParisDay | null;
  /** Why it is lost; empty in any other state. */
  readonly reason: string;
  readonly note: string;
}

const followNames: Readonly<Record<FollowState, string>> = {
  new: 'à traiter',
  'call-back': 'à rappeler',
  called: 'client rappelé',
  won: 'client gagné',
  lost: 'client perdu',
};
const terminationNames = { ...followNames, won: 'client gardé', lost: 'contrat arrêté' };

/** A state as a choice of the desk. A contract that ends is lost, one that is kept after all is won. */
export function followName(kind: RequestKind, state: FollowState): string {
  return (kind === 'termination' ? terminationNames : followNames)[state];
}

/** Whether nothing more is to be done about a request. */
export function isEnded(state: FollowState): boolean {
  return state === 'won' || state === 'lost';
}

/** A follow-up as it was typed. */
export type TypedFollowUp = Readonly<Record<'state' | 'day' | 'reason' | 'note', string>>;

interface FollowRefusal {
  readonly wrong: keyof TypedFollowUp;
  readonly message: string;
}

/** Reads a follow-up: a day is kept only to call back, a reason only if it is lost. `today` is the day in Paris. */
export function readFollowUp(typed: TypedFollowUp, today: ParisDay): FollowUp | FollowRefusal {
  const state = followStates.find((known) => known === typed.state);
  const [day, reason, note] = [typed.day.trim(), typed.reason.trim(), typed.note.trim()];
  if (state === undefined) return { wrong: 'state', message: 'Choisissez l’un de ces états' };
  if (state === 'call-back' && !isDay(day)) return { wrong: 'day', message: 'Indiquez le jour où le rappeler' };
  if (state === 'call-back' && day < today)
    return { wrong: 'day', message: 'Ce jour est passé\u00a0: choisissez aujourd’hui ou plus tard' };
  if (state === 'lost' && reason === '') return { wrong: 'reason', message: 'Dites pourquoi' };
  return { state, call_on: state === 'call-back' ? day : null, reason: state === 'lost' ? reason : '', note };
}

/** Whether somebody has to act on this day: nobody did yet, or the client is to be called by then. */
export function isDue({ state, call_on }: Pick<FollowUp, 'state' | 'call_on'>, today: ParisDay): boolean {
  return state === 'new' || (call_on !== null && call_on <= today);
}

/** « à rappeler le 1er décembre 2026 », « perdu : trop cher ». */
export function describeFollowUp({
  kind,
  state,
  call_on,
  reason,
}: Omit<FollowUp, 'note'> & { readonly kind: RequestKind }): string {
  const name = followName(kind, state);
  if (call_on !== null) return `${name} le ${formatDay(call_on)}`;
  return reason === '' ? name : `${name}\u00a0: ${reason}`;
}
