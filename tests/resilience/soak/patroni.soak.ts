import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#service/storage/engines/postgres.ts';
import { compare } from '#tests/resilience/kill-under-load.ts';
import { type Ledger, newLedger, startClients } from '#tests/resilience/load.ts';
import { createPatroni, type PatroniCluster } from '#tests/resilience/test-patroni.ts';
import { startService } from '#tests/shared/released-service.ts';
import { printFigures } from './print-figures.ts';

const clientsOfCopy = 8;
const rounds = Number(process.env.PATRONI_ROUNDS ?? 10);
/** Milliseconds between two acknowledged hits of a copy. */
const longestOutage = 15_000;

let cluster: PatroniCluster;
beforeAll(async () => {
  cluster = await createPatroni();
}, 180_000);
afterAll(() => cluster.remove());

test('two copies on three machines under Patroni write again within 15 s of a lost primary, and lose or double nothing', async () => {
  const environment = { DATABASE_URL: cluster.url };
  const services = await Promise.all([startService({ environment }), startService({ environment })]);
  const copies = services.map(() => watchHits(newLedger()));
  const crowds = services.map(({ port }, copy) =>
    startClients(port, clientsOfCopy, { first: copy * clientsOfCopy + 1, ledger: copies[copy]?.ledger }),
  );
  const outages: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [disturbance, disturb] of Object.entries({
      'server killed': () => cluster.killPrimary('server'),
      'machine killed': () => cluster.killPrimary('machine'),
    })) {
      await Promise.all(copies.map(({ nextHit }) => nextHit()));
      for (const { forget } of copies) forget();
      await disturb();
      await cluster.healed();
      await Promise.all(copies.map(({ nextHit }) => nextHit()));
      outages[disturbance] = [...(outages[disturbance] ?? []), ...copies.map(({ longestPause }) => longestPause())];
    }
  }
  await Promise.all(crowds.map(({ stop }) => stop()));
  const ends = await Promise.all(services.map((service) => service.stop()));
  const ledgers = copies.map(({ ledger }) => ledger);
  const storage = await openPostgres(cluster.url, { reportLoss: () => {} });
  const compared = await compare(storage, sumUp(ledgers));
  await storage.close();
  const odd = ledgers.flatMap((ledger) => ledger.odd);
  printFigures('Patroni', {
    rounds,
    hits: sumUp(ledgers).hitsAcknowledged,
    orders: sumUp(ledgers).orders.size,
    refused: odd.length,
    ...compared,
    longestOutage: Object.fromEntries(
      Object.entries(outages).map(([name, pauses]) => [name, Math.round(Math.max(...pauses))]),
    ),
  });
  expect(compared).toEqual({ lost: 0, doubled: 0 });
  expect(odd.every((status) => status === 503)).toBe(true);
  expect(ledgers.map(({ cut }) => cut)).toEqual([0, 0]);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  for (const [name, pauses] of Object.entries(outages)) expect(Math.max(...pauses), name).toBeLessThan(longestOutage);
});

function watchHits(ledger: Ledger) {
  let last = performance.now();
  let longest = 0;
  let tell = (): void => {};
  ledger.onHit = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    tell();
  };
  return {
    ledger,
    /** Resolves at the next acknowledged hit. */
    nextHit: () =>
      new Promise<void>((resolve) => {
        tell = resolve;
      }),
    forget: () => {
      longest = 0;
    },
    /** The longest pause, in milliseconds, that ended since the last `forget`. */
    longestPause: () => longest,
  };
}

function sumUp(ledgers: readonly Ledger[]): Ledger {
  const total = newLedger();
  for (const { hitsSent, hitsAcknowledged, statistics, orders } of ledgers) {
    total.hitsSent += hitsSent;
    total.hitsAcknowledged += hitsAcknowledged;
    for (const email of statistics) total.statistics.add(email);
    for (const [email, path] of orders) total.orders.set(email, path);
  }
  return total;
}
