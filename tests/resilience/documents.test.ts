import { readdirSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { sixPhones } from '#domain/quote/example-quote.fixture.ts';
import { completion } from '#service/payloads.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { startService } from '#tests/shared/released-service.ts';
import { postOrder } from './load.ts';

const folder = temporaryFolder();

test('makes ten of 30 documents requested at once by one network, on another thread, and stops within five seconds meanwhile', {
  timeout: 60_000,
}, async () => {
  const environment = { DATABASE_FILE: join(folder, 'documents.sqlite'), RATE_LIMIT_FACTOR: '1' };
  const service = await startService({ environment });
  const { answer } = await postOrder(new Agent(), service.port, anOrder(sixPhones));
  // The contract summary of an order that isn't confirmed is made for each request.
  const file = `${service.address}${answer?.headers.location}/recapitulatif.pdf`;
  const asked = Array.from({ length: 30 }, () =>
    fetch(file).then(
      ({ status }) => status,
      () => 'cut',
    ),
  );
  expect(await Promise.race(asked)).toBe(429);
  expect((await fetch(`${service.address}/supervision/vivant`)).status).toBe(200);
  const made = await Promise.any(asked.map(async (status) => ((await status) === 200 ? status : Promise.reject())));
  expect(await made).toBe(200);
  expect(documentThreads(service.pid)).toBe(1);
  const { code, milliseconds } = await service.stop();
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(5000);
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(statuses.filter((status) => status === 'cut').length).toBeLessThan(10);
});

test('makes the documents of an order once it is confirmed, before anybody asks for them', {
  timeout: 60_000,
}, async () => {
  const file = join(folder, 'confirmed.sqlite');
  const service = await startService({ environment: { DATABASE_FILE: file } });
  const order = anOrder(sixPhones);
  const { answer } = await postOrder(new Agent(), service.port, order);
  const page = `${service.address}${answer?.headers.location}`;
  const body = new URLSearchParams(completion(order));
  const init = { method: 'POST', headers: { origin: service.address }, body, redirect: 'manual' } as const;
  expect((await fetch(page, init)).status).toBe(303);
  const storage = await openSqlite(file);
  const [{ reference = '' } = {}] = await storage.listOrders({ limit: 1 });
  await expect.poll(() => storage.listDocuments(reference), { timeout: 30_000 }).toHaveLength(3);
  await storage.close();
  expect((await service.stop()).code).toBe(0);
});

/** How many threads make documents: they have a lower priority than all others. */
function documentThreads(pid: number): number {
  const nice = (thread: number | string): number => {
    const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
    return Number(fields[16]);
  };
  return readdirSync(`/proc/${pid}/task`).filter((thread) => nice(thread) > nice(pid)).length;
}
