import { beforeEach, expect, test } from 'vitest';
import { completion, randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { mailing, startTestService, type TestService } from '#service/test-service.fixture.ts';

const publicSiret = '21200600100003';

let service: TestService;
let path: string;
beforeEach(async () => {
  service = await startTestService(mailing);
  path = await service.confirm(randomOrder(seededRandom(17), 17), { siret: publicSiret });
});

const stored = (): Promise<OrderRow> => service.orderAt(path);
const page = (): Promise<string> => service.page(path);

async function bodies(kind: string): Promise<string[]> {
  const mails = await service.storage.listMails((await stored()).reference);
  return mails.filter((mail) => mail.kind === kind).map(({ body }) => body);
}

test('a public body is asked for its purchase order, never for a transfer, on the page and in the mail', async () => {
  const text = await page();
  expect(text).toContain('Votre bon de commande');
  expect(text).toContain('Organisme public, vous ne payez rien d’avance');
  expect(text).not.toMatch(/IBAN|QR code|virement|prélevés/);
  const [toClient] = await bodies('client-confirmation');
  const [toProvider] = await bodies('provider-notice');
  expect(toClient).toContain('Chorus Pro');
  expect(toClient).not.toMatch(/IBAN|virement|prélev/);
  expect(toProvider).toContain('organisme public');
  expect(toProvider).toMatch(/^ {2}Organisme\u00a0: /m);
});

test('the number is sent later: the order is to prepare, and journal, page and a mail to the provider say so, once', async () => {
  const send = async (number: string) =>
    (await service.post(`${path}/bon-de-commande`, { number, serviceCode: '210' })).headers.get('location');
  expect(await Promise.all([' EJ 2026-0042 ', 'EJ 2026-0042'].map(send))).toEqual([path, path]);
  expect(await service.page((await send('EJ 2026-0043')) ?? '')).toContain('n’est pas enregistré');
  const order = await stored();
  expect(order).toMatchObject({ state: 'ready', received_cents: 0, paid_at: null });
  const journal = await service.storage.listOrderEvents(order.reference);
  expect(journal.map(({ kind, who, note }) => [kind, who, note])).toEqual([
    ['confirm', 'client', ''],
    ['purchase-order', 'client', 'EJ 2026-0042, code service 210'],
  ]);
  expect(await page()).toContain('<dt>Bon de commande</dt><dd>EJ 2026-0042, code service 210</dd>');
  const subjects = (await service.mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Bon de commande reçu'))).toHaveLength(1);
  expect(subjects.filter((subject) => subject.startsWith('Merci, nous préparons votre commande'))).toHaveLength(1);
});

test('whoever prepares it reads to check the body first, and that its SIRET is a firm’s', async () => {
  const unchecked = 'Rien n’est payé d’avance, et personne n’a vérifié de qui vient la commande';
  const ofFirm = 'son SIRET est celui d’une entreprise ou d’une association';
  const notices = (): Promise<string[]> => bodies('provider-notice');
  await service.post(`${path}/bon-de-commande`, { number: 'EJ 1' });
  expect(await notices()).toEqual([expect.stringContaining(unchecked), expect.stringContaining(unchecked)]);
  expect((await notices()).join()).not.toContain(ofFirm);
  await completed({ clientKind: 'public', number: 'EJ 2' });
  expect(await notices()).toEqual([expect.stringMatching(new RegExp(`${ofFirm}.*${unchecked}`))]);
  await completed({});
  expect((await notices()).join()).not.toContain(unchecked);
});

/** Places another order, completed in this way. */
async function completed(changes: Readonly<Record<string, string>>): Promise<Response> {
  const order = randomOrder(seededRandom(19), 19);
  path = await service.place(order);
  return await service.post(path, completion(order, changes));
}

test('the number that is given with the order is in its journal at once, and the mails say so', async () => {
  // As a word processor and a PDF write them.
  const given = { siret: publicSiret, number: 'EJ 2026‑0043', serviceCode: '№ 210 ﬁnance\u200b' };
  const placed = randomOrder(seededRandom(19), 19);
  path = await service.place(placed);
  const send = (changes = {}) => service.post(path, completion(placed, { ...given, ...changes }));
  const presses = await Promise.all([1, 2, 3].map(() => send()));
  expect(presses.map(({ headers }) => headers.get('location'))).toEqual([path, path, path]);
  // Somebody goes back and types another number.
  const other = await send({ number: 'EJ 2026‑0044' });
  expect(await service.page(other.headers.get('location') ?? '')).toContain('n’est pas enregistré');
  const order = await stored();
  expect(order).toMatchObject({ state: 'ready', public_body: 1 });
  const journal = await service.storage.listOrderEvents(order.reference);
  expect(journal.map(({ kind, who, note }) => [kind, who, note])).toEqual([
    ['confirm', 'client', ''],
    ['purchase-order', 'client', 'EJ 2026‑0043, code service № 210 ﬁnance'],
  ]);
  const text = await page();
  expect(text).toContain('Merci, nous préparons votre commande');
  expect(text).toContain('<dd>EJ 2026‑0043, code service № 210 ﬁnance</dd>');
  const mails = await service.storage.listMails(order.reference);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['client-confirmation', 'provider-notice']);
  const [toClient] = await bodies('client-confirmation');
  const [toProvider] = await bodies('provider-notice');
  expect(toClient).toContain('Nous avons votre bon de commande.');
  // Nothing that was typed: the address may be somebody else's.
  expect(toClient).not.toMatch(/Donnez-nous|EJ 2026/);
  expect(toProvider).toContain('(organisme public, bon de commande\u00a0: EJ 2026‑0043, code service № 210 ﬁnance)');
  const file = await service.get(`${path}/confirmation.pdf`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('a firm has no purchase order to send', async () => {
  path = await service.confirm(randomOrder(seededRandom(18), 18));
  expect(await page()).not.toContain('Votre bon de commande');
  expect((await service.post(`${path}/bon-de-commande`, { number: 'EJ 1' })).status).toBe(303);
  expect((await stored()).state).toBe('confirmed');
});

test('the page of an order whose SIRET can’t be read has chosen nobody for whom it is', async () => {
  const posted = randomOrder(seededRandom(18), 18);
  const unread = await service.place({ ...posted, client: { ...posted.client, siret: '123' } });
  expect((await service.orderAt(unread)).siret).toBe('123');
  expect(await service.page(unread)).not.toMatch(/id="clientKind-[^>]*checked/);
});
