import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OrderDocument } from '#documents/order-document.ts';
import { takeTurns } from '#supervision/defence/take-turns.ts';

type MakeDocument = (document: OrderDocument) => Promise<Uint8Array<ArrayBuffer>>;

/** Milliseconds for one document, which takes some 0.2 s of processor. */
const usualPatience = 15_000;
const resourceLimits = { maxOldGenerationSizeMb: 192 };

/** Beside the built program. Node can't run a thread from the sources: there, documents are made on the only one. */
const workerFile = join(import.meta.dirname, 'document-worker.mjs');

/** Writes the document of an order as a PDF, so that everybody else is answered meanwhile. */
export const makeDocument: MakeDocument = existsSync(workerFile) ? makeOnThread(workerFile) : makeHere;

async function makeHere(document: OrderDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { renderConfirmation } = await import('./render-confirmation.ts');
  return await renderConfirmation(document);
}

/**
 * Makes documents one at a time on a thread that the first of them starts and the others find. A document on which it fails
 * or takes too long is refused, and the next one starts another thread.
 */
export function makeOnThread(file: string, patience = usualPatience): MakeDocument {
  const inTurn = takeTurns();
  let worker: Worker | undefined;
  const start = (): Worker => {
    const started = new Worker(file, { resourceLimits });
    // Whoever waits for a document learns of it from `once` below.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    // The program ends without waiting for it.
    started.unref();
    return started;
  };
  return (document) =>
    inTurn(async () => {
      worker ??= start();
      const current = worker;
      try {
        current.postMessage(document);
        const [content] = await once(current, 'message', { signal: AbortSignal.timeout(patience) });
        return content;
      } catch (cause) {
        await current.terminate();
        throw cause;
      }
    });
}
