import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ErasedCounts, Storage } from '#supervision/storage/storage.ts';

/**
 * Erases an address, and writes its hash into a journal apart from the database: a backup made before holds the address
 * again, and a restore replays the journal.
 */
export async function erase(storage: Storage, journal: string, email: string, now: Date): Promise<ErasedCounts> {
  mkdirSync(dirname(journal), { recursive: true });
  const file = openSync(journal, 'a');
  try {
    appendFileSync(file, `${JSON.stringify({ hash: hashOf(email), erasedAt: now.toISOString() })}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return await storage.erasePersonalData(email);
}

/**
 * Erases again every address of the journal that the database holds: what had come by then, not what its owner sent
 * afterwards. Gives the number of addresses erased.
 */
export async function replayErasures(storage: Storage, journal: string): Promise<number> {
  if (!existsSync(journal)) return 0;
  const lines = readFileSync(journal, 'utf8').split('\n').filter(Boolean);
  // An address erased twice stands there twice: the later erasure counts.
  const erasures = new Map(
    lines.map((line) => {
      const { hash, erasedAt } = JSON.parse(line) as { hash: string; erasedAt: string };
      return [hash, Date.parse(erasedAt)];
    }),
  );
  let count = 0;
  for (const email of await storage.listEmails()) {
    const erasedAt = erasures.get(hashOf(email));
    if (erasedAt === undefined) continue;
    const { statistics, orders, mails } = await storage.erasePersonalData(email, erasedAt);
    if (statistics + orders + mails > 0) count += 1;
  }
  return count;
}

function hashOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
