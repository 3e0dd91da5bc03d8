import { expect, test } from 'vitest';
import { addressOf, desk, startDesk, textOf } from '#service/desk/desk-browser.fixture.ts';
import { confirmedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';

test('the home has one row for all mails that fail, in French, and none for those that a limit holds back', async () => {
  const { service, browser } = await startDesk();
  const orders = [await confirmedOrder(service, 17), await confirmedOrder(service, 18)] as const;
  const fail = async ({ reference }: OrderRow, code: string) => {
    for (const { id } of await service.storage.listMails(reference)) await service.storage.postponeMail(id, 2e12, code);
  };
  for (const order of orders) await fail(order, 'hourly limit of all mails');
  const held = await textOf(browser.get(desk));
  expect(held).toContain('E-mail en échec rien n’attend');
  expect(held).toContain('4 messages demandés par des visiteurs partent un peu plus tard : 200 par heure au plus');
  const page = await textOf(browser.get(addressOf(orders[0])));
  expect(page).toContain('Retenu jusqu’au 18 mai 2033, 05:33 (200 messages par heure au plus');
  for (const order of orders) await fail(order, 'ECONNECTION');
  const failed = await textOf(browser.get(desk));
  expect(failed).toContain('E-mail en échec 1 attend');
  expect(failed).toContain('4 messages ne partent pas, depuis aujourd’hui');
  expect(failed).toContain('ne part pas : le serveur d’envoi ne répond pas (ECONNECTION)');
  expect(held + failed).not.toMatch(/limit of/);
});

test('a mail of a draft that fails leads to the draft', async () => {
  const { service, browser } = await startDesk();
  const { reference } = await service.orderAt(await service.place(randomOrder(seededRandom(17), 17)));
  const mail = exampleMail({ order_reference: reference, kind: 'order-link' });
  await service.storage.writeMailOnce(mail);
  await service.storage.giveUpMail(mail.id, service.now.getTime(), 'EENVELOPE 550');
  const [address = ''] = new RegExp(`${desk}/[a-z]+/${reference}`).exec(await browser.page(desk)) ?? [];
  expect((await browser.get(address)).status).toBe(200);
});
