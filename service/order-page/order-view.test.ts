import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parisDay } from '#domain/calendar.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { orderWith } from '#service/payloads.fixture.ts';
import { orderOf, PortingClient } from '#service/portability/porting-client.fixture.ts';
import { exportedRows } from '#service/storage/contract/export.contract.ts';
import { mailing, startTestService, type TestService } from '#service/test-service.fixture.ts';

const day = 24 * 3_600_000;
const ordered = Date.UTC(2026, 10, 20, 10);
const started = ordered + 100 * day;

let service: TestService;
beforeEach(async () => {
  service = await startTestService(mailing);
});

test('the page of an order long after its end: shows only reference and amounts 90 days after the phones are in service, and no PDF', async () => {
  const { path, reference } = await startedOrder();
  service.now = new Date(started + 90 * day - 1);
  expect(await service.page(path)).toContain('Zoé Introuvable');
  service.now = new Date(started + 90 * day);
  const page = await service.page(path);
  expect(page).toContain(reference);
  expect(page).toContain('Votre téléphonie est en service');
  expect(page).toMatch(/HT, soit [^<]+ TTC/);
  expect(page).not.toMatch(/Introuvable|73282932000074|introuvable@|Ajaccio<\/dd>/);
  expect((await service.get(`${path}/confirmation.pdf`)).status).toBe(404);
});

test.each(['.', ')', ',', '%C2%BB', '%C2%A0', '/', '?utm_source=mail'])(
  'the page of an order is found by its address with « %s » behind it, as mails and chats hand it on',
  async (tail) => {
    const { path, reference } = await startedOrder();
    expect(await service.page(`${path}${tail}`)).toContain(reference);
    expect((await service.get(`${path}x`)).status).toBe(404);
  },
);

test('the page of an order long after its end: shows the rest for 90 days through a link mailed to the order’s address, once a day', async () => {
  const { path, email } = await startedOrder();
  service.now = new Date(started + 400 * day);
  for (let asked = 0; asked < 3; asked += 1) expect((await askForLink(path)).status).toBe(200);
  await vi.waitFor(async () => expect(await service.mails('order-link')).toHaveLength(1));
  const links = await service.mails('order-link');
  expect(links[0]?.recipient).toBe(email);
  expect(links[0]?.body).not.toContain('Introuvable');
  const mailed = /\/supervision\/paiement\/[\w-]{43}/.exec(links[0]?.body ?? '')?.[0] ?? '';
  expect(mailed).not.toBe(path);
  expect(await service.page(mailed)).toContain('Zoé Introuvable');
  expect((await service.get(`${mailed}/confirmation.pdf`)).status).toBe(200);
  expect(await service.page(path)).not.toContain('Introuvable');
  service.now = new Date(started + 490 * day);
  expect(await service.page(mailed)).not.toContain('Introuvable');
  await askForLink(mailed);
  await vi.waitFor(async () => expect(await service.mails('order-link')).toHaveLength(2));
});

test('an order that is confirmed is shown and changed where its client confirmed it, or was mailed it, and nowhere else', async () => {
  const client = new PortingClient(service);
  const order = orderOf(2);
  const byOffice = orderOf(2, 2);
  const [guessed, planted] = [await service.place(order), await service.place(byOffice)];
  client.path = await service.confirm(order, { name: 'Zoé Introuvable' });
  await client.complete();
  const account = { iban: 'FR7630006000011234567890189', holder: 'Zoé Introuvable', acceptDebit: 'on' };
  const address = { street: '1 place Foch', complement: '', postCode: '20000', town: 'Ajaccio' };
  expect((await service.post(`${client.path}/prelevement`, { ...account, ...address })).status).toBe(303);
  const { reference: first } = await client.stored();
  client.path = await service.place(byOffice);
  const { reference } = await service.change(client.path, { kind: 'confirm' });
  const below = '/supervision/paiement/:token';
  const routes = service.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith(below));
  expect(routes.length).toBeGreaterThan(15);
  const before = await exportedRows(service.storage);
  for (const at of [guessed, planted, client.path])
    for (const { method, path } of routes) {
      const filled = path.replace(below, at).replace(':place', '1').replace(':part', 'postes');
      const answer = await (method === 'GET' ? service.get(filled) : service.post(filled, {}));
      const text = await answer.text();
      if (method === 'GET' && filled === at)
        expect(text).toContain(`La commande ${at === guessed ? first : reference} a été confirmée`);
      else expect([303, 404], `${method} ${filled}`).toContain(answer.status);
      expect(text, `${method} ${filled}`).not.toMatch(/Introuvable|client[12]@example|0465710001/);
    }
  expect(await exportedRows(service.storage)).toEqual(before);
  await service.post('/supervision/retrouver', { reference });
  await vi.waitFor(async () => expect(await client.mailsOf('order-link')).toHaveLength(1));
  client.path = /\/supervision\/paiement\/[\w-]{43}/.exec((await client.mailsOf('order-link')).join())?.[0] ?? '';
  // The office confirmed it without a company, so the holder's SIRET can't be compared: a person's line is complete.
  expect((await client.save(1, { heldByPerson: 'on', holderSiret: '' })).status).toBe(303);
  expect(await client.ports()).toHaveLength(1);
  expect((await service.post(`${client.path}/annulation`, {})).status).toBe(303);
  expect((await client.stored()).state).toBe('cancelled');
});

test('the page of an order that was shipped leads to the carrier, if the office wrote an address', async () => {
  const path = await service.confirm(orderWith({ virtualUser: 0 }, 91));
  await service.change(path, { kind: 'payment', cents: dueOf(await service.orderAt(path)) });
  await service.change(path, { kind: 'ship', note: 'Colissimo 6A, suivi\u00a0: https://carrier.example.com/6A' });
  expect(await service.page(path)).toContain(
    'Votre matériel est en route\u00a0: Colissimo 6A, suivi. <a href="https://carrier.example.com/6A">Suivre l’envoi</a>',
  );
});

test('the page of an order copies the amount of the transfer with both its decimals', async () => {
  const path = await service.confirm(orderWith({ virtualUser: 0 }, 93));
  expect(dueOf(await service.orderAt(path)) % 100).toBe(60);
  expect(await service.page(path)).toMatch(/data-copy="\d+,60"/);
});

test('the page of an order that was paid too much asks for no transfer', async () => {
  const path = await service.confirm(orderWith({ virtualUser: 0 }, 92));
  await service.change(path, { kind: 'payment', cents: dueOf(await service.orderAt(path)) + 100 });
  const page = await service.page(path);
  expect(page.match(/nous vous rendons 1,00/g)).toHaveLength(2);
  expect(page).not.toContain('Ce qu’il reste à payer');
  expect(page).not.toContain('avec la référence');
});

test('the page of an order long after its end: asks to call if no mail can be sent', async () => {
  const { path } = await startedOrder();
  const silent = await startTestService({}, { storage: service.storage });
  silent.now = new Date(started + 400 * day);
  expect(await (await askForLink(path, silent)).text()).toContain('nous la regardons avec vous');
});

describe('the page of an order that keeps numbers', () => {
  let client: PortingClient;
  beforeEach(async () => {
    client = await PortingClient.start();
    await client.startService();
  });

  const keepLines = 'Ne résiliez rien';
  const wait = (days: number): void => {
    client.service.later(days * day);
  };

  test('shows all, with « Ne résiliez rien », until 90 days after the last number is ported', async () => {
    wait(91);
    expect(await client.page()).toContain(keepLines);
    await client.complete();
    for (const place of [1, 2]) await client.move(place, { kind: 'send' });
    await client.move(1, { kind: 'port', day: parisDay(client.service.now) });
    wait(91);
    expect(await client.page()).toContain(keepLines);
    await client.move(2, { kind: 'port', day: parisDay(client.service.now) });
    wait(89);
    const last = await client.page();
    expect(last).toContain('transférés\u00a0: 2 sur 2.');
    expect(last).not.toContain(keepLines);
    wait(1);
    expect(await client.page()).toContain('cette page ne montre plus que les montants');
    await client.move(2, { kind: 'undo', reason: 'numéro confondu' });
    expect(await client.page()).toContain(keepLines);
  });

  test('shows the amounts 90 days after it was cancelled: no number will be ported', async () => {
    await client.confirm(orderWith({ portability: 2 }, 2, 7));
    await client.service.post(`${client.path}/annulation`, {});
    wait(91);
    const page = await client.page();
    expect(page).toContain('cette page ne montre plus que les montants');
    expect(page).not.toContain(keepLines);
  });
});

async function askForLink(path: string, from = service): Promise<Response> {
  const [, action = '', reference = ''] =
    /action="([^"]*)" method="post"><input type="hidden" name="reference" value="([^"]*)"/.exec(
      await from.page(path),
    ) ?? [];
  return await from.post(action, { reference });
}

/** An order without numbers to keep, paid at once and put in service a hundred days later. */
async function startedOrder(): Promise<{ path: string; reference: string; email: string }> {
  service.now = new Date(ordered);
  const email = 'introuvable@alata.example.com';
  const secret = {
    email,
    company: 'Société Introuvable',
    name: 'Zoé Introuvable',
    site1: '1 rue Introuvable, 20000 Ajaccio',
  };
  const path = await service.confirm(orderWith({ portability: 0 }, 90), secret);
  const stored = await service.orderAt(path);
  await service.change(path, { kind: 'payment', cents: dueOf(stored) });
  service.now = new Date(started);
  expect(await service.page(path)).toContain('Zoé Introuvable');
  await service.change(path, { kind: 'ship', note: 'Colissimo 6A' });
  await service.change(path, { kind: 'put-in-service' });
  return { path, reference: stored.reference, email };
}
