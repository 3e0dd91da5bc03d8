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

type PortMoves = Readonly<Partial<Record<PortState, PortState>>>;

/**
 * Every change of a number to port, from each state that allows it. Wrong data is corrected by the client (`save`) or by the
 * provider (`correct`); `plan` notes the day that the operator announced.
 */
const portMoves = {
  save: { 'to-complete': 'complete', complete: 'complete', refused: 'complete' },
  remove: { complete: 'to-complete', refused: 'to-complete' },
  correct: { complete: 'complete', refused: 'complete' },
  send: { complete: 'sent' },
  refuse: { sent: 'refused' },
  plan: { sent: 'sent' },
  port: { sent: 'ported' },
  undo: { sent: 'complete', refused: 'sent', ported: 'sent' },
} as const satisfies Readonly<Record<string, PortMoves>>;
type PortMoveKind = keyof typeof portMoves;
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
export function movePort(state: PortState, kind: PortMoveKind): PortState | undefined {
  const moves: PortMoves = portMoves[kind];
  return moves[state];
}

/** Why the former operator refused, and what to do. */
export const operatorRefusalMessages: Readonly<Record<OperatorRefusal, string>> = {
  rio: 'L’opérateur actuel ne reconnaît pas ce RIO\u00a0: il a pu changer. Rappelez le 3179 depuis la ligne et corrigez-le.',
  holder:
    'L’opérateur actuel connaît un autre titulaire\u00a0: recopiez le nom et le SIRET exactement comme sur sa dernière facture.',
  inactive:
    'Cette ligne est déjà résiliée\u00a0: demandez dès maintenant à l’opérateur actuel de la rétablir. Il garde le numéro 40 jours\u202f; ensuite, vous pouvez le perdre. Une fois la ligne rétablie, enregistrez le numéro de nouveau.',
  'in-progress':
    'Une autre demande est en cours pour ce numéro\u00a0: demandez à l’opérateur actuel laquelle, ou à l’autre opérateur de l’annuler.',
  incomplete:
    'D’autres numéros dépendent de la même ligne\u00a0: dites-nous lesquels, et lesquels restent chez l’opérateur actuel.',
};
