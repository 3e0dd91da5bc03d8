/** `npm run desk -- add | remove | list | password | link`: who may open the provider's desk. */
import { company } from '#content/company.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { formatCounted } from '#domain/money.ts';
import { commandLine } from '#service/command-line.ts';
import type { Config } from '#service/config.ts';
import { linkHours, makeLink } from '#service/desk/access/person-links.ts';
import { formatInstant } from '#service/desk/desk-times.ts';
import { isPersonName, newPassword, noPassword, passwordProblem, personKey } from '#service/desk/sign-in/passwords.ts';
import type { DeskEvent, DeskPerson } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { readPassword } from './read-password.ts';
import { CommandRefused, say, withStorage } from './with-storage.ts';

const actions = ['add', 'password', 'link', 'remove', 'list'];
const typing = (parameters: string): string => commandLine('desk', parameters);
const usage = `Usage :
  ${typing('add claire')}        (demande son mot de passe ; ou le lit : … < fichier ; avec DESK_SIGN_IN=passkey, fait un lien)
  ${typing('password claire')}   (le change, ferme ses sessions et retire ses clés d’accès)
  ${typing('link claire')}       (un lien pour entrer une fois, valable ${linkHours} heures)
  ${typing('remove claire')}     (ferme ses sessions et arrête ses jetons aussitôt)
  ${typing('list')}              (qui entre, et qui entrait)`;

const eventNames: Readonly<Record<DeskEvent['kind'], string>> = {
  add: 'peut ouvrir le bureau',
  link: 'reçoit un lien pour entrer',
  passkey: 'nouvelle clé d’accès',
  'passkey-removed': 'clé d’accès retirée',
  password: 'mot de passe changé',
  'password-removed': 'n’entre plus par mot de passe',
  remove: 'n’entre plus',
};

const [action = '', typed = '', ...others] = process.argv.slice(2);
await withStorage(usage, run, { actions });

async function run(storage: Storage, config: Config): Promise<void> {
  const name = personKey(typed);
  if (action === 'list' && typed === '') return await list(storage);
  // A password among the arguments would be in the shell's history.
  if (action === 'list' || !isPersonName(name) || others.length > 0) throw new CommandRefused(usage);
  const unknownPerson = () => new CommandRefused(`Personne ne s’appelle ${name} au bureau.`);
  if (action === 'remove') {
    const tokens = (await storage.listApiTokens()).filter(({ made_by }) => made_by === name);
    if (!(await storage.removeDeskPerson(name, Date.now()))) throw unknownPerson();
    const names = tokens.map((token) => token.name).join(', ');
    const stopped = tokens.length > 1 ? `, ses jetons arrêtés : ${names}` : names && `, son jeton arrêté : ${names}`;
    say(`${name} n’entre plus au bureau ; ses sessions sont fermées${stopped}. Les liens faits avant ne servent plus.`);
    return;
  }
  const person = await storage.findDeskPerson(name);
  if (action === 'add' && person !== undefined) {
    throw new CommandRefused(`${name} existe déjà ; un lien pour entrer autrement : ${typing(`link ${name}`)}`);
  }
  if (action === 'add') {
    const password = config.passkeysOnly ? noPassword() : await askPassword(name);
    const added = { name, ...password, added_at: Date.now() };
    await storage.addDeskPerson(added);
    say(`${name} peut ouvrir le bureau, à l’adresse du service suivie de /supervision/bureau.`);
    if (config.passkeysOnly) await giveLink(storage, config, added);
    return;
  }
  if (person === undefined) throw unknownPerson();
  if (action === 'link') return await giveLink(storage, config, person);
  if (config.passkeysOnly)
    throw new CommandRefused(`Aucun mot de passe n’ouvre ce bureau ; faites un lien : ${typing(`link ${name}`)}`);
  await storage.changeDeskPassword(name, await askPassword(name), Date.now());
  say(`Mot de passe de ${name} changé ; ses sessions sont fermées, ses clés d’accès ne servent plus.`);
}

async function giveLink(storage: Storage, config: Config, person: DeskPerson): Promise<void> {
  const origin = `http://localhost:${config.port}`;
  const link = await makeLink({ storage, config, company, clock: () => new Date() }, person, { origin });
  if (link === undefined) throw new CommandRefused(`${person.name} vient d’être retiré du bureau.`);
  say(link);
  say(
    `Ce lien fait entrer ${person.name} au bureau, une fois, pendant ${linkHours} heures. Quand il sert, ses sessions se ferment, et son mot de passe et ses clés d’accès ne servent plus.`,
  );
}

async function list(storage: Storage): Promise<void> {
  const people = await storage.listDeskPeople();
  for (const { name, added_at } of people) say(`${name.padEnd(20)} depuis le ${formatDay(parisDay(added_at))}`);
  say(
    people.length === 0
      ? `Personne : le bureau est fermé. ${typing('add prénom')}`
      : formatCounted(people.length, 'personne', 'personnes'),
  );
  const events = await storage.listDeskEvents();
  if (events.length > 0) say('\nJournal');
  for (const { at, kind, name, made_by } of events)
    say(`${formatInstant(at)}  ${name}, ${eventNames[kind]}${made_by === null ? '' : ` (par ${made_by})`}`);
}

async function askPassword(name: string): Promise<Pick<DeskPerson, 'password_hash' | 'password_id'>> {
  const password = await readPassword(`Mot de passe de ${name} : `);
  if (password === undefined) throw new CommandRefused('Aucun mot de passe reçu.');
  const problem = passwordProblem(password, name);
  if (problem !== undefined) throw new CommandRefused(`Mot de passe refusé. ${problem}.`);
  if (process.stdin.isTTY && (await readPassword('Encore une fois : ')) !== password) {
    throw new CommandRefused('Les deux mots de passe diffèrent ; rien n’est changé.');
  }
  return await newPassword(password);
}
