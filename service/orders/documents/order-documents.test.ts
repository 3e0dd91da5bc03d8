import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { textOf } from '#documents/read-document.fixture.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import type { DocumentKind } from '#domain/order/order-documents.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { makeDocument } from './make-document.ts';
import { contractSummaryOf, documentsOf, keptKindsOf } from './order-documents.ts';

const confirmedAt = Date.UTC(2026, 10, 20, 10);

function order(changes: Partial<OrderRow>): OrderRow {
  return exampleOrder({
    order_json: JSON.stringify(anOrder()),
    state: 'confirmed',
    confirmed_at: confirmedAt,
    ...changes,
  });
}

async function wordsOf(
  row: OrderRow,
  kind: DocumentKind = 'order',
  journal: readonly JournalEntry[] = [],
): Promise<string> {
  const content = (await documentsOf(row, company, journal)).find((document) => document.kind === kind);
  if (content === undefined) throw new Error(`no ${kind}`);
  return await textOf(await makeDocument(content));
}

test('a confirmed order has a confirmation, a contract summary and the terms that were accepted', async () => {
  const kindsOf = async (row: OrderRow) => (await documentsOf(row, company, [])).map(({ kind }) => kind);
  expect(await kindsOf(order({ terms_version: '2026-11-01' }))).toEqual(['order', 'contract-summary', 'terms']);
  // Older than the first kept text.
  const older = order({ terms_version: '2026-10-01' });
  expect(await kindsOf(older)).toEqual(['order', 'contract-summary']);
  expect(keptKindsOf(older)).toEqual(['order', 'contract-summary']);
});

test('the contract summary is the same before and after the confirmation', async () => {
  const after = order({ terms_version: company.termsVersion, company: 'Mairie', state: 'confirmed' });
  const before: OrderRow = { ...after, state: 'received', confirmed_at: null, terms_version: null, company: '' };
  const [first, second] = await Promise.all(
    [before, after].map((row) => makeDocument(contractSummaryOf(readStored(row), company))),
  );
  expect(Buffer.compare(first ?? new Uint8Array(), second ?? new Uint8Array([1]))).toBe(0);
});

test('names the version of the terms that was accepted, or holds for an order confirmed by hand, not a later one', async () => {
  const row = order({ terms_version: '2026-10-01' });
  const byClient = { at: confirmedAt, kind: 'confirm', who: 'client', cents: null, note: '' } as const;
  const accepted = await wordsOf(row, 'order', [byClient]);
  expect(accepted).toContain('Conditions générales de vente acceptées : version du 1er octobre 2026');
  expect(accepted).toContain('Commande avec obligation de paiement, confirmée le 20 novembre 2026.');
  const byHand = await wordsOf(row, 'order', [{ ...byClient, who: 'provider' }]);
  expect(byHand).toContain('Conditions générales de vente applicables : version du 1er octobre 2026');
  expect(byHand).toContain('convenue avec vous et enregistrée le 20 novembre 2026.');
});

test('is also made for an order confirmed by hand, without addresses or a company', async () => {
  const row = order({});
  const words = await wordsOf(row);
  expect(words).toContain(`Virement de 1 077,60 € TTC, avec la référence ${row.reference}`);
  expect(words).toContain('Locaux : adresse à nous communiquer');
});

test('asks for no transfer if nothing is due at first', async () => {
  const virtual = anOrder({ virtualOnly: true, userCount: '4' });
  const words = await wordsOf(order({ order_json: JSON.stringify(virtual) }));
  expect(words).toContain('Il n’y a rien à payer à la commande.');
  expect(words).not.toMatch(/virement|IBAN/i);
});

test('a public body reads its purchase order and nothing of a payment in advance', async () => {
  const row = order({ siret: '21200600100003' });
  const note = 'EJ 2026-0042, code service 210';
  const given = { at: confirmedAt, kind: 'purchase-order', who: 'client', cents: null, note } as const;
  const words = await wordsOf(row, 'order', [given]);
  expect(words).toContain(`Bon de commande : ${note}`);
  expect(await wordsOf(row)).not.toContain('Bon de commande :');
  expect(words).toContain('Organisme public : bon de commande, sans paiement d’avance.');
  expect(words.match(/Organisme public :/g)).toHaveLength(1);
  expect(words).toContain('majoré de 8 points');
  expect(words).toContain('après le paiement ou le bon de commande public');
  expect(words).not.toMatch(/virement|IBAN|SEPA|Escompte|10 points|Payer votre commande/i);
});
