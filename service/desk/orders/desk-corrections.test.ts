import { expect, test, vi } from 'vitest';
import { textOf as documentText } from '#documents/read-document.fixture.ts';
import { providerEntry } from '#domain/order/life/order-journal.ts';
import { actOn, addressOf, desk, expectPage, textOf } from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { confirmedOrder, storedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { changeOrder } from '#service/orders/life/change-order.ts';
import { documentAttacher } from '#service/orders/mails/attach-documents.ts';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { mailing } from '#service/test-service.fixture.ts';

openDeskBeforeEach(mailing);

const address = (order: OrderRow): string => `${addressOf(order)}/correction`;

test('asks about an e-mail to which nothing may arrive, once', async () => {
  const order = await confirmedOrder(service, 17, { email: 'claire@example.com' });
  const changes = { email: 'claire@gmial.com', note: 'lue au téléphone' };
  const asked = await textOf(browser.fill(address(order), changes));
  const question = 'gmial.com\u00a0: vouliez-vous dire gmail.com\u202f?';
  expect(asked).toContain(question.replaceAll(/\s/g, ' '));
  expect((await storedOrder(service, order)).email).toBe('claire@example.com');
  await browser.fill(address(order), { ...changes, confirme: question });
  expect((await storedOrder(service, order)).email).toBe('claire@gmial.com');
});

test('corrects the e-mail: the former links close, what waited leaves to the new mailbox', async () => {
  const order = await confirmedOrder(service, 17, { email: 'claire@example.com' });
  const { reference, token } = order;
  const [acknowledgement] = await service.mails('client-confirmation');
  await service.storage.giveUpMail(acknowledgement?.id ?? '', service.now.getTime(), 'EENVELOPE 550');
  const refused = await textOf(browser.get(addressOf(order)));
  expect(refused).toMatch(/n’arrive pas à claire@example\.com : l’adresse ou le message est refusé/);
  expect(await browser.page(addressOf(order))).toMatch(/\/correction#email"[^>]*>Corriger l’adresse e-mail<\/a>/);

  const changes = { email: 'claire@juste.fr', note: 'lue au téléphone' };
  const preview = await textOf(browser.fill(address(order), { ...changes, apercu: 'oui' }));
  expect(preview).toContain('À claire@juste.fr, avec un lien vers sa page.');
  expect((await storedOrder(service, order)).email).toBe('claire@example.com');
  const silent = { name: 'Zoé Ottavi', note: 'au téléphone', apercu: 'oui' };
  expect(await textOf(browser.fill(address(order), silent))).toContain(
    'Le message au client Aucun message ne part au client.',
  );
  expect((await browser.fill(address(order), changes)).headers.get('location')).toBe(`${addressOf(order)}#client`);

  expect(await storedOrder(service, order)).toMatchObject({ email: 'claire@juste.fr', is_test: 0, name: order.name });
  expect((await service.get(`/supervision/paiement/${token}`)).status).toBe(404);
  const [entry] = (await service.storage.listOrderEvents(reference)).slice(-1);
  expect(entry).toMatchObject({ kind: 'correct', person: 'claire', note: 'e-mail\u202f; lue au téléphone' });
  const toClient = (await service.mails()).filter(({ kind }) => kind !== 'provider-notice');
  expect(toClient.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
    ['client-confirmation.desk', 'claire@juste.fr'],
    ['order-link.desk', 'claire@juste.fr'],
  ]);
  const [, sent = ''] = /\/paiement\/([\w-]{43})/.exec(toClient[0]?.body ?? '') ?? [];
  expect(await service.storage.findOrderByToken(sent)).toMatchObject({ reference });
  expect(await textOf(browser.get(addressOf(order)))).not.toContain('n’arrive pas à');
});

test('makes a corrected confirmation if asked, beside the first one', { timeout: 120_000 }, async () => {
  const order = await confirmedOrder(service, 17, { company: 'Garage Rosi' });
  const path = `/supervision/paiement/${order.token}`;
  const first = await service.bytes(`${path}/confirmation.pdf`);
  expect((await service.get(`${path}/confirmation-corrigee.pdf`)).status).toBe(404);
  const changes = { company: 'Garage Rossi', site1: '9 rue Fesch', note: 'mal tapé', confirmation: 'on' };
  expect((await browser.fill(address(order), changes)).status).toBe(303);
  expect(await service.bytes(`${path}/confirmation.pdf`)).toEqual(first);
  const corrected = await service.bytes(`${path}/confirmation-corrigee.pdf`);
  const text = await documentText(new Uint8Array(corrected));
  for (const part of ['Garage Rossi', '9 rue Fesch, 20000 Ajaccio', 'cette confirmation remplace la précédente'])
    expect(text).toContain(part);
  const page = await textOf(service.get(path));
  expect(page).toContain('Confirmation corrigée (PDF)');
  expect(await service.page(path)).toMatch(/confirmation-corrigee\.pdf"[^>]*>Télécharger la confirmation/);
  const [mail] = await service.mails('client-correction');
  expect(mail?.body).toContain('nom de l’entreprise ou de l’organisme, adresses. Le reste ne change pas.');
  const attach = documentAttacher({ ...service, documents: { keep: async () => [] } as never });
  const [attachment] = (mail && (await attach(mail))) ?? [];
  expect(attachment?.filename).toBe(`commande-${order.reference}-corrigee.pdf`);
  expect(Buffer.from((await attachment?.content()) ?? [])).toEqual(corrected);
  const atDesk = `${addressOf(order)}/documents/confirmation-corrigee.pdf`;
  expect(await browser.page(addressOf(order))).toContain(atDesk);
  expect(Buffer.from(await (await browser.get(atDesk)).arrayBuffer())).toEqual(corrected);
  // Cancelled, it binds nobody: only the « dossier de preuve » still holds it.
  await actOn(browser, order, 'annulation', { note: 'essai' });
  for (const shown of [await browser.page(addressOf(order)), await service.page(path)])
    expect(shown).toMatch(/^(?!.*confirmation-corrigee).*dossier-de-preuve\.pdf/s);
  const gone = [browser.get(atDesk), service.get(`${path}/confirmation-corrigee.pdf`)];
  expect((await Promise.all(gone)).map(({ status }) => status)).toEqual([404, 404]);
});

test('a corrected confirmation leaves instead of the first one, which never arrived', {
  timeout: 120_000,
}, async () => {
  const order = await confirmedOrder(service, 17, { email: 'claire@example.com' });
  const [acknowledgement] = await service.mails('client-confirmation');
  await service.storage.giveUpMail(acknowledgement?.id ?? '', service.now.getTime(), 'EENVELOPE 550');
  const changes = { email: 'claire@juste.fr', note: 'lue au téléphone', confirmation: 'on' };
  expect((await browser.fill(address(order), changes)).status).toBe(303);
  const toClient = (await service.mails()).filter(({ kind }) => kind !== 'provider-notice');
  expect(toClient).toMatchObject([{ kind: 'client-correction', recipient: 'claire@juste.fr' }]);
  expect(toClient[0]?.body).toMatch(/corrigé votre commande.*Pour payer par virement.*IBAN.*La suite\n {2}1\. /s);
});

test('a corrected confirmation has the purchase order as it is now', { timeout: 120_000 }, async () => {
  const client = { siret: '21200600100003', clientKind: 'public', number: 'EJ 42' } as const;
  const order = await confirmedOrder(service, 17, client);
  const known = await service.storage.listPurchaseOrders([order.reference]);
  expect(known).toEqual(new Map([[order.reference, 'EJ 42']]));
  await browser.fill(`${addressOf(order)}/bon-de-commande-corrige`, { number: 'EJ 43' });
  expect(
    (await browser.fill(address(order), { name: 'Zoé Ottavi', note: 'mal tapé', confirmation: 'on' })).status,
  ).toBe(303);
  const path = `/supervision/paiement/${order.token}`;
  const text = async (name: string) => await documentText(new Uint8Array(await service.bytes(`${path}/${name}.pdf`)));
  expect(await text('confirmation')).toContain('EJ 42');
  expect(await text('confirmation-corrigee')).toMatch(/^(?!.*EJ 42).*EJ 43/s);
});

test('a correction leaves the confirmation of a cancelled order as it was', { timeout: 120_000 }, async () => {
  const order = await confirmedOrder(service, 17, { company: 'Garage Rosi' });
  await actOn(browser, order, 'annulation', { note: 'essai' });
  expect((await browser.fill(address(order), { company: 'Garage Rossi', note: 'mal tapé' })).status).toBe(303);
  expect(await service.storage.listDocuments(order.reference)).toHaveLength(3);
});

test('an order is paid as its corrected SIRET or the desk’s own choice says, unless money or a purchase order came', {
  timeout: 120_000,
}, async () => {
  const [firm, townHall] = ['73282932000074', '21200600100003'];
  const order = await confirmedOrder(service, 17, { siret: firm });
  const clientPage = () => textOf(service.get(`/supervision/paiement/${order.token}`));
  expect(await clientPage()).toContain('IBAN');
  const changes = { siret: townHall, note: 'une mairie', confirmation: 'on' };
  expect((await browser.fill(address(order), changes)).status).toBe(303);
  const names = 'SIRET, entreprise ou organisme public';
  const [entry] = (await service.storage.listOrderEvents(order.reference)).slice(-1);
  expect(entry?.note).toBe(`${names}\u202f; une mairie`);
  const [mail] = await service.mails('client-correction');
  expect(mail?.body).toMatch(new RegExp(`: ${names}\\. .*bon de commande`, 's'));
  for (const text of [await clientPage(), mail?.body]) expect(text).not.toContain('IBAN');
  expect((await actOn(browser, order, 'bon-de-commande', { note: 'EJ 42' })).status).toBe(303);
  const asFirm = { clientKind: 'firm', note: 'une association' };
  const refused = (advice: string) =>
    expectPage(browser.fill(address(order), asFirm), 422, `elle se paie autrement : ${advice}.`);
  await refused('d’abord, retirez le bon de commande');
  await actOn(browser, order, 'annulation', { note: 'essai' });
  await refused('ce n’est pas possible tant qu’elle est annulée');
  await actOn(browser, order, 'paiement', { montant: '100' }, { isConfirmed: true });
  await actOn(browser, order, 'retablissement', { note: 'essai' });
  await refused('d’abord, rendez l’argent reçu et retirez le bon de commande');
  await actOn(browser, order, 'bon-de-commande-retire', { note: 'essai' });
  await refused('d’abord, rendez l’argent reçu');
  expect((await browser.fill(address(order), { siret: firm, note: 'mal tapé' })).status).toBe(303);
  expect(await storedOrder(service, order)).toMatchObject({ siret: firm, public_body: 1 });

  const mistaken = await confirmedOrder(service, 19, { siret: firm, clientKind: 'public' });
  expect(await browser.page(address(mistaken))).toMatch(/La commande est pour.*id="clientKind-public"[^>]*checked/s);
  expect((await browser.fill(address(mistaken), { ...asFirm, phone: '04 95 26 20 09' })).status).toBe(303);
  expect(await storedOrder(service, mistaken)).toMatchObject({ public_body: 0, phone: '04 95 26 20 09' });
  expect((await browser.fill(address(mistaken), { clientKind: 'public', note: 'si' })).status).toBe(303);
  expect(await storedOrder(service, mistaken)).toMatchObject({ public_body: 1, siret: firm });
});

test.each([0, null])(
  'a SIRET alone is corrected of an order in service that says for whom it is: %s',
  async (public_body) => {
    const confirmed = await confirmedOrder(service, 17);
    const entry = providerEntry('correct', service.now.getTime(), { note: 'avant', person: 'claire' });
    const before = { columns: { public_body }, entry, mails: [], replacements: [], closesAddresses: false };
    await service.storage.correctOrder(confirmed, before);
    await actOn(browser, confirmed, 'paiement');
    await actOn(browser, confirmed, 'expedition', { note: 'Colissimo 6A1' });
    await actOn(browser, confirmed, 'mise-en-service');
    const siret = '21200600100003';
    expect(await browser.page(address(confirmed))).toMatch(/id="clientKind-firm"[^>]*checked/);
    const changes = { siret, note: 'mal tapé', ...(public_body === null && { clientKind: '' }) };
    expect((await browser.fill(address(confirmed), changes)).status).toBe(303);
    expect(await storedOrder(service, confirmed)).toMatchObject({ state: 'in-service', siret, public_body: 0 });
    const events = await service.storage.listOrderEvents(confirmed.reference);
    expect(events.at(-1)?.note).toBe('SIRET\u202f; mal tapé');
  },
);

test('corrects nothing while the first documents can’t be kept', async () => {
  const order = await confirmedOrder(service, 17);
  const before = await storedOrder(service, order);
  vi.spyOn(service.storage, 'keepDocuments').mockRejectedValue(new Error('disk full'));
  const corrected = browser.fill(address(order), { email: 'claire@juste.fr', note: 'lue au téléphone' });
  await expectPage(corrected, 422, 'documents d’origine ne sont pas encore faits');
  expect(await storedOrder(service, order)).toEqual(before);
  expect(service.log.join('\n')).toContain('documents-failed');
});

test('refuses what the payment page would, only where it changes, and keeps what was typed', async () => {
  const order = await confirmedOrder(service, 17);
  await expectPage(browser.fill(address(order), { siret: '123', note: 'x' }), 422, /value="123".*Vérifiez ce SIRET/s);
  await expectPage(browser.fill(address(order), { note: 'rien' }), 422, 'corrigez au moins un champ');
  const nowhere = browser.fill(address(order), { sameForEmergency: '', emergency1: '', note: 'x' });
  await expectPage(nowhere, 422, 'Indiquez l’adresse où');
  const draft = await service.orderAt(await service.place(randomOrder(seededRandom(19), 19)));
  const agreed = await changeOrder(service, draft, { kind: 'confirm' });
  const paid = await changeOrder(service, agreed, { kind: 'payment', cents: 100 });
  const asPublic = browser.fill(address(paid), { clientKind: 'public', note: 'une mairie' });
  await expectPage(asPublic, 422, 'd’abord, rendez l’argent reçu.');
  await expectPage(browser.fill(address(order), { phone: '04 95 26 20 09' }), 422, 'Indiquez la raison.');
  expect((await browser.fill(address(order), { phone: '04 95 26 20 09', note: 'x', other: 'y' })).status).toBe(404);
});

test('shows what it corrects before the confirmation at no address that somebody else may have guessed', async () => {
  const path = await service.place(randomOrder(seededRandom(18), 18));
  const draft = await service.orderAt(path);
  expect(await browser.page(addressOf(draft))).toContain('Voir la page du client');
  expect((await browser.fill(address(draft), { phone: '04 95 26 20 09', note: 'au téléphone' })).status).toBe(303);
  // Nobody has completed it: all but the corrected field is still missing.
  expect(await storedOrder(service, draft)).toMatchObject({ phone: '04 95 26 20 09', company: '', sites_json: null });
  expect((await service.get(path)).status).toBe(404);
  const [link] = await service.mails('order-link.desk');
  const [mailed = ''] = /\/supervision\/paiement\/[\w-]{43}/.exec(link?.body ?? '') ?? [];
  expect([link?.recipient, await service.page(mailed)]).toEqual([
    draft.email,
    expect.stringContaining('value="04 95 26 20 09"'),
  ]);
});

test('corrects what was mistyped of parcels on their way, with a mail only if asked', async () => {
  const order = await confirmedOrder(service, 17);
  const path = `${addressOf(order)}/suivi-corrige`;
  await actOn(browser, order, 'paiement');
  expect((await browser.get(path)).status).toBe(303);
  await actOn(browser, order, 'expedition', { note: 'Colissimo 6A1' });
  const right = { note: 'Chronopost XY2,XY3', raison: 'mal lu' };
  for (const [wrong, said] of [
    [{ ...right, raison: ' ' }, 'Indiquez la raison.'],
    [{ ...right, note: '6A2' }, 'Indiquez le transporteur et le numéro de suivi.'],
    [{ ...right, note: 'Colissimo 6A1 ' }, 'Rien n’est changé.'],
  ] as const)
    expect(await textOf(browser.fill(path, wrong))).toContain(said);
  const told = async () => (await service.mails('client-order-moved')).map(({ body }) => body).join();
  expect((await browser.fill(path, right)).status).toBe(303);
  expect(await textOf(browser.get(addressOf(order)))).toContain('corrigé (Chronopost XY2, XY3 ; mal lu)');
  expect(await textOf(service.get(`/supervision/paiement/${order.token}`))).toMatch(/en route : Chronopost XY2, XY3\./);
  expect(await textOf(browser.get(`${desk}/commandes?q=xy3`))).toContain(order.reference);
  expect(await told()).not.toContain('Chronopost');
  const asked = { note: 'Chronopost XY4', raison: 'encore', prevenir: 'on' };
  expect(await textOf(browser.fill(path, { ...asked, apercu: 'oui' }))).toContain('Envoi : Chronopost XY4');
  expect((await browser.fill(path, asked)).status).toBe(303);
  expect(await told()).toContain('Chronopost XY4');
});
