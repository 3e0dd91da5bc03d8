import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { legalChoices } from '#content/legal-choices.ts';
import { readConfig } from '#service/config.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { storageOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { noticeDays, remindToConfirm } from './confirmation-reminders.ts';

const day = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 20, 10);
const clock = (): Date => new Date(now);
const config = readConfig({ PUBLIC_URL: 'https://neolis.example.com', SMTP_URL: 'smtp://127.0.0.1' });
/** An order that arrived at this instant is erased in a week. */
const dueSince = now - (legalChoices.unconfirmedOrderDays - noticeDays) * day;

const storage = await storageOfTests();

test('writes once about an unconfirmed order, in the week before it is erased, with an address of its page', async () => {
  const placed = async (days: number, email: string) =>
    await storage.placeOrder(exampleOrder({ email, received_at: dueSince + days * day }), 0);
  const due = await placed(-1, 'claire@example.com');
  const early = await placed(2, 'early@example.com');
  expect(await remindToConfirm({ storage, company, clock, config: readConfig({}) })).toBe(0);
  expect(await remindToConfirm({ storage, company, clock, config })).toBe(1);
  expect(await remindToConfirm({ storage, company, clock, config })).toBe(0);
  const [mail] = await storage.listMails(due.reference);
  expect(mail?.body).toMatch(/nous l’effaçons après le 27\snovembre\s2026\./);
  const token = /paiement\/([\w-]{43})$/m.exec(mail?.body ?? '')?.[1] ?? '';
  expect(await storage.findOrderByToken(token)).toMatchObject({ reference: due.reference, mailed_at: now });
  expect(await storage.listMails(early.reference)).toEqual([]);
});

test('writes to one mailbox once a pass, about the oldest of the orders that wait there', async () => {
  const placed = async (email: string, hours: number) =>
    await storage.placeOrder(exampleOrder({ email, received_at: dueSince - 2 * day + hours * 3_600_000 }), 0);
  const orders = [await placed('jean@example.com', 0), await placed('jean+devis@example.com', 1)];
  const reminded = async () => {
    const written = await remindToConfirm({ storage, company, clock, config });
    const mails = orders.map(async ({ reference }) => (await storage.listMails(reference)).length);
    return { written, mails: await Promise.all(mails) };
  };
  expect(await reminded()).toEqual({ written: 1, mails: [1, 0] });
  expect(await reminded()).toEqual({ written: 1, mails: [1, 1] });
  expect(await reminded()).toEqual({ written: 0, mails: [1, 1] });
});

test('writes 200 reminders a pass at most, and the others the next day', async () => {
  for (let number = 1; number <= 210; number++) {
    await storage.placeOrder(
      exampleOrder({ email: `stranger${number}@example.com`, received_at: dueSince - 3 * day }),
      0,
    );
  }
  const passes = [0, 1].map((days) => () => new Date(now + days * day));
  const written: number[] = [];
  for (const clock of passes) written.push(await remindToConfirm({ storage, company, clock, config }));
  expect(written).toEqual([200, 10]);
});
