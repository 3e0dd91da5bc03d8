import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { codeOf } from '#service/error-code.ts';
import { pausedSetting } from '#service/storage/rows/outbox-rows.ts';
import type { ExportedRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** The last line of a backup, a compressed file of JSON lines, one for each row; without it the file is incomplete. */
interface Ending {
  readonly rows: number;
  readonly checksum: string;
}

/**
 * Writes a backup while the service works, named once it was read back; returns its number of rows. Rejects, and leaves
 * nothing behind, for a full disk, and for a database without orders if the last copy in the folder has some.
 */
export async function writeBackup(storage: Storage, path: string): Promise<number> {
  const unfinished = `${path}.part`;
  try {
    const rows = await writeRows(storage, unfinished);
    const found = await countRows(unfinished);
    if (found.rows !== rows) throw new Error('la copie relue n’est pas celle qui a été écrite ; vérifiez le disque');
    if (found.orders === 0) await refuseLostOrders(dirname(path));
    await rename(unfinished, path);
    return rows;
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw isFull(cause) ? new Error('plus de place sur le disque ; rien n’a été gardé', { cause }) : cause;
  }
}

/** The lines of a text. From Node.js 24 on, `readline` would end them at U+2028 and U+2029 too, which JSON has as they are. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let last = '';
  for await (const chunk of text) {
    const lines = `${last}${chunk}`.split('\n');
    last = lines.pop() ?? '';
    yield* lines;
  }
  if (last !== '') yield last;
}

async function writeRows(storage: Storage, path: string): Promise<number> {
  let rows = 0;
  async function* toLines(exported: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
    const checksum = createHash('sha256');
    for await (const { table, row } of exported) {
      const line = `${JSON.stringify({ table, row })}\n`;
      checksum.update(line);
      rows += 1;
      yield line;
    }
    yield `${JSON.stringify({ rows, checksum: checksum.digest('hex') } satisfies Ending)}\n`;
  }
  await storage.exportRows((exported) =>
    pipeline(toLines(exported), createGzip(), createWriteStream(path, { flush: true })),
  );
  return rows;
}

/** A mistyped or emptied database must not replace the good copies, night after night. */
async function refuseLostOrders(folder: string): Promise<void> {
  const paths = (await readdir(folder)).filter((name) => name.endsWith('.jsonl.gz')).map((name) => join(folder, name));
  const times = await Promise.all(paths.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })));
  for (const { path } of times.sort((one, other) => other.time - one.time)) {
    // The last one that is whole counts.
    const { orders } = await countRows(path).catch(() => ({ orders: undefined }));
    if (orders === 0) return;
    if (orders !== undefined)
      throw new Error(
        `cette base ne contient aucune commande, ${path} en contient ${orders} ; vérifiez la base, ou sauvegardez dans un autre dossier`,
      );
  }
}

/** Reads a copy to its end. Rejects if it is incomplete. */
async function countRows(path: string): Promise<{ rows: number; orders: number }> {
  const counts = { rows: 0, orders: 0 };
  for await (const { table } of readBackup(path)) {
    counts.rows += 1;
    if (table === 'orders') counts.orders += 1;
  }
  return counts;
}

/** Whether a failure, or its cause, is a full disk. */
function isFull(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(cause)) || isFull(cause.cause);
}

/**
 * Imports a backup into an empty database, all or nothing, and returns the number of its rows. The outbox is paused:
 * mails may have been sent since. Rejects for an incomplete file.
 */
export async function restoreBackup(storage: Storage, path: string): Promise<number> {
  let rows = 0;
  // In the same transaction as the rows, so that the mails of the backup can't be sent in between.
  async function* paused(): AsyncGenerator<ExportedRow> {
    for await (const taken of readBackup(path)) {
      rows += 1;
      if (taken.table !== 'settings' || taken.row.name !== pausedSetting) yield taken;
    }
    yield { table: 'settings', row: { name: pausedSetting, value: '1' } };
  }
  await storage.importRows(paused());
  return rows;
}

async function* readBackup(path: string): AsyncGenerator<ExportedRow> {
  const text = createGunzip();
  // Errors of reading and decompressing reach the loop through `text`.
  pipeline(createReadStream(path), text).catch(() => {});
  const checksum = createHash('sha256');
  let rows = 0;
  let ending: Ending | undefined;
  const damaged = 'cette sauvegarde est incomplète ou abîmée';
  try {
    for await (const line of linesOf(text.setEncoding('utf8'))) {
      const parsed = JSON.parse(line) as ExportedRow | Ending;
      if ('rows' in parsed) {
        ending = parsed;
        continue;
      }
      checksum.update(`${line}\n`);
      rows += 1;
      yield parsed;
    }
  } catch (cause) {
    throw new Error(damaged, { cause });
  }
  if (ending?.rows !== rows || ending.checksum !== checksum.digest('hex')) throw new Error(damaged);
}
