import { expect, test } from 'vitest';
import { newTermination, terminatedOrder } from './new-request.ts';

test.each([
  ['neo 7k3m pq2x', 'NEO-7K3MPQ2X'],
  ['NEO– 7K3MPQ2X', 'NEO-7K3MPQ2X'],
  ['commande NEO7K3MPQ2X, standard', 'NEO-7K3MPQ2X'],
  ['7K3MPQ2X', 'NEO-7K3MPQ2X'],
  ['n° NEO-7K3MPQ2X', 'NEO-7K3MPQ2X'],
  ['OLD2-7K3MPQ2X', 'OLD2-7K3MPQ2X'],
  ['04 95 23 45 67', undefined],
])('a termination of « %s » is of the order %s, whoever holds it', (contract, reference) => {
  const asked = { name: 'Mairie (NEO-AAAA2222)', email: 'mairie@example.fr', contract, day: '' };
  expect(terminatedOrder(newTermination(asked, new Date(0)))).toBe(reference);
});
