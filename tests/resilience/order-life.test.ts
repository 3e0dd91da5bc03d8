import { beforeEach, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { company } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import type { OrderMove } from '#domain/order/move-order.ts';
import { changeOrder } from '#service/orders/change-order.ts';
import { dueOf } from './confirmed-order.ts';
import { textOf } from './desk-browser.ts';
import { orderWith, randomOrder, seededRandom } from './payloads.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});

const pageAt = (path: string): Promise<string> => textOf(service.get(path));

async function change(path: string, move: Omit<OrderMove, 'by'>): Promise<void> {
  await changeOrder(service, await service.orderAt(path), move);
}

async function confirmed(): Promise<{ path: string; dueCents: number }> {
  const path = await service.confirm(randomOrder(seededRandom(17), 17));
  return { path, dueCents: dueOf(await service.orderAt(path)) };
}

test('the page follows an order whose payment is first short, then complete, until it is in service', async () => {
  const { path, dueCents } = await confirmed();
  await change(path, { kind: 'payment', cents: dueCents - 49_440 });
  const short = await pageAt(path);
  expect(short).toContain('Votre paiement est à régulariser');
  expect(short).toMatch(/Reçu : [\d ]+,\d\d € sur [\d ]+,\d\d € TTC\. Il reste 494,40 € à payer\./);
  expect(short).toMatch(/Montant 494,40 € TTC/);
  // The station leads to what is left to pay.
  expect(await service.page(path)).toMatch(/<a href="#virement">Il reste 494,40.€ à payer\.<\/a>/);
  await change(path, { kind: 'payment', cents: 49_440 });
  const paid = await pageAt(path);
  expect(paid).toContain('Merci, nous préparons votre commande');
  expect(paid).toMatch(/ Paiement Le \d{1,2} /);
  expect(paid).not.toContain('Payer par virement');
  await change(path, { kind: 'ship', note: 'Colissimo 6A12345678901' });
  const shipped = await pageAt(path);
  expect(shipped).toContain('Votre commande est expédiée');
  expect(shipped).toContain('Colissimo 6A12345678901.');
  expect(shipped).not.toMatch(/Nous (?:préparons|ouvrons)/);
  await change(path, { kind: 'undo-ship', note: 'colis d’un autre client' });
  const undone = await pageAt(path);
  expect(undone).toContain('Merci, nous préparons votre commande');
  expect(undone).not.toContain('Colissimo');
  await change(path, { kind: 'ship', note: 'Colissimo 6A12345678901' });
  await change(path, { kind: 'put-in-service' });
  const inService = await pageAt(path);
  expect(inService).toContain('Votre téléphonie est en service');
  expect(inService).not.toContain('La suite');
});

test('the page of an order that was paid twice asks for nothing', async () => {
  const { path, dueCents } = await confirmed();
  await change(path, { kind: 'payment', cents: dueCents + 12_345 });
  const page = await pageAt(path);
  expect(page).toContain('Vous n’avez rien à faire : nous vous rendons 123,45 €.');
  expect(page).not.toMatch(/IBAN|Paiement À vous|à indiquer sur votre virement/);
  expect(page).toContain('Paiement À nous');
});

test('the page of a virtual order speaks of accesses, never of a payment or of hardware', async () => {
  const path = await service.confirm(orderWith({ virtualOnly: true, portability: 0 }, 4));
  await change(path, { kind: 'payment', cents: 0 });
  expect(await pageAt(path)).toContain('Merci, nous préparons votre commande');
  await change(path, { kind: 'ship', note: 'par e-mail' });
  const sent = await pageAt(path);
  expect(sent).toContain('Vos accès sont envoyés Référence');
  expect(sent).not.toContain('expédiée');
  const town = await service.confirm(orderWith({ virtualOnly: true, portability: 0 }, 4, 5), {
    siret: '21200600100003',
  });
  expect(await pageAt(town)).toContain('Nous ouvrons vos lignes à réception de votre bon de commande');
});

test('the page of a cancelled order says whom to call', async () => {
  const { path } = await confirmed();
  await change(path, { kind: 'cancel', note: 'doublon' });
  expect(await pageAt(path)).toMatch(
    new RegExp(`Une question \\? Appelez le ${companyText(company.phone)} avec votre référence ${brand.orderPrefix}-`),
  );
});
