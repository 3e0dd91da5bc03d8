/**
 * `npm run bench:service`: hits, orders and quotes that the service answers in a second on SQLite and PostgreSQL, and how
 * long 99 of 100 of them wait. Exits with 1 if it takes less than ten times what a campaign brings (docs/architecture.md, the
 * load), or if a lone reader waits too long for a quote; `--list` prints the numbers of clients and ends.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgres } from '#service/storage/contract/test-postgres.fixture.ts';
import { type RunningService, startService } from '#tests/shared/released-service.ts';
import { offerRequests } from './offer-requests.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const crowds = [1, 50, 200];
/** How many requests of so many clients are answered in a second, and the milliseconds that 99 of 100 may wait. */
const bars = {
  hits: { of: 50, rate: 1000, wait: 100 },
  orders: { of: 50, rate: 300, wait: 100 },
  quotes: { of: 1, rate: 50, wait: 20 },
} as const;
/** Clock ticks of /proc a second on Linux. */
const ticks = 100;

if (process.argv.includes('--list')) {
  console.log(crowds.map((clients) => `${clients} clients`).join('\n'));
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'neolis-bench-'));
const postgres = await createPostgres();
const services = {
  SQLite: await startService({ environment: { DATABASE_FILE: join(folder, 'bench.sqlite') } }),
  PostgreSQL: await startService({ environment: { DATABASE_URL: postgres.url } }),
};
const missed: string[] = [];
for (const [database, service] of Object.entries(services)) {
  for (const what of ['hits', 'orders', 'quotes'] as const) {
    // Warms up what is measured.
    await offerRequests(what, service.port, 50, seconds);
    for (const clients of crowds) {
      const { line, isEnough } = await measure(service, what, clients);
      console.log(`${`${what}, ${database}`.padEnd(20)} ${line}`);
      if (clients === bars[what].of && !isEnough) missed.push(`${what}, ${database}`);
    }
  }
}
for (const service of Object.values(services)) await service.stop();
await postgres.remove();
rmSync(folder, { recursive: true, force: true });
console.log(missed.length === 0 ? 'Far above the load.' : `past the budget: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measure({ pid, port }: RunningService, what: keyof typeof bars, clients: number) {
  const before = processorSeconds(pid);
  const { waits, failures } = await offerRequests(what, port, clients, seconds);
  const each = Math.round(((processorSeconds(pid) - before) / Math.max(1, waits.length)) * 1e6);
  const rate = Math.round(waits.length / seconds);
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  return {
    line: `${clients} clients: ${rate} a second, p99 ${p99.toFixed(1)} ms, ${each} µs of processor each, ${failures} failures`,
    isEnough: rate >= bars[what].rate && p99 <= bars[what].wait && failures === 0,
  };
}

/** CPU time of a process so far: fields 14 and 15 of its /proc entry, after the name in brackets. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}
