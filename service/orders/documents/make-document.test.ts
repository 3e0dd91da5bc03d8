import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { makeOnThread } from './make-document.ts';
import type { DocumentContent } from './render-document.ts';

const folder = temporaryFolder();

/** A worker that returns how many documents it was given, fails, or never ends. */
const thread = `
  import { parentPort } from 'node:worker_threads';
  let given = 0;
  parentPort.on('message', async ({ data: { reference } }) => {
    given += 1;
    if (reference === 'fails') throw new Error('no such font');
    while (reference === 'endless');
    parentPort.postMessage(new Uint8Array([given]));
  });`;

test('keeps its thread, and starts another after a document that failed or took too long', async () => {
  const file = join(folder, 'thread.mjs');
  writeFileSync(file, thread);
  const make = makeOnThread(file, 1500);
  const references = ['a', 'b', 'fails', 'c', 'endless', 'd', 'e'];
  const made = await Promise.allSettled(
    references.map((reference) => make({ kind: 'order', data: { reference } } as DocumentContent)),
  );
  expect(made.map((result) => (result.status === 'fulfilled' ? result.value[0] : result.reason.message))).toEqual([
    ...[1, 2, 'no such font', 1, 'The operation was aborted', 1, 2],
  ]);
});
