import { expect, test } from 'vitest';
import { startTestService } from '#service/test-service.fixture.ts';

test('logs refused requests by their status alone', async () => {
  const service = await startTestService({ RATE_LIMIT_FACTOR: '0.01' });
  await service.order('{}', { origin: 'https://evil.example' });
  await service.get(`/supervision/paiement/${'A'.repeat(43)}`);
  await service.get('/supervision/paiement');
  await service.order('{}', { 'content-type': 'text/plain' });
  await service.hit('?type=other');
  for (let time = 0; time < 13; time++) await service.hit('?type=visite');
  const lines = service.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'refused');
  expect(lines).toEqual([403, 404, 405, 415, 400, 429].map((status) => ({ level: 'warn', event: 'refused', status })));
});
