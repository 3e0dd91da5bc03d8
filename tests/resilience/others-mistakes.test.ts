import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { company } from '#content/company.ts';
import { renderQuoteDocument } from '#documents/quote-document.ts';
import { fonts } from '#documents/read-document.fixture.ts';
import { provisionalCompany } from '#domain/company.fixture.ts';
import { aRequest } from '#domain/quote/example-quote.fixture.ts';
import { itemiseQuote } from '#domain/quote/itemise-quote.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/specified-catalogue.fixture.ts';
import { keepSending } from '#service/mail/start-mailer.ts';
import { changeOrder } from '#service/orders/change-order.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { openCuttable } from './cuttable-storage.ts';
import { completion, orderWith, statisticsFields } from './payloads.ts';
import { typed } from './porting-client.ts';
import { siteOrigin, startTestService, type TestService } from './test-service.ts';

const folder = temporaryFolder();
const order = orderWith({ sites: 2, portability: 2, virtualOnly: false }, 2);
const publicBody = { siret: '21200600100003', clientKind: 'public' };
const firefox = { headers: { 'user-agent': 'Firefox/140.0' } };
const year = 365 * 24 * 3_600_000;

// The documents take seconds alone, many more beside other work.
describe('what comparable software got wrong, by its public trackers', { timeout: 120_000 }, () => {
  describe('« A form refused loses what was typed »', () => {
    /** Checks that the refusal shows every text in its control. */
    async function expectTyped(answer: Promise<Response>, fields: Readonly<Record<string, string>>): Promise<void> {
      const response = await answer;
      expect(response.status).toBe(422);
      const page = (await response.text()).replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll('\n', ' '));
      for (const [name, text] of Object.entries(fields)) {
        const control = new RegExp(`<(?:input[^>]*|textarea[^>]*) name="${name}"[^>]*>[^<]*`).exec(page)?.[0] ?? '';
        const shown = text === 'on' ? 'checked=""' : text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        expect(control, name).toContain(shown);
      }
    }

    test('neither the order, nor a number, nor a purchase order', async () => {
      const service = await startTestService();
      const wrong = completion(order, {
        ...{ siret: '732 829 320 00075', name: 'Zoé <b>Ottavi', phone: '12', email: 'zoe@', number: 'EJ 7' },
        ...{ serviceCode: '210', emergency1: '1er étage', emergency2: '2e étage', smallFirm: 'on', acceptTerms: 'on' },
      });
      await expectTyped(service.post(await service.place(order), wrong), wrong);
      const path = await service.confirm(order, publicBody);
      const port = typed(1, { rio: 'F1PEROY4P000', holder: 'Commune <i>d’Ajaccio', address: 'Au bourg' });
      await expectTyped(service.post(`${path}/numeros/1`, port), port);
      const purchaseOrder = { number: `EJ ${'7'.repeat(50)}`, serviceCode: 'ACHATS 210' };
      await expectTyped(service.post(`${path}/bon-de-commande`, purchaseOrder), purchaseOrder);
    });
  });

  describe('« A quote is called an invoice and hardware ships on it »', () => {
    /** An invoice by its name, or words that call this paper one. */
    const invoice = new RegExp(
      `^\\s*facture|facture\\s(?:n°|${brand.orderPrefix}|D-|pro)|(?:cette|présente|voici (?:la|votre))\\sfacture`,
      'im',
    );

    test('no document and no mail is called « facture »', async () => {
      const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
      const request = aRequest();
      const quote = await renderQuoteDocument(
        {
          ...{ number: 'D-20261120-ABC234', issuedAt: service.now, resumeUrl: siteOrigin },
          client: { company: '', name: '', siret: '', address: '' },
          ...{ request, itemised: itemiseQuote(request, catalogue), catalogue, company },
          rates: { fixed: 138, mobile: 960 },
        },
        fonts,
      );
      const documents: Uint8Array[] = [quote];
      for (const client of [{}, publicBody]) {
        const path = await service.confirm(order, { ...client, name: `Claire ${documents.length}` });
        for (const name of ['confirmation.pdf', 'recapitulatif.pdf'])
          documents.push(await service.bytes(`${path}/${name}`));
        for (const { subject, body } of await service.storage.listMails((await service.orderAt(path)).reference))
          expect(`${subject}\n${body}`).not.toMatch(invoice);
      }
      for (const bytes of documents) {
        const document = await getDocumentProxy(new Uint8Array(bytes));
        const { info } = await document.getMetadata();
        const { text } = await extractText(document, { mergePages: true });
        expect((info as { readonly Title: string }).Title).toMatch(
          /^(?:Devis D-|Confirmation de commande [A-Z0-9]+-|Récapitulatif contractuel)/,
        );
        expect(text).not.toMatch(invoice);
      }
    });

    test('nothing ships on an order that is only received, or confirmed and unpaid', async () => {
      const service = await startTestService();
      const path = await service.place(order);
      const ship = async () => changeOrder(service, await service.orderAt(path), { kind: 'ship', note: 'Colissimo' });
      await expect(ship()).rejects.toThrow('il faudrait qu’elle soit à préparer');
      await service.post(path, completion(order));
      await expect(ship()).rejects.toThrow('il faudrait qu’elle soit à préparer');
      expect((await service.orderAt(path)).state).toBe('confirmed');
      expect(await service.page(path)).not.toContain('Colissimo');
    });
  });

  describe('« The order is stored yet the answer says it failed »', () => {
    test('an answer in doubt says so, and the same request again shows the one order', async () => {
      const { storage, loseAnswerTo } = await openCuttable(join(folder, 'doubt.sqlite'));
      const service = await startTestService({}, { storage });
      const twice = async (send: () => Promise<Response>): Promise<string> => {
        loseAnswerTo('commit');
        const doubtful = await send();
        const page = await doubtful.text();
        expect([doubtful.status, page]).toEqual([503, expect.stringContaining('elle ne comptera qu’une fois')]);
        const again = await send();
        expect(again.status).toBe(303);
        return again.headers.get('location') ?? '';
      };
      const path = await twice(() => service.order(JSON.stringify(order)));
      expect((await service.orderAt(path)).state).toBe('received');
      expect(await twice(() => service.post(path, completion(order)))).toBe(path);
      const { reference, state } = await service.orderAt(path);
      expect(state).toBe('confirmed');
      expect((await storage.listOrderEvents(reference)).map(({ kind }) => kind)).toEqual(['confirm']);
      expect(await storage.listMails(reference)).toHaveLength(2);
    });
  });

  describe('« Signing waits for the mail server »', () => {
    test('the order is confirmed while the mail server is silent', async () => {
      const storage = await openSqlite(join(folder, 'silent.sqlite'));
      let asked = (): void => {};
      const greeted = new Promise<void>((resolve) => {
        asked = resolve;
      });
      const deliver = (): Promise<never> => {
        asked();
        return new Promise(() => {});
      };
      const mailer = keepSending({ storage, clock: () => new Date('2026-11-20T10:00:00Z'), log: () => {}, deliver });
      const service = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' }, { storage, mailer });
      const path = await service.confirm(order);
      await greeted;
      expect(await service.page(path)).toContain('Merci, votre commande est confirmée');
      expect((await service.get(`${path}/confirmation.pdf`)).status).toBe(200);
      const mails = await storage.listMails((await service.orderAt(path)).reference);
      expect(mails.map(({ sent_at: sent }) => sent)).toEqual([null, null]);
    });
  });

  describe('« A document changes after it was signed »', () => {
    test('each is the same a year later, under other prices, terms and company data', async () => {
      const storage = await openSqlite(join(folder, 'signed.sqlite'));
      const service = await startTestService({}, { storage });
      const path = await service.confirm(order);
      const names = ['confirmation.pdf', 'recapitulatif.pdf', 'conditions.pdf'];
      const read = (from: TestService) => Promise.all(names.map((name) => from.bytes(`${path}/${name}`)));
      const signed = await read(service);
      const later = { ...catalogue, id: '2027-11', validFrom: '2027-11-01' };
      const moved = { ...provisionalCompany, brand: 'Neolis Deux', termsVersion: '2027-11-01' };
      const next = await startTestService({}, { storage, catalogues: [later, catalogue], company: moved });
      next.later(year);
      expect((await read(next)).map((bytes, index) => Buffer.compare(bytes, signed[index] ?? bytes))).toEqual([
        0, 0, 0,
      ]);
    });
  });

  describe('« The button disappears when one way to pay is off »', () => {
    const button = />Commander avec obligation de paiement<\/button>/g;

    test.each([
      ['without mail', {}, company],
      ['without an account to pay into', {}, provisionalCompany],
      ['with mail', { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: siteOrigin }, company],
    ] as const)('a firm and a public body can order %s', async (_case, environment, provider) => {
      const service = await startTestService(environment, { company: provider });
      for (const client of [{}, publicBody]) {
        const path = await service.place(order);
        expect((await service.page(path)).match(button)).toHaveLength(1);
        const refused = await service.post(path, completion(order, { ...client, name: '' }));
        expect((await refused.text()).match(button)).toHaveLength(1);
        expect((await service.post(path, completion(order, client))).status).toBe(303);
        expect((await service.orderAt(path)).state).toBe('confirmed');
      }
    });
  });

  describe('« A counter answers “fine” and stores nothing »', () => {
    test('« fine » means that it is stored, and what isn’t stored is refused', async () => {
      const { storage, loseAnswerTo } = await openCuttable(join(folder, 'counter.sqlite'));
      const service = await startTestService({}, { storage });
      const hits = async () => (await storage.listHits()).map(({ count }) => count);
      loseAnswerTo('insert into "hits"');
      expect((await service.hit('?type=visite', firefox)).status).toBe(503);
      expect(await hits()).toEqual([]);
      expect((await service.hit('?type=visite', firefox)).status).toBe(200);
      expect(await hits()).toEqual([1]);
      loseAnswerTo('insert into "quote_statistics"');
      expect((await service.statistics(statisticsFields(1))).status).toBe(503);
      expect((await service.statistics(statisticsFields(1, { email: '' }))).status).toBe(400);
      expect(await storage.listQuoteStatistics()).toEqual([]);
      expect((await service.statistics(statisticsFields(1))).status).toBe(204);
      expect(await storage.listQuoteStatistics()).toHaveLength(1);
    });
  });
});
