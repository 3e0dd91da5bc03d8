/**
 * `npm run bench:service`: what the service answers in a second on each database, and how long 99 of 100 wait. Exits
 * with 1 below ten times a campaign (docs/architecture.md, the load), or if a lone reader waits too long for a quote.
 */
import autocannon from 'autocannon';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { createPostgres } from '#service/storage/contract/test-postgres.fixture.ts';
import { startService } from '#tests/shared/released-service.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
/** How many requests of so many clients are answered in a second, and the milliseconds that 99 of 100 may wait. */
const bars = {
  hits: { of: 50, rate: 1000, wait: 100 },
  orders: { of: 50, rate: 300, wait: 100 },
  quotes: { of: 1, rate: 50, wait: 20 },
} as const;
type What = keyof typeof bars;

const random = seededRandom(1);
/** Orders of all kinds; a number in the e-mail makes each post another order at the same price. */
const orders = Array.from({ length: 256 }, () => {
  const orderData = JSON.stringify(randomOrder(random, 0));
  return new URLSearchParams({ orderData }).toString();
});
let sent = 0;

const hit = { path: '/supervision/statistiques?type=visite', headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } };

const orderTo = (url: string): autocannon.Request => ({
  method: 'POST',
  path: '/supervision/paiement',
  headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
  setupRequest: (request) => {
    const number = ++sent;
    return { ...request, body: orders[number % orders.length]?.replace('client0%40', `client${number}%40`) };
  },
});

/** Another quote each time, so that none is kept. */
const quoteAs = (kind: string): autocannon.Request => ({
  setupRequest: (request) => {
    const choices = `mainPhones=${(++sent % 48) + 3}&siteCount=${(sent % 5) + 1}&callType=unlimited&channels=6`;
    return { ...request, path: `/supervision/devis${kind}?${choices}` };
  },
});

/** Sends requests of one kind from some clients, each its next one as soon as it has the answer. */
async function offer(what: What, port: number, clients: number) {
  const url = `http://127.0.0.1:${port}`;
  const requests = { hits: [hit], orders: [orderTo(url)], quotes: [quoteAs(''), quoteAs('.json')] }[what];
  const result = await autocannon({ url, connections: clients, duration: seconds, requests });
  const rate = Math.round((result['2xx'] + result['3xx']) / seconds);
  const wait = result.latency.p99;
  const failures = result.errors + result['4xx'] + result['5xx'];
  return { rate, wait, failures };
}

const postgres = await createPostgres();
const services = {
  SQLite: await startService(),
  PostgreSQL: await startService({ environment: { DATABASE_URL: postgres.url } }),
};
const missed: string[] = [];
for (const [database, service] of Object.entries(services)) {
  for (const what of ['hits', 'orders', 'quotes'] as const) {
    // Warms up what is measured.
    await offer(what, service.port, 50);
    for (const clients of [1, 50, 200]) {
      const { rate, wait, failures } = await offer(what, service.port, clients);
      const name = `${what}, ${database}`;
      console.log(`${name.padEnd(20)} ${clients} clients: ${rate} a second, p99 ${wait} ms, ${failures} failures`);
      const bar = bars[what];
      if (clients === bar.of && (rate < bar.rate || wait > bar.wait || failures > 0)) missed.push(name);
    }
  }
}
for (const service of Object.values(services)) await service.stop();
await postgres.remove();
console.log(missed.length === 0 ? 'Far above the load.' : `past the budget: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
