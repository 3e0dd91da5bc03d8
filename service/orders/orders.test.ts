import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { completion, randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { startTestService } from '#service/test-service.fixture.ts';

const service = await startTestService();

async function referenceOf(path: string): Promise<string> {
  return (await service.orderAt(path)).reference;
}

test('the same order posted again is a new one after 30 minutes, and reloading the page orders nothing', async () => {
  const order = randomOrder(seededRandom(5), 5);
  const first = await service.place(order);
  service.later(29 * 60_000);
  expect(await referenceOf(await service.place(order))).toBe(await referenceOf(first));
  const count = (await service.storage.listOrders({ limit: 10_000 })).length;
  for (let index = 0; index < 3; index++) expect((await service.get(first)).status).toBe(200);
  expect((await service.storage.listOrders({ limit: 10_000 })).length).toBe(count);
  service.later(2 * 60_000);
  expect(await referenceOf(await service.place(order))).not.toBe(await referenceOf(first));
});

const orderOf = (seed: number) => {
  const order = randomOrder(seededRandom(seed), seed);
  return { order, fields: completion(order) };
};

test('the payment page asks for no transfer if nothing is due, and promises no hardware with a virtual order', async () => {
  const order = anOrder({ email: 'virtuel@alata.example.com', virtualOnly: true, userCount: '5' });
  expect(order.price.initial).toBe(0);
  const path = await service.place(order);
  const pages = [await service.page(path)];
  expect((await service.post(path, completion(order))).status).toBe(303);
  pages.push(await service.page(path));
  for (const page of pages) {
    expect(page).toContain('Rien à payer à la commande');
    // The picture says « sans matériel ».
    expect(page.replace('sans matériel', '')).not.toMatch(/[^"]virement|matériel/i);
    expect(page).not.toContain(companyText(company.bank.iban));
  }
});

test('the payment page shows what was completed through one address at no other', { timeout: 60_000 }, async () => {
  const random = seededRandom(12);
  const order = randomOrder(random, 12);
  // A thousand likely orders for one e-mail address, twenty of which are the very one.
  const guesses = Array.from({ length: 1000 }, (_, index) => (index % 50 === 0 ? order : randomOrder(random, 12)));
  const addresses = await Promise.all(guesses.map((guess) => service.place(guess)));
  const planted = addresses.filter((_, index) => guesses[index] === order);
  const own = await service.place(order);
  const secret = completion(order, {
    company: 'Société Introuvable',
    name: 'Zoé Introuvable',
    site1: '1 rue Introuvable, 20000 Ajaccio',
  });
  const late = await service.place(order);
  expect((await service.post(own, secret)).status).toBe(303);
  expect(await service.page(own)).toContain('Zoé Introuvable');
  const reference = await referenceOf(own);
  const found = await Promise.all(addresses.map(referenceOf));
  expect(addresses.filter((_, index) => found[index] === reference)).toEqual(planted);
  for (const path of [...planted, late]) {
    const page = await service.page(path);
    expect(page).toContain(`La commande ${reference} a été confirmée`);
    expect(page).not.toContain('Introuvable');
    expect(page).not.toContain(order.client.email);
  }
  // The next post of the same content is a new order.
  expect(await referenceOf(await service.place(order))).not.toBe(reference);
});

test('the payment page keeps nothing of an e-mail address that was corrected on its page', async () => {
  const { order, fields } = orderOf(31);
  const path = await service.place(order);
  expect((await service.post(path, { ...fields, email: 'corrected@alata.fr' })).status).toBe(303);
  const [stored] = (await service.storage.findPersonalData('corrected@alata.fr')).orders;
  expect(JSON.parse(stored?.order_json ?? '').client).toMatchObject({
    email: 'corrected@alata.fr',
    company: fields.company,
    name: fields.name,
  });
  expect(JSON.stringify(stored)).not.toContain(order.client.email);
  // It was no trial: the first address only was.
  expect([order.client.email, stored?.is_test]).toEqual([expect.stringMatching(/example\.com$/), 0]);
  expect((await service.get(path)).status).toBe(200);
});

test('the payment page accepts no field that it doesn’t have, nor one twice', async () => {
  const { order, fields } = orderOf(9);
  const path = await service.place(order);
  expect((await service.post(path, { ...fields, state: 'paid' })).status).toBe(400);
  expect((await service.post(path, `${new URLSearchParams(fields)}&name=Somebody+Else`)).status).toBe(400);
  expect((await service.orderAt(path)).state).toBe('received');
});

test('documents are downloaded under their names once the order is confirmed, the contract summary before', async () => {
  const order = randomOrder(seededRandom(13), 13);
  const path = await service.place(order);
  const statuses = async (): Promise<number[]> =>
    await Promise.all(
      ['recapitulatif', 'confirmation', 'conditions'].map(
        async (name) => (await service.get(`${path}/${name}.pdf`)).status,
      ),
    );
  expect(await statuses()).toEqual([200, 404, 404]);
  expect((await service.post(path, completion(order))).status).toBe(303);
  expect(await statuses()).toEqual([200, 200, 200]);
  const { headers } = await service.get(`${path}/confirmation.pdf`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="commande-${await referenceOf(path)}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const put = await service.app.request(path, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await service.get(`${path}/confirmation.pdf/x`)).status).toBe(404);
});
