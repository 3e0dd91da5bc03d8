import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { completion, pick, randomOrder, seededRandom } from './payloads.ts';
import { siteOrigin, startTestService, type TestService } from './test-service.ts';

const day = 24 * 3_600_000;
const ordered = Date.UTC(2026, 10, 20, 10);

let service: TestService;
beforeEach(async () => {
  service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: siteOrigin });
});
afterEach(async () => {
  await service.close();
});

describe('the page of an order long after its end', () => {
  test('shows only reference and amounts 90 days after the payment, and no PDF', async () => {
    const { path, reference } = await paidOrder();
    service.now = new Date(ordered + 90 * day - 1);
    expect(await pageAt(path)).toContain('Zoé Introuvable');
    service.now = new Date(ordered + 90 * day);
    const page = await pageAt(path);
    expect(page).toContain(reference);
    expect(page).toContain('Merci, nous avons reçu votre paiement');
    expect(page).toMatch(/HT, soit [^<]+ TTC/);
    expect(page).not.toMatch(/Introuvable|73282932000074|introuvable@|Ajaccio<\/dd>/);
    expect((await service.get(`${path}/confirmation.pdf`)).status).toBe(404);
  });

  test('shows the rest for 90 days through a link mailed to the order’s address, once a day', async () => {
    const { path, email } = await paidOrder();
    service.now = new Date(ordered + 400 * day);
    const answers = await Promise.all([askForLink(path), askForLink(path), askForLink(path)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const links = (await service.storage.findPersonalData(email)).mails.filter(({ kind }) => kind === 'order-link');
    expect(links).toHaveLength(1);
    expect(links[0]?.recipient).toBe(email);
    expect(links[0]?.body).not.toContain('Introuvable');
    const mailed = /\/supervision\/paiement\/[\w-]{43}/.exec(links[0]?.body ?? '')?.[0] ?? '';
    expect(mailed).not.toBe(path);
    expect(await pageAt(mailed)).toContain('Zoé Introuvable');
    expect((await service.get(`${mailed}/confirmation.pdf`)).status).toBe(200);
    expect(await pageAt(path)).not.toContain('Introuvable');
    service.now = new Date(ordered + 490 * day);
    expect(await pageAt(mailed)).not.toContain('Introuvable');
    await askForLink(mailed);
    expect(
      (await service.storage.findPersonalData(email)).mails.filter(({ kind }) => kind === 'order-link'),
    ).toHaveLength(2);
  });

  test('sends no link while the page shows everything, and none to a foreign page', async () => {
    const { path, email } = await paidOrder();
    expect((await askForLink(path)).status).toBe(303);
    service.now = new Date(ordered + 400 * day);
    expect((await askForLink(path, 'https://evil.example')).status).toBe(403);
    expect((await service.storage.findPersonalData(email)).mails.map(({ kind }) => kind)).not.toContain('order-link');
  });

  test('asks to call if no mail can be sent', async () => {
    const { path } = await paidOrder();
    const silent = await startTestService({}, { storage: service.storage });
    silent.now = new Date(ordered + 400 * day);
    const page = await (await silent.get(path)).text();
    expect(page).toContain('Pour revoir le détail, appelez le');
    expect(page).not.toContain('Recevoir un nouveau lien');
  });
});

async function pageAt(path: string): Promise<string> {
  return await (await service.get(path)).text();
}

function askForLink(path: string, origin: string = siteOrigin): Promise<Response> {
  return service.post(`${path}/lien`, {}, { origin });
}

async function paidOrder(): Promise<{ path: string; reference: string; email: string }> {
  service.now = new Date(ordered);
  const random = seededRandom(90);
  const order = randomOrder(random, pick(random, 1, 1000));
  const path = await service.place(order);
  const email = 'introuvable@alata.example.com';
  const secret = { email, company: 'Société Introuvable', name: 'Zoé Introuvable', site1: '1 rue Introuvable' };
  const confirmed = await service.post(path, completion(order, secret));
  expect(confirmed.status).toBe(303);
  const reference = (await service.orderAt(path))?.reference ?? '';
  const entry = { at: ordered, kind: 'payment', who: 'provider', cents: 1, note: '' } as const;
  const paid = { state: 'ready', received_cents: 1, entry } as const;
  expect(await service.storage.moveOrder({ reference, state: 'confirmed', event_count: 1 }, paid)).toMatchObject({
    paid_at: ordered,
  });
  return { path, reference, email };
}
