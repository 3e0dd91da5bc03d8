import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JournalEntry } from '#domain/order/order-life.ts';
import { describeDesk } from './desk.contract.ts';
import {
  exampleCompletion,
  exampleDocument,
  exampleMail,
  exampleOrder,
  examplePort,
  exampleStatistics,
} from './example-rows.ts';
import type { ExportedRow, OrderChange, OrderCompletion, Storage } from './storage.ts';

/**
 * What every database must do for the service. `openCopies` creates a new, empty database on each call, opened by as
 * many copies of the service as requested, or by one if the database can't be shared.
 */
export function describeStorage(name: string, openCopies: (copies: number) => Promise<Storage[]>): void {
  const open = async (): Promise<Storage> => {
    const [storage] = await openCopies(1);
    if (storage === undefined) throw new Error('one storage expected');
    return storage;
  };
  describe(`storage contract on ${name}`, () => {
    let storage: Storage;
    beforeAll(async () => {
      storage = await open();
    });
    afterAll(async () => {
      await storage.close();
    });

    describeDesk(open);

    test('counts every hit once, by day, type and class', async () => {
      const day = '2026-11-20';
      await Promise.all(
        Array.from({ length: 500 }, (_, index) =>
          storage.countHit({ day, type: index % 2 ? 'visite' : 'devis', visitorClass: index % 5 ? 'human' : 'bot' }),
        ),
      );
      await storage.countHit({ day: '2026-11-21', type: 'visite', visitorClass: 'head' });
      const rows = await storage.listHits();
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(501);
      expect(rows).toContainEqual({ day, type: 'visite', visitor_class: 'human', count: 200 });
      expect(rows).toContainEqual({ day, type: 'devis', visitor_class: 'bot', count: 50 });
      expect(rows).toContainEqual({ day: '2026-11-21', type: 'visite', visitor_class: 'head', count: 1 });
    });

    test('stores each submission of statistics once, with every value', async () => {
      const plain = exampleStatistics({ email: 'stats@example.com', needs: 'Déménagement « rapide » 😀\nmerci' });
      const payAsYouGo = exampleStatistics({ channels: null, call_plan_type: null, unlimited_calls: 0 });
      const other = await open();
      await Promise.all([plain, payAsYouGo, plain].map((row) => other.addQuoteStatistics(row)));
      await other.addQuoteStatistics(plain);
      const rows = await other.listQuoteStatistics();
      expect(rows).toHaveLength(2);
      expect(rows).toContainEqual(plain);
      expect(rows).toContainEqual(payAsYouGo);
      await other.close();
    });

    test('returns one order to fifty parallel posts of the same content', async () => {
      const content_hash = 'the same content';
      const placed = await Promise.all(
        Array.from({ length: 50 }, () => storage.placeOrder(exampleOrder({ content_hash, received_at: 10_000 }), 0)),
      );
      expect(new Set(placed.map(({ reference }) => reference)).size).toBe(1);
      expect(new Set(placed.map(({ token }) => token)).size).toBe(50);
      for (const order of placed)
        expect(await storage.findOrderByToken(order.token)).toEqual({ ...order, mailed_at: null });
    });

    test('refuses an order whose reference is taken, but none of those posted with it', async () => {
      const { reference } = await storage.placeOrder(exampleOrder(), 0);
      const others = Array.from({ length: 20 }, () => exampleOrder());
      const posts = [...others.slice(0, 7), exampleOrder({ reference }), ...others.slice(7)];
      const ends = await Promise.allSettled(posts.map((order) => storage.placeOrder(order, 0)));
      expect(ends.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
      expect(ends[7]?.status).toBe('rejected');
      for (const order of others) expect(await storage.findOrderByToken(order.token)).toMatchObject(order);
    });

    test('stores every order, one of each content and every hit, whichever copy receives them', {
      timeout: 60_000,
    }, async () => {
      const copies = await openCopies(2);
      const onEach = async <Result>(count: number, work: (storage: Storage, index: number) => Promise<Result>) => {
        const results: Result[] = [];
        let next = 0;
        const client = async (): Promise<void> => {
          for (let index = next++; index < count; index = next++) {
            results.push(await work(copies[index % copies.length] ?? storage, index));
          }
        };
        await Promise.all(Array.from({ length: 50 }, client));
        return results;
      };
      const distinct = await onEach(400, (copy) => copy.placeOrder(exampleOrder(), 0));
      const same = await onEach(500, (copy, index) =>
        copy.placeOrder(exampleOrder({ content_hash: `content ${index % 10}` }), 0),
      );
      await onEach(2000, (copy) => copy.countHit({ day: '2026-11-20', type: 'visite', visitorClass: 'human' }));
      const [first = storage] = copies;
      const stored = (await first.listOrders({ limit: 2000 })).map(({ reference }) => reference);
      const references = [...new Set([...distinct, ...same].map(({ reference }) => reference))];
      expect(stored.sort()).toEqual(references.sort());
      expect([distinct.length, stored.length - distinct.length]).toEqual([400, 10]);
      expect((await first.listHits()).map(({ count }) => count)).toEqual([2000]);
      await Promise.all(copies.map((copy) => copy.close()));
    });

    test('stores through which address an order was completed', async () => {
      const content_hash = 'completed through one';
      const [first, second] = [
        await storage.placeOrder(exampleOrder({ content_hash, received_at: 10_000 }), 0),
        await storage.placeOrder(exampleOrder({ content_hash, received_at: 10_001 }), 0),
      ];
      await storage.confirmOrder(first.reference, exampleCompletion, [], second.token);
      const found = await Promise.all([first, second].map(({ token }) => storage.findOrderByToken(token)));
      expect(found.map((order) => order?.token)).toEqual([first.token, second.token]);
      expect(found.map((order) => order?.completed_token)).toEqual([second.token, second.token]);
    });

    test('adds one more address to an order together with the mail that contains it, once for each mail', async () => {
      const { reference } = await storage.placeOrder(exampleOrder(), 0);
      const mail = exampleMail({ order_reference: reference, created_at: 5, recipient: 'address@example.com' });
      expect(await storage.mailOrderAddress('a mailed address', mail)).toBe(true);
      expect(await storage.mailOrderAddress('a second address', mail)).toBe(false);
      expect(await storage.findOrderByToken('a mailed address')).toMatchObject({ reference, mailed_at: 5 });
      expect(await storage.findOrderByToken('a second address')).toBeUndefined();
      expect((await storage.findPersonalData('address@example.com')).mails).toEqual([mail]);
    });

    test('replaces every address of one order', async () => {
      const content_hash = 'replaced addresses';
      const first = await storage.placeOrder(exampleOrder({ content_hash }), 0);
      const second = await storage.placeOrder(exampleOrder({ content_hash }), 0);
      const other = await storage.placeOrder(exampleOrder(), 0);
      const mail = exampleMail({ order_reference: first.reference, created_at: 5, recipient: 'replaced@example.com' });
      const { reference } = first;
      expect(await storage.replaceOrderAddresses(reference, { token: 'the only address', mail })).toBe(2);
      for (const { token } of [first, second]) expect(await storage.findOrderByToken(token)).toBeUndefined();
      expect(await storage.findOrderByToken('the only address')).toMatchObject({ reference, mailed_at: 5 });
      expect((await storage.findPersonalData('replaced@example.com')).mails).toEqual([mail]);
      expect(await storage.replaceOrderAddresses(reference, undefined)).toBe(1);
      expect(await storage.findOrderByToken(other.token)).toMatchObject({ reference: other.reference });
    });

    test('takes the same content as a new order once the first is old or completed', async () => {
      const content_hash = 'ordered again';
      const first = await storage.placeOrder(exampleOrder({ content_hash, received_at: 10_000 }), 5_000);
      const late = await storage.placeOrder(exampleOrder({ content_hash, received_at: 20_000 }), 15_000);
      expect(late.reference).not.toBe(first.reference);
      await storage.confirmOrder(late.reference, exampleCompletion, []);
      const next = await storage.placeOrder(exampleOrder({ content_hash, received_at: 20_001 }), 15_000);
      expect([first.reference, late.reference]).not.toContain(next.reference);
    });

    test('confirms an order once, together with its mails, and changes it only as it was read', async () => {
      const seen = await storage.placeOrder(exampleOrder(), 0);
      const { reference } = seen;
      const mails = [exampleMail({ order_reference: reference, recipient: 'gate@example.com' })];
      const confirmed = await storage.confirmOrder(reference, exampleCompletion, mails);
      expect(confirmed).toMatchObject({ ...exampleCompletion, state: 'confirmed' });
      expect(await storage.confirmOrder(reference, exampleCompletion, [exampleMail()])).toBeUndefined();
      expect((await storage.findPersonalData('gate@example.com')).mails).toEqual(mails);
      const [paid, cancelled] = [paidAt(7), cancelledAt(8)];
      const late = exampleMail({ order_reference: reference, recipient: 'gate@example.com' });
      expect(await storage.moveOrder(seen, cancelled, [late])).toBeUndefined();
      expect((await storage.findPersonalData('gate@example.com')).mails).toEqual(mails);
      expect(await storage.moveOrder(confirmed ?? seen, paid, [late])).toMatchObject({
        ...{ state: 'ready', paid_at: 7, received_cents: 174_840 },
      });
      expect(await storage.moveOrder(confirmed ?? seen, cancelled)).toBeUndefined();
      expect(await storage.findOrderByReference(reference)).toMatchObject({ state: 'ready', cancelled_at: null });
      expect(await storage.listOrderEvents(reference)).toEqual([
        { at: exampleCompletion.confirmed_at, kind: 'confirm', who: 'provider', cents: null, note: '' },
        paid.entry,
      ]);
      const written = (await storage.findPersonalData('gate@example.com')).mails.map(({ id }) => id);
      expect(written.sort()).toEqual([...mails, late].map(({ id }) => id).sort());
    });

    test('keeps the entries of a journal in their order, beyond ten', async () => {
      const { reference } = await storage.placeOrder(exampleOrder(), 0);
      let order = await storage.confirmOrder(reference, exampleCompletion, [], 'the client’s address');
      for (let at = 1; at <= 11; at += 1) order = order && (await storage.moveOrder(order, paidAt(at)));
      const byClaire = { ...paidAt(12), entry: { ...paidAt(12).entry, person: 'claire' } };
      expect(order && (await storage.moveOrder(order, byClaire))).toBeDefined();
      const journal = await storage.listOrderEvents(reference);
      expect(journal.map(({ at }) => at)).toEqual([5000, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(journal.map(({ person }) => person).slice(-2)).toEqual([undefined, 'claire']);
      expect(journal[0]?.who).toBe('client');
    });

    test('changes the numbers of an order with its journal, its mails and its address, only as it was read', async () => {
      const { reference } = await storage.placeOrder(exampleOrder(), 0);
      const order = await storage.confirmOrder(reference, exampleCompletion, []);
      if (order === undefined) throw new Error('a confirmed order expected');
      const [second, first] = [examplePort(reference, { place: 2, number: '0465710001' }), examplePort(reference)];
      expect(await storage.changePorts(order, { saved: [second], entry: portEntry(6000) })).toBe(true);
      expect(await storage.changePorts(order, { saved: [first], entry: portEntry(6001) })).toBe(false);
      expect(await storage.listPorts(reference)).toEqual([second]);
      const refused = { ...second, state: 'refused', refusal: 'holder', mandated_at: 6002, sent_at: 6003 } as const;
      const mail = exampleMail({ order_reference: reference, recipient: 'ports@example.com', created_at: 6004 });
      const token = 'the address in the mail about a number';
      const mandate = { sha256: 'ab12', content: 'JVBERi0=' };
      const change = { saved: [first, refused], entry: portEntry(6004), mails: [mail], token, mandate };
      expect(await storage.findMandate(reference)).toBeUndefined();
      expect(await storage.changePorts({ ...order, event_count: order.event_count + 1 }, change)).toBe(true);
      expect(await storage.listPorts(reference)).toEqual([first, refused]);
      expect((await storage.listOrderEvents(reference)).map(({ at, kind }) => [at, kind]).slice(1)).toEqual([
        [6000, 'port-save'],
        [6004, 'port-save'],
      ]);
      expect((await storage.findPersonalData('ports@example.com')).mails).toEqual([mail]);
      expect(await storage.findOrderByToken(token)).toMatchObject({ reference, mailed_at: 6004, event_count: 3 });
      expect(await storage.findMandate(reference)).toEqual(mandate);
      expect(await storage.listDocuments(reference)).toEqual([]);
      const next = { sha256: 'cd34', content: 'JVBERi1=' };
      const removal = { saved: [], removed: [first.id], entry: portEntry(6005), mandate: next };
      expect(await storage.changePorts({ ...order, event_count: order.event_count + 2 }, removal)).toBe(true);
      expect(await storage.listPorts(reference)).toEqual([refused]);
      expect(await storage.findMandate(reference)).toEqual(next);
    });

    test('lists numbers by state, the oldest first, without those of cancelled orders', async () => {
      const other = await open();
      const references: string[] = [];
      for (const saved_at of [30, 10, 20]) {
        const { reference } = await other.placeOrder(exampleOrder(), 0);
        const order = await other.confirmOrder(reference, exampleCompletion, []);
        if (order === undefined) throw new Error('a confirmed order expected');
        const saved = [examplePort(reference, { saved_at }), examplePort(reference, { place: 2, state: 'ported' })];
        expect(await other.changePorts(order, { saved, entry: portEntry(saved_at) })).toBe(true);
        if (saved_at === 20) {
          await other.moveOrder({ reference, event_count: order.event_count + 1 }, cancelledAt(40));
        } else references.unshift(reference);
      }
      const listed = await other.listPortsIn(['complete', 'sent'], 10);
      expect(listed.map(({ order_reference, place }) => [order_reference, place])).toEqual(
        references.map((reference) => [reference, 1]),
      );
      expect(await other.listPortsIn(['complete'], 1)).toHaveLength(1);
      await other.close();
    });

    test('keeps the numbers of an order as long as the order', async () => {
      const other = await open();
      const person = { ...exampleCompletion, email: 'ports@example.com' };
      const { reference } = await other.placeOrder(exampleOrder(), 0);
      const order = await other.confirmOrder(reference, person, []);
      const port = examplePort(reference, { holder: 'Porto Introuvable' });
      if (order === undefined || !(await other.changePorts(order, { saved: [port], entry: portEntry(1) })))
        throw new Error('a saved number expected');
      expect((await other.findPersonalData(person.email)).ports).toEqual([port]);
      await other.erasePersonalData(person.email);
      const limits = { statisticsBefore: 0, unconfirmedOrdersBefore: 0, cancelledOrdersBefore: 0, endedMailsBefore: 0 };
      await other.applyRetention({ ...limits, confirmedOrdersBefore: 5000 });
      expect(await other.listPorts(reference)).toEqual([port]);
      await other.applyRetention({ ...limits, confirmedOrdersBefore: 5001 });
      expect(await other.listPorts(reference)).toEqual([]);
      expect(JSON.stringify(await exported(other))).not.toContain('Introuvable');
      await other.close();
    });

    test('hands out the documents to make with a confirmation, to one copy at a time', async () => {
      const other = await open();
      const { reference } = await other.placeOrder(exampleOrder(), 0);
      expect(await other.dueDocuments(9000, 10)).toEqual([]);
      await other.confirmOrder(reference, exampleCompletion, []);
      expect(await other.dueDocuments(4999, 10)).toEqual([]);
      const [job] = await other.dueDocuments(5000, 10);
      if (job === undefined) throw new Error('a job expected');
      const claims = await Promise.all([1, 2, 3].map(() => other.claimDocuments(job, 8000)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await other.dueDocuments(7999, 10)).toEqual([]);
      expect(await other.dueDocuments(8000, 10)).toEqual([
        { order_reference: reference, attempts: 1, next_attempt_at: 8000 },
      ]);
      await other.close();
    });

    test('keeps the documents of an order once, and ends their job', async () => {
      const other = await open();
      const { reference } = await other.placeOrder(exampleOrder(), 0);
      await other.confirmOrder(reference, exampleCompletion, []);
      expect(await other.listDocuments(reference)).toEqual([]);
      const documents = [exampleDocument('terms', 'shared terms'), exampleDocument('order', 'mine')];
      await Promise.all([1, 2].map(() => other.keepDocuments(reference, documents)));
      await other.keepDocuments(reference, [exampleDocument('order', 'made again'), exampleDocument('terms', 'newer')]);
      const [order, terms] = await other.listDocuments(reference);
      expect([order, terms].map((document) => document?.kind)).toEqual(['order', 'terms']);
      expect(await other.readDocument(order?.sha256 ?? '')).toBe('mine');
      expect(await other.readDocument(terms?.sha256 ?? '')).toBe('shared terms');
      expect(await other.readDocument(exampleDocument('order', 'made again').sha256)).toBeUndefined();
      expect(await other.dueDocuments(9e15, 10)).toEqual([]);
      await other.close();
    });

    test('removes the documents of an order with it, except terms that other orders share', async () => {
      const other = await open();
      const email = 'documents@example.com';
      const [gone, kept] = [
        await other.placeOrder(exampleOrder({ email }), 0),
        await other.placeOrder(exampleOrder({ email }), 0),
      ];
      for (const [{ reference }, confirmed_at] of [
        [gone, 50],
        [kept, 200],
      ] as const) {
        await other.confirmOrder(reference, { ...exampleCompletion, email, confirmed_at }, []);
        await other.keepDocuments(reference, [exampleDocument('order', reference), exampleDocument('terms', 'terms')]);
      }
      const copy = (await other.findPersonalData(email)).documents;
      expect(copy.map(({ content }) => content).sort()).toEqual([gone.reference, kept.reference].sort());
      await other.erasePersonalData(email);
      expect(await other.listDocuments(gone.reference)).toHaveLength(2);
      const [own] = await other.listDocuments(gone.reference);
      await other.applyRetention({
        ...{ statisticsBefore: 0, unconfirmedOrdersBefore: 0, cancelledOrdersBefore: 0, endedMailsBefore: 0 },
        confirmedOrdersBefore: 100,
      });
      expect(await other.listDocuments(gone.reference)).toEqual([]);
      expect(await other.readDocument(own?.sha256 ?? '')).toBeUndefined();
      for (const { sha256 } of await other.listDocuments(kept.reference)) {
        expect(await other.readDocument(sha256)).toBeDefined();
      }
      await other.close();
    });

    test('lists orders of one state, newest first', async () => {
      const older = await storage.placeOrder(exampleOrder({ received_at: 8e12 }), 0);
      const newer = await storage.placeOrder(exampleOrder({ received_at: 9e12 }), 0);
      const listed = await storage.listOrders({ state: 'received', limit: 2 });
      expect(listed.map(({ reference }) => reference)).toEqual([newer.reference, older.reference]);
    });

    test('hands a due mail to one sender at a time, and none while the outbox is paused', async () => {
      const { reference } = await storage.placeOrder(exampleOrder(), 0);
      const mail = exampleMail({ order_reference: reference, created_at: 1, recipient: 'mail@example.com' });
      await storage.confirmOrder(reference, exampleCompletion, [mail]);
      await storage.pauseOutbox(true);
      expect(await storage.dueMails(2000, 10)).toEqual([]);
      expect(await storage.isOutboxPaused()).toBe(true);
      await storage.pauseOutbox(false);
      const [due] = await storage.dueMails(2000, 1);
      expect(due).toEqual(mail);
      const claims = await Promise.all([1, 2, 3].map(() => storage.claimMail(mail, 2000, 3000)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      const claimed = { ...mail, attempts: 1, next_attempt_at: 3000 };
      await storage.postponeMail(mail.id, 4000, 'ECONNREFUSED');
      expect(await storage.claimMail(claimed, 3500, 5000)).toBe(false);
      expect(await storage.claimMail(claimed, 4000, 5000)).toBe(true);
      const { waiting } = await storage.countMails();
      await storage.markMailSent(mail.id, 4100);
      expect((await storage.countMails()).waiting).toBe(waiting - 1);
      const sent = { kind: mail.kind, recipient: 'mail@example.com', sent_at: 4100 };
      expect(await storage.mailsSentSince(4099)).toContainEqual(sent);
      expect(await storage.mailsSentSince(4100)).not.toContainEqual(sent);
    });

    test('sends mails never tried before those that failed, and none that was given up until it is retried', async () => {
      const other = await open();
      const { reference } = await other.placeOrder(exampleOrder(), 0);
      const mails = [1, 2, 3].map((number) =>
        exampleMail({ id: `m${number}@example.com`, order_reference: reference, created_at: number }),
      );
      await other.confirmOrder(reference, exampleCompletion, mails);
      const ids = async () => (await other.dueMails(9000, 10)).map(({ id }) => id);
      expect(await other.countMails()).toEqual({ waiting: 3, failing: 0, givenUp: 0, oldestWaiting: 1 });
      const [first, second] = mails;
      if (first === undefined || second === undefined) throw new Error('mails expected');
      await other.claimMail(first, 2000, 3000);
      await other.postponeMail(first.id, 4000, 'ECONNECTION');
      expect(await ids()).toEqual(['m2@example.com', 'm3@example.com', 'm1@example.com']);
      await other.claimMail(second, 2000, 3000);
      await other.giveUpMail(second.id, 5000, 'EENVELOPE 550');
      expect(await ids()).toEqual(['m3@example.com', 'm1@example.com']);
      expect(await other.claimMail({ ...second, attempts: 1 }, 9000, 9500)).toBe(false);
      expect(await other.countMails()).toEqual({ waiting: 2, failing: 1, givenUp: 1, oldestWaiting: 1 });
      const failed = await other.listFailedMails(10);
      expect(failed.map(({ id, given_up_at, last_error }) => [id, given_up_at, last_error])).toEqual([
        ['m2@example.com', 5000, 'EENVELOPE 550'],
        ['m1@example.com', null, 'ECONNECTION'],
      ]);
      await other.markMailSent('m3@example.com', 6000);
      expect(await other.retryMails(reference, 9000)).toBe(2);
      expect(await ids()).toEqual(['m1@example.com', 'm2@example.com']);
      await other.close();
    });

    test('erases an address and every mail about it, but keeps its confirmed orders', async () => {
      const email = 'Erase.Me@example.com';
      await storage.addQuoteStatistics(exampleStatistics({ email: 'erase.me@example.com' }));
      await storage.placeOrder(exampleOrder({ email }), 0);
      const kept = await storage.placeOrder(exampleOrder({ email }), 0);
      const about = { order_reference: kept.reference };
      const mails = [
        exampleMail({ ...about, recipient: email }),
        exampleMail({ ...about, recipient: 'office@example.com', kind: 'provider-notice' }),
      ];
      await storage.confirmOrder(kept.reference, { ...exampleCompletion, email }, mails);
      for (const { id } of mails) await storage.markMailSent(id, 2000);
      expect(await storage.listEmails()).toContain(email);
      expect((await storage.findPersonalData(email)).mails.map(({ kind }) => kind)).toContain('provider-notice');
      const erased = await storage.erasePersonalData('erase.me@EXAMPLE.com');
      expect(erased).toEqual({ statistics: 1, orders: 1, mails: 2, keptOrders: 1 });
      const left = await storage.findPersonalData(email);
      expect(left.statistics).toEqual([]);
      expect(left.mails).toEqual([]);
      expect(left.orders.map(({ reference }) => reference)).toEqual([kept.reference]);
    });

    test('removes the journal of an order together with the order, and keeps that of a kept one', async () => {
      const email = 'journal@example.com';
      const [gone, expired, kept] = await Promise.all(
        [1, 2, 3].map(() => storage.placeOrder(exampleOrder({ email, received_at: 50 }), 0)),
      );
      if (!gone || !expired || !kept) throw new Error('orders expected');
      expect(await storage.moveOrder(gone, cancelledAt(9_000_000))).toBeDefined();
      await storage.confirmOrder(expired.reference, { ...exampleCompletion, email }, []);
      await storage.moveOrder({ ...expired, event_count: 1 }, cancelledAt(3));
      await storage.confirmOrder(kept.reference, { ...exampleCompletion, email }, []);
      await storage.erasePersonalData(email);
      await storage.applyRetention({
        statisticsBefore: 0,
        unconfirmedOrdersBefore: 0,
        cancelledOrdersBefore: 4,
        confirmedOrdersBefore: 0,
        endedMailsBefore: 0,
      });
      expect(await storage.listOrderEvents(gone.reference)).toEqual([]);
      expect(await storage.listOrderEvents(expired.reference)).toEqual([]);
      expect(await storage.listOrderEvents(kept.reference)).toHaveLength(1);
      const { events } = await storage.findPersonalData(email);
      expect(events.map(({ order_reference }) => order_reference)).toEqual([kept.reference]);
    });

    test('leaves nothing of an erased person in what a dump reads', async () => {
      const person = { email: 'dumped@example.com', name: 'Zénaïde Introuvable' };
      await storage.addQuoteStatistics(exampleStatistics({ email: person.email, full_name: person.name }));
      const order = await storage.placeOrder(exampleOrder(person), 0);
      await storage.mailOrderAddress(
        'dumped',
        exampleMail({ order_reference: order.reference, recipient: person.email }),
      );
      const linesThatName = async (): Promise<number> => {
        const lines: string[] = [];
        await storage.exportRows(async (table, row) => void lines.push(JSON.stringify({ table, row })));
        return lines.filter((line) => /dumped|Introuvable/.test(line) || line.includes(order.reference)).length;
      };
      expect(await linesThatName()).toBe(5);
      await storage.erasePersonalData(person.email);
      expect(await linesThatName()).toBe(0);
    });

    test('erases rows up to an instant, and keeps later ones', async () => {
      const email = 'until@example.com';
      for (const received_at of [100, 200]) {
        await storage.addQuoteStatistics(exampleStatistics({ email, received_at }));
        await storage.placeOrder(exampleOrder({ email, received_at }), 0);
        const confirmed = await storage.placeOrder(exampleOrder({ email, received_at: 50 }), 0);
        const mail = exampleMail({ recipient: email, created_at: received_at });
        await storage.confirmOrder(confirmed.reference, { ...exampleCompletion, email }, [mail]);
      }
      const erased = await storage.erasePersonalData(email, 150);
      expect(erased).toEqual({ statistics: 1, orders: 1, mails: 1, keptOrders: 3 });
      const left = await storage.findPersonalData(email);
      expect(left.statistics.map(({ received_at }) => received_at)).toEqual([200]);
      expect(left.mails.map(({ created_at }) => created_at)).toEqual([200]);
    });

    test('finds an address despite capital letters outside ASCII', async () => {
      const email = 'ÉLOÏSE@mairie.example.com';
      await storage.addQuoteStatistics(exampleStatistics({ email }));
      expect((await storage.findPersonalData(email)).statistics).toHaveLength(1);
      expect((await storage.erasePersonalData(email)).statistics).toBe(1);
    });

    test('removes old statistics and old unconfirmed orders, and nothing else', async () => {
      const email = 'old@example.com';
      await storage.addQuoteStatistics(exampleStatistics({ email, received_at: 100 }));
      await storage.addQuoteStatistics(exampleStatistics({ email, received_at: 200 }));
      await storage.placeOrder(exampleOrder({ email, received_at: 100 }), 0);
      await storage.placeOrder(exampleOrder({ email, received_at: 300 }), 0);
      const kept = await storage.placeOrder(exampleOrder({ email, received_at: 101 }), 0);
      await storage.confirmOrder(kept.reference, { ...exampleCompletion, email }, []);
      await storage.applyRetention({
        statisticsBefore: 200,
        unconfirmedOrdersBefore: 300,
        cancelledOrdersBefore: 0,
        confirmedOrdersBefore: 0,
        endedMailsBefore: 0,
      });
      const left = await storage.findPersonalData(email);
      expect(left.statistics.map(({ received_at }) => received_at)).toEqual([200]);
      expect(left.orders.map(({ received_at }) => received_at).sort()).toEqual([101, 300]);
    });

    test('removes sent and given-up mails, cancelled orders and old accounting records when they expire', async () => {
      const other = await open();
      const orders = await Promise.all([1, 2, 3, 4].map(() => other.placeOrder(exampleOrder({ received_at: 50 }), 0)));
      const [cancelled, old, recent, waiting] = orders.map(({ reference }) => reference);
      const at = (confirmed_at: number): OrderCompletion => ({ ...exampleCompletion, confirmed_at });
      const mails = ['sent', 'given-up', 'waiting'].map((id) => exampleMail({ id, order_reference: recent ?? '' }));
      await other.confirmOrder(cancelled ?? '', at(100), []);
      await other.moveOrder({ reference: cancelled ?? '', event_count: 1 }, cancelledAt(150));
      await other.confirmOrder(old ?? '', at(90), []);
      await other.confirmOrder(recent ?? '', at(200), mails);
      await other.markMailSent('sent', 300);
      await other.giveUpMail('given-up', 300, 'EENVELOPE 550');
      const removed = await other.applyRetention({
        statisticsBefore: 0,
        unconfirmedOrdersBefore: 0,
        cancelledOrdersBefore: 160,
        confirmedOrdersBefore: 95,
        endedMailsBefore: 301,
      });
      expect(removed).toEqual({ statistics: 0, orders: 2, mails: 2 });
      const left = await other.listOrders({ limit: 10 });
      expect(left.map(({ reference }) => reference).sort()).toEqual([recent, waiting].sort());
      expect((await other.dueMails(9000, 10)).map(({ id }) => id)).toEqual(['waiting']);
      await other.close();
    });

    test('removes rows over many slices', { timeout: 60_000 }, async () => {
      const other = await open();
      const rows = Array.from({ length: 1201 }, () => exampleStatistics({ received_at: 10 }));
      await Promise.all(rows.map((row) => other.addQuoteStatistics(row)));
      await other.addQuoteStatistics(exampleStatistics({ received_at: 20 }));
      const limits = {
        unconfirmedOrdersBefore: 0,
        cancelledOrdersBefore: 0,
        confirmedOrdersBefore: 0,
        endedMailsBefore: 0,
      };
      const removed = await other.applyRetention({ ...limits, statisticsBefore: 20 });
      expect(removed.statistics).toBe(1201);
      expect(await other.listQuoteStatistics()).toHaveLength(1);
      await other.close();
    });

    test('returns when its newest order or statistics arrived', async () => {
      const other = await open();
      expect(await other.newestInstant()).toBeUndefined();
      await other.placeOrder(exampleOrder({ received_at: 70 }), 0);
      await other.addQuoteStatistics(exampleStatistics({ received_at: 60 }));
      expect(await other.newestInstant()).toBe(70);
      await other.close();
    });

    test('exports every row and imports them into an empty database only', async () => {
      const source = await open();
      await source.countHit({ day: '2026-11-20', type: 'visite', visitorClass: 'human' });
      await source.addQuoteStatistics(exampleStatistics());
      const { reference } = await source.placeOrder(exampleOrder(), 0);
      const order = await source.confirmOrder(reference, exampleCompletion, [
        exampleMail({ order_reference: reference }),
      ]);
      await source.changePorts(order ?? exampleOrder(), { saved: [examplePort(reference)], entry: portEntry(6000) });
      const documented = await source.placeOrder(exampleOrder(), 0);
      await source.confirmOrder(documented.reference, exampleCompletion, []);
      await source.keepDocuments(documented.reference, [exampleDocument('order', 'mine')]);
      await source.pauseOutbox(false);
      const rows = await exported(source);
      await source.close();
      expect([...new Set(rows.map(({ table }) => table))].sort()).toEqual([
        'document_contents',
        'document_jobs',
        'hits',
        'order_addresses',
        'order_documents',
        'order_events',
        'orders',
        'outbox',
        'ported_numbers',
        'quote_statistics',
        'settings',
      ]);
      const copy = await open();
      expect(await copy.importRows(replay(rows))).toBe(rows.length);
      expect(await exported(copy)).toEqual(rows);
      // Not even rows that would not collide with existing ones.
      const other = { table: 'settings', row: { name: 'another', value: '1' } };
      for (const again of [rows, [other]]) await expect(copy.importRows(replay(again))).rejects.toThrow();
      expect(await exported(copy)).toEqual(rows);
      await copy.close();
    });

    test('passes a check, and rejects once closed', async () => {
      await storage.check();
      const other = await open();
      await other.close();
      await expect(other.check()).rejects.toThrow();
      await expect(other.countHit({ day: '2026-11-20', type: 'visite', visitorClass: 'human' })).rejects.toThrow();
    });
  });
}

function paidAt(at: number): OrderChange {
  const entry = { at, kind: 'payment', who: 'provider', cents: 174_840, note: '' } as const;
  return { state: 'ready', received_cents: 174_840, entry };
}

function portEntry(at: number): JournalEntry {
  return { at, kind: 'port-save', who: 'client', cents: null, note: '' };
}

function cancelledAt(at: number): OrderChange {
  const entry = { at, kind: 'cancel', who: 'provider', cents: null, note: 'à sa demande' } as const;
  return { state: 'cancelled', received_cents: 0, entry };
}

interface TakenRow {
  readonly table: string;
  readonly row: ExportedRow;
}

async function exported(storage: Storage): Promise<TakenRow[]> {
  const rows: TakenRow[] = [];
  await storage.exportRows(async (table, row) => {
    rows.push({ table, row });
  });
  return rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

async function* replay(rows: readonly TakenRow[]): AsyncGenerator<TakenRow> {
  yield* rows;
}
