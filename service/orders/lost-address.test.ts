import { beforeEach, expect, test, vi } from 'vitest';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import type { Mail } from '#service/storage/rows.ts';
import { StorageUnavailable } from '#service/storage/storage-failures.ts';
import { mailing, startTestService, type TestService } from '#service/test-service.fixture.ts';

let service: TestService;
let path: string;
let reference: string;
beforeEach(async () => {
  service = await startTestService(mailing);
  path = await service.confirm(randomOrder(seededRandom(17), 17));
  ({ reference } = await service.orderAt(path));
});

const day = 24 * 3_600_000;
const address = '/supervision/retrouver';
const ask = (typed: string): Promise<Response> => service.post(address, { reference: typed });

const links = (): Promise<Mail[]> => service.mails('order-link');

test('the response tells nobody whether an order exists, and holds nothing of it', async () => {
  const received = await service.place(randomOrder(seededRandom(18), 18));
  const dropped = await service.orderAt(await service.place(randomOrder(seededRandom(19), 19)));
  await changeOrder(service, dropped, { kind: 'cancel', note: 'fausse commande' });
  const drafts = [(await service.orderAt(received)).reference, dropped.reference];
  const answers = await Promise.all(
    [` ${reference.toLowerCase()} `, 'NEO-22222222', ...drafts].map(async (typed) => (await ask(typed)).text()),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).not.toMatch(/@example|NEO-/);
  await vi.waitFor(async () => expect(await links()).toHaveLength(1));
});

test.each([
  ['an order without its hyphen', (known: string) => known.toLowerCase().replace('-', ' ')],
  ['one in groups of four', (known: string) => known.replace(/.{4}$/, ' $&')],
  ['a dash for its hyphen', (known: string) => known.replace('-', '–')],
  ['a sign that nobody sees', (known: string) => `\u200b${known}`],
])('a link leaves for %s', async (_name, spell) => {
  expect((await ask(spell(reference))).status).toBe(200);
  await vi.waitFor(async () => expect(await links()).toHaveLength(1));
});

test('an order of an earlier brand is found by its reference', async () => {
  const find = vi.spyOn(service.storage, 'findOrderByReference');
  for (const typed of ['OLD2-7K3MPQ2X', 'old2 7k3m pq2x']) expect((await ask(typed)).status, typed).toBe(200);
  expect(find.mock.calls).toEqual([['OLD2-7K3MPQ2X'], ['OLD2-7K3MPQ2X']]);
});

test('a database that fails is answered as such, since no mail leaves', async () => {
  vi.spyOn(service.storage, 'findOrderByReference').mockRejectedValueOnce(new StorageUnavailable('stopped'));
  expect((await ask(reference)).status).toBe(503);
});

test('what can’t be a reference is asked for again as typed', async () => {
  for (const typed of [`${reference}X`, reference.replace('-', '-7')]) expect((await ask(typed)).status).toBe(422);
  const refused = await ask('<b>NEO</b>');
  expect(refused.status).toBe(422);
  const text = await refused.text();
  expect(text).toContain('<title>À corriger\u00a0: retrouver ma commande');
  expect(text).toContain('Vérifiez cette référence');
  expect(text).toMatch(/<input(?=[^>]* autofocus)[^>]* value="&lt;b&gt;NEO&lt;\/b&gt;"/i);
});

test('a network asks for twenty links a day, whether or not their orders exist; the rest are for those who call', async () => {
  const limited = await startTestService({ ...mailing, RATE_LIMIT_FACTOR: '1' }, { storage: service.storage });
  const askLimited = (typed: string): Promise<Response> => limited.post(address, { reference: typed });
  for (let asked = 0; asked < 20; asked++) expect((await askLimited('NEO-22222222')).status).toBe(200);
  const refused = [await askLimited('NEO-22222222'), await askLimited(reference)];
  expect(refused.map(({ status }) => status)).toEqual([429, 429]);
  expect(new Set(await Promise.all(refused.map((answer) => answer.text()))).size).toBe(1);
  expect(await links()).toHaveLength(0);
  limited.later(day);
  await askLimited(reference);
  await vi.waitFor(async () => expect(await links()).toHaveLength(1));
});
