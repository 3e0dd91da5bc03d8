import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newPassword } from '#service/desk/sign-in/passwords.ts';
import {
  completion,
  type OrderPayload,
  orderWith,
  randomOrder,
  rioOf,
  seededRandom,
  typedNumber,
} from '#service/payloads.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { post, postOrder } from '#tests/e2e/order/payment-steps.ts';
import type { RunningService } from '#tests/shared/released-service.ts';

export const desk = '/supervision/bureau';
const password = 'girafe cornichon tabouret';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
/** The cookies of somebody who has signed in at the desk of a service. */
const signedIn = new WeakMap<RunningService, Cookies>();

/** Lets somebody open the desk of a running service, who may be there already. */
async function addSomebody({ databaseFile }: RunningService): Promise<void> {
  const storage = await openSqlite(databaseFile);
  await storage.addDeskPerson({ name: 'claire', ...(await newPassword(password)), added_at: 0 });
  await storage.close();
}

/** Opens a page of the desk, in the one session that all tests share. */
export async function openDesk(page: Page, service: RunningService, address = desk): Promise<void> {
  const cookies = signedIn.get(service);
  if (cookies === undefined) {
    await signIn(page, service, address);
    signedIn.set(service, await page.context().cookies());
    return;
  }
  await page.context().addCookies(cookies);
  await page.goto(address);
  await expect(page.getByRole('navigation', { name: 'Bureau' })).toBeVisible();
}

/** Opens a page of the desk in a session of its own, by the keyboard alone, through the sign-in page. */
export async function signIn(page: Page, service: RunningService, address = desk): Promise<void> {
  await addSomebody(service);
  await page.goto(address);
  await page.getByLabel('Votre prénom').focus();
  await page.keyboard.type('claire');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Bureau' })).toBeVisible();
}

/** An order as its client has it: a name of the company that no other order has, and the address of its page. */
export interface ClientOrder {
  readonly company: string;
  readonly path: string;
}

/** Posts an order and completes it, as a client; example.com would make it a trial. */
export async function place(
  page: Page,
  service: RunningService,
  order: OrderPayload,
  changes: Readonly<Record<string, string>> = {},
): Promise<ClientOrder> {
  const company = `Cabinet ${crypto.randomUUID().slice(0, 8)}`;
  order.client.email = `${company.replace(' ', '.')}@example.org`;
  const path = await postOrder(page, service, order);
  await post(page, service, path, completion(order, { company, phone: '04 95 26 20 09', ...changes }));
  return { company, path };
}

/** Posts and completes any order. */
export const placeOrder = (
  page: Page,
  service: RunningService,
  changes?: Readonly<Record<string, string>>,
): Promise<ClientOrder> => place(page, service, randomOrder(seededRandom(17), 17), changes);

/** Posts and completes an order with one number to keep, completed and with its mandate. */
export async function placeOrderWithNumber(page: Page, service: RunningService): Promise<ClientOrder> {
  const order = await place(page, service, orderWith({ portability: 1 }, 1));
  await saveNumber(page, service, order, 1, '0465710001');
  await acceptMandate(page, service, order);
  return order;
}

/** Completes a number of an order, as its client. */
export async function saveNumber(
  page: Page,
  service: RunningService,
  { path }: Pick<ClientOrder, 'path'>,
  place: number,
  number: string,
): Promise<void> {
  await post(page, service, `${path}/numeros/${place}`, typedNumber(place, { number, rio: rioOf(number) }));
}

/** Accepts the mandate for the numbers of an order, as its client. */
export async function acceptMandate(
  page: Page,
  service: RunningService,
  { path }: Pick<ClientOrder, 'path'>,
): Promise<void> {
  const form = await page.request.get(`${service.address}${path}?formulaire=mandat`);
  const version = /name="version" value="(\d+)"/.exec(await form.text())?.[1] ?? '';
  await post(page, service, `${path}/mandat`, { acceptMandate: 'on', version });
}

/** Marks every mail as sent: the service of the tests sends none. */
export async function markMailsSent({ databaseFile }: RunningService): Promise<void> {
  const storage = await openSqlite(databaseFile);
  const due = () => storage.dueMails(Number.MAX_SAFE_INTEGER, 1000);
  for (let mails = await due(); mails.length > 0; mails = await due())
    for (const { id } of mails) await storage.markMailSent(id, Date.now());
  await storage.close();
}
