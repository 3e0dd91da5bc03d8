import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Storage } from '#service/storage/storage.ts';

/** An erasure as a line of the journal. */
interface Entry {
  readonly mark: string;
  readonly erasedAt: string;
}

/**
 * Journals an address's mark outside the database, as older backups still have the address, then erases it. Without the
 * key beside it nobody can test a guessed address.
 */
export async function erase(storage: Storage, journal: string, email: string, now: Date) {
  mkdirSync(dirname(journal), { recursive: true });
  const key = readKey(journal) ?? makeKey(journal);
  const entry: Entry = { mark: markOf(email, key), erasedAt: now.toISOString() };
  // By a power cut.
  const isCut = existsSync(journal) && !readFileSync(journal, 'utf8').endsWith('\n');
  append(journal, `${isCut ? '\n' : ''}${JSON.stringify(entry)}\n`);
  return await storage.erasePersonalData(email);
}

/** Throws if the journal can't be replayed. */
export function checkJournal(journal: string): void {
  readKey(journal);
  readEntries(journal);
}

/** Erases the addresses of the journal again, as far as they had arrived by then; returns the number erased. */
export async function replayErasures(storage: Storage, journal: string): Promise<number> {
  const key = readKey(journal);
  if (key === undefined) return 0;
  // An address erased twice is listed twice: the later erasure counts.
  const erasures = new Map(readEntries(journal).map(({ mark, erasedAt }) => [mark, Date.parse(erasedAt)]));
  let count = 0;
  for (const email of await storage.listEmails()) {
    const erasedAt = erasures.get(markOf(email, key));
    if (erasedAt === undefined) continue;
    const { statistics, orders, requests, mails } = await storage.erasePersonalData(email, erasedAt);
    if (statistics + orders + requests + mails > 0) count += 1;
  }
  return count;
}

function readEntries(journal: string): Entry[] {
  if (!existsSync(journal)) return [];
  const lines = readFileSync(journal, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    try {
      return [JSON.parse(line) as Entry];
    } catch (cause) {
      throw new Error(`${journal}, ligne ${index + 1} : illisible ; corrigez-la ou retirez-la`, { cause });
    }
  });
}

/** The key beside the journal; `undefined` before the first mark. Throws if it was lost. */
function readKey(journal: string): Buffer | undefined {
  const path = keyPath(journal);
  if (existsSync(path)) return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  if (readEntries(journal).length === 0) return undefined;
  throw new Error(
    `${path} manque : sans cette clé, ${journal} ne dit plus qui a été effacé ; remettez-la : elle se garde avec le journal`,
  );
}

function makeKey(journal: string): Buffer {
  const key = randomBytes(32);
  append(keyPath(journal), `${key.toString('hex')}\n`, 'ax');
  return key;
}

const keyPath = (journal: string): string => `${journal}.key`;

/** Appends to a file, and waits for the disk. A file created here is readable by its owner only. */
function append(path: string, text: string, flags = 'a'): void {
  const file = openSync(path, flags, 0o600);
  try {
    appendFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function markOf(email: string, key: Buffer): string {
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex');
}
