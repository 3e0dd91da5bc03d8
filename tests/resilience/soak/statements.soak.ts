import { expect, test } from 'vitest';
import { importShuffled } from '#domain/bank/noisy-bank.fixture.ts';

test('ten thousand shuffled orders of import book what is right, and nothing twice', () => {
  for (let seed = 0; seed < 10_000; seed += 1) {
    const { booked, right } = importShuffled(seed);
    expect(booked).toEqual(right);
  }
});
