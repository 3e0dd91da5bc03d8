import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { multipart, pick, seededRandom, statisticsFields } from '#tests/resilience/payloads.ts';
import { siteOrigin, startTestService } from '#tests/resilience/test-service.ts';
import { printFigures } from './print-figures.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('10 000 mutated multipart bodies: no 5xx, memory grows less than 30 MB', async () => {
  const service = await startTestService();
  const random = seededRandom(10_000);
  const { body, contentType } = multipart(statisticsFields(1));
  const statuses = new Map<number, number>();
  let before = 0;
  for (let index = 0; index < 11_000; index++) {
    // The first thousand warm up the program.
    if (index === 1000) before = memory();
    const bytes = Buffer.from(body);
    for (let change = pick(random, 1, 8); change > 0; change--) {
      bytes[pick(random, 0, bytes.length - 1)] = pick(random, 0, 255);
    }
    const cut = random() < 0.3 ? bytes.subarray(0, pick(random, 0, bytes.length)) : bytes;
    const response = await service.app.request('/supervision/statistiques', {
      method: 'POST',
      headers: { origin: siteOrigin, 'content-type': contentType },
      body: Uint8Array.from(cut),
    });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  }
  const grownMegabytes = Math.round((memory() - before) / 1e6);
  printFigures('multipart', { bodies: 11_000, statuses: Object.fromEntries(statuses), grownMegabytes });
  expect([...statuses.keys()].every((status) => status < 500)).toBe(true);
  expect(grownMegabytes).toBeLessThan(30);
});

/** Bytes of live objects, since uncollected garbage says nothing. */
function memory(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
