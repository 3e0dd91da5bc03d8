import { expect, test } from 'vitest';
import { readDossier } from '#domain/portability/read-dossier.ts';
import { block, client, operators, rioOf } from '#domain/portability/typed-number.fixture.ts';

test('reads a full dossier of the longest names in little time', () => {
  const blocks = Array.from({ length: 100 }, (_, index) => {
    const number = String(465_710_000 + index).padStart(10, '0');
    // Two of these names are three letters apart.
    const end = `${index % 10}`.repeat(3) + `${Math.floor(index / 10)}`.repeat(3);
    return block({ number, rio: rioOf(number), holder: 'D'.repeat(194) + end });
  });
  const started = Date.now();
  expect(readDossier(blocks, { ...client, portedNumbers: 100 }, operators).ok).toBe(true);
  // Without a limit on the distance: 20 s of CPU time.
  expect(Date.now() - started).toBeLessThan(5000);
});
