import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestService, type TestService } from '#service/test-service.fixture.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => vi.useRealTimers());

const refused = (): unknown[] => service.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'refused');
const line = (status: number, count: number) => ({ level: 'warn', event: 'refused', status, count });

test('logs refused requests by their status', async () => {
  await service.order('{}', { origin: 'https://evil.example' });
  await service.get(`/supervision/paiement/${'A'.repeat(43)}`);
  await service.get('/supervision/paiement');
  await service.order('{}', { 'content-type': 'text/plain' });
  await service.hit('?type=other');
  expect(refused()).toEqual([403, 404, 405, 415, 400].map((status) => line(status, 1)));
});

test('logs the first request of a flood and one number a minute', async () => {
  const flood = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time++) await service.statistics({}, { origin: 'https://evil.example' });
  };
  await flood(30);
  expect(refused()).toEqual([line(403, 1)]);
  vi.advanceTimersByTime(60_000);
  expect(refused()).toEqual([line(403, 1), line(403, 29)]);
  vi.advanceTimersByTime(60_000);
  await flood(1);
  expect(refused().slice(2)).toEqual([line(403, 1)]);
});

test('logs that a network sends too many requests', async () => {
  service = await startTestService({ RATE_LIMIT_FACTOR: '0.01' });
  for (let time = 0; time < 13; time++) await service.hit('?type=visite');
  expect(refused()).toEqual([line(429, 1)]);
});
