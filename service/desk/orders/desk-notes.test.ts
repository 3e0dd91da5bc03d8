import { expect, test } from 'vitest';
import { textOf as documentText } from '#documents/read-document.fixture.ts';
import { actOn, addressOf, desk, expectPage, startDesk, textOf } from '#service/desk/desk-browser.fixture.ts';
import { confirmedOrder, storedOrder } from '#service/orders/confirmed-order.fixture.ts';

test('a note is the office’s own, and the order comes back on its day', { timeout: 120_000 }, async () => {
  const { service, browser } = await startDesk();
  const order = await confirmedOrder(service, 17, { company: 'Garage Rossi' });
  await expectPage(actOn(browser, order, 'note'), 422, 'Écrivez une note');
  await expectPage(actOn(browser, order, 'note', { note: 'x', jour: '2026-02-30' }), 422, 'value="2026-02-30"');
  const noted = await actOn(browser, order, 'note', { note: 'rappeler Mme Zélie', jour: '2026-11-23' });
  expect(noted.headers.get('location')).toBe(`${addressOf(order)}#journal`);
  const page = await textOf(browser.get(addressOf(order)));
  expect(page).toContain('Note (rappeler Mme Zélie ; à reprendre le 23 novembre 2026)');
  expect(page).toContain('confirmée · essai · à reprendre le 23 novembre 2026');
  expect(await textOf(browser.get(`${desk}/commandes?q=zelie`))).toContain('Une commande trouvée');
  expect(await textOf(service.get(`/supervision/paiement/${order.token}`))).not.toContain('Zélie');
  const evidence = await service.bytes(`/supervision/paiement/${order.token}/dossier-de-preuve.pdf`);
  expect(await documentText(new Uint8Array(evidence))).not.toContain('Zélie');
  expect(await service.mails('client-order-moved')).toEqual([]);

  expect(await textOf(browser.get(desk))).toContain('À reprendre rien n’attend');
  service.later(3 * 24 * 3_600_000);
  await browser.signIn('claire');
  expect(await textOf(browser.get(`${desk}?sorte=note`))).toMatch(
    /À reprendre : Garage Rossi · essai rappeler Mme Zélie/,
  );
  for (const jour of ['', '2026-11-22']) expect((await actOn(browser, order, 'note', { jour })).status).toBe(303);
  expect(await textOf(browser.get(`${desk}?sorte=note`))).toMatch(
    /À reprendre : Garage Rossi · essai rappeler Mme Zélie, depuis/,
  );
  expect((await actOn(browser, order, 'note', { note: 'à reprendre avec le technicien' })).status).toBe(303);
  expect(await textOf(browser.get(`${desk}?sorte=note`))).toContain('à reprendre avec le technicien');
  expect((await actOn(browser, order, 'note', { jour: '' })).status).toBe(303);
  expect((await storedOrder(service, order)).come_back_on).toBeNull();
  expect(await textOf(browser.get(desk))).toContain('À reprendre rien n’attend');
});
