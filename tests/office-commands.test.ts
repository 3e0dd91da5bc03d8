import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPassword } from '#service/desk/sign-in/passwords.ts';
import { idOf } from '#service/desk/sign-in/sessions.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { officeIn } from './shared/office-in.ts';

const folder = temporaryFolder();
const office = officeIn(folder);

describe('the commands of the office', { timeout: 120_000 }, () => {
  test.each([
    ['desk', ['list']],
    ['backup', ['copie.jsonl.gz']],
  ] as const)('%s refuses a database that does not exist, and makes none', (command, parameters) => {
    const { status, stdout, stderr } = office(command, parameters, { DATABASE_FILE: 'faute-de-frappe.sqlite' });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe('Base de données refusée : faute-de-frappe.sqlite n’existe pas ; vérifiez DATABASE_FILE.\n');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('let people open the desk, with passwords that are never arguments', async () => {
    const place = { DATABASE_FILE: 'bureau.sqlite' };
    await (await openSqlite(join(folder, place.DATABASE_FILE))).close();
    const desk = (parameters: readonly string[], password = '') => office('desk', parameters, place, password);
    expect(desk(['list']).stdout).toBe('Personne : le bureau est fermé. npm run desk -- add prénom\n');
    expect(desk(['add', 'Zoé'], 'quatre mots sans lien\n').stdout).toMatch(/^zoé peut ouvrir le bureau/);
    expect(desk(['add', 'zoé'], 'un autre mot de passe').stderr).toContain('zoé existe déjà');
    expect(desk(['add', 'claire'], 'trop court').stderr).toBe(
      'Mot de passe refusé. 15 caractères au moins\u00a0: quatre mots sans lien entre eux se retiennent bien.\n',
    );
    expect(desk(['add', 'claire', 'mot de passe']).stderr).toMatch(/^Usage/);
    expect(desk(['list']).stdout).toMatch(
      /^zoé +depuis le .*\n1\spersonne\n\nJournal\n.+ zoé, peut ouvrir le bureau\n$/,
    );
    const stored = async () => {
      const storage = await openSqlite(join(folder, place.DATABASE_FILE));
      const people = await storage.listDeskPeople();
      await storage.close();
      return people.map(({ password_hash: hash }) => hash);
    };
    const linked = async (secret: string) => {
      const storage = await openSqlite(join(folder, place.DATABASE_FILE));
      const found = await storage.findDeskLink(idOf(secret));
      await storage.close();
      return found?.name;
    };
    const [first = ''] = await stored();
    expect(await isPassword('quatre mots sans lien', first)).toBe(true);
    expect(desk(['password', 'zoé'], 'un autre mot de passe\n').stdout).toBe(
      'Mot de passe de zoé changé ; ses sessions sont fermées, ses clés d’accès ne servent plus.\n',
    );
    expect(await isPassword('un autre mot de passe', (await stored())[0])).toBe(true);
    expect(desk(['link', 'claire']).stderr).toContain('Personne ne s’appelle claire');
    const [, secret = ''] = /\/supervision\/bureau\/lien\/([\w-]{43})\n/.exec(desk(['link', 'zoé']).stdout) ?? [];
    expect(await linked(secret)).toBe('zoé');
    const storage = await openSqlite(join(folder, place.DATABASE_FILE));
    await storage.addApiToken({ id: 'a', name: 'Facturation', made_by: 'zoé', made_at: 1, last_used_at: null });
    await storage.close();
    expect(desk(['remove', 'zoé']).stdout).toBe(
      'zoé n’entre plus au bureau ; ses sessions sont fermées, son jeton arrêté : Facturation. Les liens faits avant ne servent plus.\n',
    );
    expect(desk(['remove', 'zoé']).status).toBe(1);
    expect(await stored()).toEqual([]);
    const journal = desk(['list']).stdout.split('\n').slice(3, -1);
    expect(journal.map((line) => line.replace(/^.+? {2}/, ''))).toEqual([
      'zoé, peut ouvrir le bureau',
      'zoé, mot de passe changé',
      'zoé, reçoit un lien pour entrer',
      'zoé, n’entre plus',
    ]);
  });

  test('let people in by a link where passkeys alone open the desk', async () => {
    const place = { DATABASE_FILE: 'cles.sqlite', DESK_SIGN_IN: 'passkey', PUBLIC_URL: 'https://neolis.example.com' };
    await (await openSqlite(join(folder, place.DATABASE_FILE))).close();
    const added = office('desk', ['add', 'claire'], place);
    expect(added.stdout).toMatch(
      /^claire peut .*\nhttps:\/\/neolis\.example\.com\/supervision\/bureau\/lien\/[\w-]{43}\n/,
    );
    expect(office('desk', ['add', 'claire'], place).stderr).toContain(' : npm run desk -- link claire');
    const refused = office('desk', ['password', 'claire'], place, 'quatre mots sans lien\n');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('npm run desk -- link claire')]);
  });
});
