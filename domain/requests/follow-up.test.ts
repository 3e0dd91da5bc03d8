import { expect, test } from 'vitest';
import { describeFollowUp, isDue, readFollowUp } from './follow-up.ts';

const today = '2026-11-28';
const typed = { state: 'called', day: '', reason: '', note: '' };

test('keeps a day only for a call, and a reason only for what is lost', () => {
  const all = { ...typed, day: '2026-12-01', reason: 'trop cher', note: ' le matin ' };
  expect(readFollowUp({ ...all, state: 'call-back' }, today)).toEqual({
    ...{ state: 'call-back', call_on: '2026-12-01', reason: '', note: 'le matin' },
  });
  expect(readFollowUp({ ...all, state: 'lost' }, today)).toMatchObject({ call_on: null, reason: 'trop cher' });
  expect(readFollowUp({ ...all, state: 'won' }, today)).toMatchObject({ call_on: null, reason: '' });
});

test.each([
  ['state', { state: 'sold' }],
  ['day', { state: 'call-back', day: '2026-02-30' }],
  ['day', { state: 'call-back', day: '2026-11-27' }],
  ['reason', { state: 'lost', reason: ' ' }],
])('refuses a wrong %s', (wrong, changes) =>
  expect(readFollowUp({ ...typed, ...changes }, today)).toMatchObject({ wrong }),
);

test.each([
  [true, 'new', null],
  [true, 'call-back', '2026-11-27'],
  [true, 'call-back', today],
  [false, 'call-back', '2026-11-29'],
  [false, 'called', null],
  [false, 'won', null],
  [false, 'lost', null],
] as const)('waits for somebody (%s): %s %s', (due, state, call_on) =>
  expect(isDue({ state, call_on }, today)).toBe(due),
);

test('says where a request is', () => {
  expect(describeFollowUp({ kind: 'offer', state: 'call-back', call_on: '2026-12-01', reason: '' })).toBe(
    'à rappeler le 1er\u00a0décembre 2026',
  );
  const lost = { state: 'lost', call_on: null, reason: 'trop cher' } as const;
  expect(describeFollowUp({ kind: 'offer', ...lost })).toBe('client perdu\u00a0: trop cher');
  expect(describeFollowUp({ kind: 'termination', ...lost, reason: '' })).toBe('contrat arrêté');
  expect(describeFollowUp({ kind: 'quote', state: 'new', call_on: null, reason: '' })).toBe('à traiter');
});
