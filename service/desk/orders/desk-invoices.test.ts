import { expect, test } from 'vitest';
import { actOn, addressOf, desk, textOf } from '#service/desk/desk-browser.fixture.ts';
import { gatherHome } from '#service/desk/home/gather-home.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { storedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { realOrder, receiptsOf } from './receipts.fixture.ts';

openDeskBeforeEach();

test('a public body in service is invoiced, pays in parts within thirty days of the invoice’s day, and is on the home until then', async () => {
  const order = await realOrder(17, { siret: '21200600100003' });
  await actOn(browser, order, 'bon-de-commande', { note: 'EJ 2026-0042 ', codeService: '210' });
  expect(await browser.page(addressOf(order))).toContain('EJ 2026-0042, code service 210');
  await actOn(browser, order, 'expedition', { note: 'Colissimo 6A1' });
  await actOn(browser, order, 'mise-en-service');
  const correction = `${addressOf(order)}/bon-de-commande-corrige`;
  expect(await browser.page(addressOf(order))).toContain(correction);
  expect((await browser.fill(correction)).status).toBe(422);
  expect((await browser.fill(correction, { number: ' ' })).status).toBe(422);
  expect((await browser.fill(correction, { number: 'EJ 2026-0043', serviceCode: '211' })).status).toBe(303);
  expect(await storedOrder(service, order)).toMatchObject({ state: 'in-service' });
  expect(await service.storage.listPurchaseOrders([order.reference])).toEqual(
    new Map([[order.reference, 'EJ 2026-0043, code service 211']]),
  );
  expect(await textOf(browser.get(`${desk}/commandes?q=2026-0043`))).toContain(order.reference);
  expect(await textOf(service.get(`/supervision/paiement/${order.token}`))).toContain('EJ 2026-0043');
  expect(await textOf(browser.get(desk))).toMatch(/facture de 8 505,60 € TTC à déposer/);
  const page = await textOf(browser.get(addressOf(order)));
  expect(page).toMatch(/Que faire Noter la facture/);
  const facts = 'SIRET 212 006 001 00003 Bon de commande EJ 2026-0043, code service 211';
  expect(page).toContain(facts);
  expect(await textOf(browser.get(`${addressOf(order)}/facture`))).toContain(facts);
  expect((await actOn(browser, order, 'facture', { jour: '2026-11-19' })).status).toBe(422);
  expect((await actOn(browser, order, 'facture', { jour: '2026-11-20' })).status).toBe(303);
  const due = 'à payer au plus tard le 20 décembre 2026';
  expect(await textOf(browser.get(desk))).toContain(`8 505,60 € TTC ${due}`);
  expect(await textOf(browser.get(addressOf(order)))).toContain(
    `Facture du 20 novembre 2026, ${due} : 8 505,60 € TTC.`,
  );
  const later = await gatherHome(service.storage, service.now.getTime() + 31 * 24 * 3_600_000);
  expect(later.tasks).toMatchObject([{ detail: expect.stringMatching(/, en retard$/), since: Date.UTC(2026, 11, 20) }]);
  const clientPage = () => textOf(service.get(`/supervision/paiement/${order.token}`));
  expect(await clientPage()).toMatch(
    /Ce que vous avez à faire .*Payer la facture : 8 505,60 € TTC au plus tard le 20 décembre 2026 à faire.*Vos paiements/,
  );
  const mails = await service.storage.listMails(order.reference);
  const invoice = mails.find(({ subject }) => subject.startsWith('Votre facture'));
  expect(invoice?.body.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
    `8 505,60 € TTC, facture du 20 novembre 2026, ${due}`,
  );
  // Noted on this order instead of another.
  await actOn(browser, order, 'facture-retiree', { note: 'autre mairie' });
  expect(await storedOrder(service, order)).toMatchObject({ state: 'in-service', invoiced_on: null });
  expect(await textOf(browser.get(desk))).toMatch(/facture de 8 505,60 € TTC à déposer/);
  expect(await clientPage()).not.toContain('Payer la facture');
  const undone = (await service.storage.listMails(order.reference)).find(({ subject }) => subject.includes('erreur'));
  expect(undone?.body.replaceAll(/\s+/g, ' ')).toContain('Ne payez rien pour l’instant');
  expect(undone?.body).not.toContain('autre mairie');
  await actOn(browser, order, 'facture', { jour: '2026-11-20' });
  await actOn(browser, order, 'paiement', { montant: '5 000' }, { isConfirmed: true });
  expect(await textOf(browser.get(desk))).toContain(`3 505,60 € TTC ${due}`);
  expect(await clientPage()).toContain('Payer la facture : 3 505,60 € TTC au plus tard le 20 décembre 2026 à faire');
  expect(await storedOrder(service, order)).toMatchObject({ state: 'in-service', paid_at: null });
  service.later(1);
  await actOn(browser, order, 'paiement');
  expect(await storedOrder(service, order)).toMatchObject({ state: 'in-service', received_cents: dueOf(order) });
  expect((await storedOrder(service, order)).paid_at).toBe(service.now.getTime());
  expect(await textOf(browser.get(desk))).toContain('Rien n’attend');
  expect(await clientPage()).not.toContain('Payer la facture');
  expect(await clientPage()).toContain('Facture du 20 novembre 2026 : 8 505,60 € TTC, payée.');
  expect(await receiptsOf('mois=courant')).toHaveLength(2);
  const paid = (await service.storage.listMails(order.reference)).filter(({ subject }) => subject.includes('paiement'));
  expect(paid.map(({ subject }) => subject.replace(` (${order.reference})`, ''))).toEqual([
    'Où en est votre paiement',
    'Votre paiement est complet',
  ]);
  expect(paid.map(({ body }) => body.includes('Il reste'))).toEqual([true, false]);
  for (const { body } of paid) expect(body).not.toMatch(/IBAN|préparons/);
  // It pays twice.
  await actOn(browser, order, 'paiement', { montant: '10' }, { isConfirmed: true });
  expect(await textOf(browser.get(desk))).toContain('10,00 € à rendre');
  expect(await clientPage()).toContain('nous vous rendons 10,00 €.');
  const much = await gatherHome(service.storage, service.now.getTime() + 31 * 24 * 3_600_000);
  expect(much.tasks.map(({ detail }) => detail)).toEqual([expect.stringMatching(/à rendre$/)]);
  await actOn(browser, order, 'remboursement', { note: 'payé deux fois' });
  expect(await textOf(browser.get(desk))).toContain('Rien n’attend');
});

test('a public body that pays before its invoice is noted is still to be invoiced, and isn’t asked to pay again', async () => {
  const order = await realOrder(17, { siret: '21200600100003' });
  const lastMail = async () => (await service.storage.listMails(order.reference)).at(-1)?.body.replaceAll(/\s+/g, ' ');
  await actOn(browser, order, 'bon-de-commande', { note: 'EJ 2026-0042' });
  await actOn(browser, order, 'expedition', { note: 'Colissimo 6A1' });
  service.later(1);
  await actOn(browser, order, 'paiement', { montant: '5 000' }, { isConfirmed: true });
  expect(await lastMail()).toContain('Il reste 3 505,60 € à payer. Attendez pour cela la facture, sur Chorus Pro.');
  await actOn(browser, order, 'mise-en-service');
  const toDo = 'facture de 8 505,60 € TTC à déposer';
  expect(await textOf(browser.get(desk))).toContain(toDo);
  await actOn(browser, order, 'paiement');
  expect(await textOf(browser.get(desk))).toContain(toDo);
  service.later(1);
  await actOn(browser, order, 'facture', { jour: '2026-11-20' });
  expect(await lastMail()).toContain('8 505,60 € TTC, facture du 20 novembre 2026, déjà payée.');
  expect(await textOf(browser.get(desk))).toContain('Rien n’attend');
  service.later(1);
  await actOn(browser, order, 'facture-retiree', { note: 'autre mairie' });
  expect(await lastMail()).toMatch(/par erreur que la facture .* Nous vous écrivons dès qu’elle y est\./);
  expect(await textOf(browser.get(desk))).toContain(toDo);
  await actOn(browser, order, 'remboursement', { montant: '505,60', note: 'erreur' }, { isConfirmed: true });
  service.later(1);
  await actOn(browser, order, 'facture', { jour: '2026-11-20' });
  expect(await lastMail()).toMatch(/à payer au plus tard le 20 décembre 2026\. .*Il reste 505,60 € à payer\./);
});
