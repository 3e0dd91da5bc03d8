/** The worker thread that makes documents from their content. A failure ends it; the next document starts another. */
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type DocumentContent, renderDocument } from './render-document.ts';

// On Linux this is this thread's priority only: answers come before documents on a busy machine.
setPriority(Math.min(getPriority() + 10, constants.priority.PRIORITY_LOW));

parentPort?.on('message', async (content: DocumentContent) => {
  const bytes = await renderDocument(content);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
