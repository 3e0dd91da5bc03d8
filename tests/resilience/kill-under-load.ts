import { pick, seededRandom } from '#service/payloads.fixture.ts';
import type { Storage } from '#service/storage/storage.ts';
import { startService } from '#tests/shared/released-service.ts';
import { type Ledger, newLedger, startClients } from './load.ts';

const clients = 16;

/** Kills the service `rounds` times while clients write, then compares the responses they got with what is stored. */
export async function killServiceUnderLoad(
  rounds: number,
  environment: Readonly<Record<string, string>>,
  open: () => Promise<Storage>,
) {
  const ledger = newLedger();
  const random = seededRandom(rounds);
  let slowestStart = 0;
  for (let round = 0; round < rounds; round++) {
    const service = await startService({ environment });
    if (round > 0) slowestStart = Math.max(slowestStart, service.startedIn);
    const { moreHits, stop } = startClients(service.port, clients, { first: round * clients + 1, ledger });
    await moreHits(pick(random, 20, 400));
    await service.kill();
    await stop();
  }
  const storage = await open();
  const compared = await compare(storage, ledger);
  await storage.close();
  return {
    kills: rounds,
    acknowledged: acknowledgedOf(ledger),
    ...compared,
    /** Milliseconds, of all restarts. */
    slowestStart: Math.round(slowestStart),
  };
}

export function acknowledgedOf({ hitsAcknowledged, statistics, orders }: Ledger) {
  return { hits: hitsAcknowledged, statistics: statistics.size, orders: orders.size };
}

/** Acknowledged things that aren't stored, and things stored more often than they were sent. */
export async function compare(storage: Storage, ledger: Ledger): Promise<{ lost: number; doubled: number }> {
  const hits = (await storage.listHits()).reduce((sum, { count }) => sum + count, 0);
  const emails = (await storage.listQuoteStatistics()).map(({ email }) => email);
  const orders = await storage.listOrders({ limit: 1_000_000 });
  const stored = new Set(emails);
  const paths = new Set<string>();
  await storage.exportRows(async (rows) => {
    for await (const { table, row } of rows)
      if (table === 'order_addresses') paths.add(`/supervision/paiement/${row.token}`);
  });
  const lost =
    Math.max(0, ledger.hitsAcknowledged - hits) +
    [...ledger.statistics].filter((email) => !stored.has(email)).length +
    [...ledger.orders.values()].filter((path) => !paths.has(path)).length;
  const doubled =
    Math.max(0, hits - ledger.hitsSent) +
    (emails.length - stored.size) +
    (orders.length - new Set(orders.map(({ email }) => email)).size);
  return { lost, doubled };
}
