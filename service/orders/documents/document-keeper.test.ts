import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { documentKinds } from '#domain/order/order-documents.ts';
import { confirmExample } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import type { Storage } from '#service/storage/storage.ts';
import { DocumentKeeper, findKept, readLatest } from './document-keeper.ts';
import { type MakeDocument, makeDocument } from './make-document.ts';

const { newPath, open } = sqliteOfTests();
const year = 365 * 24 * 3_600_000;
const ordered = JSON.stringify(anOrder());
const priced = { order_json: ordered, one_time_cents: 89_800, one_time_vat_cents: 17_960 };
const confirmOne = (storage: Storage) => confirmExample(storage, { order_json: ordered }, priced);

const lines: string[] = [];
const log = (_level: string, event: string): void => void lines.push(event);
const keeperOf = (storage: Storage, make?: MakeDocument, now = 5000, published = company) =>
  new DocumentKeeper({ storage, clock: () => new Date(now), log, company: published, ...(make && { make }) });

function countingMake(): { make: MakeDocument; made: () => number } {
  let made = 0;
  return {
    made: () => made,
    make: async ({ kind }) => {
      made += 1;
      return new TextEncoder().encode(`${kind} ${made}`);
    },
  };
}

test('a kept document differs in no byte after a year, new terms and another company address', {
  timeout: 120_000,
}, async () => {
  const storage = await open();
  const order = await confirmOne(storage);
  const keeper = keeperOf(storage, makeDocument);
  expect((await keeper.keep(order)).map(({ kind }) => kind)).toEqual([...documentKinds]);
  const read = () => Promise.all(documentKinds.map((kind) => findKept(order, kind, storage)));
  const kept = await read();
  const moved = { ...company, brand: 'Neolis Deux', phone: '04 65 71 99 99', termsVersion: '2027-11-01' };
  await keeperOf(storage, makeDocument, 5000 + year, moved).keep(order);
  expect(await read()).toEqual(kept);
  expect(kept.map((file) => file?.made_at)).toEqual([5000, 5000, 5000]);
});

test('a confirmation, a download and a mail at the same time wait for one document', async () => {
  const storage = await open();
  const order = await confirmOne(storage);
  const { make, made } = countingMake();
  const keeper = keeperOf(storage, make);
  await Promise.all([keeper.tryToKeep(order), keeper.keep(order), keeper.keep(order)]);
  expect(made()).toBe(3);
});

test('two copies that make the documents at once keep and serve the same ones', async () => {
  const path = newPath();
  const [storage, other] = [await open(path), await open(path)];
  const order = await confirmOne(storage);
  const two: MakeDocument = async ({ kind }) => new TextEncoder().encode(`${kind} of the other copy`);
  const files = await Promise.all([
    keeperOf(storage, countingMake().make).keep(order),
    keeperOf(other, two).keep(order),
  ]);
  expect(files[0]).toEqual(files[1]);
});

test('a failed document keeps nothing, and is made by whoever needs it next', async () => {
  const storage = await open();
  const order = await confirmOne(storage);
  const failing: MakeDocument = async ({ kind }) => {
    if (kind === 'terms') throw new Error('no such font');
    return new Uint8Array([1]);
  };
  lines.length = 0;
  await keeperOf(storage, failing).tryToKeep(order);
  expect(lines).toEqual(['documents-failed']);
  expect(await storage.listDocuments(order.reference)).toEqual([]);
  expect(await keeperOf(storage, countingMake().make).keep(order)).toHaveLength(3);
});

test('a document that was changed in the database is refused, not shown', async () => {
  const storage = await open();
  const order = await confirmOne(storage);
  await keeperOf(storage, countingMake().make).keep(order);
  const forged = { sha256: 'as kept', made_at: 5000, content: Buffer.from('forged').toString('base64') };
  const changed: Storage = { ...storage, findLatest: async () => forged };
  await expect(readLatest(order, 'order', changed)).rejects.toThrow('damaged');
});
