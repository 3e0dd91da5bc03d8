import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { openCuttable } from './cuttable-storage.ts';
import { completion, orderWith, statisticsFields } from './payloads.ts';
import { startTestService } from './test-service.ts';

const folder = temporaryFolder();
const order = orderWith({ sites: 2, portability: 2, virtualOnly: false }, 2);
const firefox = { headers: { 'user-agent': 'Firefox/140.0' } };

test('an answer in doubt says so, and the same request again shows the one order', async () => {
  const { storage, loseAnswerTo } = await openCuttable(join(folder, 'doubt.sqlite'));
  const service = await startTestService({}, { storage });
  const twice = async (send: () => Promise<Response>): Promise<string> => {
    loseAnswerTo('commit');
    const doubtful = await send();
    const page = await doubtful.text();
    expect([doubtful.status, page]).toEqual([503, expect.stringContaining('elle ne comptera qu’une fois')]);
    const again = await send();
    expect(again.status).toBe(303);
    return again.headers.get('location') ?? '';
  };
  const path = await twice(() => service.order(JSON.stringify(order)));
  expect((await service.orderAt(path)).state).toBe('received');
  expect(await twice(() => service.post(path, completion(order)))).toBe(path);
  const { reference, state } = await service.orderAt(path);
  expect(state).toBe('confirmed');
  expect((await storage.listOrderEvents(reference)).map(({ kind }) => kind)).toEqual(['confirm']);
  expect(await storage.listMails(reference)).toHaveLength(2);
});

test('« fine » means that it is stored, and what isn’t stored is refused', async () => {
  const { storage, loseAnswerTo } = await openCuttable(join(folder, 'counter.sqlite'));
  const service = await startTestService({}, { storage });
  const hits = async () => (await storage.listHits()).map(({ count }) => count);
  loseAnswerTo('insert into "hits"');
  expect((await service.hit('?type=visite', firefox)).status).toBe(503);
  expect(await hits()).toEqual([]);
  expect((await service.hit('?type=visite', firefox)).status).toBe(200);
  expect(await hits()).toEqual([1]);
  loseAnswerTo('insert into "quote_statistics"');
  expect((await service.statistics(statisticsFields(1))).status).toBe(503);
  expect((await service.statistics(statisticsFields(1, { email: '' }))).status).toBe(400);
  expect(await storage.listQuoteStatistics()).toEqual([]);
  expect((await service.statistics(statisticsFields(1))).status).toBe(204);
  expect(await storage.listQuoteStatistics()).toHaveLength(1);
});
