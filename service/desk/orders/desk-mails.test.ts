import { expect, test } from 'vitest';
import { addressOf, desk, startDesk, textOf } from '#service/desk/desk-browser.fixture.ts';
import { confirmedOrder } from '#service/orders/confirmed-order.fixture.ts';
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
