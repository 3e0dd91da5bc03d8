/** `npm run restore <file>`: brings a backup into the configured database, which must be new. */
import { existsSync } from 'node:fs';
import { commandLine } from '#service/command-line.ts';
import type { Config } from '#service/config.ts';
import { checkJournal, replayErasures } from '#service/personal-data/erasure-journal.ts';
import type { Storage } from '#service/storage/storage.ts';
import { restoreBackup } from './backup-file.ts';
import { CommandRefused, say, withStorage } from './with-storage.ts';

const usage = `Usage : ${commandLine('restore', 'data/backups/neolis-….jsonl.gz')}`;

const [path = ''] = process.argv.slice(2);
await withStorage(usage, restore, { mustExist: false });

async function restore(storage: Storage, config: Config): Promise<void> {
  if (path === '') throw new CommandRefused(usage);
  if (!existsSync(path)) throw new CommandRefused(`${path} n’existe pas.`);
  // Later it would be too late: rows are only restored into a new database.
  checkJournal(config.erasureJournal);
  const rows = await restoreBackup(storage, path);
  const erased = await replayErasures(storage, config.erasureJournal);
  say(`${rows} lignes restaurées, ${erased} adresse(s) effacée(s) de nouveau.`);
  if (!existsSync(config.erasureJournal))
    say(
      `Aucun journal d’effacement à ${config.erasureJournal} : si quelqu’un a été effacé, remettez-le avec sa clé, puis restaurez de nouveau, dans une base neuve.`,
    );
  say(
    `Personne n’entre au bureau par une sauvegarde, ni aucun programme : ajoutez chaque personne (${commandLine('desk', 'add prénom')}), puis créez d’autres jetons au bureau.`,
  );
  say('Les e-mails sont en pause : le bureau montre ce qui attend, et les fait repartir.');
}
