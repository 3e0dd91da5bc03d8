import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '#service/app.ts';
import { readConfig } from '#service/config.ts';
import { sendDueMails } from '#service/mail/mailer.ts';
import { completion, multipart, pick, randomOrder, seededRandom, statisticsFields } from '#service/payloads.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import type { Storage } from '#service/storage/storage.ts';
import { StorageUnavailable } from '#service/storage/storage-failures.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { siteOrigin } from '#service/test-service.fixture.ts';

const file = join(temporaryFolder(), 'two-copies.sqlite');
const storages = [await openSqlite(file), await openSqlite(file)] as const;
afterAll(() => Promise.all(storages.map((storage) => storage.close())));
const [outside] = storages;
const config = readConfig({ SITE_URL: siteOrigin, RATE_LIMIT_FACTOR: '0' });

/** Steps in which things go wrong; afterwards everything must come to its end. */
const wildSteps = 200;
/** Milliseconds between two looks at the outbox: while things go wrong, and afterwards, when every mail is due again. */
const [soon, later] = [600_000, 6 * 3_600_000];
/** Two days for each run, so that the limits of mails count those of one. */
const startOf = (run: number): number => Date.UTC(2026, 10, 20 + 2 * run, 10);

const struck = { crashes: 0, failures: 0 };

test('two copies under refusals, lost answers and crashes: what was answered is stored once, with its mails', {
  timeout: 600_000,
}, async () => {
  let runs = 0;
  const property = fc.asyncProperty(fc.scheduler(), (schedule) => simulate(schedule, ++runs));
  await fc.assert(property, { numRuns: 300, seed: 104, endOnFailure: true });
  expect(struck.crashes).toBeGreaterThan(0);
  expect(struck.failures).toBeGreaterThan(0);
});

interface Copy {
  readonly app: ReturnType<typeof createApp>;
  readonly storage: Storage;
  isAlive: boolean;
}

/** Lets two visitors order from two copies. Each call of a storage, its answer and each mail is a step of the schedule. */
async function simulate(schedule: fc.Scheduler, run: number): Promise<void> {
  const random = seededRandom(run);
  const start = startOf(run);
  const rates = { failure: pick(random, 0, 2) / 10, crash: pick(random, 0, 2) / 100 };
  let steps = 0;
  const strikes = (rate: number): boolean => steps < wildSteps && random() < rate;
  const hitsBefore = await countHits();
  const hits = { asked: 0, answered: 0 };
  const [emails, tokens, completed]: [string[], string[], string[]] = [[], [], []];
  const delivered = new Set<string>();

  /** A copy whose calls fail before or after their work, and all of them once it has crashed. */
  const startCopy = (storage: Storage): Copy => {
    const entries = Object.entries(storage).map(([name, method]) => [
      name,
      async (...values: readonly unknown[]) => {
        await step(copy, name);
        const result = await (method as (...given: readonly unknown[]) => Promise<unknown>)(...values);
        await step(copy, `${name}, answered`);
        return result;
      },
    ]);
    const stepped: Storage = Object.fromEntries(entries);
    const app = createApp({ storage: stepped, config, clock: () => new Date(start) });
    const copy: Copy = { app, isAlive: true, storage: stepped };
    return copy;
  };
  const copies = storages.map(startCopy);
  const anyCopy = (): Copy => copies[pick(random, 0, 1)] ?? startCopy(outside);
  const step = async (copy: Copy, name: string): Promise<void> => {
    await schedule.schedule(Promise.resolve(), name);
    steps += 1;
    if (strikes(rates.crash)) {
      struck.crashes += 1;
      const place = pick(random, 0, 1);
      const ended = copies.splice(place, 1, startCopy(storages[place] ?? outside));
      for (const crashed of ended) crashed.isAlive = false;
    }
    if (!copy.isAlive || strikes(rates.failure)) {
      struck.failures += 1;
      throw new StorageUnavailable('simulated');
    }
  };

  /** Asks one of the copies. Returns nothing if the answer doesn't arrive; `note` is called if it left. */
  const ask = async (
    path: string,
    init: RequestInit,
    status: number,
    note: (response: Response) => unknown = () => {},
  ) => {
    const copy = anyCopy();
    const response = await copy.app.request(`/supervision/${path}`, init);
    expect([status, 503]).toContain(response.status);
    if (!copy.isAlive || response.status !== status) return undefined;
    note(response);
    return strikes(rates.failure) ? undefined : response;
  };
  const insist = async (path: string, init: RequestInit, status: number, note?: (response: Response) => unknown) => {
    while (true) {
      const response = await ask(path, init, status, note);
      if (response !== undefined) return response;
    }
  };

  /** Somebody who opens a page, sees a price, presses « Commander » twice and completes the order, or tries to. */
  const visit = async (number: number, isPatient: boolean): Promise<void> => {
    hits.asked += 1;
    await ask('statistiques?type=visite', { headers: { 'user-agent': 'Firefox/140.0' } }, 200, () => {
      hits.answered += 1;
    });
    const { body, contentType } = multipart(statisticsFields(number));
    await insist('statistiques', asPost(contentType, body), 204);
    const order = randomOrder(random, number);
    emails.push(order.client.email);
    const noteToken = (response: Response) => tokens.push(tokenIn(response));
    const post = () => insist('paiement', asForm({ orderData: JSON.stringify(order) }), 303, noteToken);
    const [first] = await Promise.all([post(), post()]);
    const [path, note] = [`paiement/${tokenIn(first)}`, () => completed.push(tokenIn(first))];
    const init = asForm(completion(order));
    if (isPatient) await insist(path, init, 303, note);
    else await ask(path, init, 303, note);
  };
  let now = start;
  const sendMails = async (wait: number): Promise<void> => {
    const copy = anyCopy();
    now += wait;
    const deliver = async ({ id }: { readonly id: string }): Promise<void> => {
      await step(copy, 'a mail is handed over');
      delivered.add(id);
      await step(copy, 'a mail is accepted');
    };
    const sending = sendDueMails({ storage: copy.storage, clock: () => new Date(now), log: () => {}, deliver });
    await sending.catch((cause: unknown) => expect(cause).toBeInstanceOf(StorageUnavailable));
  };

  let isOver = false;
  const visits = Promise.all([visit(10 * run, true), visit(10 * run + 1, false)]).finally(() => {
    isOver = true;
  });
  const keepSending = async (): Promise<void> => {
    while (!isOver) await sendMails(soon);
  };
  await schedule.waitFor(Promise.all([visits, keepSending(), keepSending()]), thenTurn);
  steps = wildSteps;
  while ((await outside.countMails()).waiting > 0) await schedule.waitFor(sendMails(later), thenTurn);

  const counted = (await countHits()) - hitsBefore;
  expect(counted).toBeGreaterThanOrEqual(hits.answered);
  expect(counted).toBeLessThanOrEqual(hits.asked);
  const statistics = (await outside.listQuoteStatistics()).map(({ email }) => email);
  const orders = await outside.listOrders({ limit: 100_000 });
  for (const email of emails) {
    expect(statistics.filter((other) => other === email)).toHaveLength(1);
    expect(orders.filter((order) => order.email === email)).toHaveLength(1);
  }
  for (const token of tokens) {
    const order = await outside.findOrderByToken(token);
    expect(order).toBeDefined();
    if (completed.includes(token)) expect(order?.state).toBe('confirmed');
    const mails = await outside.listMails(order?.reference ?? '');
    expect(mails).toHaveLength(order?.state === 'confirmed' ? 2 : 0);
    for (const { id, sent_at: at } of mails) expect([at === null, delivered.has(id)]).toEqual([false, true]);
  }
}

/** Lets what a step started reach its next one: writes of one turn of the event loop share a transaction. */
async function thenTurn(step: () => Promise<unknown>): Promise<void> {
  await step();
  await new Promise(setImmediate);
}

function asPost(contentType: string, body: string): RequestInit {
  return { method: 'POST', headers: { origin: siteOrigin, 'content-type': contentType }, body };
}

function asForm(fields: Readonly<Record<string, string>>): RequestInit {
  return asPost('application/x-www-form-urlencoded', new URLSearchParams(fields).toString());
}

function tokenIn(response: Response): string {
  return response.headers.get('location')?.split('/').at(-1) ?? '';
}

async function countHits(): Promise<number> {
  return (await outside.listHits()).reduce((sum, { count }) => sum + count, 0);
}
