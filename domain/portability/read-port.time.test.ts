import { expect, test } from 'vitest';
import { type Port, readPort } from '#domain/portability/read-port.ts';
import { block, client, operators, rioOf } from '#domain/portability/typed-number.fixture.ts';

test('reads a hundred blocks of the longest names in little time', { timeout: 30_000 }, () => {
  const others: Port[] = [];
  const started = Date.now();
  for (let index = 0; index < 100; index += 1) {
    const number = String(465_710_000 + index).padStart(10, '0');
    // Two of these names are three letters apart.
    const end = `${index % 10}`.repeat(3) + `${Math.floor(index / 10)}`.repeat(3);
    const form = block({ number, rio: rioOf(number), holder: 'D'.repeat(194) + end });
    const result = readPort(form, { client, others, operators });
    if (result.ok) others.push(result.port);
  }
  expect(others).toHaveLength(100);
  // Without a limit on the distance: 20 s of CPU time.
  expect(Date.now() - started).toBeLessThan(5000);
});

test.each(['holder', 'operator', 'street', 'asOnBill'] as const)(
  'refuses a long %s of accents in little time',
  (field) => {
    // Sorting the accents of such a text takes 0.1 s, once for each name with which it is compared.
    const text = `a${'\u0301'.repeat(8000)}${'\u0316'.repeat(8000)}`;
    const started = Date.now();
    for (let call = 0; call < 20; call += 1) readPort(block({ [field]: text }), { client, others: [], operators });
    expect(Date.now() - started).toBeLessThan(1000);
  },
);
