import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { legalChoices } from '#content/legal-choices.ts';
import type { OrderMove } from '#domain/order/life/move-order.ts';
import { readPort } from '#domain/portability/read-port.ts';
import { readConfig } from '#service/config.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { renewAddress } from '#service/orders/life/renew-address.ts';
import { remindToConfirm } from '#service/orders/reminders/confirmation-reminders.ts';
import { changePort, type PortMove } from '#service/portability/rules/change-port.ts';
import { formOf } from '#service/portability/rules/dossier.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import {
  acceptMandate,
  type ClientOrder,
  completeNumber,
  placeDraft,
  placeOrder,
  placeOrderWithNumber,
} from '#tests/e2e/desk/desk-steps.ts';
import { test as base, expect, scrollsSideways } from '#tests/e2e/fixtures.ts';
import { type RunningService, startService } from '#tests/e2e/start-service.ts';
import { findFreePort } from '#tests/shared/host-program.ts';
import { post } from './payment-steps.ts';

const port = String(await findFreePort());
/** No mail leaves: they are read where they wait. */
const environment = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, SMTP_URL: 'smtp://127.0.0.1:1' };
const config = readConfig(environment);
const test = base.extend({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const service = await startService({ environment });
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
});

/** The provider's office, which moves orders as the desk does. */
function openOffice(storage: Storage) {
  const service = { storage, company, config, clock: () => new Date() };
  const find = async ({ path }: ClientOrder): Promise<AddressedOrder> => {
    const order = await storage.findOrderByToken(path.split('/').at(-1) ?? '');
    if (order === undefined) throw new Error('an order expected');
    return order;
  };
  const port = async (order: ClientOrder, ...moves: readonly PortMove[]): Promise<void> => {
    for (const move of moves) await changePort(await find(order), 1, move, service);
  };
  return {
    find,
    port,
    async move(order: ClientOrder, ...moves: readonly Omit<OrderMove, 'by'>[]): Promise<void> {
      for (const move of moves) await changeOrder(service, await find(order), move);
    },
    /** Corrects the number of an order as it is already: the operator was wrong. */
    async correct(order: ClientOrder): Promise<void> {
      const { reference } = await find(order);
      const [saved] = await storage.listPorts(reference);
      if (saved === undefined) throw new Error('a number expected');
      const form = formOf(saved);
      const client = { company: form.holder, name: '', siret: form.holderSiret, portedNumbers: 1 };
      const result = readPort(form, { client, others: [], operators: [] });
      if (!result.ok) throw new Error('a valid number expected');
      await port(order, { kind: 'correct', port: result.port, form });
    },
    async renew(order: ClientOrder): Promise<void> {
      await renewAddress(storage, await find(order), service, 'claire');
    },
    /** Reminds the client of an order that is erased in a day. */
    async remind(): Promise<void> {
      const received_at = Date.now() - (legalChoices.unconfirmedOrderDays - 1) * 24 * 3_600_000;
      await storage.placeOrder(exampleOrder({ received_at, email: 'late@example.com' }), 0);
      expect(await remindToConfirm(service)).toBe(1);
    },
  };
}

/** Everything that happens to orders from the first mail to the last. */
async function liveThroughAll(
  page: Page,
  service: RunningService,
  office: ReturnType<typeof openOffice>,
): Promise<void> {
  const reason = 'erreur de saisie';
  const due = async (order: ClientOrder): Promise<number> => {
    const { one_time_cents, one_time_vat_cents } = await office.find(order);
    return one_time_cents + one_time_vat_cents;
  };
  const withNumber = await placeOrderWithNumber(page, service);
  await office.port(withNumber, { kind: 'send' }, { kind: 'refuse', refusal: 'holder' });
  await completeNumber(page, service, withNumber, 'SFR');
  await office.port(withNumber, { kind: 'send' }, { kind: 'refuse', refusal: 'rio' });
  await office.correct(withNumber);
  await acceptMandate(page, service, withNumber);
  await office.port(withNumber, { kind: 'send' }, { kind: 'port', day: '2026-11-20' }, { kind: 'undo', reason });
  await office.move(
    withNumber,
    { kind: 'payment', cents: 100 },
    { kind: 'payment', cents: (await due(withNumber)) - 100 },
    { kind: 'ship', note: 'accès envoyés par e-mail' },
    { kind: 'undo-ship', note: reason },
  );
  const hardware = await placeOrder(page, service);
  await office.move(
    hardware,
    { kind: 'payment', cents: await due(hardware) },
    { kind: 'ship', note: 'Colissimo, suivi : https://carrier.example.com/suivi/6A12345678901' },
    { kind: 'put-in-service' },
    { kind: 'undo-service', note: reason },
    { kind: 'undo-ship', note: reason },
    { kind: 'payment', cents: -(await due(hardware)), note: reason },
    { kind: 'cancel', note: reason },
    { kind: 'undo-cancel', note: reason },
  );
  const townHall = await placeOrder(page, service, { siret: '21200600100003' });
  await office.move(
    townHall,
    { kind: 'purchase-order', note: 'EJ 2026-0042' },
    { kind: 'undo-purchase-order', note: reason },
  );
  await office.renew(townHall);
  await office.move(await placeDraft(page, service), { kind: 'confirm' });
  await office.remind();
  const cancelled = await placeOrder(page, service);
  await post(page, service, `${cancelled.path}/annulation`, {});
}

test('every mail to a client fits 320, 390 and 1280 px, and says the same in plain text', async ({ page, service }) => {
  test.setTimeout(180_000);
  const storage = await openSqlite(service.databaseFile);
  await liveThroughAll(page, service, openOffice(storage));
  const mails = await storage.dueMails(Number.MAX_SAFE_INTEGER, 100);
  await storage.close();
  const toClients = mails.filter(({ kind }) => kind !== 'provider-notice');
  expect(toClients).toHaveLength(27);

  for (const { body: text, html } of toClients) {
    expect(text).toMatch(/^Bonjour,\r?\n/);
    expect(text).not.toMatch(/<\/?\w+|undefined|NaN/);
    expect(text).toContain(`\n${company.brand}`);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(html ?? '');
      expect(await scrollsSideways(page), `${text}\n${width} px`).toBe(false);
    }
    const shown = await page.locator('body').innerText();
    const words = text.replaceAll(/https?:\S+/g, '').match(/\p{Letter}{4,}/gu) ?? [];
    expect(words.filter((word) => !shown.includes(word))).toEqual([]);
  }
});
