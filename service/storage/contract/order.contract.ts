import { expect, test } from 'vitest';
import { readSearched } from '#domain/order/search-order.ts';
import type { ExportedRow, OrderChange } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import {
  exampleCancellation,
  exampleCompletion,
  exampleDocument,
  exampleMail,
  exampleOrder,
} from './example-rows.fixture.ts';
import { exportedRows, toAsync } from './export.contract.ts';

/** What every database must do for orders; `storage` returns an open one, `open` creates a new, empty one. */
export function describeOrders(storage: () => Storage, open: () => Promise<Storage>): void {
  test('refuses an order whose reference is taken, but none of those posted with it', async () => {
    const { reference } = await storage().placeOrder(exampleOrder(), 0);
    const others = Array.from({ length: 20 }, () => exampleOrder());
    const posts = [...others.slice(0, 7), exampleOrder({ reference }), ...others.slice(7)];
    const ends = await Promise.allSettled(posts.map((order) => storage().placeOrder(order, 0)));
    expect(ends.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
    expect(ends[7]?.status).toBe('rejected');
    for (const order of others) expect(await storage().findOrderByToken(order.token)).toMatchObject(order);
  });

  test('adds one more address to an order together with the mail that contains it, once for each mail', async () => {
    const order = await storage().placeOrder(exampleOrder(), 0);
    const { reference, event_count } = order;
    const mail = exampleMail({ order_reference: reference, created_at: 5, recipient: 'address@example.com' });
    const asItWas = { reference, event_count: event_count - 1 };
    expect(await storage().mailOrderAddress(asItWas, 'a late address', mail)).toBe(false);
    expect(await storage().mailOrderAddress(order, 'a mailed address', mail)).toBe(true);
    expect(await storage().mailOrderAddress(order, 'a second address', mail)).toBe(false);
    expect(await storage().findOrderByToken('a mailed address')).toMatchObject({ reference, mailed_at: 5 });
    expect(await storage().findOrderByToken('a second address')).toBeUndefined();
    expect((await storage().findPersonalData('address@example.com')).mails).toEqual([mail]);
  });

  test('corrects who ordered, closes its addresses, and sends what waits for the former mailbox to the new one', async () => {
    const ordered = exampleOrder({ email: 'faute@example.com', content_hash: 'corrected' });
    const first = await storage().placeOrder(ordered, 0);
    const { reference } = first;
    const second = await storage().placeOrder(exampleOrder({ content_hash: 'corrected' }), 0);
    const other = await storage().placeOrder(exampleOrder(), 0);
    const about = { order_reference: reference, recipient: 'juste@example.com' };
    const [sent, waiting] = [exampleMail({ ...about, recipient: 'faute@example.com' }), exampleMail(about)];
    for (const mail of [sent, waiting]) await storage().writeMailOnce(mail);
    await storage().markMailSent(sent.id, 6);
    const entry = { at: 7, kind: 'correct', who: 'provider', cents: null, note: 'e-mail', person: 'claire' } as const;
    const copy = exampleMail(about);
    const { sha256, content } = exampleDocument('order', 'corrected');
    const correction = {
      columns: { email: 'juste@example.com' },
      entry,
      mails: [],
      replacements: [
        { id: waiting.id, mail: copy },
        { id: sent.id, mail: exampleMail(about) },
      ],
      token: 'the corrected address',
      closesAddresses: true,
      confirmation: { sha256, content },
    };
    expect(await storage().correctOrder(first, correction)).toBe(true);
    expect(await storage().correctOrder(first, correction)).toBe(false);
    for (const { token } of [first, second]) expect(await storage().findOrderByToken(token)).toBeUndefined();
    expect(await storage().findOrderByToken(other.token)).toMatchObject({ reference: other.reference });
    expect(await storage().findOrderByToken('the corrected address')).toMatchObject({
      reference,
      email: 'juste@example.com',
      event_count: 1,
      mailed_at: 7,
    });
    expect(await storage().listOrderEvents(reference)).toEqual([entry]);
    expect((await storage().listMails(reference)).map(({ id }) => id).sort()).toEqual([sent.id, copy.id].sort());
    expect(await storage().findLatest(reference, 'corrected-order')).toEqual({ sha256, made_at: 7, content });
    expect(await storage().listDocuments(reference)).toEqual([]);
  });

  test('stores the same content as a new order once the first is old or completed', async () => {
    const content_hash = 'ordered again';
    const first = await storage().placeOrder(exampleOrder({ content_hash, received_at: 10_000 }), 5_000);
    const late = await storage().placeOrder(exampleOrder({ content_hash, received_at: 20_000 }), 15_000);
    expect(late.reference).not.toBe(first.reference);
    await storage().confirmOrder(late.reference, exampleCompletion, []);
    const next = await storage().placeOrder(exampleOrder({ content_hash, received_at: 20_001 }), 15_000);
    expect([first.reference, late.reference]).not.toContain(next.reference);
  });

  test('confirms an order once, together with its mails, and rejects a stale version', async () => {
    const seen = await storage().placeOrder(exampleOrder(), 0);
    const { reference } = seen;
    const mails = [exampleMail({ order_reference: reference, recipient: 'gate@example.com' })];
    const confirmed = await storage().confirmOrder(reference, exampleCompletion, mails);
    expect(confirmed).toMatchObject({ ...exampleCompletion, state: 'confirmed' });
    expect(await storage().confirmOrder(reference, exampleCompletion, [exampleMail()])).toBeUndefined();
    expect((await storage().findPersonalData('gate@example.com')).mails).toEqual(mails);
    const [paid, cancelled] = [paidAt(7), exampleCancellation(8)];
    const late = exampleMail({ order_reference: reference, recipient: 'gate@example.com' });
    expect(await storage().moveOrder(seen, cancelled, [late])).toBeUndefined();
    expect((await storage().findPersonalData('gate@example.com')).mails).toEqual(mails);
    expect(await storage().moveOrder(confirmed ?? seen, paid, [late])).toMatchObject({
      state: 'ready',
      paid_at: 7,
      received_cents: 174_840,
    });
    expect(await storage().moveOrder(confirmed ?? seen, cancelled)).toBeUndefined();
    expect(await storage().findOrderByReference(reference)).toMatchObject({ state: 'ready', cancelled_at: null });
    expect(await storage().listOrderEvents(reference)).toEqual([
      { at: exampleCompletion.confirmed_at, kind: 'confirm', who: 'provider', cents: null, note: '' },
      paid.entry,
    ]);
    const written = (await storage().findPersonalData('gate@example.com')).mails.map(({ id }) => id);
    expect(written.sort()).toEqual([...mails, late].map(({ id }) => id).sort());
  });

  test('confirms an order only as it was seen', async () => {
    const order = await storage().placeOrder(exampleOrder(), 0);
    const entry = { at: 5000, kind: 'resend-mail', who: 'provider', cents: null, note: '' } as const;
    await storage().moveOrder(order, { state: 'received', received_cents: 0, entry });
    const confirm = (seen: number) => storage().confirmOrder(order.reference, exampleCompletion, [], { seen });
    expect(await confirm(order.event_count)).toBeUndefined();
    expect(await confirm(order.event_count + 1)).toMatchObject({ state: 'confirmed' });
  });

  test('applies a follow-up change in the transaction of the confirmation', async () => {
    const { reference } = await storage().placeOrder(exampleOrder(), 0);
    const next = {
      state: 'ready',
      received_cents: 0,
      entry: { at: 5000, kind: 'purchase-order', who: 'client', cents: null, note: 'EJ 1' },
    } as const;
    const by = { token: 'the client’s address', next };
    expect(await storage().confirmOrder(reference, exampleCompletion, [], by)).toMatchObject({ state: 'ready' });
    expect((await storage().listOrderEvents(reference)).map(({ kind }) => kind)).toEqual(['confirm', 'purchase-order']);
    expect(await storage().confirmOrder(reference, exampleCompletion, [], by)).toBeUndefined();
    expect(await storage().listOrderEvents(reference)).toHaveLength(2);
  });

  test('lists the journals of several orders, whole or some kinds of entry, however long', async () => {
    const other = await open();
    const journalOf = (order_reference: string, length: number): ExportedRow[] =>
      Array.from({ length }, (_, at) => {
        const id = `${order_reference}.${String(at + 1).padStart(4, '0')}`;
        const kind = at === length - 1 ? 'cancel' : 'resend-mail';
        const row = { id, order_reference, at, kind, who: 'provider', cents: null, note: '', person: null };
        return { table: 'order_events', row };
      });
    await other.importRows(toAsync([...journalOf('B', 2), ...journalOf('A', 510), ...journalOf('C', 3)]));
    const journals = await other.listJournals({ references: ['B', 'A', 'B'] });
    expect([...journals.keys()].sort()).toEqual(['A', 'B']);
    expect(journals.get('A')?.map(({ at }) => at)).toEqual([...Array(510).keys()]);
    expect(await other.listOrderEvents('A')).toEqual(journals.get('A'));
    const cancelled = await other.listJournals({ references: ['A', 'B', 'C'], kinds: ['cancel'] });
    expect(['A', 'B', 'C'].map((reference) => cancelled.get(reference)?.length)).toEqual([1, 1, 1]);
    expect(await other.listJournals({ references: [] })).toEqual(new Map());
  });

  test('lists the purchase orders of several orders, without one that was undone', async () => {
    const note = 'EJ 2';
    const entry = { at: 5000, kind: 'purchase-order', who: 'client', cents: null, note } as const;
    const undone = { ...entry, kind: 'undo-purchase-order', who: 'provider', note: 'Erreur' } as const;
    const references: string[] = [];
    for (const entries of [[], [entry], [entry, undone], [entry, undone, entry]]) {
      let order = await storage().placeOrder(exampleOrder(), 0);
      references.push(order.reference);
      for (const made of entries) {
        const change = { state: 'ready', received_cents: 0, entry: made } as const;
        order = (await storage().moveOrder(order, change)) ?? order;
      }
    }
    const [, kept = '', , again = ''] = references;
    expect(await storage().listPurchaseOrders(references)).toEqual(new Map([kept, again].map((key) => [key, note])));
  });

  test.each([
    [exampleOrder().email, { state: 'confirmed', mailed_at: 5 }],
    ['corrected@example.com', { state: 'confirmed', mailed_at: null }],
  ])('keeps an address as mailed only if the order is confirmed with that e-mail (%s)', async (email, expected) => {
    const order = await storage().placeOrder(exampleOrder(), 0);
    const { reference } = order;
    const mailed = `mailed for ${email}`;
    const mail = exampleMail({ order_reference: reference, created_at: 5 });
    await storage().mailOrderAddress(order, mailed, mail);
    const completed = await storage().mailOrderAddress(
      order,
      `own ${mailed}`,
      exampleMail({ order_reference: reference }),
    );
    expect(completed).toBe(true);
    await storage().confirmOrder(reference, { ...exampleCompletion, email }, [], { token: `own ${mailed}` });
    expect(await storage().findOrderByToken(mailed)).toMatchObject(expected);
    expect((await storage().findOrderByToken(`own ${mailed}`))?.mailed_at).not.toBeNull();
  });

  test('keeps the entries of a journal in their order, beyond ten', async () => {
    const { reference } = await storage().placeOrder(exampleOrder(), 0);
    let order = await storage().confirmOrder(reference, exampleCompletion, [], { token: 'the client’s address' });
    for (let at = 1; at <= 11; at += 1) order = order && (await storage().moveOrder(order, paidAt(at)));
    const byClaire = { ...paidAt(12), entry: { ...paidAt(12).entry, person: 'claire' } };
    expect(order && (await storage().moveOrder(order, byClaire))).toBeDefined();
    const journal = await storage().listOrderEvents(reference);
    expect(journal.map(({ at }) => at)).toEqual([5000, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(journal.map(({ person }) => person).slice(-2)).toEqual([undefined, 'claire']);
    expect(journal[0]?.who).toBe('client');
  });

  test('finds an order by what was written last of it, until it is erased, also one that a backup brought', async () => {
    const other = await open();
    const found = async (typed: string, searching = other) =>
      (await searching.listOrderSummaries({ searched: readSearched(typed) })).map((order) => order.reference);
    const { reference } = await other.placeOrder(exampleOrder({ email: 'faute@example.com' }), 0);
    const drafted = await other.placeOrder(exampleOrder({ email: 'brouillon_50%@example.com' }), 0);
    expect(await found('FAUTE@example')).toEqual([reference]);
    expect(await found('brouillon_50%')).toEqual([drafted.reference]);
    expect(await found('brouillon-50')).toEqual([drafted.reference]);
    expect(await found('e_ex')).toEqual([]);
    const completed = { ...exampleCompletion, email: 'juste@example.com', company: 'Crèmerie & Cie' };
    const order = await other.confirmOrder(reference, completed, []);
    expect([await found('faute@example'), await found('cremerie et cie juste')]).toEqual([[], [reference]]);
    const paid = { ...paidAt(7), entry: { ...paidAt(7).entry, cents: 12_345, note: 'VIREMENT Évisa' } };
    await other.moveOrder(order ?? drafted, paid);
    expect(await found('&')).toEqual([reference]);
    expect([await found('evisa cremerie'), await found('123,45')]).toEqual([[reference], [reference]]);
    const restored = await open();
    await restored.importRows(toAsync(await exportedRows(other)));
    expect(await found('evisa', restored)).toEqual([reference]);
    await other.erasePersonalData(drafted.email);
    expect(await found('brouillon')).toEqual([]);
  });

  test('lists orders newest first, all or those asked for', async () => {
    const older = await storage().placeOrder(exampleOrder({ received_at: 8e12 }), 0);
    const newer = await storage().placeOrder(exampleOrder({ received_at: 9e12 }), 0);
    const listed = await storage().listOrders({ limit: 2 });
    const references = [newer.reference, older.reference];
    expect(listed.map(({ reference }) => reference)).toEqual(references);
    expect(await storage().listOrders({ references, limit: 2 })).toEqual(listed);
  });
}

function paidAt(at: number): OrderChange {
  const entry = { at, kind: 'payment', who: 'provider', cents: 174_840, note: '' } as const;
  return { state: 'ready', received_cents: 174_840, entry };
}
