import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { codeOf } from '#service/error-code.ts';
import type { DialectRules, OpeningOptions } from '#service/storage/dialect.ts';
import { migrate, refuseForeignDatabase } from '#service/storage/migrate.ts';
import type { Database } from '#service/storage/schema.ts';
import { createStorage, type Storage } from '#service/storage/storage.ts';
import { DatabaseRefused } from '#service/storage/storage-failures.ts';
import { immediateSqlite } from './sqlite-dialect.ts';
import { whyUnwritable } from './unwritable.ts';

/** Milliseconds to wait for another program's lock while opening the database, and for each statement of a command. */
const openingTimeout = 5000;

/** Milliseconds to wait for other readers and writers until the log can be emptied, and between two tries. */
const emptyingTimeout = 2000;
const emptyingPause = 100;
const stillRead =
  'effacé, mais encore dans les fichiers de la base, qu’un autre programme lit ; recommencez quand il aura fini';

const damageCodes = /^SQLITE_(CORRUPT|NOTADB)/;
const rowErrorCodes = /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/;

/** Opens or creates a database file. Throws {@link DatabaseRefused}, the file untouched, if it can't be used. */
export async function openSqlite(
  path: string,
  { longRunning = false, mustExist = false, statementLog = [], composeWebhook }: OpeningOptions = {},
): Promise<Storage> {
  refuseUnusable(path, mustExist);
  try {
    // Commands, such as the daily backup, have time to check every page.
    if (existsSync(path)) await inspect(path, longRunning);
    else mkdirSync(dirname(path), { recursive: true });
    const database = new SqliteDatabase(path);
    database.pragma(`busy_timeout = ${openingTimeout}`);
    database.pragma('journal_mode = WAL');
    // 4 MB instead of the driver's 16: the system keeps the file's pages in memory anyway.
    database.pragma('cache_size = -4000');
    // A commit returns once it is on the disk.
    database.pragma('synchronous = FULL');
    // Deleted data is overwritten, in the file and in its indexes.
    database.pragma('secure_delete = ON');
    const db = new Kysely<Database>({ dialect: immediateSqlite(database), log: statementLog });
    await migrate(db);
    // Moving the log's pages into the database waits for the disk three times in the only thread: every 16 MB, not every 4.
    database.pragma('wal_autocheckpoint = 4000');
    // SQLite blocks the only thread: a service waiting for another program's lock could answer nobody.
    if (!longRunning) database.pragma('busy_timeout = 0');
    const rules: DialectRules = {
      isTransient: (cause) => codeOf(cause).startsWith('SQLITE_BUSY'),
      // Without a code: the driver refuses a value that it can't bind.
      isRowError: (cause) => cause instanceof TypeError || rowErrorCodes.test(codeOf(cause)),
      explainDamage: (cause) => (damageCodes.test(codeOf(cause)) ? damaged(path, codeOf(cause)).message : undefined),
      assertFilesInPlace: watchFiles([path, `${path}-wal`]),
      scrubDeletedData: () => emptyLog(database, db),
      beginSnapshot: 'begin deferred',
      close: () => db.destroy(),
    };
    return createStorage(db, rules, composeWebhook);
  } catch (cause) {
    throw explainSqlite(path, cause);
  }
}

/** Empties the log, which still holds what was deleted; throws if a program, such as a backup, goes on reading. */
async function emptyLog(database: SqliteDatabase.Database, db: Kysely<Database>): Promise<void> {
  const started = performance.now();
  const timeout = database.pragma('busy_timeout', { simple: true });
  // With a busy timeout the checkpoint would block writers while it waits.
  database.pragma('busy_timeout = 0');
  try {
    while (true) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy === 0) return;
      if (performance.now() - started > emptyingTimeout) throw new Error(stillRead);
      await new Promise((resolve) => setTimeout(resolve, emptyingPause));
    }
  } finally {
    database.pragma(`busy_timeout = ${timeout}`);
  }
}

/** Remembers the identity of the files at these paths, and returns a function that checks that they are still there. */
function watchFiles(paths: readonly string[]): () => void {
  const identify = (path: string): string => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found === undefined ? 'none' : `${found.dev} ${found.ino}`;
  };
  const opened = paths.map((path) => ({ path, identity: identify(path) }));
  return () => {
    const gone = opened.find(({ path, identity }) => identify(path) !== identity);
    if (gone !== undefined)
      throw Object.assign(new Error(`${gone.path} was removed or replaced`), { code: 'REPLACED' });
  };
}

/** Refuses what can't be a database's file before it is opened. */
function refuseUnusable(path: string, mustExist: boolean): void {
  const found = existsSync(path) ? statSync(path) : undefined;
  if (found === undefined && mustExist) throw new DatabaseRefused(`${path} n’existe pas ; vérifiez DATABASE_FILE`);
  if (found?.isFile() === false) {
    const kind = found.isDirectory() ? 'est un dossier' : 'n’est pas un fichier ordinaire';
    throw new DatabaseRefused(`DATABASE_FILE=${path} ${kind} ; indiquez un fichier, par exemple data/neolis.sqlite`);
  }
  const obstacle = whyUnwritable(path);
  if (obstacle !== undefined) throw new DatabaseRefused(`DATABASE_FILE=${path} : ${obstacle}`);
  // A database is never empty once created: its content was lost, or its very first start was interrupted.
  if (found?.size === 0) {
    throw new DatabaseRefused(
      `DATABASE_FILE=${path} est vide (0 octet) ; supprimez ce fichier, puis restaurez la dernière sauvegarde s’il y en a une`,
    );
  }
}

/** Refuses a damaged, newer or foreign database without writing to it; `whole` reads every page. */
async function inspect(path: string, whole: boolean): Promise<void> {
  const database = new SqliteDatabase(path, { readonly: true, fileMustExist: true });
  const db = new Kysely<Database>({ dialect: immediateSqlite(database) });
  try {
    const fault = whole ? database.pragma('quick_check(1)', { simple: true }) : 'ok';
    if (fault !== 'ok') throw damaged(path, String(fault));
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
    await refuseForeignDatabase(db, tables);
  } catch (cause) {
    // Nothing of ours ran yet: the header or a table isn't as this service writes it.
    throw codeOf(cause) === 'SQLITE_ERROR' ? unreadable(path, 'SQLITE_ERROR') : cause;
  } finally {
    await db.destroy();
    database.close();
  }
}

/** What the owner can do about a failure of SQLite: restore a backup only if it reports damage. Others stay as they are. */
function explainSqlite(path: string, cause: unknown): unknown {
  const code = codeOf(cause);
  if (!code.startsWith('SQLITE_') || code === 'SQLITE_ERROR') return cause;
  if (code === 'SQLITE_NOTADB') {
    return new DatabaseRefused(
      `DATABASE_FILE=${path} n’est pas une base SQLite ; indiquez le bon fichier ou restaurez une sauvegarde`,
    );
  }
  if (damageCodes.test(code)) return damaged(path, code);
  if (code.startsWith('SQLITE_BUSY')) {
    return new DatabaseRefused(`DATABASE_FILE=${path} est tenu par un autre programme ; attendez sa fin ou arrêtez-le`);
  }
  return unreadable(path, code);
}

function unreadable(path: string, code: string): DatabaseRefused {
  return new DatabaseRefused(
    `DATABASE_FILE=${path} ne se lit pas (${code}) ; vérifiez le disque et les droits du fichier, de ses voisins -wal et -shm et du dossier`,
  );
}

function damaged(path: string, fault: string): DatabaseRefused {
  return new DatabaseRefused(
    `la base ${path} est endommagée (${fault.replaceAll(/\s+/g, ' ')}) ; restaurez la dernière sauvegarde`,
  );
}
