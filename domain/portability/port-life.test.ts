import { expect, test } from 'vitest';
import { orderActors } from '#domain/order/life/order-life.ts';
import {
  movePort,
  operatorRefusalMessages,
  operatorRefusals,
  type PortMoveKind,
  type PortState,
  portMoveKinds,
  portStates,
} from '#domain/portability/port-life.ts';

/** Every change that is allowed, written by hand: `actor kind state → state`. */
const allowed: Readonly<Record<string, PortState>> = {
  'client save to-complete': 'complete',
  'client save complete': 'complete',
  'client save refused': 'complete',
  'client remove complete': 'to-complete',
  'client remove refused': 'to-complete',
  'provider correct complete': 'complete',
  'provider correct refused': 'complete',
  'provider send complete': 'sent',
  'provider refuse sent': 'refused',
  'provider port sent': 'ported',
  'provider undo sent': 'complete',
  'provider undo refused': 'sent',
  'provider undo ported': 'sent',
};

const pairs = orderActors.flatMap((by) =>
  portMoveKinds.flatMap((kind: PortMoveKind) =>
    portStates.map((state) => ({ by, kind, state, to: allowed[`${by} ${kind} ${state}`] })),
  ),
);

test.each(pairs)('every change from every state: $kind by the $by, $state → $to', ({ by, kind, state, to }) =>
  expect(movePort(state, kind, by)).toBe(to),
);

test('has advice for every refusal', () => {
  const said = operatorRefusals.map((refusal) => operatorRefusalMessages[refusal]);
  expect(new Set(said).size).toBe(operatorRefusals.length);
  for (const message of said) expect(message).toMatch(/^\p{Lu}.+\u00a0: .+\.$/u);
});
