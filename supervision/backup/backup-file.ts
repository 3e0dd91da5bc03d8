import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { pausedSetting } from '#supervision/storage/outbox-rows.ts';
import type { ExportedRow, Storage } from '#supervision/storage/storage.ts';

/**
 * A backup is one compressed file of JSON lines, the same for both databases: a row a line, then a last line with their
 * number and checksum, without which it isn't whole.
 */
interface Ending {
  readonly rows: number;
  readonly checksum: string;
}

/** A backup that can't be trusted. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** Writes a backup while the service goes on working. The file appears under its name only once whole. Gives its rows. */
export async function writeBackup(storage: Storage, path: string): Promise<number> {
  const unfinished = `${path}.part`;
  const source = new PassThrough();
  const written = pipeline(source, createGzip(), createWriteStream(unfinished, { flush: true }));
  // A write that fails is reported where it is awaited, at the end.
  written.catch(() => {});
  const checksum = createHash('sha256');
  let rows = 0;
  await storage.exportRows(async (table, row) => {
    const line = `${JSON.stringify({ table, row })}\n`;
    checksum.update(line);
    rows += 1;
    if (!source.write(line)) await Promise.race([once(source, 'drain'), written]);
  });
  source.end(`${JSON.stringify({ rows, checksum: checksum.digest('hex') } satisfies Ending)}\n`);
  await written;
  await rename(unfinished, path);
  return rows;
}

/**
 * Brings a backup into an empty database, all of it or nothing. The outbox starts paused: what the mails of the backup
 * say was perhaps sent since. Throws {@link BackupRefused} for a file that isn't whole.
 */
export async function restoreBackup(storage: Storage, path: string): Promise<number> {
  let rows = 0;
  // With the rows, in their transaction: there is no moment at which the mails of the backup could leave.
  async function* paused(): AsyncGenerator<{ table: string; row: ExportedRow }> {
    for await (const taken of readBackup(path)) {
      rows += 1;
      if (taken.table !== 'settings' || taken.row.name !== pausedSetting) yield taken;
    }
    yield { table: 'settings', row: { name: pausedSetting, value: '1' } };
  }
  await storage.importRows(paused());
  return rows;
}

async function* readBackup(path: string): AsyncGenerator<{ table: string; row: ExportedRow }> {
  const lines = createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const checksum = createHash('sha256');
  let rows = 0;
  let ending: Ending | undefined;
  for await (const line of lines) {
    const parsed = JSON.parse(line) as { table: string; row: ExportedRow } | Ending;
    if ('rows' in parsed) {
      ending = parsed;
      continue;
    }
    checksum.update(`${line}\n`);
    rows += 1;
    yield parsed;
  }
  if (ending?.rows !== rows || ending.checksum !== checksum.digest('hex')) {
    throw new BackupRefused('cette sauvegarde est incomplète ou abîmée');
  }
}
