import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import type { OrderArticles } from '#domain/order/order.ts';
import { exampleOrder, examplePort } from '#service/storage/contract/example-rows.fixture.ts';
import type { PortRow } from '#service/storage/rows.ts';
import { changeOrder } from './change-order.ts';
import { at, openOrders } from './open-orders.fixture.ts';

const { storage, service, confirmedOrder, mailOf } = await openOrders();
const due = 174_840;

async function startedMails(articles: Partial<OrderArticles>, ports: readonly Partial<PortRow>[] = []) {
  const order = await confirmedOrder({ order_json: JSON.stringify({ articles }) });
  const [paid] = await mailOf(order, { kind: 'payment', cents: due });
  const saved = ports.map((port, index) => examplePort(order.reference, { place: index + 1, ...port }));
  const entry = { at, kind: 'port-save', who: 'client', cents: null, note: '' } as const;
  expect(await storage.changePorts(paid, { saved, entry })).toBe(true);
  const now = (await storage.findOrderByReference(order.reference)) ?? paid;
  const [shipped, { body: shippedMail }] = await mailOf(now, { kind: 'ship', note: 'Envoi 6A1' });
  const [, { body: startedMail }] = await mailOf(shipped, { kind: 'put-in-service' });
  return [shippedMail, startedMail] as const;
}

const oldLine = 'Tant qu’un numéro n’est pas transféré, il sonne sur votre ancienne ligne : laissez-la branchée';

test('speaks of the former line as long as a number isn’t ported, and never of a call that can’t come yet', async () => {
  const ported = { number: '0465710001', last_number: '0465710001', state: 'ported', mandated_at: at } as const;
  for (const mails of [
    await startedMails({ numbers: 1, portability: 0 }),
    await startedMails({ numbers: 1, portability: 1 }, [ported]),
  ]) {
    expect(mails.join()).not.toMatch(/ancienne ligne|résiliez/);
    expect(mails[1]).toContain(
      '1. Appelez votre numéro depuis un autre téléphone, pendant vos heures d’ouverture : vos postes sonnent.',
    );
  }
  const some = await startedMails({ numbers: 2, portability: 2 }, [ported]);
  for (const mail of some) expect(mail).toContain(oldLine);
  expect(some[1]).toContain('1. Appelez un numéro déjà en service depuis un autre téléphone');
  const [, none] = await startedMails({ numbers: 2, portability: 2 });
  expect(none).toContain('1. Appelez un autre téléphone depuis un poste : il sonne.');
});

test('says how to plug in what was shipped, and of a virtual order that its accesses were sent', async () => {
  const [hardware] = await startedMails({ T46U: 50, poe16: 4, numbers: 1 });
  expect(hardware).toContain(`  1. Reliez la box ${brand.name} à votre box internet.`);
  for (const step of ['Reliez chaque boîtier réseau (switch) à la box', 'la box et chaque boîtier réseau.'])
    expect(hardware).toContain(step);
  expect(hardware).not.toContain('chargeur');
  expect((await startedMails({ W57P: 1 }))[0]).toContain('chaque chargeur de poste sans fil');
  expect((await startedMails({ W57P: 1, unlimited: 1 })).join()).toContain('et vos appels hors forfait');
  const virtualOrder = await confirmedOrder({ order_json: JSON.stringify({ articles: { virtualUser: 3 } }) });
  const [, opening] = await mailOf(virtualOrder, { kind: 'payment', cents: due });
  expect(opening.body).toContain('et vous écrivons quand vos accès sont envoyés.');
  const [virtual] = await startedMails({ virtualUser: 3 });
  expect(virtual).toMatch(/^Les accès de votre commande NEO-\w+ sont envoyés\.\n\n.*\n\nEnvoi 6A1\n\nUne/m);
  expect(virtual).not.toMatch(/plan|box/);
  const [keeping] = await startedMails({ virtualUser: 3, numbers: 1, portability: 1 });
  expect(keeping).toContain(`Envoi 6A1\n\n${oldLine}`);
});

test('writes the client what became of the order, each time with an address of its own', async () => {
  const confirmed = await confirmedOrder();
  const [short, shortMail] = await mailOf(confirmed, { kind: 'payment', cents: due - 49_440 });
  expect(shortMail.recipient).toBe(confirmed.email);
  expect(shortMail.subject).toBe(`Où en est votre paiement (${confirmed.reference})`);
  expect(shortMail.body).toMatch(
    /1 254,00 € TTC reçus\. Merci\.\n\nVoir .*\n\nReçu en tout : 1 254,00 € sur 1 748,40 € TTC\.\n/,
  );
  expect(shortMail.body).toMatch(/Il reste 494,40 € à payer\.\n\n.*\n.*Montant : 494,40 € TTC\n.*NEO-/);
  const [paid, paidMail] = await mailOf(short, { kind: 'payment', cents: 49_440 });
  expect(paidMail.body).toContain('Reçu en tout : 1 748,40 € sur 1 748,40 € TTC.\n\nNous préparons votre commande');
  expect(paidMail.body).not.toMatch(/IBAN|Il reste/);
  const [shipped, sent] = await mailOf(paid, { kind: 'ship', note: 'Colissimo 6A1\r\nBcc: x@example.com' });
  expect(sent.body).toMatch(/est expédiée\.\n\nVoir .*\n\nEnvoi : Colissimo 6A1 Bcc: x@example\.com\n/);
  const [started, startedMail] = await mailOf(shipped, { kind: 'put-in-service' });
  expect(startedMail.subject).toContain('Votre téléphonie est en service');
  expect(startedMail.body).toContain(
    'Vous payez 148,80 € TTC par mois, et vos appels à la consommation, par prélèvement SEPA. Le mandat n’est pas encore signé ? Signez-le sur la page de votre commande.',
  );
  const [, undone] = await mailOf(started, { kind: 'undo-service', note: 'raison interne' });
  expect(undone.subject).toMatch(/^Notre dernier message était une erreur/);
  expect(undone.body).not.toContain('raison interne');
  const mails = [shortMail, paidMail, sent, startedMail, undone];
  const tokens = mails.map(({ body }) => /paiement\/([\w-]{43})$/m.exec(body)?.[1] ?? '');
  expect(new Set([...tokens, confirmed.token]).size).toBe(6);
  for (const token of tokens) expect(await storage.findOrderByToken(token)).toMatchObject({ mailed_at: at });
  for (const { body } of mails) expect(body).toMatch(/^Bonjour,\n/);
});

test('writes the client what was paid too much, returned, or given back before a cancellation', async () => {
  const [much, muchMail] = await mailOf(await confirmedOrder(), { kind: 'payment', cents: due + 5_000 });
  expect(muchMail.body).toContain('Vous n’avez rien à faire : nous vous rendons 50,00 €.');
  const [ready, returned] = await mailOf(much, { kind: 'payment', cents: -5_000, note: 'raison interne' });
  expect(ready.state).toBe('ready');
  expect(returned.body).toContain('50,00 € TTC rendus, ou comptés par erreur.');
  const [none, all] = await mailOf(ready, { kind: 'payment', cents: -due, note: 'raison interne' });
  expect(all.body).toContain('Vous avez renoncé à votre commande ? Ne payez rien.');
  expect(all.body).not.toMatch(/(?<!\d)0,00|IBAN/);
  const [, cancelled] = await mailOf(none, { kind: 'cancel', note: 'raison interne' });
  expect(cancelled.body).toContain('a été annulée. Elle ne vous engage plus, et rien n’est dû.');
  expect(returned.body + all.body + cancelled.body).not.toContain('raison interne');
});

test('writes the client what is left to pay of an order that left, and nothing of a preparation if it comes back', async () => {
  const [paid] = await mailOf(await confirmedOrder(), { kind: 'payment', cents: due });
  const [shipped] = await mailOf(paid, { kind: 'ship', note: 'Colissimo 6A1' });
  const [unpaid, mistaken] = await mailOf(shipped, { kind: 'payment', cents: -due, note: 'autre client' });
  expect(unpaid.state).toBe('shipped');
  expect(mistaken.body).toMatch(/Il reste 1 748,40 € à payer\.\n\nPour payer par virement\n.*IBAN/s);
  const [waiting, undone] = await mailOf(unpaid, { kind: 'undo-ship', note: 'autre commande' });
  expect(waiting.state).toBe('confirmed');
  expect(undone.body).toMatch(
    /était expédiée\. Veuillez nous en excuser\.\n.*\nIl reste 1 748,40 € à payer\.\n.*IBAN/s,
  );
  const [cancelled] = await mailOf(waiting, { kind: 'cancel', note: 'autre client' });
  const [received] = await mailOf(cancelled, { kind: 'payment', cents: due + 100 });
  const [restored, told] = await mailOf(received, { kind: 'undo-cancel', note: 'erreur' });
  expect(restored).toMatchObject({ state: 'payment-differs', paid_at: at });
  expect(told.body).toContain('Vous n’avez rien à faire : nous vous rendons 1,00 €.');
  for (const { body } of [mistaken, undone, told]) expect(body).not.toMatch(/préparons|renoncé|attend votre/);
});

test('writes a public body when it pays, and nothing of a purchase order that was taken back', async () => {
  const body = await confirmedOrder({ siret: '21200004000011' });
  const [ordered, prepared] = await mailOf(body, { kind: 'purchase-order', note: 'EJ 2026-0042' });
  expect(prepared.body).toContain('Vous paierez après service fait, sous 30 jours');
  const [waiting, undone] = await mailOf(ordered, { kind: 'undo-purchase-order', note: 'raison interne' });
  expect(undone.body).toContain('Donnez le vôtre sur la page de votre commande');
  expect(prepared.body + undone.body).not.toMatch(/EJ 2026|raison interne|IBAN/);
  const [reordered] = await mailOf(waiting, { kind: 'purchase-order', note: 'EJ 2026-0042' });
  const [shipped] = await mailOf(reordered, { kind: 'ship', note: 'Colissimo 6A1' });
  const [inService, started] = await mailOf(shipped, { kind: 'put-in-service' });
  expect(started.body).toContain('Vous payez 1 748,40 € TTC une fois, puis 148,80 € TTC par mois, et vos appels');
  const [paid] = await mailOf(inService, { kind: 'payment', cents: due });
  const [, mistaken] = await mailOf(paid, { kind: 'payment', cents: -due, note: 'autre mairie' });
  expect(mistaken.body).toMatch(/Il reste 1 748,40 € à payer\.\n\n(?!Vous avez renoncé)/);
  const [cancelled] = await mailOf(await confirmedOrder({ siret: '21200004000011' }), {
    kind: 'cancel',
    note: 'essai',
  });
  const [received] = await mailOf(cancelled, { kind: 'payment', cents: due });
  const [restored] = await mailOf(received, { kind: 'undo-cancel', note: 'erreur' });
  const [returned, told] = await mailOf(restored, { kind: 'payment', cents: -due, note: 'erreur' });
  expect(returned).toMatchObject({ state: 'confirmed', received_cents: 0 });
  expect(told.body).toMatch(/1 748,40 € TTC rendus(?!.*à payer)/s);
  expect((await mailOf(returned, { kind: 'cancel', note: 'essai' }))[0].state).toBe('cancelled');
});

test('leads to the carrier by the very address that the office wrote', async () => {
  const [paid] = await mailOf(await confirmedOrder(), { kind: 'payment', cents: due });
  const tracking = 'https://carrier.example.com/suivi/6A1';
  const [, mail] = await mailOf(paid, { kind: 'ship', note: `Colissimo, suivi : ${tracking}` });
  expect(mail.body).toContain(`\nEnvoi : Colissimo, suivi : ${tracking}\n`);
  const [again] = await mailOf(await confirmedOrder(), { kind: 'payment', cents: due });
  expect((await mailOf(again, { kind: 'ship', note: tracking }))[1].body).toContain(`\nSuivre l’envoi : ${tracking}\n`);
  expect(mail.html).toMatch(/class="button" href="[^"]+\/paiement\/[^"]+">.*<a href="https:\/\/carrier[^"]+\/6A1">/);
});

test('writes nobody about an order that its client never confirmed', async () => {
  const order = await storage.placeOrder(exampleOrder(), 0);
  await changeOrder(service, order, { kind: 'cancel', note: 'doublon' });
  expect(await storage.listMails(order.reference)).toEqual([]);
});

test('an order that the provider cancelled by mistake is restored with a mail, one that its client cancelled isn’t', async () => {
  const confirmed = await confirmedOrder();
  const [cancelled] = await mailOf(confirmed, { kind: 'cancel', note: 'autre client' });
  await expect(changeOrder(service, cancelled, { kind: 'undo-cancel' })).rejects.toThrow('Indiquez la raison');
  const [restored, mail] = await mailOf(cancelled, { kind: 'undo-cancel', note: 'raison interne' });
  expect(restored).toMatchObject({ state: 'confirmed', cancelled_at: null, confirmed_at: confirmed.confirmed_at });
  expect(mail.subject).toMatch(/^Votre commande est rétablie/);
  expect(mail.body).toContain('Elle attend votre paiement, comme avant.');
  expect(mail.body).toContain('Vous aviez signé le mandat de prélèvement ? Signez-le de nouveau');
  expect(mail.body).toContain('Vous n’en voulez plus ? Répondez à ce message');
  expect(mail.body).not.toContain('raison interne');
  const free = await confirmedOrder({ one_time_cents: 0, one_time_vat_cents: 0 });
  const [given] = await mailOf(free, { kind: 'cancel', note: 'autre client' });
  const [again, retold] = await mailOf(given, { kind: 'undo-cancel', note: 'erreur' });
  expect(retold.body).not.toContain('votre paiement');
  const [valid] = await mailOf(again, { kind: 'payment', cents: 0 });
  const [stoppedFree] = await mailOf(valid, { kind: 'cancel', note: 'autre client' });
  const [sentTo] = await mailOf(stoppedFree, { kind: 'payment', cents: 10_000 });
  const [overpaid, returning] = await mailOf(sentTo, { kind: 'undo-cancel', note: 'erreur' });
  expect(overpaid.state).toBe('payment-differs');
  expect(returning.body).toContain('nous vous rendons 100,00 €.');
  const body = await confirmedOrder({ siret: '21200004000011' });
  const [prepared] = await mailOf(body, { kind: 'purchase-order', note: 'EJ 2026-0042' });
  const [stopped] = await mailOf(prepared, { kind: 'cancel', note: 'autre mairie' });
  const [, resumed] = await mailOf(stopped, { kind: 'undo-cancel', note: 'erreur' });
  expect(resumed.body).toContain('Nous la préparons, et vous écrivons quand elle part.');
  expect(resumed.body).not.toContain('prélèvement');
  const draft = await storage.placeOrder(exampleOrder(), 0);
  const dropped = await changeOrder(service, draft, { kind: 'cancel', note: 'doublon' });
  expect(await changeOrder(service, dropped, { kind: 'undo-cancel', note: 'erreur' })).toMatchObject({
    state: 'received',
  });
  expect(await storage.listMails(draft.reference)).toEqual([]);
  const entry = { at, kind: 'cancel', who: 'client', cents: null, note: '' } as const;
  const left = await storage.moveOrder(restored, { state: 'cancelled', received_cents: 0, entry });
  await expect(changeOrder(service, left ?? restored, { kind: 'undo-cancel', note: 'erreur' })).rejects.toThrow(
    'Le client a annulé sa commande lui-même',
  );
});
