import { expect, test } from 'vitest';
import { heldBack, orderCancelled } from '#service/storage/rows/outbox-rows.ts';
import type { Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { confirmExample, exampleCancellation, exampleMail } from './example-rows.fixture.ts';

/** What every database must do for mails; `open` creates a new, empty one. */
export function describeMails(storage: () => Storage, open: () => Promise<Storage>): void {
  test('hands a due mail to one sender at a time, and none while the outbox is paused', async () => {
    const mail = exampleMail({ created_at: 1, recipient: 'mail@example.com' });
    await storage().writeMailOnce(mail);
    await storage().setOutboxPaused(true);
    expect(await storage().dueMails(2000, 10)).toEqual([]);
    expect(await storage().isOutboxPaused()).toBe(true);
    await storage().setOutboxPaused(false);
    const [due] = await storage().dueMails(2000, 1);
    expect(due).toEqual(mail);
    const claims = await Promise.all([1, 2, 3].map(() => storage().claimMail(mail, 2000, 3000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const claimed = { ...mail, attempts: 1, next_attempt_at: 3000 };
    await storage().postponeMail(mail.id, 4000, 'ECONNREFUSED');
    expect(await storage().claimMail(claimed, 3500, 5000)).toBe(false);
    expect(await storage().claimMail(claimed, 4000, 5000)).toBe(true);
    const { waiting } = await storage().countMails();
    await storage().markMailSent(mail.id, 4100);
    expect((await storage().countMails()).waiting).toBe(waiting - 1);
    expect([await storage().hasMail(mail.id), await storage().hasMail('another')]).toEqual([true, false]);
    const sent = { kind: mail.kind, recipient: 'mail@example.com', sent_at: 4100 };
    expect(await storage().mailsSentSince(4099)).toContainEqual(sent);
    expect(await storage().mailsSentSince(4100)).not.toContainEqual(sent);
  });

  test('hands out what was written under a clock 400 days ahead, and no mail that only waits for its next attempt', async () => {
    const other = await open();
    const [now, hours] = [1e12, 3_600_000];
    const ahead = exampleMail({ order_reference: '', created_at: now, next_attempt_at: now + 400 * 24 * hours });
    const waiting = exampleMail({ created_at: now, next_attempt_at: now + 6 * hours });
    for (const mail of [ahead, waiting]) await other.writeMailOnce(mail);
    expect(await other.dueMails(now, 10)).toEqual([ahead]);
    expect(await other.claimMail(waiting, now, now + hours)).toBe(false);
    expect(await other.claimMail(ahead, now, now + hours)).toBe(true);
  });

  test('sends mails never tried before those that failed, and none that was given up until it is retried', async () => {
    const other = await open();
    const mails = [1, 2, 3].map((number) =>
      exampleMail({ id: `m${number}@example.com`, order_reference: '', created_at: number }),
    );
    for (const mail of mails) await other.writeMailOnce(mail);
    const ids = async () => (await other.dueMails(9000, 10)).map(({ id }) => id);
    expect(await other.countMails()).toEqual({ waiting: 3, failing: 0, heldBack: 0, givenUp: 0, oldestWaiting: 1 });
    const [first, second] = mails;
    if (first === undefined || second === undefined) throw new Error('mails expected');
    await other.claimMail(first, 2000, 3000);
    await other.postponeMail(first.id, 4000, 'ECONNECTION');
    expect(await ids()).toEqual(['m2@example.com', 'm3@example.com', 'm1@example.com']);
    await other.claimMail(second, 2000, 3000);
    await other.giveUpMail(second.id, 5000, 'EENVELOPE 550');
    expect(await ids()).toEqual(['m3@example.com', 'm1@example.com']);
    expect(await other.claimMail({ ...second, attempts: 1 }, 9000, 9500)).toBe(false);
    expect(await other.countMails()).toEqual({ waiting: 2, failing: 1, heldBack: 0, givenUp: 1, oldestWaiting: 1 });
    const failed = await other.listFailedMails(10);
    expect(failed.map(({ id, given_up_at, last_error }) => [id, given_up_at, last_error])).toEqual([
      ['m2@example.com', 5000, 'EENVELOPE 550'],
      ['m1@example.com', null, 'ECONNECTION'],
    ]);
    await other.markMailSent('m3@example.com', 6000);
    expect([await other.retryMail('m2@example.com', 9000), await other.retryMail('m3@example.com', 9000)]).toEqual([
      true,
      false,
    ]);
    expect((await other.listFailedMails(10)).map(({ id }) => id)).toEqual(['m1@example.com']);
    expect(await other.retryMail('m1@example.com', 9000)).toBe(true);
    expect(await other.listFailedMails(10)).toEqual([]);
    expect(await ids()).toEqual(['m1@example.com', 'm2@example.com']);
  });

  test('hands out the mails of an order to its client in order, past what is held, given up or failed ten times', async () => {
    const other = await open();
    const write = async (id: string, changes: Partial<Mail> = {}): Promise<void> => {
      await other.writeMailOnce(exampleMail({ id, ...changes }));
    };
    const ids = async () => (await other.dueMails(9000, 10)).map(({ id }) => id);
    await write('a held', { last_error: heldBack.hour, next_attempt_at: 9999 });
    await write('b given up', { given_up_at: 5 });
    await write('d second');
    await write('c first', { attempts: 9, next_attempt_at: 9999 });
    await write('e link', { kind: 'order-link' });
    await write('f link', { kind: 'order-link.desk' });
    expect(await ids()).toEqual(['f link', 'e link']);
    await other.claimMail(exampleMail({ id: 'c first', attempts: 9 }), 9999, 20_000);
    expect(await ids()).toEqual(['f link', 'd second', 'e link']);
  });

  test('gives up at a cancellation what would ask for a payment or say that it is ordered, with its own reason', async () => {
    const order = await confirmExample(storage());
    const write = async (kind: string): Promise<string> => {
      const mail = exampleMail({ id: `${order.reference}.${kind}`, kind, order_reference: order.reference });
      await storage().writeMailOnce(mail);
      return mail.id;
    };
    for (const kind of [
      'client-confirmation',
      'client-debit-mandate',
      'client-purchase-order.desk',
      'client-correction',
      'client-port-corrected',
    ])
      await write(kind);
    await storage().giveUpMail(await write('client-confirmation.desk'), 7, 'EENVELOPE 550');
    await storage().markMailSent(await write('client-payment-reminder'), 7);
    await write('order-link');
    await storage().moveOrder(order, exampleCancellation(9));
    // A delivery was under way.
    await storage().postponeMail(`${order.reference}.client-confirmation`, 20, 'ECONNECTION');
    await storage().giveUpMail(`${order.reference}.client-correction`, 20, 'EENVELOPE 550');
    const mails = await storage().listMails(order.reference);
    expect(mails.map(({ kind, given_up_at, last_error }) => [kind, given_up_at, last_error])).toEqual([
      ['client-confirmation', 9, orderCancelled],
      ['client-confirmation.desk', 7, 'EENVELOPE 550'],
      ['client-correction', 9, orderCancelled],
      ['client-debit-mandate', 9, orderCancelled],
      ['client-payment-reminder', null, null],
      ['client-port-corrected', 9, orderCancelled],
      ['client-purchase-order.desk', 9, orderCancelled],
      ['order-link', null, null],
    ]);
  });
}
