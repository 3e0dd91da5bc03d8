import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mail } from '#service/storage/rows.ts';
import { completion, randomOrder, seededRandom } from './payloads.ts';
import { siteOrigin, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let path: string;
let reference: string;
beforeEach(async () => {
  service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: siteOrigin });
  const order = randomOrder(seededRandom(17), 17);
  path = await service.place(order);
  reference = (await service.orderAt(path))?.reference ?? '';
  await service.post(path, completion(order));
});
afterEach(async () => {
  await service.close();
});

const day = 24 * 3_600_000;
const address = '/supervision/retrouver';
const ask = (typed: string): Promise<Response> => service.post(address, { reference: typed });

async function links(): Promise<Mail[]> {
  const mails = await service.storage.dueMails(Number.MAX_SAFE_INTEGER, 100);
  return mails.filter(({ kind }) => kind === 'order-link');
}

test('a new address of the order goes to its own e-mail, once a day, and opens its page', async () => {
  for (const typed of [reference, ` ${reference.toLowerCase()} `]) expect((await ask(typed)).status).toBe(200);
  await vi.waitFor(async () => expect(await links()).toHaveLength(1));
  const [mail] = await links();
  expect(mail?.recipient).toBe((await service.orderAt(path))?.email);
  const mailed = /\/supervision\/paiement\/[\w-]{43}/.exec(mail?.body ?? '')?.[0] ?? '';
  expect(mailed).not.toBe(path);
  expect(await (await service.get(mailed)).text()).toContain('Merci, votre commande est confirmée');
});

test('the response tells nobody whether an order exists, and holds nothing of it', async () => {
  const received = await service.place(randomOrder(seededRandom(18), 18));
  const draft = (await service.orderAt(received))?.reference ?? '';
  const answers = await Promise.all([reference, 'NEO-22222222', draft].map(async (typed) => (await ask(typed)).text()));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).not.toMatch(/@example|NEO-/);
  await vi.waitFor(async () => expect(await links()).toHaveLength(1));
});

test('what can’t be a reference is asked for again as typed', async () => {
  const refused = await ask('<b>NEO</b>');
  expect(refused.status).toBe(422);
  const text = await refused.text();
  expect(text).toContain('Vérifiez cette référence');
  expect(text).toContain('value="&lt;b&gt;NEO&lt;/b&gt;"');
});

test('a network asks for twenty links a day, whether or not their orders exist; the rest are for those who call', async () => {
  const limited = await startTestService(
    { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: siteOrigin, RATE_LIMIT_FACTOR: '1' },
    { storage: service.storage },
  );
  const askLimited = (typed: string): Promise<Response> => limited.post(address, { reference: typed });
  await service.post(`${path}/annulation`, {});
  limited.now = new Date(service.now.getTime() + 91 * day);
  for (let asked = 0; asked < 20; asked++) expect((await askLimited('NEO-22222222')).status).toBe(200);
  const refused = [
    await askLimited('NEO-22222222'),
    await askLimited(reference),
    await limited.post(`${path}/lien`, {}),
  ];
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(new Set(await Promise.all(refused.map((answer) => answer.text()))).size).toBe(1);
  expect(await links()).toHaveLength(0);
  limited.now = new Date(limited.now.getTime() + day);
  expect((await limited.post(`${path}/lien`, {})).status).toBe(200);
  expect(await links()).toHaveLength(1);
});

test('without mail the page says to call', async () => {
  const mailless = await startTestService({});
  try {
    expect(await (await mailless.get(address)).text()).toContain('Appelez le');
    expect(await (await mailless.post(address, { reference })).text()).toContain('Appelez le');
  } finally {
    await mailless.close();
  }
});
