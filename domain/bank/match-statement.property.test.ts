import { expect, test } from 'vitest';
import { type LineMatch, statementMatcher } from './match-statement.ts';
import { identified, importShuffled, noisyLines, noisyOrders, randomOf } from './noisy-bank.fixture.ts';

const proposals = (matches: readonly LineMatch[]): string[] =>
  matches.flatMap(({ kind, line, hints }) => (kind === 'proposed' ? [`${hints[0]?.reference} ${line.cents}`] : []));

test('of 200 noisy statements every right match is proposed, and no wrong one', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = randomOf(seed);
    const orders = noisyOrders(random);
    const lines = noisyLines(random, orders);
    // Some lines twice, as when two exports were pasted together.
    const doubled = [...lines, ...lines.filter(() => random() < 0.3)];
    const right = lines.flatMap(({ pays, cents }) => (pays === undefined ? [] : [`${pays} ${cents}`]));
    expect(proposals(identified(doubled).map(statementMatcher(orders, new Set()))).sort()).toEqual(right.sort());
  }
});

// Ten thousand are tried by `tests/resilience/soak/statements.soak.ts`.
test('nothing is booked twice in 300 shuffled orders of import, and what is right is booked in the end', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { booked, right } = importShuffled(seed);
    expect(booked).toEqual(right);
  }
});
