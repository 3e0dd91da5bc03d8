import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { catalogues } from '#content/catalogue.ts';
import { company } from '#content/company.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { exampleOrder } from '#service/storage/example-rows.ts';
import type { OrderRow } from '#service/storage/storage.ts';
import { orderConfirmation } from './order-confirmation.ts';

const confirmedAt = Date.UTC(2026, 10, 20, 10);

function order(changes: Partial<OrderRow>): OrderRow {
  return exampleOrder({
    order_json: JSON.stringify(anOrder()),
    state: 'confirmed',
    confirmed_at: confirmedAt,
    ...changes,
  });
}

const confirmationOf = (row: OrderRow) => orderConfirmation(row, { catalogues, company });

async function wordsOf(row: OrderRow): Promise<string> {
  const file = confirmationOf(row);
  const { text } = await extractText(await getDocumentProxy((await file?.content()) ?? new Uint8Array()), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/g, ' ');
}

test('exists for confirmed and paid orders only', async () => {
  expect(confirmationOf(order({ state: 'received', confirmed_at: null }))).toBeUndefined();
  expect(confirmationOf(order({ state: 'cancelled', cancelled_at: confirmedAt }))).toBeUndefined();
  const paid = order({ state: 'ready', paid_at: confirmedAt });
  expect(confirmationOf(paid)?.filename).toBe(`commande-${paid.reference}.pdf`);
});

test('names the version of the terms that was accepted, not a later one', async () => {
  expect(await wordsOf(order({ terms_version: '2026-10-01' }))).toContain('version du 1er octobre 2026');
});

test('is also made for an order confirmed by hand, without addresses or a company', async () => {
  const row = order({});
  const words = await wordsOf(row);
  expect(words).toContain(`Virement de 1 077,60 € TTC, avec la référence ${row.reference}`);
  expect(words).toContain('Site 1 : adresse à nous communiquer');
});

test('asks for no transfer if nothing is due at first', async () => {
  const virtual = anOrder({ virtualOnly: true, userCount: '4' });
  const words = await wordsOf(order({ order_json: JSON.stringify(virtual) }));
  expect(words).toContain('Il n’y a rien à payer à la commande.');
  expect(words).not.toMatch(/Virement de|IBAN/);
});

test('prints the client’s name letter by letter, and marks letters that it leaves out', async () => {
  const words = await wordsOf(order({ company: 'Dvořák et Nguyễn', name: 'Łukasz 電話' }));
  expect(words).toContain('Dvořák et Nguyễn');
  expect(words).toContain('Łukasz […]');
});

test('prints an address typed on two lines on one, complete', async () => {
  const words = await wordsOf(order({ sites_json: JSON.stringify(['1 place de la Mairie\r\n20000 Ajaccio']) }));
  expect(words).toContain('Site 1 : 1 place de la Mairie, 20000 Ajaccio');
  expect(words).not.toContain('[…]');
});
