import { beforeEach, expect, test } from 'vitest';
import { bytesIn, postForADay, postOrder, postStatistics } from './stranger-day.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let diskLow: boolean;
beforeEach(async () => {
  diskLow = false;
  // A tenth of the usual limits; the soak runs a day with all of them.
  service = await startTestService({ RATE_LIMIT_FACTOR: '0.1' }, { isDiskLow: async () => diskLow });
});

const keptStatistics = async (): Promise<number> => (await service.storage.listQuoteStatistics()).length;

test('stores little from a network that posts all it may for a day, and the orders of others', async () => {
  const before = bytesIn(service.folder);
  service.now = new Date('2026-11-20T18:00:00Z');
  const { confirmed } = await postForADay(service, '203.0.113.5');
  service.later(-1);
  expect(confirmed).toBe(5);
  expect(await service.storage.listOrders({ limit: 1000 })).toHaveLength(30);
  expect(await keptStatistics()).toBe(50);
  expect(bytesIn(service.folder) - before).toBeLessThan(5_000_000);
  expect((await postOrder(service, '203.0.113.5', 9001)).status).toBe(429);
  expect((await postOrder(service, '198.51.100.7', 9002)).status).toBe(303);
  service.later(1);
  expect((await postOrder(service, '203.0.113.5', 9003)).status).toBe(303);
});

test('counts statistics beyond a day’s limit without storing them, and warns at 80 %', async () => {
  for (let number = 1; number <= 510; number++) {
    if (number % 20 === 0) service.later(60_000);
    // Two networks for the first hundred, then another one each time.
    const network = number <= 100 ? `203.0.${number % 2}` : `10.${number >> 8}.${number & 255}`;
    expect((await postStatistics(service, `${network}.5`, number)).status).toBe(204);
  }
  expect(await keptStatistics()).toBe(500);
  expect(await service.storage.listHits()).toEqual([
    { day: '2026-11-20', type: 'statistiques', visitor_class: 'human', count: 10 },
  ]);
  expect(service.log.filter((line) => line.includes('daily-ceiling-near'))).toEqual([
    JSON.stringify({ level: 'warn', event: 'daily-ceiling-near', what: 'statistics', stored: 80, ceiling: 100 }),
  ]);
  expect((await postOrder(service, '198.51.100.7', 1)).status).toBe(303);
});

test('stores the statistics of other networks after ten have posted all they may', async () => {
  for (let number = 0; number < 500; number++) {
    if (number % 20 === 0) service.later(60_000);
    await postStatistics(service, `203.0.${Math.floor(number / 50)}.5`, number);
  }
  const before = await keptStatistics();
  await postStatistics(service, '198.51.100.7', 501);
  expect(await keptStatistics()).toBe(before + 1);
});

test('keeps the disk’s last gigabyte for orders', async () => {
  diskLow = true;
  expect((await postStatistics(service, '203.0.113.5', 1)).status).toBe(204);
  expect((await postOrder(service, '203.0.113.5', 1)).status).toBe(303);
  expect(await keptStatistics()).toBe(0);
  expect((await service.storage.listHits()).map(({ type, count }) => [type, count])).toEqual([['statistiques', 1]]);
});

test('shows what to do once a day’s orders are used up', async () => {
  const answers: Response[] = [];
  for (let number = 1; number <= 31; number++) {
    service.later(60_000);
    answers.push(await postOrder(service, '203.0.113.5', number));
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(30).fill(303), 429]);
  const refused = answers.at(-1);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3600);
  expect(await refused?.text()).toMatch(
    /Trop de commandes aujourd’hui[\s\S]*réessayez demain[\s\S]*Revenir à mon devis/,
  );
});

test('accepts orders and confirmations of other networks after some have used up a usual day’s number', async () => {
  for (let network = 1; network <= 10; network++) {
    for (let number = 1; number <= 30; number++) {
      if (number % 10 === 0) service.later(60_000);
      await postOrder(service, `203.${network}.113.5`, network * 100 + number);
    }
  }
  expect((await postOrder(service, '198.51.100.7', 9001)).status).toBe(303);
});
