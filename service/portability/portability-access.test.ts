import { beforeEach, expect, test } from 'vitest';
import { completion, typedNumber } from '#service/payloads.fixture.ts';
import { orderOf, PortingClient } from './porting-client.fixture.ts';

let client: PortingClient;
beforeEach(async () => {
  client = await PortingClient.start();
});

test('nobody saves a number at another place of the order, or with another form', async () => {
  await client.save(1);
  for (const place of ['0', '3', '01', '1e0', '-1'])
    expect((await client.service.post(`${client.path}/numeros/${place}`, typedNumber(1))).status).toBe(404);
  const unknown = await client.service.post(`${client.path}/numeros/2`, { ...typedNumber(2), place: '2' });
  expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringContaining('Rien n’est enregistré')]);
  expect(
    (await client.service.post(`${client.path}/numeros/2`, typedNumber(2, { address: 'x'.repeat(40_000) }))).status,
  ).toBe(413);
  const opened = await client.service.get(`${client.path}/numeros/2`);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, client.path]);
  expect((await client.ports()).map(({ place }) => place)).toEqual([1]);
});

test('nobody completes numbers before the final button, changes one that is asked for, or one of a cancelled order', async () => {
  const order = orderOf(2, 5);
  client.path = await client.service.place(order);
  expect((await client.save(1)).status).toBe(303);
  expect(await client.ports()).toEqual([]);
  await client.service.post(client.path, completion(order));
  await client.complete();
  await client.move(2, { kind: 'send' });
  const late = await client.save(2, { operator: 'SFR' });
  const wrong = await client.save(2, { rio: '' });
  expect(await client.page(late.headers.get('location') ?? '')).toMatch(
    /<title>Pas enregistré, commande .* autofocus=""[^>]*><p[^>]*>Ce que vous venez d’envoyer n’est pas enregistré/is,
  );
  const removed = await client.remove(2);
  expect(late.status).toBe(303);
  for (const answer of [wrong, removed]) expect(answer.headers.get('location')).toBe(late.headers.get('location'));
  expect((await client.ports()).map(({ operator }) => operator)).toEqual(['Orange', 'Orange']);
  await client.confirm(orderOf(2, 6));
  await client.save(1);
  await client.service.post(`${client.path}/annulation`, {});
  expect((await client.save(2)).headers.get('location')).toBe(`${client.path}?trop-tard`);
  expect((await client.service.get(`${client.path}/mandat.pdf`)).headers.get('location')).toBe(client.path);
  expect(await client.ports()).toHaveLength(1);
  expect(await client.page()).not.toContain('Numéro 2');
  await expect(client.move(1, { kind: 'send' })).rejects.toThrow('n’engage pas');
});

test('one network saves 300 numbers and has 20 mandates kept a day at most, here a tenth of them, and reads so', async () => {
  client = await PortingClient.start({ RATE_LIMIT_FACTOR: '0.1' });
  await client.confirm(orderOf(1, 8));
  const save = async (index: number): Promise<number> => {
    client.service.later(60_000);
    return (await client.save(1, { operator: `Opérateur ${index}` })).status;
  };
  const accepted: Response[] = [];
  for (let index = 0; index < 3; index += 1) {
    expect(await save(index)).toBe(303);
    accepted.push(await client.accept());
  }
  expect(accepted.map(({ status }) => status)).toEqual([303, 303, 429]);
  const page = (await accepted.at(-1)?.text()) ?? '';
  expect(page).toMatch(/ce qui était enregistré le reste\u00a0: réessayez dans \d+\u00a0h/);
  expect(await client.page()).toContain('J’accepte');
  // An accepted mandate is a change of the numbers, too.
  for (let index = 3; index < 28; index += 1) expect(await save(index)).toBe(303);
  expect(await save(28)).toBe(429);
  expect(client.service.log.join('\n')).not.toMatch(/0465|F1P|Commune/);
});
