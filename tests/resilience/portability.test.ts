import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { rioKey } from '#domain/portability/rio.ts';
import { changeOrder } from '#service/orders/change-order.ts';
import { renewAddress } from '#service/orders/renew-address.ts';
import { changePort, type PortMove } from '#service/portability/change-port.ts';
import type { AddressedOrder, PortRow } from '#service/storage/storage.ts';
import { completion, type OrderPayload, randomOrder, seededRandom } from './payloads.ts';
import { siteOrigin, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let path: string;
beforeEach(async () => {
  service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: siteOrigin });
  path = await confirmed(orderOf(2));
});
afterEach(async () => {
  await service.close();
});

/** An order that brings this many numbers; `number` makes its content unique. */
function orderOf(ported: number, number = 1): OrderPayload {
  const random = seededRandom(ported);
  let order = randomOrder(random, number);
  while (order.articles.portability !== ported) order = randomOrder(random, number);
  return order;
}

async function confirmed(order: OrderPayload): Promise<string> {
  const placed = await service.place(order);
  expect((await service.post(placed, completion(order))).status).toBe(303);
  return placed;
}

const rioOf = (number: string, start = 'F1PEROY4P'): string => start + rioKey(start, number);

/** What a client types of their first or second line. */
function typed(place: number, changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const number = `046571000${place}`;
  const fields = {
    number,
    rio: rioOf(number),
    holder: 'Commune d’Ajaccio',
    holderSiret: '732 829 320 00074',
    address: '1 cours Napoléon\r\n20000 Ajaccio',
    operator: 'Orange',
    ...changes,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${name}-${place}`, text]));
}

const save = (place: number, changes: Readonly<Record<string, string>> = {}, at = path): Promise<Response> =>
  service.post(`${at}/numeros/${place}`, typed(place, changes));
const accept = (): Promise<Response> => service.post(`${path}/mandat`, { acceptMandate: 'on' });
const page = async (at = path): Promise<string> => await (await service.get(at)).text();

async function stored(): Promise<AddressedOrder> {
  const order = await service.orderAt(path);
  if (order === undefined) throw new Error('an order expected');
  return order;
}

async function ports(): Promise<PortRow[]> {
  return await service.storage.listPorts((await stored()).reference);
}

async function move(place: number, change: PortMove): Promise<PortRow> {
  const { storage, config } = service;
  return await changePort(await stored(), place, change, { storage, config, company, clock: () => service.now });
}

async function mailsOf(kind: string): Promise<string[]> {
  const mails = await service.storage.dueMails(Number.MAX_SAFE_INTEGER, 100);
  return mails.filter((mail) => mail.kind === kind).map(({ subject, body }) => `${subject}\n${body}`);
}

async function dossierMails(): Promise<string[]> {
  return (await mailsOf('provider-notice')).filter((mail) => mail.includes('numéros à porter'));
}

async function journal(): Promise<string[]> {
  const entries = await service.storage.listOrderEvents((await stored()).reference);
  return entries.map(({ kind, who, note }) => `${kind} by the ${who}: ${note}`);
}

describe('the numbers of an order', () => {
  test('are saved one by one in any order, and asked for once the mandate is accepted', async () => {
    expect(await page()).toContain('Ne résiliez rien');
    for (const place of [2, 1]) {
      const answer = await save(place);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}#numeros`]);
    }
    expect((await ports()).map(({ place, number, state }) => [place, number, state])).toEqual([
      [1, '0465710001', 'complete'],
      [2, '0465710002', 'complete'],
    ]);
    expect((await ports())[0]).toMatchObject({
      ...{ rio: rioOf('0465710001'), holder: 'Commune d’Ajaccio', holder_siret: '73282932000074', mandated_at: null },
      address: '1 cours Napoléon\n20000 Ajaccio',
    });
    await expect(move(1, { kind: 'send' })).rejects.toThrow('pas encore accepté le mandat');
    expect((await service.post(`${path}/mandat`, {})).status).toBe(422);
    expect(await dossierMails()).toEqual([]);
    expect((await accept()).status).toBe(303);
    expect((await ports()).map(({ mandated_at: at }) => at)).toEqual([service.now.getTime(), service.now.getTime()]);
    expect(await dossierMails()).toEqual([expect.stringContaining('Il y a 2 demandes à faire')]);
    for (const place of [1, 2]) await move(place, { kind: 'send' });
    await move(1, { kind: 'port', day: '2026-11-20' });
    expect(await page()).toContain('Ne résiliez rien');
    await move(2, { kind: 'port', day: '2026-11-20' });
    const last = await page();
    expect(last).toContain('Vos 2 numéros sont portés.');
    expect(last).not.toContain('Ne résiliez rien');
    expect((await journal()).slice(1)).toEqual([
      'port-save by the client: numéro 2',
      'port-save by the client: numéro 1',
      'port-mandate by the client: 2 numéro(s)',
      'port-send by the provider: numéro 1',
      'port-send by the provider: numéro 2',
      'port-port by the provider: numéro 1, le 20\u00a0novembre 2026',
      'port-port by the provider: numéro 2, le 20\u00a0novembre 2026',
    ]);
  });

  test('show what was typed and what to look at when one is wrong, and store nothing of it', async () => {
    const answer = await save(1, { rio: rioOf('0465710001').replace('ER', 'RE'), holder: 'Comune <b>d’Ajaccio' });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('vérifiez surtout le 4e caractère du RIO');
    expect(text).toContain('href="#rio-1"');
    expect(text).toContain('value="F1PREOY4P');
    expect(text).toContain('value="Comune &lt;b&gt;d’Ajaccio"');
    expect(await ports()).toEqual([]);
  });

  test('come back for correction with the reason when the operator refuses, and need the mandate again', async () => {
    for (const place of [1, 2]) await save(place);
    await accept();
    await move(2, { kind: 'send' });
    await move(2, { kind: 'refuse', refusal: 'holder' });
    const text = await page();
    expect(text).toContain('refusé, à corriger');
    expect(text).toContain('L’ancien opérateur connaît un autre titulaire');
    expect(text).toContain('value="0465710002"');
    const [mail = ''] = await mailsOf('client-port-refused');
    expect(mail).toContain('04\u00a065\u00a071\u00a0••\u00a0••');
    expect(mail).toContain('L’ancien opérateur connaît un autre titulaire');
    expect(mail).not.toMatch(/Commune|F1P|00\u00a002|0465/);
    const address = /Corrigez-le ici\u00a0: (\S+)/.exec(mail)?.[1]?.replace(siteOrigin, '') ?? '';
    expect(await page(address)).toContain('refusé, à corriger');
    expect((await save(2, { holder: 'Mairie d’Ajaccio' }, address)).status).toBe(303);
    const [first, second] = await ports();
    expect(second).toMatchObject({ state: 'complete', refusal: null, sent_at: null, mandated_at: null });
    await expect(move(2, { kind: 'send' })).rejects.toThrow('mandat');
    await accept();
    expect((await ports())[0]).toEqual(first);
    expect((await dossierMails()).sort()[1]).toContain('Il y a une demande à faire');
    await move(2, { kind: 'send' });
    await move(2, { kind: 'port', day: '2026-11-20' });
    const [ported = ''] = await mailsOf('client-ported');
    expect(ported).toContain('est porté depuis le 20\u00a0novembre 2026');
    expect(ported).toContain('D’autres numéros restent à porter. Ne résiliez rien');
    expect(ported).not.toMatch(/Commune|Mairie|F1P/);
  });

  test('may be a range, never more than the order has, and can be taken out again', async () => {
    path = await confirmed(orderOf(3, 2));
    expect(await page()).toContain('Numéro 3');
    await save(2);
    const tooMany = await save(1, { number: '0465720000', lastNumber: '0465720002', rio: rioOf('0465720000') });
    expect(await tooMany.text()).toContain('un numéro de trop');
    expect((await service.post(`${path}/numeros/2/retrait`, {})).status).toBe(303);
    await save(1, { number: '0465720000', lastNumber: '0465720002', rio: rioOf('0465720000') });
    expect((await ports()).map(({ last_number: last }) => last)).toEqual(['0465720002']);
    expect(await page()).toContain('3 numéros sur 3 sont complets');
    expect((await journal()).at(-2)).toBe('port-remove by the client: numéro 2');
  });

  test('write the journal once for the same number saved twice', async () => {
    const answers = await Promise.all([save(1), save(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
    expect((await save(1)).status).toBe(303);
    expect(await journal()).toHaveLength(2);
  });
});

describe('nobody else', () => {
  test('saves, removes or accepts from a foreign page, at an unknown address, or with another form', async () => {
    await save(1);
    const evil = { origin: 'https://evil.example' };
    for (const [part, fields] of [
      ['numeros/2', typed(2)],
      ['numeros/1/retrait', {}],
      ['mandat', { acceptMandate: 'on' }],
    ] as const) {
      expect((await service.post(`${path}/${part}`, fields, evil)).status).toBe(403);
      expect((await service.post(`/supervision/paiement/${'x'.repeat(43)}/${part}`, fields)).status).toBe(404);
    }
    for (const place of ['0', '3', '01', '1e0', '-1']) {
      expect((await service.post(`${path}/numeros/${place}`, typed(1))).status).toBe(404);
    }
    expect((await service.post(`${path}/numeros/2`, { ...typed(2), place: '2' })).status).toBe(400);
    expect((await service.post(`${path}/numeros/2`, typed(2, { address: 'x'.repeat(40_000) }))).status).toBe(413);
    expect((await service.get(`${path}/numeros/2`)).status).toBe(405);
    expect((await ports()).map(({ place }) => place)).toEqual([1]);
  });

  test('reads or changes them at an address where the order was not completed', async () => {
    const order = orderOf(2, 3);
    const other = await service.place(order);
    path = await confirmed(order);
    await save(1);
    expect(await page(other)).not.toContain('0465710001');
    expect((await service.post(`${other}/numeros/1`, typed(1, { operator: 'SFR' }))).status).toBe(303);
    expect((await service.get(`${other}/mandat.pdf`)).status).toBe(303);
    expect((await ports()).map(({ operator }) => operator)).toEqual(['Orange']);
  });

  test('types numbers of an order that the office confirmed, but at an address mailed to the client', async () => {
    path = await service.place(orderOf(2, 4));
    await changeOrder(service, await stored(), { kind: 'confirm' });
    expect(await page()).toContain('demandez-nous par téléphone le lien de votre commande');
    expect((await save(1)).status).toBe(303);
    expect(await ports()).toEqual([]);
    const settings = { company, config: service.config, clock: () => service.now };
    const order = await stored();
    await renewAddress(service.storage, order, settings);
    const [mail = ''] = await mailsOf('order-link');
    path = /(\/supervision\/paiement\/\S+)/.exec(mail)?.[1] ?? '';
    // The office confirmed it without a company, so the holder's SIRET can't be compared: a person's line is complete.
    expect((await save(1, { heldByPerson: 'on', holderSiret: '' })).status).toBe(303);
    expect(await ports()).toHaveLength(1);
  });

  test('completes numbers before the final button, after the start, or of a cancelled order', async () => {
    const order = orderOf(2, 5);
    path = await service.place(order);
    expect((await save(1)).status).toBe(303);
    expect(await ports()).toEqual([]);
    await service.post(path, completion(order));
    await save(1);
    await save(2);
    await accept();
    await move(2, { kind: 'send' });
    expect((await save(2, { operator: 'SFR' })).status).toBe(303);
    const { one_time_cents, one_time_vat_cents } = await stored();
    const cents = one_time_cents + one_time_vat_cents;
    await changeOrder(service, await stored(), { kind: 'payment', cents });
    await changeOrder(service, await stored(), { kind: 'ship', note: 'Colissimo 6A' });
    await changeOrder(service, await stored(), { kind: 'put-in-service' });
    expect((await save(1, { operator: 'SFR' })).status).toBe(303);
    expect((await ports()).map(({ operator }) => operator)).toEqual(['Orange', 'Orange']);
    await move(2, { kind: 'refuse', refusal: 'rio' });
    expect((await save(2, { operator: 'SFR' })).status).toBe(303);
    expect((await ports()).map(({ operator }) => operator)).toEqual(['Orange', 'SFR']);
    path = await confirmed(orderOf(2, 6));
    await save(1);
    await service.post(`${path}/annulation`, {});
    expect((await save(2)).status).toBe(303);
    expect(await ports()).toHaveLength(1);
    expect(await page()).not.toContain('Numéro 2');
    await expect(move(1, { kind: 'send' })).rejects.toThrow('n’engage pas');
  });
});

test('the mandate is a PDF for whoever may read the numbers, from the first one', async () => {
  expect((await service.get(`${path}/mandat.pdf`)).status).toBe(404);
  await save(1);
  const file = await service.get(`${path}/mandat.pdf`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="mandat-NEO-\w{8}\.pdf"$/);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('the mandate stays as it was accepted, whatever changes later, and each acceptance is kept', async () => {
  const read = async (): Promise<Buffer> => Buffer.from(await (await service.get(`${path}/mandat.pdf`)).arrayBuffer());
  for (const place of [1, 2]) await save(place);
  const draft = await read();
  await accept();
  const accepted = await read();
  expect(accepted.equals(draft)).toBe(false);
  service.now = new Date('2027-11-20T10:00:00Z');
  await move(1, { kind: 'send' });
  expect((await read()).equals(accepted)).toBe(true);
  await move(1, { kind: 'refuse', refusal: 'holder' });
  await save(1, { holder: 'Mairie d’Ajaccio' });
  await accept();
  expect((await read()).equals(accepted)).toBe(false);
  const { documents } = await service.storage.findPersonalData((await stored()).email);
  const kept = documents.filter(({ kind }) => kind === 'mandate');
  expect(kept.map(({ content }) => content)).toEqual([accepted, await read()].map((bytes) => bytes.toString('base64')));
});

test('the office moves a number only as its state allows', async () => {
  await expect(move(1, { kind: 'send' })).rejects.toThrow('pas encore complété');
  for (const place of [1, 2]) await save(place);
  await accept();
  await expect(move(1, { kind: 'port', day: '2026-11-20' })).rejects.toThrow('il est «\u202fcomplet\u202f»');
  await move(1, { kind: 'send' });
  await expect(move(1, { kind: 'send' })).rejects.toThrow('«\u202fdemandé à l’opérateur\u202f»');
  for (const day of ['2026-11-21', '2026-02-30', 'hier', '']) {
    await expect(move(1, { kind: 'port', day })).rejects.toThrow('indiquez le jour du portage');
  }
  expect((await ports()).map(({ state }) => state)).toEqual(['sent', 'complete']);
});

test('one network saves 300 numbers a day at most, and is told so', { timeout: 60_000 }, async () => {
  await service.close();
  service = await startTestService({ RATE_LIMIT_FACTOR: '1' });
  path = await confirmed(orderOf(1, 7));
  const statuses = new Map<number, number>();
  for (let index = 0; index < 303; index += 1) {
    service.now = new Date(service.now.getTime() + 700);
    const { status } = await save(1, { operator: `Opérateur ${index}` });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 303: 300, 429: 3 });
  expect(service.log.join('\n')).not.toMatch(/0465|F1P|Commune/);
});
