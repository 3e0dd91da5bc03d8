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

test('an answer that a handler throws is logged and has the headers of any other', async () => {
  const service = await startTestService({ RATE_LIMIT_FACTOR: '0.01' });
  const address = `/supervision/paiement/${'A'.repeat(43)}/mandat.pdf`;
  const answers = [];
  for (let time = 0; time < 13; time++) answers.push(await service.get(address));
  const [first, last] = [answers[0], answers.at(-1)];
  expect([first?.status, last?.status]).toEqual([404, 429]);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const answer of [first, last]) {
    expect(answer?.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const events = service.log.map((line) => JSON.parse(line).event);
  expect([...new Set(events)]).toEqual(['refused']);
  expect(events).toHaveLength(answers.length);
});
