import type { OrderActor } from '#domain/order/life/order-life.ts';

/** The states of a number to port, with their French labels. */
export const portStateNames = {
  'to-complete': 'à compléter',
  complete: 'complet',
  sent: 'demandé à l’opérateur',
  refused: 'refusé, à corriger',
  ported: 'transféré',
} as const;
export type PortState = keyof typeof portStateNames;
export const portStates = Object.keys(portStateNames) as PortState[];

interface PortMoveRule {
  readonly by: OrderActor;
  readonly from: readonly PortState[];
  /** The state it leads to; what is undone goes back to the state before. */
  readonly to: PortState | 'before';
}

/** Where an undo leads, for each state set by the provider. */
const statesBefore: Partial<Readonly<Record<PortState, PortState>>> = {
  sent: 'complete',
  refused: 'sent',
  ported: 'sent',
};

/** Every change of a number to port. Wrong data is corrected by the client (`save`) or by the provider (`correct`). */
const portMoves = {
  save: { by: 'client', from: ['to-complete', 'complete', 'refused'], to: 'complete' },
  remove: { by: 'client', from: ['complete', 'refused'], to: 'to-complete' },
  correct: { by: 'provider', from: ['complete', 'refused'], to: 'complete' },
  send: { by: 'provider', from: ['complete'], to: 'sent' },
  refuse: { by: 'provider', from: ['sent'], to: 'refused' },
  port: { by: 'provider', from: ['sent'], to: 'ported' },
  undo: { by: 'provider', from: ['sent', 'refused', 'ported'], to: 'before' },
} as const satisfies Readonly<Record<string, PortMoveRule>>;
export type PortMoveKind = keyof typeof portMoves;
export const portMoveKinds = Object.keys(portMoves) as PortMoveKind[];

/** The only reasons for which the former operator may refuse (Arcep, decision 2013-0830), for the journal and the desk. */
export const operatorRefusalNames = {
  rio: 'RIO erroné',
  holder: 'autre titulaire',
  inactive: 'ligne résiliée',
  'in-progress': 'autre demande en cours',
  incomplete: 'autres numéros sur la ligne',
} as const;
export type OperatorRefusal = keyof typeof operatorRefusalNames;
export const operatorRefusals = Object.keys(operatorRefusalNames) as OperatorRefusal[];

/** The state after a change; `undefined` if it isn't allowed. */
export function movePort(state: PortState, kind: PortMoveKind, by: OrderActor): PortState | undefined {
  const rule: PortMoveRule = portMoves[kind];
  if (rule.by !== by || !rule.from.includes(state)) return undefined;
  return rule.to === 'before' ? statesBefore[state] : rule.to;
}

/** Why the former operator refused, and what to do. */
export const operatorRefusalMessages: Readonly<Record<OperatorRefusal, string>> = {
  rio: 'L’opérateur actuel ne reconnaît pas ce RIO\u00a0: il a pu changer. Rappelez le 3179 depuis la ligne et corrigez-le.',
  holder:
    'L’opérateur actuel connaît un autre titulaire\u00a0: recopiez le nom et le SIRET exactement comme sur sa dernière facture.',
  inactive:
    'Cette ligne est déjà résiliée\u00a0: demandez dès maintenant à l’opérateur actuel de la rétablir. Il garde le numéro 40 jours.',
  'in-progress':
    'Une autre demande est en cours pour ce numéro\u00a0: demandez à l’opérateur actuel laquelle, ou à l’autre opérateur de l’annuler.',
  incomplete:
    'D’autres numéros dépendent de la même ligne\u00a0: ajoutez-les tous, ou dites-nous lesquels restent chez l’opérateur actuel.',
};
