import { expect, test } from 'vitest';
import { exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import { startTestService } from './test-service.fixture.ts';

const service = await startTestService();
const created_at = service.now.getTime() - 600_000;
for (const id of ['a', 'b']) await service.storage.writeMailOnce(exampleMail({ id, created_at }));
await service.storage.giveUpMail('b', created_at, 'EENVELOPE 550');

const ask = (address: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  service.from(address, '/supervision/etat', { headers });

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('counts mails for a program on this machine (%s)', async (peer) => {
  const answer = await ask(peer);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    mails: { waiting: 1, failing: 0, heldBack: 0, givenUp: 1, oldestWaitingMinutes: 10 },
    webhooks: { waiting: 0, failing: 0, heldBack: 0, givenUp: 0, oldestWaitingMinutes: 0 },
  });
});

test('is unknown to another machine, and through a proxy', async () => {
  const answers = [
    await ask('203.0.113.7'),
    await ask(undefined),
    await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }),
    await ask('127.0.0.1', { forwarded: 'for=203.0.113.7' }),
    await ask('127.0.0.1', { 'x-real-ip': '203.0.113.7' }),
    await ask('127.0.0.1', { via: '1.1 proxy' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('is unknown to a page of another name that was pointed at this machine', async () => {
  const statusFor = async (host: string): Promise<number> => (await ask('127.0.0.1', { host })).status;
  const hosts = ['localhost:3000', '127.0.0.1', '[::1]:3000', 'evil.example:3000', 'localhost.evil.example', 'a b'];
  expect(await Promise.all(hosts.map(statusFor))).toEqual([200, 200, 200, 404, 404, 404]);
});
