import { expect, test, vi } from 'vitest';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import {
  actOn,
  addressOf,
  DeskBrowser,
  desk,
  deskPassword,
  expectPage,
  startDesk,
  textOf,
} from '#service/desk/desk-browser.fixture.ts';
import { browser, openDeskBeforeEach, service } from '#service/desk/opened-desk.fixture.ts';
import { confirmedOrder, storedOrder } from '#service/orders/confirmed-order.fixture.ts';
import { completion, randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { StorageUnavailable } from '#service/storage/storage-failures.ts';

openDeskBeforeEach();

test('shows the mail that would be sent with what is typed, and changes nothing', async () => {
  const order = await confirmedOrder(service, 17);
  const button = /<button[^>]*name="apercu"/;
  expect(await browser.page(`${addressOf(order)}/paiement`)).toMatch(button);
  const apercu = { apercu: 'oui' };
  const short = await textOf(actOn(browser, order, 'paiement', { montant: '100', ...apercu }));
  expect(short).toContain('Avec vos réponses : rien n’est encore parti.');
  expect(short).toMatch(/Le message au client .* Reçu en tout : 100,00 € sur .* Il reste [\d ]+,\d\d € à payer\./);
  const unread = actOn(browser, order, 'paiement', { montant: 'cent euros', ...apercu });
  const asked = /Le message au client Indiquez le montant en euros, [^.]*\. Il dépend de vos réponses/;
  await expectPage(unread, 422, asked);
  const wrong = await actOn(browser, order, 'paiement', { montant: 'cent euros' });
  const html = await wrong.clone().text();
  expect(html).toMatch(/<p role="alert"[^>]*autofocus/i);
  expect(html).toMatch(/id="montant"[^>]*aria-invalid="true" aria-describedby="montant-hint montant-error"/);
  await expectPage(wrong, 422, 'value="cent euros"');
  const elsewhere = await browser.get(`${addressOf(order)}/expedition`);
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([303, addressOf(order)]);
  // A password is asked for by the change alone.
  service.later(31 * 60_000);
  await expectPage(actOn(browser, order, 'paiement', { montant: '100', ...apercu }), 200, 'Il reste');
  await browser.signIn('claire');
  await actOn(browser, order, 'paiement');
  expect(await textOf(browser.get(`${addressOf(order)}/expedition`))).toContain('Envoi : (ce que vous tapez)');
  const shipped = await textOf(actOn(browser, order, 'expedition', { note: 'Colissimo 6A1,6A2', ...apercu }));
  expect(shipped).toContain('Envoi : Colissimo 6A1, 6A2');
  expect(await storedOrder(service, order)).toMatchObject({ state: 'ready' });
  // The reason stays in the journal: there is nothing to see beforehand.
  const undone = await browser.page(`${addressOf(order)}/remboursement`);
  expect(undone).toMatch(button);
  await actOn(browser, order, 'expedition', { note: 'Colissimo 6A1' });
  expect(await browser.page(`${addressOf(order)}/expedition-annulee`)).not.toMatch(button);
});

test('sends the accesses of an order without parcels without a tracking number', async () => {
  const placed = anOrder({ virtualOnly: true, userCount: '4' });
  const path = await service.place(placed);
  expect((await service.post(path, completion(placed))).status).toBe(303);
  const order = await service.orderAt(path);
  await actOn(browser, order, 'validation');
  expect(await textOf(browser.get(desk))).toContain('rien à payer');
  const form = await textOf(browser.get(`${addressOf(order)}/expedition`));
  expect(form).toContain('Marquer les accès comme envoyés');
  expect(form).not.toMatch(/Transporteur|Envoi :/);
  expect((await actOn(browser, order, 'expedition', { note: 'Envoi 6A1' })).status).toBe(303);
  expect(await storedOrder(service, order)).toMatchObject({ state: 'shipped' });
  expect(await textOf(service.get(path))).toContain('Vos accès sont envoyés. Envoi 6A1');
});

test('confirms for a client, with documents made at once, returns a payment and cancels with a reason', async () => {
  const keepDocuments = vi.fn();
  const { service, browser } = await startDesk({ keepDocuments });
  const path = await service.place(randomOrder(seededRandom(17), 17));
  const order = await service.orderAt(path);
  expect(await textOf(browser.get(`${addressOf(order)}/confirmation`))).toMatch(
    /Ce qui reste à faire Coordonnées à compléter par « Corriger les coordonnées » : entreprise, SIRET, contact, téléphone, adresse des locaux\..*comme convenu avec vous/,
  );
  const reader = 'La raison n’y est pas, mais il peut la lire dans son dossier de preuve';
  const draft = await textOf(browser.get(`${addressOf(order)}/annulation`));
  expect(draft).toContain('Aucun message ne part au client');
  expect(draft).not.toContain(reader);
  await actOn(browser, order, 'confirmation');
  expect(await storedOrder(service, order)).toMatchObject({ state: 'confirmed' });
  expect(keepDocuments).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: 'confirmed' }));
  expect((await service.storage.listOrderEvents(order.reference))[0]).toMatchObject({
    kind: 'confirm',
    person: 'claire',
  });
  await actOn(browser, order, 'paiement', { montant: '100' }, { isConfirmed: true });
  await expectPage(actOn(browser, order, 'remboursement'), 422, /Indiquez la raison.*id="note-error"/s);
  await actOn(browser, order, 'remboursement', { note: 'virement d’une autre commande' });
  expect(await textOf(browser.get(`${addressOf(order)}/annulation`))).toContain(reader);
  await actOn(browser, order, 'annulation', { note: 'à sa demande' });
  expect(await storedOrder(service, order)).toMatchObject({ state: 'cancelled', received_cents: 0 });
});

test('asks for the password again after thirty minutes, then goes on under a new secret', async () => {
  const order = await confirmedOrder(service, 17);
  service.later(30 * 60_000 - 1);
  expect(await textOf(browser.get(`${addressOf(order)}/paiement`))).not.toContain('Votre mot de passe');
  service.later(1);
  expect(await textOf(browser.get(`${addressOf(order)}/paiement`))).toContain('Votre mot de passe');
  for (const [wrong, said] of [
    [{}, /Trente minutes ont passé, rien n’a changé.*value="100"/],
    [{ motDePasse: 'wrong' }, /Mot de passe incorrect.*rien n’a changé.*value="100"/],
  ] as const)
    await expectPage(actOn(browser, order, 'paiement', { montant: '100', ...wrong }), 422, said);
  // Nobody typed a wrong password into a page that had no field for it.
  expect(service.log.join('\n').match(/desk-password-refused/g)).toHaveLength(1);
  expect((await storedOrder(service, order)).received_cents).toBe(0);
  const otherTab = await browser.open(`${desk}/acces/personnes`);
  const thief = new DeskBrowser(service);
  thief.cookies.set('__Host-bureau', browser.cookies.get('__Host-bureau') ?? '');
  const retyped = { montant: '100', motDePasse: deskPassword };
  expect((await actOn(browser, order, 'paiement', retyped, { isConfirmed: true })).status).toBe(303);
  expect((await storedOrder(service, order)).received_cents).toBe(10_000);
  expect([(await thief.get(desk)).status, (await browser.get(desk)).status]).toEqual([303, 200]);
  // A page that was open before the password was asked for is still one of this session.
  expect((await otherTab({ prenom: 'zoe' })).status).toBe(200);
  // The password typed on a form that is refused for another reason counts too.
  service.later(31 * 60_000);
  expect((await actOn(browser, order, 'paiement', { montant: 'cent', motDePasse: deskPassword })).status).toBe(422);
  expect((await actOn(browser, order, 'paiement', { montant: '50' }, { isConfirmed: true })).status).toBe(303);
  // So does one typed on a form that can't be stored.
  service.later(31 * 60_000);
  const failing = vi.spyOn(service.storage, 'moveOrder').mockRejectedValueOnce(new StorageUnavailable('stopped'));
  expect((await actOn(browser, order, 'paiement', { motDePasse: deskPassword })).status).toBe(503);
  failing.mockRestore();
  expect((await browser.get(desk)).status).toBe(200);
  service.later(12 * 3_600_000 - 92 * 60_000);
  const ended = await actOn(browser, order, 'paiement', { montant: '50' });
  const away = ended.headers.get('location') ?? '';
  expect([ended.status, await textOf(browser.get(away))]).toEqual([
    303,
    expect.stringContaining('Votre session a pris fin : ce que vous venez d’envoyer n’est pas enregistré'),
  ]);
  const suite = new URL(away, 'https://a.example').searchParams.get('suite') ?? '';
  expect((await browser.type('claire', deskPassword, suite)).headers.get('location')).toBe(
    `${addressOf(order)}/paiement`,
  );
});

test('sends a mail again, once a click, with the person in the journal', async () => {
  const order = await confirmedOrder(service, 17);
  const [mail] = (await service.storage.listMails(order.reference)).filter(
    ({ kind }) => kind === 'client-confirmation',
  );
  if (mail === undefined) throw new Error('a mail expected');
  await service.storage.markMailSent(mail.id, service.now.getTime());
  const open = async () => await browser.open(`${addressOf(order)}/renvoi`, await browser.get(addressOf(order)));
  const send = await open();
  // Two clicks, one after the other, on the page as it was.
  const answers = [await send({ message: mail.id }), await send({ message: mail.id })];
  const words = answers.map((answer) => textOf(browser.get(answer.headers.get('location') ?? '')));
  expect(await Promise.all(words)).toEqual([
    expect.stringContaining('C’est fait : le message repart.'),
    expect.stringContaining('Rien n’est renvoyé : la commande venait de changer'),
  ]);
  const copies = (await service.storage.listMails(order.reference)).filter(({ id }) => id.endsWith(mail.id));
  expect(copies).toHaveLength(2);
  const copy = copies.find(({ id }) => id !== mail.id);
  // With an address of its own, since the first one may have been closed.
  const tokenOf = (body = ''): string => /(?<=\/paiement\/)[\w-]{43}/.exec(body)?.[0] ?? '';
  const token = tokenOf(copy?.body);
  expect(copy).toMatchObject({
    recipient: order.email,
    body: mail.body.replace(tokenOf(mail.body), token),
    html: mail.html?.replace(tokenOf(mail.body), token),
    sent_at: null,
  });
  expect([token === tokenOf(mail.body), await service.storage.findOrderByToken(token)]).toEqual([
    false,
    expect.objectContaining({ reference: order.reference, mailed_at: service.now.getTime() }),
  ]);
  const notice = (await service.storage.listMails(order.reference)).find(({ kind }) => kind === 'provider-notice');
  for (const id of [notice?.id ?? '', copy?.id ?? ''])
    await service.storage.giveUpMail(id, service.now.getTime(), 'EENVELOPE 550');
  expect((await (await open())({ message: notice?.id ?? '' })).status).toBe(303);
  const after = await service.storage.listMails(order.reference);
  expect(after.find(({ id }) => id === notice?.id)).toMatchObject({ given_up_at: null, sent_at: null });
  // Only the one that was asked for.
  expect(after.find(({ id }) => id === copy?.id)).toMatchObject({ given_up_at: service.now.getTime() });
  const journal = await service.storage.listOrderEvents(order.reference);
  expect(journal.slice(1).map(({ kind, person, note }) => [kind, person, note])).toEqual([
    ['resend-mail', 'claire', mail.subject],
    ['resend-mail', 'claire', notice?.subject],
  ]);
  expect((await (await open())({ message: 'another' })).status).toBe(404);
  expect((await storedOrder(service, order)).state).toBe('confirmed');
});
