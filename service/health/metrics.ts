import type { Context, Next } from 'hono';
import { routePath } from 'hono/route';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Storage, StorageUnavailable } from '#service/storage/storage.ts';

/** The service's metrics for its operator, in the Prometheus format. */
export interface Metrics {
  readonly registry: Registry;
  /** Measures each request. */
  readonly measure: (context: Context, next: Next) => Promise<void>;
  readonly noteUnavailable: () => void;
}

/** Other methods are counted together: a client could create a new series with each made-up name. */
const methods = ['GET', 'HEAD', 'POST'];

/** Adds the metrics of one service to a registry. What only the database knows is queried when they are read. */
export function createMetrics(storage: Storage, clock: () => Date, registry = new Registry()): Metrics {
  const requests = new Histogram({
    name: 'neolis_request_duration_seconds',
    help: 'Time from a request to its answer, by route',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const unavailable = new Counter({
    name: 'neolis_database_unavailable_total',
    help: 'Requests answered 503 because the database did not do its work in time',
    registers: [registry],
  });
  addStoredFigures(registry, storage, clock);
  return {
    registry,
    measure: async (context, next) => {
      const begun = performance.now();
      await next();
      const method = methods.includes(context.req.method) ? context.req.method : 'other';
      requests.observe(
        { route: routePath(context, -1), method, status: String(context.res.status) },
        (performance.now() - begun) / 1000,
      );
    },
    noteUnavailable: () => unavailable.inc(),
  };
}

/** Fills gauges from the database; without it they are absent, and the other figures are served all the same. */
async function fillWhileAvailable(fill: () => Promise<void>, empty: () => void): Promise<void> {
  try {
    await fill();
  } catch (cause) {
    if (!(cause instanceof StorageUnavailable)) throw cause;
    empty();
  }
}

function addStoredFigures(registry: Registry, storage: Storage, clock: () => Date): void {
  addCounts(registry, 'neolis_orders', 'Orders kept, by state', () => storage.countOrders());
  for (const channel of ['mail', 'webhook'] as const) {
    const age = new Gauge({
      name: `neolis_oldest_${channel}_age_seconds`,
      help: `Age of the oldest ${channel} that waits, 0 where none does`,
      registers: [registry],
      collect: () =>
        fillWhileAvailable(
          async () => {
            const { oldestWaiting } = await storage.countMails(channel);
            age.set(oldestWaiting === null ? 0 : (clock().getTime() - oldestWaiting) / 1000);
          },
          // Emptied by `reset`, a gauge without labels would be 0.
          () => age.remove(),
        ),
    });
    const what = channel === 'mail' ? 'Mails' : 'Webhooks';
    const help = `${what} not sent: waiting, failing (those of them that were tried before), givenUp`;
    addCounts(registry, `neolis_${channel}s`, help, async () => {
      const { waiting, failing, givenUp } = await storage.countMails(channel);
      return { waiting, failing, givenUp };
    });
  }
}

function addCounts(
  registry: Registry,
  name: string,
  help: string,
  count: () => Promise<Readonly<Record<string, number>>>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ['state'] as const,
    registers: [registry],
    collect: () =>
      fillWhileAvailable(
        async () => {
          for (const [state, value] of Object.entries(await count())) gauge.set({ state }, value);
        },
        () => gauge.reset(),
      ),
  });
}
