import { expect, test } from 'vitest';
import {
  movePort,
  operatorRefusalMessages,
  operatorRefusals,
  portMoveKinds,
  portStates,
} from '#domain/portability/port-life.ts';

const allowed = [
  ...['save to-complete complete', 'save complete complete', 'save refused complete'],
  ...['remove complete to-complete', 'remove refused to-complete', 'correct complete complete'],
  ...['correct refused complete', 'send complete sent', 'refuse sent refused', 'port sent ported'],
  'plan sent sent',
  ...['undo sent complete', 'undo refused sent', 'undo ported sent'],
];

test('no other change is allowed from any state', () => {
  const changes = portMoveKinds.flatMap((kind) => portStates.map((state) => [kind, state, movePort(state, kind)]));
  expect(
    changes
      .filter(([, , to]) => to !== undefined)
      .map((change) => change.join(' '))
      .sort(),
  ).toEqual(allowed.sort());
});

test('every refusal has its advice', () => {
  const said = operatorRefusals.map((refusal) => operatorRefusalMessages[refusal]);
  expect(new Set(said).size).toBe(operatorRefusals.length);
  for (const message of said) expect(message).toMatch(/^\p{Lu}.+\u00a0: .+\.$/u);
});
