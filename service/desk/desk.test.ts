import { expect, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { taskKinds, taskNames } from '#service/desk/home/gather-home.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { confirmedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { newTermination } from '#service/requests/new-request.ts';
import { exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { addressOf, desk, startDesk, textOf } from './desk-browser.fixture.ts';

openDeskBeforeEach();

const day = 24 * 3_600_000;

test('the home warns while clients would pay into an account that isn’t the provider’s', async () => {
  const warning = 'les coordonnées bancaires montrées aux clients sont provisoires';
  const own = { holder: 'Neolis SAS', iban: 'FR76 3000 4000 0312 3456 7890 143', bic: 'BNPAFRPP' };
  const provisional = { ...own, iban: { placeholder: own.iban } };
  for (const [bank, isWarned] of [
    [provisional, true],
    [own, false],
  ] as const) {
    const opened = await startDesk({ company: { ...company, bank } });
    const text = await textOf(opened.browser.get(desk));
    expect(text.includes(warning)).toBe(isWarned);
  }
});

test('the home lists what waits for somebody, the oldest first, and no draft', async () => {
  const first = await confirmedOrder(service, 17, { company: 'La première' });
  service.later(day);
  const second = await confirmedOrder(service, 18, { company: 'La deuxième' });
  await service.place(randomOrder(seededRandom(19), 19));
  service.later(day);
  const mail = exampleMail({
    order_reference: second.reference,
    subject: 'Bonjour',
    created_at: service.now.getTime(),
  });
  await service.storage.writeMailOnce(mail);
  await service.storage.claimMail(mail, 2e13, 2e13);
  await service.storage.giveUpMail(mail.id, service.now.getTime(), 'EENVELOPE 550');
  await changeOrder(service, first, { kind: 'payment', cents: dueOf(first) });
  service.later(day);
  await browser.signIn('claire');
  const text = await textOf(browser.get(desk));
  expect(text).toContain('3 choses attendent');
  const waiting: readonly string[] = ['payment', 'preparation', 'mail'];
  const board = taskKinds.map((kind) => `${taskNames[kind]} ${waiting.includes(kind) ? '1 attend' : 'rien n’attend'}`);
  expect(text).toContain(board.join(' '));
  const order = [...text.matchAll(/(Paiement ou bon de commande|À préparer|E-mail en échec) : (La \S+)/g)].map(
    (match) => match[0],
  );
  expect(order).toHaveLength(3);
  expect(order).toContain('À préparer : La première');
  expect(text).toContain('« Bonjour » ne part pas : l’adresse ou le message est refusé, depuis hier');
  expect(text).toContain('Une commande n’a pas été confirmée par son client');
});

test('the home says in one line that webhooks don’t arrive, however many, sends them again, lists none as a mail', async () => {
  const [first, second] = [await confirmedOrder(service, 17), await confirmedOrder(service, 18)];
  const about = { kind: 'webhook', subject: 'order.ready', created_at: service.now.getTime() };
  const webhooks = [first, second].map(({ reference }) => exampleMail({ ...about, order_reference: reference }));
  for (const webhook of webhooks) await service.storage.writeMailOnce(webhook);
  expect(await textOf(browser.get(desk))).not.toContain('WEBHOOK_URL');
  for (const { id } of webhooks) await service.storage.postponeMail(id, service.now.getTime() + 1, 'HTTP 500');
  const text = await textOf(browser.get(desk));
  expect(text).toContain(
    'Attention : 2 changements de commandes n’arrivent pas à l’adresse de WEBHOOK_URL, depuis aujourd’hui (HTTP 500).',
  );
  expect(text).toContain('E-mail en échec rien n’attend');
  expect(await textOf(browser.get(addressOf(first)))).not.toContain('order.ready');
  expect(text).toContain(`${first.reference} à préparer, depuis aujourd’hui (HTTP 500), nouvel essai prévu`);
  const retry = async (message: string, jeton?: string): Promise<number> => {
    const fields = { jeton: jeton ?? (await browser.token()), message };
    return (await browser.post(`${desk}/renvoi`, fields)).status;
  };
  const waiting = async () =>
    (await service.storage.dueMails(service.now.getTime(), 10, 'webhook')).map(({ id }) => id);
  expect(await waiting()).toEqual([]);
  expect(await retry('tous', 'forged')).toBe(403);
  expect(await retry('tous')).toBe(303);
  expect(await waiting()).toHaveLength(2);
  expect(await textOf(browser.get(desk))).not.toContain('WEBHOOK_URL');
  expect(service.log.filter((line) => line.includes('desk-message-retried'))).toHaveLength(2);
});

test('the home says of too many webhooks that they are a part, and lists a hundred', async () => {
  vi.spyOn(service.storage, 'listFailedMails').mockImplementation(async (limit, channel) =>
    Array.from({ length: channel === 'webhook' ? limit : 0 }, () =>
      exampleMail({ created_at: service.now.getTime(), last_error: 'HTTP 500' }),
    ),
  );
  const html = await browser.page(desk);
  expect(html).toMatch(
    /au moins 2\s000 changements de commandes n’arrivent pas à l’adresse de WEBHOOK_URL, depuis aujourd’hui ou avant/,
  );
  expect(html.match(/<li><a href="[^"]*\/commandes\//g)).toHaveLength(100);
  expect(html).toMatch(/Et 1\s900 de plus/);
});

test('the home sends the summary of a week again, which belongs to no order', async () => {
  const summary = exampleMail({ kind: 'provider-notice', order_reference: '', subject: 'La semaine' });
  const other = exampleMail({ kind: 'provider-notice', order_reference: 'NEO-22222222' });
  for (const mail of [summary, other]) {
    await service.storage.writeMailOnce(mail);
    await service.storage.giveUpMail(mail.id, service.now.getTime(), 'EENVELOPE 550');
  }
  const text = await textOf(browser.get(desk));
  expect(text).toContain('« La semaine » ne part pas : l’adresse ou le message est refusé');
  for (const message of [other.id, summary.id])
    await browser.post(`${desk}/renvoi`, { jeton: await browser.token(), message });
  expect((await service.storage.dueMails(2e13, 10)).map(({ id }) => id)).toEqual([summary.id]);
  expect(await textOf(browser.get(desk))).not.toContain('La semaine');
});

test('the home says that no mail leaves: after a restore, or without a mail server', async () => {
  expect(await textOf(browser.get(desk))).not.toContain('e-mails sont en pause');
  await service.storage.setOutboxPaused(true);
  expect(await textOf(browser.get(desk))).toContain('les e-mails sont en pause depuis qu’une sauvegarde a été');
  expect((await browser.post(`${desk}/reprise`, { jeton: await browser.token() })).status).toBe(303);
  expect(await service.storage.isOutboxPaused()).toBe(false);
  for (const smtpUrl of [undefined, 'smtp://mail.example.com']) {
    const opened = await startDesk({ config: { ...service.config, smtpUrl } });
    const text = await textOf(opened.browser.get(desk));
    expect(text.includes('aucun e-mail ne part, car le réglage SMTP_URL manque')).toBe(smtpUrl === undefined);
  }
});

test('the report is of today, with its period', async () => {
  await confirmedOrder(service, 17);
  const text = await textOf(browser.get(`${desk}/rapport?du=2026-11-01&au=2026-11-20`));
  expect(text).toContain('Du 1er novembre 2026 au 20 novembre 2026');
  expect(text).toContain('commandes d’essai : 1');
  expect(await textOf(browser.get(`${desk}/rapport?du=2026-11-30&au=2026-11-01`))).toContain('ne font pas une période');
  expect(await textOf(browser.get(`${desk}/rapport`))).toContain('Du 22 octobre 2026 au 20 novembre 2026');
  const file = await browser.get(`${desk}/rapport.csv?du=2026-11-01&au=2026-11-20`);
  expect((await file.text()).split('\r\n')).toHaveLength(22);
  expect((await browser.get(`${desk}/rapport.csv?du=tout`)).status).toBe(404);
});

test('the home has one row for all mails that fail, in French, and none for those that a limit holds back', async () => {
  const orders = [await confirmedOrder(service, 17), await confirmedOrder(service, 18)] as const;
  const fail = async ({ reference }: OrderRow, code: string) => {
    for (const { id } of await service.storage.listMails(reference)) await service.storage.postponeMail(id, 2e12, code);
  };
  for (const order of orders) await fail(order, 'hourly limit of all mails');
  const held = await textOf(browser.get(desk));
  expect(held).toContain('E-mail en échec rien n’attend');
  expect(held).toContain('4 messages demandés par des visiteurs partent un peu plus tard : 600 par heure au plus');
  const page = await textOf(browser.get(addressOf(orders[0])));
  expect(page).toContain('Retenu jusqu’au 18 mai 2033, 05:33 (600 messages par heure au plus');
  for (const order of orders) await fail(order, 'ECONNECTION');
  const failed = await textOf(browser.get(desk));
  expect(failed).toContain('E-mail en échec 1 attend');
  expect(failed).toContain('4 messages ne partent pas, depuis aujourd’hui');
  expect(failed).toContain('ne part pas : le serveur d’envoi ne répond pas');
  expect(held + failed).not.toMatch(/limit of/);
});

test('a mail of a draft or of a request that fails leads there, names its client, and says if it is a trial', async () => {
  const { reference } = await service.orderAt(await service.place(randomOrder(seededRandom(17), 17)));
  const fail = async (order_reference: string, kind: string) => {
    const mail = exampleMail({ order_reference, kind });
    await service.storage.writeMailOnce(mail);
    await service.storage.giveUpMail(mail.id, service.now.getTime(), 'EENVELOPE 550');
    return mail.id;
  };
  const id = await fail(reference, 'order-link');
  expect(await textOf(browser.get(desk))).toMatch(/E-mail en échec : client17@example\.com · essai «/);
  const [address = ''] = new RegExp(`${desk}/[a-z]+/${reference}`).exec(await browser.page(desk)) ?? [];
  expect((await browser.get(address)).status).toBe(200);
  await service.storage.markMailSent(id, service.now.getTime());
  const asked = { name: 'Les Amis du Four', email: 'four@example.com', contract: '', day: '' };
  const request = newTermination(asked, service.now);
  await service.storage.addRequest(request, []);
  await fail(request.reference, 'client-request');
  expect(await textOf(browser.get(desk))).toMatch(/E-mail en échec : Les Amis du Four · essai «/);
  expect(await browser.page(`${desk}?sorte=mail`)).toContain(`href="${desk}/demandes/${request.reference}"`);
});
