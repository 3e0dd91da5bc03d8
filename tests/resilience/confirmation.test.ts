import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { company } from '#content/company.ts';
import { textOf } from '#documents/read-document.fixture.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { sixPhones } from '#domain/quote/example-quote.fixture.ts';
import { type MailServer, startMailServer } from '#service/mail/mail-server.fixture.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { type ServiceProcess, startService } from './service-process.ts';

/** Six phones on two sites, unlimited with six channels: 1 457 € at the order, 124 € a month, before tax. */
const order = anOrder(sixPhones);

const completion = {
  company: 'Mairie d’Alata',
  siret: '732 829 320 00074',
  name: 'Claire Ottavi',
  phone: '04 65 71 00 01',
  site1: 'Place de l’Église, 20167 Alata',
  site2: 'Route du Stade\n20167 Alata',
  acceptTerms: 'on',
};

const writtenReference = new RegExp(`${brand.orderPrefix}-[A-Z2-9]{8}`);

const folder = temporaryFolder();
let mailServer: MailServer;
let service: ServiceProcess;
let page: string;
/** Resolves with the first raw mail to this address. */
let clientMail: Promise<string>;
let summaryBefore = new Uint8Array();
/** The documents of the order as downloaded. */
const kept: Uint8Array[] = [];

const post = (path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(service.address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: service.address },
    body: new URLSearchParams(fields),
  });
const download = (): Promise<Response> => fetch(`${service.address}${page}/confirmation.pdf`);

beforeAll(async () => {
  let arrived = (_mail: string): void => {};
  clientMail = new Promise((resolve) => {
    arrived = resolve;
  });
  mailServer = await startMailServer((mail, recipients) => {
    if (recipients.includes(order.client.email)) arrived(mail);
  });
  service = await startService({
    environment: {
      DATABASE_FILE: join(folder, 'confirmation.sqlite'),
      ERASURE_JOURNAL: join(folder, 'erasures.jsonl'),
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    },
  });
  page = (await post('/supervision/paiement', { orderData: JSON.stringify(order) })).headers.get('location') ?? '';
}, 60_000);

afterAll(async () => {
  await service.terminate();
  await mailServer.close();
});

describe('the confirmation of an order', () => {
  test('doesn’t exist before « Commander avec obligation de paiement »', async () => {
    const early = await download();
    expect(early.status).toBe(404);
    expect(await early.text()).toContain('Document introuvable');
    const foreign = await fetch(`${service.address}/supervision/paiement/${'A'.repeat(43)}/confirmation.pdf`);
    expect(foreign.status).toBe(404);
  });

  test('only the contract summary can be read before, as it is kept afterwards', async () => {
    const before = await fetch(`${service.address}${page}/recapitulatif.pdf`);
    expect(before.status).toBe(200);
    summaryBefore = new Uint8Array(await before.arrayBuffer());
    expect(await textOf(summaryBefore)).toMatch(/Récapitulatif contractuel .* 1 748,40 € TTC/);
    expect((await fetch(`${service.address}${page}/conditions.pdf`)).status).toBe(404);
  });

  test('can be downloaded from the confirmation page, and is not cached', async () => {
    expect((await post(page, completion)).status).toBe(303);
    const thanks = await (await fetch(service.address + page)).text();
    expect(thanks).toContain(`href="${page}/confirmation.pdf"`);
    const answer = await download();
    const reference = writtenReference.exec(thanks)?.[0] ?? 'none';
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="commande-${reference}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    await expectConfirmation(bytes, reference);
    expect(Buffer.compare(new Uint8Array(await (await download()).arrayBuffer()), bytes)).toBe(0);
    for (const [path, filename] of [
      ['recapitulatif.pdf', `recapitulatif-contractuel-${reference}.pdf`],
      ['conditions.pdf', `CGV-${company.termsVersion}.pdf`],
    ]) {
      const other = await fetch(`${service.address}${page}/${path}`);
      expect(other.headers.get('content-disposition')).toBe(`attachment; filename="${filename}"`);
      kept.push(new Uint8Array(await other.arrayBuffer()));
    }
    expect(Buffer.compare(kept[0] ?? new Uint8Array(), summaryBefore)).toBe(0);
    kept.unshift(bytes);
  });

  test('is attached to the acknowledgement with the summary and the terms, byte for byte as downloaded', {
    timeout: 30_000,
  }, async () => {
    const mail = await clientMail;
    const reference = writtenReference.exec(mail)?.[0] ?? 'none';
    const parts = mail.split('Content-Type: application/pdf').slice(1);
    expect(parts.map((part) => /filename=(?<name>\S+)/.exec(part)?.groups?.name)).toEqual([
      `commande-${reference}.pdf`,
      `recapitulatif-contractuel-${reference}.pdf`,
      `CGV-${company.termsVersion}.pdf`,
    ]);
    for (const [index, part] of parts.entries()) {
      const [head = '', body = ''] = part.split('\r\n\r\n');
      expect(head).toContain('Content-Transfer-Encoding: base64');
      const attached = Buffer.from(body.split('\r\n--')[0] ?? '', 'base64');
      expect(Buffer.compare(attached, kept[index] ?? new Uint8Array())).toBe(0);
    }
  });

  test('responds to other methods with 405, and to longer addresses with 404', async () => {
    expect((await post(`${page}/confirmation.pdf`, {})).status).toBe(405);
    expect((await fetch(`${service.address}${page}/lien`)).status).toBe(405);
    const put = await fetch(service.address + page, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect((await fetch(`${service.address}${page}/confirmation.pdf/x`)).status).toBe(404);
  });
});

/** Checks that the document contains the order, what was accepted and both totals. */
async function expectConfirmation(bytes: Uint8Array, reference: string): Promise<void> {
  const words = await textOf(bytes);
  for (const expected of [
    `Commande ${reference}`,
    'Mairie d’Alata',
    'SIRET 732 829 320 00074',
    'Locaux du site 2 : Route du Stade, 20167 Alata',
    'Total HT 1 457,00 €',
    'Total TTC 148,80 €',
    `Virement de 1 748,40 € TTC, avec la référence ${reference}`,
  ]) {
    expect(words).toContain(expected);
  }
}
