/** `npm run backup [file]`: a complete, consistent copy, while the service runs. */
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { commandLine } from '#service/command-line.ts';
import { whyUnwritable } from '#service/storage/engines/unwritable.ts';
import { writeBackup } from './backup-file.ts';
import { CommandRefused, say, withStorage } from './with-storage.ts';

const usage = `Usage : ${commandLine('backup', '[fichier.jsonl.gz]')}`;

const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
const [path = `data/backups/neolis-${stamp}.jsonl.gz`] = process.argv.slice(2);
await withStorage(usage, async (storage) => {
  // Any other file would be replaced by the copy, even the database.
  if (!path.endsWith('.jsonl.gz')) throw new CommandRefused(usage);
  const obstacle = whyUnwritable(path);
  if (obstacle !== undefined) throw new CommandRefused(`${path} : ${obstacle}.`);
  mkdirSync(dirname(path), { recursive: true });
  const rows = await writeBackup(storage, path);
  say(`${rows} lignes sauvegardées dans ${resolve(path)}`);
});
