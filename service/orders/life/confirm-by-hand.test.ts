import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { changeOrder } from './change-order.ts';
import { at, openOrders } from './open-orders.fixture.ts';

const { storage, service, confirmedOrder } = await openOrders();

async function acknowledgementOf(changes: Partial<OrderRow> = {}): Promise<Mail> {
  const { reference } = await confirmedOrder(changes);
  const [mail, ...others] = await storage.listMails(reference);
  if (mail === undefined || others.length > 0) throw new Error('one mail expected');
  return { ...mail, body: mail.body.replaceAll(/[\u00a0\u202f]/g, ' ') };
}

test('accepts the terms of the company that is handed in', async () => {
  const order = await storage.placeOrder(exampleOrder(), 0);
  const later = { ...service, company: { ...company, termsVersion: '2027-11-01' } };
  expect(await changeOrder(later, order, { kind: 'confirm' })).toMatchObject({ terms_version: '2027-11-01' });
});

test('acknowledges an order that it confirms by hand, with what to pay, its documents and an address', async () => {
  const mail = await acknowledgementOf({ order_json: '{"articles":{"portability":2}}' });
  // No limit holds it back, and the documents are attached to it.
  expect(mail).toMatchObject({ kind: 'client-confirmation.desk', recipient: 'claire@example.com' });
  expect(mail.subject).toMatch(/^Merci, votre commande est confirmée \(NEO-\w+\)$/);
  expect(mail.body).toContain('comme convenu avec vous');
  expect(mail.body).toContain('sont joints à ce message (PDF)');
  expect(mail.body).toMatch(/Montant : 1 748,40 € TTC\n.*NEO-/);
  expect(mail.body).toContain('ne résiliez rien, et complétez-les');
  expect(mail.body).toContain('Donnez-nous en réponse l’adresse de chaque site');
  const sites_json = JSON.stringify([{ street: '1 place Foch', complement: '', postCode: '20000', town: 'Ajaccio' }]);
  expect((await acknowledgementOf({ sites_json })).body).not.toContain('Donnez-nous');
  const second = await acknowledgementOf({ sites_json, order_json: '{"articles":{"sites":2}}' });
  expect(second.body).toContain('Donnez-nous en réponse l’adresse de chaque site');
  expect(mail.body).toContain(`SIREN ${companyText(company.siren).replaceAll(/[\u00a0\u202f]/g, ' ')}`);
  const [, token = ''] = /paiement\/([\w-]{43})$/m.exec(mail.body) ?? [];
  expect(await storage.findOrderByToken(token)).toMatchObject({ state: 'confirmed', mailed_at: at });
  const { body } = await acknowledgementOf({ siret: '21200004000011' });
  expect(body).toContain('Organisme public, vous ne payez rien d’avance.');
  expect(body).not.toMatch(/IBAN|résiliez/);
  const free = await acknowledgementOf({ one_time_cents: 0, one_time_vat_cents: 0 });
  expect(free.body).toContain('Il n’y a rien à payer à la commande.');
});
