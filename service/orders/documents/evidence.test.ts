import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { openDocument, textOf } from '#documents/read-document.fixture.ts';
import { formatDay } from '#domain/calendar.ts';
import { orderWith } from '#service/payloads.fixture.ts';
import { orderOf, PortingClient } from '#service/portability/porting-client.fixture.ts';
import { startTestService, type TestService } from '#service/test-service.fixture.ts';
import { DocumentKeeper } from './document-keeper.ts';
import { orderEvidence } from './order-evidence.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});

const order = orderWith({ virtualUser: 0 }, 1);
async function confirmed(): Promise<{ path: string; reference: string }> {
  const path = await service.confirm(order, { name: 'Zoé Introuvable' });
  return { path, reference: (await service.orderAt(path)).reference };
}

async function readEvidence(path: string) {
  const bytes = new Uint8Array(await service.bytes(`${path}/dossier-de-preuve.pdf`));
  const attachments: Readonly<Record<string, { readonly filename: string; readonly content: Uint8Array }>> = await (
    await openDocument(bytes)
  ).getAttachments();
  return { text: await textOf(bytes), attached: Object.values(attachments) };
}

// Four documents each: seconds alone, many more beside other work.
describe('the « dossier de preuve » of an order', { timeout: 120_000 }, () => {
  test('attaches the documents as they are downloaded, with the hash of each', async () => {
    const { path, reference } = await confirmed();
    const { text, attached } = await readEvidence(path);
    const kept = await service.storage.listDocuments(reference);
    expect(attached).toHaveLength(3);
    for (const [index, name] of ['confirmation.pdf', 'recapitulatif.pdf', 'conditions.pdf'].entries()) {
      const bytes = await service.bytes(`${path}/${name}`);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(kept[index]?.sha256).toBe(sha256);
      expect(text).toContain(sha256);
      expect(attached.filter(({ content }) => Buffer.compare(content, bytes) === 0)).toHaveLength(1);
    }
    for (const expected of [
      `Dossier de preuve ${reference}`,
      'Reçue le 20 novembre 2026, 11:00:00 (heure de Paris)',
      'par le client, avec le bouton « Commander avec obligation de paiement »',
      'Nom Zoé Introuvable',
      'Catalogue 2026-11, du 1er novembre 2026',
      `version du ${formatDay(company.termsVersion).replaceAll('\u00a0', ' ')}`,
      'Commande confirmée, par le client',
    ])
      expect(text).toContain(expected);
  });

  test('attaches the mandate of portability that the client accepted, too', async () => {
    const client = new PortingClient(service);
    await client.confirm(orderOf(2));
    const { path } = client;
    for (const place of [1, 2]) await client.save(place);
    expect((await readEvidence(path)).attached).toHaveLength(3);
    service.now = new Date('2026-11-21T09:30:00Z');
    expect((await client.accept()).status).toBe(303);
    const mandate = await service.bytes(`${path}/mandat.pdf`);
    const { text, attached } = await readEvidence(path);
    expect(attached.map(({ filename }) => filename).sort()).toEqual([
      expect.stringMatching(/^CGV-/),
      expect.stringMatching(/^commande-/),
      expect.stringMatching(/^mandat-[A-Z0-9]+-\w{8}\.pdf$/),
      expect.stringMatching(/^recapitulatif-contractuel-/),
    ]);
    expect(attached.filter(({ content }) => Buffer.compare(content, mandate) === 0)).toHaveLength(1);
    // The reader of PDFs puts a space where a line is wrapped.
    expect(text.replaceAll(/\s/g, '')).toContain(createHash('sha256').update(mandate).digest('hex'));
    expect(text).toContain('21 novembre 2026, 10:30:00');
    const forged = { sha256: 'as kept', made_at: 5000, content: Buffer.from('forged').toString('base64') };
    const { findLatest } = service.storage;
    vi.spyOn(service.storage, 'findLatest').mockImplementation((order, kind) =>
      kind === 'mandate' ? Promise.resolve(forged) : findLatest(order, kind),
    );
    expect((await service.get(`${path}/dossier-de-preuve.pdf`)).status).toBe(500);
    expect(service.log.at(-1)).toContain('the kept document “mandate” is damaged');
  });

  test('is there only after the confirmation, also of an order whose company nobody knows', async () => {
    const path = await service.place(order);
    expect((await service.get(`${path}/dossier-de-preuve.pdf`)).status).toBe(404);
    const row = await service.change(path, { kind: 'confirm' });
    const { storage, clock } = service;
    const documents = new DocumentKeeper({ storage, clock, company, log: () => {} });
    const bytes = await orderEvidence({ ...row, company: '' }, { storage, clock, company, documents })?.content();
    const text = await textOf(new Uint8Array(bytes ?? []));
    expect(text).toMatch(/Dossier de preuve(?!.*au nom de ,)/);
  });

  test('is still there for a cancelled order, whose confirmation is not', async () => {
    const { path } = await confirmed();
    const label = 'VIR SEPA D’UNE AUTRE';
    await service.change(path, { kind: 'payment', cents: 100, note: label });
    await service.change(path, { kind: 'payment', cents: -100, note: 'pas à elle' });
    await service.post(`${path}/annulation`, {});
    expect((await service.get(`${path}/confirmation.pdf`)).status).toBe(404);
    const { text } = await readEvidence(path);
    expect(text).toContain('Commande annulée, par le client');
    // The bank's label may name another client.
    expect(text).toMatch(/Paiement reçu : 1,00 €, .*Somme rendue ou rectifiée : 1,00 € \(pas à elle\)/);
    expect(text).not.toContain(label);
    const page = await service.page(path);
    expect(page).toContain('dossier-de-preuve.pdf');
    expect(page).not.toContain('confirmation.pdf');
  });
});
