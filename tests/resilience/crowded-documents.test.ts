import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { DocumentKeeper } from '#service/orders/document-keeper.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import type { Storage } from '#service/storage/storage.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { randomOrder, seededRandom } from './payloads.ts';
import { startTestService, type TestService } from './test-service.ts';

const folder = temporaryFolder();
let storage: Storage;
let service: TestService;
let file: string;
/** Lets the documents be made. */
let release: () => void;

beforeEach(async () => {
  storage = await openSqlite(join(folder, 'documents.sqlite'));
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const make = async (): Promise<Uint8Array<ArrayBuffer>> => {
    await released;
    return new Uint8Array([37]);
  };
  const documents = new DocumentKeeper({ storage, clock: () => service.now, company, log: () => {}, make });
  service = await startTestService(
    { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXY: '198.51.100.0/24' },
    { storage, documents },
  );
  file = `${await service.confirm(randomOrder(seededRandom(1), 1))}/confirmation.pdf`;
});

/** A download through the proxy, from a network of its own. */
async function download(network: number): Promise<Response> {
  const headers = { 'x-forwarded-for': `203.0.${network}.5` };
  return await service.from('198.51.100.1', file, { headers });
}

test('twenty visitors wait for documents at once, whatever their networks; the next is asked to wait', async () => {
  const asked = Array.from({ length: 21 }, (_, network) => download(network));
  const refused = await Promise.race(asked);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.text()).toContain('Réessayez dans 10\u00a0s');
  release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array<number>(20).fill(200), 429]);
  expect((await download(21)).status).toBe(200);
});
