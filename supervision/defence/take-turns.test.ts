import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('runs one piece of work at a time, in order, also after a failure', async () => {
  const inTurn = takeTurns();
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('lets a request be accepted, read and answered in between', async () => {
  const inTurn = takeTurns();
  const events: string[] = [];
  const turns = ['a', 'b'].map((name) => inTurn(async () => events.push(name)));
  // Accepting a connection, reading it and what its answer waits for each take a turn of the event loop.
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  events.push('other');
  await Promise.all(turns);
  expect(events).toEqual(['other', 'a', 'b']);
});
