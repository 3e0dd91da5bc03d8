import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { openPostgres } from '#service/storage/postgres.ts';
import { createPostgres } from '#service/storage/test-postgres.ts';
import { postOrder, send } from '#tests/resilience/load.ts';
import { randomOrder, seededRandom } from '#tests/resilience/payloads.ts';
import { startService } from '#tests/resilience/service-process.ts';
import { printFigures } from './print-figures.ts';

const hits = 100_000;
const clients = 40;

test('two copies on one PostgreSQL count 100 000 hits exactly and accept no order twice', async () => {
  const server = await createPostgres();
  const environment = { DATABASE_URL: server.url };
  const services = await Promise.all([startService({ environment }), startService({ environment })]);
  const ports = services.map(({ port }) => port);
  let sent = 0;
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const visit = async (client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (sent < hits) {
      sent += 1;
      const path = '/supervision/statistiques?type=visite';
      const { answer: response } = await send(agent, ports[client % 2] ?? 0, { method: 'GET', path, headers });
      expect(response?.status).toBe(200);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => visit(client)));
  const agent = new Agent({ keepAlive: true });
  const random = seededRandom(2);
  // Each of 100 orders is posted ten times, five times to each copy.
  for (let number = 0; number < 100; number++) {
    const order = randomOrder(random, number);
    await Promise.all(Array.from({ length: 10 }, (_, index) => postOrder(agent, ports[index % 2] ?? 0, order)));
  }
  agent.destroy();
  await Promise.all(services.map((service) => service.terminate()));
  const storage = await openPostgres(server.url, { reportLoss: () => {} });
  const counted = (await storage.listHits()).reduce((sum, { count }) => sum + count, 0);
  const orders = (await storage.listOrders({ limit: 10_000 })).length;
  await storage.close();
  await server.remove();
  printFigures('two copies', { hits, counted, postedOrders: 1000, differentOrders: 100, orders });
  expect({ counted, orders }).toEqual({ counted: hits, orders: 100 });
});
