import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { takeTurns } from '#service/http/limits/take-turns.ts';
import type { DocumentContent } from './render-document.ts';

export type MakeDocument = (content: DocumentContent) => Promise<Uint8Array<ArrayBuffer>>;

/** Milliseconds for one document, which takes some 0.2 s of CPU. */
const defaultTimeout = 15_000;
const resourceLimits = { maxOldGenerationSizeMb: 192 };

/** Beside the built program. Run from its sources, the service has none: the main thread makes documents. */
const workerFile = join(import.meta.dirname, 'document-worker.mjs');

/** Makes a document as a PDF, without blocking other requests. */
export const makeDocument: MakeDocument = existsSync(workerFile) ? makeOnThread(workerFile) : makeHere;

async function makeHere(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  const { renderDocument } = await import('./render-document.ts');
  return await renderDocument(content);
}

/** Makes documents one by one on a thread; one that fails or is too slow is rejected, and the thread replaced. */
export function makeOnThread(file: string, timeout = defaultTimeout): MakeDocument {
  const inTurn = takeTurns();
  let worker: Worker | undefined;
  const start = (): Worker => {
    const started = new Worker(file, { resourceLimits });
    // The document's caller gets the error from `once` below.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    // The process may exit without waiting for it.
    started.unref();
    return started;
  };
  return (content) =>
    inTurn(async () => {
      worker ??= start();
      const current = worker;
      try {
        current.postMessage(content);
        const [bytes] = await once(current, 'message', { signal: AbortSignal.timeout(timeout) });
        return bytes;
      } catch (cause) {
        await current.terminate();
        throw cause;
      }
    });
}
