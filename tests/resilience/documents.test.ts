import { readdirSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { sixPhones } from '#domain/quote/example-quote.fixture.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { postOrder } from './load.ts';
import { type ServiceProcess, startService } from './service-process.ts';

const folder = temporaryFolder();
let service: ServiceProcess;
/** Address of a document that is made for each request: the contract summary of an order that isn't confirmed. */
let file: string;

beforeAll(async () => {
  const environment = {
    DATABASE_FILE: join(folder, 'documents.sqlite'),
    ERASURE_JOURNAL: join(folder, 'erasures.jsonl'),
    RATE_LIMIT_FACTOR: '1',
  };
  service = await startService({ environment });
  const { answer } = await postOrder(new Agent(), service.port, anOrder(sixPhones));
  file = `${service.address}${answer?.headers.location}/recapitulatif.pdf`;
}, 120_000);

afterAll(async () => {
  expect((await service.terminate()).code).toBe(0);
});

test('makes ten of 130 documents requested at once by one network, on another thread than responses', {
  timeout: 60_000,
}, async () => {
  const before = processorTime();
  const began = performance.now();
  let asking = true;
  const asked = Promise.all(
    Array.from({ length: 130 }, async (_, index) => {
      const answer = await fetch(file, { method: index % 10 === 9 ? 'HEAD' : 'GET' });
      await answer.arrayBuffer();
      return answer.status;
    }),
  ).finally(() => {
    asking = false;
  });
  const waits: number[] = [];
  while (asking) {
    const question = performance.now();
    expect((await fetch(`${service.address}/supervision/vivant`)).status).toBe(200);
    waits.push(performance.now() - question);
    await pause(20);
  }
  const answers = await asked;
  const minutes = (performance.now() - began) / 60_000;
  const after = processorTime();
  expect(documentThreads(service)).toBe(1);
  // As the tests themselves, which may run with a lower priority.
  expect(niceLevel(service, service.pid)).toBe(getPriority());
  const share = (after.answering - before.answering) / (after.whole - before.whole);
  const made = answers.filter((status) => status === 200).length;
  expect(made).toBeGreaterThanOrEqual(10);
  // Ten at once, then ten a minute: the last of 130 may be asked seconds later on a busy machine.
  expect(made).toBeLessThanOrEqual(10 + Math.floor(minutes * 10));
  expect(answers.filter((status) => status === 429)).toHaveLength(130 - made);
  expect(share).toBeLessThan(0.5);
  // Not the longest: the other suites use the same CPUs.
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(300);
});

test('makes no document for HEAD, and stops within five seconds while documents are made', {
  timeout: 60_000,
}, async () => {
  const environment = { DATABASE_FILE: join(folder, 'documents.sqlite'), RATE_LIMIT_FACTOR: '0' };
  const busy = await startService({ environment });
  const address = busy.address + new URL(file).pathname;
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  expect(documentThreads(busy)).toBe(0);
  const asked = Array.from({ length: 40 }, () =>
    fetch(address).then(
      (answer) => answer.status,
      () => 'cut',
    ),
  );
  await Promise.race(asked);
  const { code, milliseconds } = await busy.terminate();
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(5000);
  expect(await Promise.all(asked)).toContain(200);
});

/** How many threads make documents: they have a lower priority than all others. */
function documentThreads(program: ServiceProcess): number {
  const threads = readdirSync(`/proc/${program.pid}/task`).map(Number);
  return threads.filter((thread) => niceLevel(program, thread) === 10).length;
}

/** How much a thread yields to the others: 0 as usual, 19 the most. */
function niceLevel({ pid }: ServiceProcess, thread: number): number {
  const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
  return Number(fields[16]);
}

/** CPU time so far, in ticks, of the main thread and of the whole program. */
function processorTime(): { answering: number; whole: number } {
  const ticks = (path: string): number => {
    const fields = readFileSync(path, 'utf8').replace(/.*\) /, '').split(' ');
    return Number(fields[11]) + Number(fields[12]);
  };
  return {
    answering: ticks(`/proc/${service.pid}/task/${service.pid}/stat`),
    whole: ticks(`/proc/${service.pid}/stat`),
  };
}
