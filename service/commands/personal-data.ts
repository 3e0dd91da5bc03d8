/** `npm run personal-data -- export <e-mail> [file] | erase <e-mail>`: what the GDPR lets a person ask for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { commandLine } from '#service/command-line.ts';
import { erase } from '#service/personal-data/erasure-journal.ts';
import { tryJournal } from '#service/try-configuration.ts';
import { CommandRefused, say, withStorage } from './with-storage.ts';

const usage = `Usage :
  ${commandLine('personal-data', 'export adresse@example.fr [donnees.json]')}
  ${commandLine('personal-data', 'erase adresse@example.fr')}`;
const nothing = 'Rien à cette adresse : vérifiez-la.';

const [action, email = '', file = 'data/exports/donnees.json'] = process.argv.slice(2);
await withStorage(
  usage,
  async (storage, config) => {
    // Less strict than the form, so that data stored before a rule changed can still be erased.
    if (!/^[^@]+@[^@]+$/.test(email)) throw new CommandRefused(usage);
    if (action === 'export') {
      // Any other file would be overwritten, even the database.
      if (!file.endsWith('.json')) throw new CommandRefused(usage);
      const found = await storage.findPersonalData(email);
      if (Object.values(found).every((rows) => rows.length === 0)) say(nothing);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(found, undefined, 2));
      say(resolve(file));
      return;
    }
    tryJournal(config.erasureJournal);
    const namedIn = await storage.setupsNaming(email);
    const { statistics, orders, requests, mails, keptOrders, keptRequests } = await erase(
      storage,
      config.erasureJournal,
      email,
      new Date(),
    );
    say(
      `Effacés : ${statistics} statistique(s), ${orders} commande(s) non confirmée(s), ${requests} demande(s), ${mails} message(s).`,
    );
    if (statistics + orders + requests + mails + keptOrders + keptRequests + namedIn.length === 0) say(nothing);
    say(
      'Les sauvegardes des 30 derniers jours contiennent encore cette adresse ; supprimez aussi les fichiers exportés.',
    );
    if (keptOrders > 0) {
      say(
        `${keptOrders} commande(s) confirmée(s) restent : la loi impose de garder les pièces comptables dix ans ; une commande annulée est gardée trois ans après son annulation, ou plus longtemps, tant qu’une somme reste à rendre.`,
      );
    }
    if (keptRequests > 0)
      say(`${keptRequests} demande(s) de résiliation restent trois ans : elles prouvent ce qui a été demandé.`);
    if (namedIn.length > 0)
      say(
        `L’adresse reste dans l’installation de ${namedIn.join(', ')} : avant l’expédition, le client peut la retirer sur la page de sa commande.`,
      );
  },
  { actions: ['export', 'erase'] },
);
