import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { isPassword } from '#service/desk/passwords.ts';
import { exampleCompletion, exampleOrder, examplePort } from '#service/storage/example-rows.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { officeIn } from './office-in.ts';

const folder = temporaryFolder();
const office = officeIn(folder);

const order_json = JSON.stringify(anOrder());
const commands = ['desk', 'orders', 'report', 'personal-data', 'backup', 'restore'];

describe('the commands of the office', () => {
  test.each(commands)('%s prints its usage, and creates no database for that', (command) => {
    const { status, stdout, stderr } = office(command, ['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage/);
    expect(stdout).toContain(`npm run`);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(commands)('%s refuses an option that it does not have', (command) => {
    const { status, stderr } = office(command, ['--tout']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Usage/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(['desk', 'orders', 'personal-data'])(
    '%s answers an action that it does not know in one French line, before it opens a database',
    (command) => {
      const { status, stdout, stderr } = office(command, ['foo', 'bar']);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(new RegExp(`^npm run ${command} ne connaît pas «\u202ffoo\u202f», mais .+\n$`));
      expect(stderr).toContain(`Voir npm run ${command} -- --help.`);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test.each(commands)('%s names the command that the reader has, where it is installed', (command) => {
    const { stdout } = office(command, ['--help'], { NEOLIS_COMMAND: 'neolis' });
    expect(stdout).toContain(`neolis ${command} `);
    expect(stdout).not.toContain('npm');
  });

  test.each([
    ['desk', ['list']],
    ['orders', []],
    ['report', []],
    ['personal-data', ['erase', 'claire@mairie.example.com']],
    ['backup', ['copie.jsonl.gz']],
  ] as const)(
    '%s refuses a database that does not exist, and makes none',
    { timeout: 60_000 },
    (command, parameters) => {
      const { status, stdout, stderr } = office(command, parameters, { DATABASE_FILE: 'faute-de-frappe.sqlite' });
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toBe('Base de données refusée : faute-de-frappe.sqlite n’existe pas ; vérifiez DATABASE_FILE.\n');
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test('writes the « dossier de preuve » of a confirmed order, and lists its documents', {
    timeout: 120_000,
  }, async () => {
    const environment = { DATABASE_FILE: 'preuve.sqlite' };
    const storage = await openSqlite(join(folder, 'preuve.sqlite'));
    const { reference } = await storage.placeOrder(exampleOrder({ order_json }), 0);
    expect(office('orders', ['evidence', reference], environment).stderr).toMatch(/n’a pas été confirmée/);
    await storage.confirmOrder(reference, { ...exampleCompletion, order_json }, [], { token: 'the client’s address' });
    await storage.close();
    expect(office('orders', ['evidence', reference, 'preuve.sqlite'], environment).stderr).toMatch(/^Usage/);
    const written = office('orders', ['evidence', reference], environment);
    expect(written).toEqual({
      status: 0,
      stdout: `${join(folder, 'data/exports', `dossier-de-preuve-${reference}.pdf`)}\n`,
      stderr: '',
    });
    const document = await getDocumentProxy(new Uint8Array(readFileSync(written.stdout.trim())));
    expect(Object.keys(await document.getAttachments())).toHaveLength(3);
    const shown = office('orders', ['show', reference], environment).stdout;
    expect(shown.match(/SHA-256 [0-9a-f]{64}/g)).toHaveLength(3);
  });

  test('list, report, back up, restore elsewhere, erase', { timeout: 60_000 }, async () => {
    await (await openSqlite(join(folder, 'data/neolis.sqlite'))).close();
    expect(office('orders', [])).toEqual({
      status: 0,
      stdout: 'Rien n’attend.\nToutes les commandes : npm run orders -- list\n',
      stderr: '',
    });
    expect(office('orders', ['list']).stdout).toBe('0 commande(s)\n');
    expect(office('orders', ['show', 'NEO-22222222']).stderr).toMatch(/^Aucune commande NEO-22222222\.\nUsage/);
    expect(office('orders', ['show']).stderr).toMatch(/^Usage/);
    const report = office('report', ['2026-11-01', '2026-11-30']);
    const [page = '', csv = ''] = report.stdout.split('\n');
    expect([page, csv].map((path) => path.startsWith(folder) && existsSync(path))).toEqual([true, true]);
    expect(office('backup', ['copie.jsonl.gz']).stdout).toMatch(
      /^\d+ lignes sauvegardées dans \/.*\/copie\.jsonl\.gz\n$/,
    );
    const elsewhere = { DATABASE_FILE: 'ailleurs.sqlite' };
    expect(office('restore', ['copie.jsonl.gz'], elsewhere).stdout).toContain('La boîte d’envoi est en pause');
    expect(office('orders', ['mail'], elsewhere).stdout).toBe(
      'Boîte d’envoi en pause, 0 message(s) en attente, 0 abandonné(s)\n',
    );
    expect(office('orders', ['resume-mail'], elsewhere).stdout).toContain('Boîte d’envoi active');
    const { status, stdout } = office('personal-data', ['erase', 'claire@mairie.example.com']);
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('0 statistique(s)') });
    expect(office('restore', []).stderr).toMatch(/^Usage/);
    expect(office('restore', ['nulle-part.jsonl.gz'], elsewhere).stderr).toBe('nulle-part.jsonl.gz n’existe pas.\n');
    writeFileSync(join(folder, 'abimee.jsonl.gz'), 'not compressed');
    expect(office('restore', ['abimee.jsonl.gz'], { DATABASE_FILE: 'abimee.sqlite' })).toMatchObject({
      status: 1,
      stderr: 'Échec : cette sauvegarde est incomplète ou abîmée\n',
    });
  });

  test('show what waits, the oldest first, as the desk does, and announce a change', { timeout: 60_000 }, async () => {
    const environment = {
      DATABASE_FILE: 'attente.sqlite',
      SITE_URL: 'https://www.neolis.example.com',
      WEBHOOK_URL: 'https://hooks.neolis.example.com/',
      WEBHOOK_SECRETS: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      NEOLIS_COMMAND: 'neolis',
    };
    const storage = await openSqlite(join(folder, environment.DATABASE_FILE));
    const confirmed_at = Date.now() - 3 * 86_400_000;
    const [older, newer] = [
      await storage.placeOrder(exampleOrder({ is_test: 0, order_json }), 0),
      await storage.placeOrder(exampleOrder({ order_json }), 0),
    ];
    const completion = { ...exampleCompletion, order_json };
    await storage.confirmOrder(newer.reference, { ...completion, confirmed_at: Date.now() }, []);
    await storage.confirmOrder(older.reference, { ...completion, confirmed_at }, []);
    await storage.placeOrder(exampleOrder(), 0);
    await storage.close();
    const lines = office('orders', [], environment)
      .stdout.replaceAll(/[\u00a0\u202f]/g, ' ')
      .split('\n');
    expect(lines).toEqual([
      `Paiement à recevoir : Mairie d’Ajaccio, 1 748,40 € TTC attendus, depuis 3 jours (${older.reference})`,
      `Paiement à recevoir : Mairie d’Ajaccio, 1 748,40 € TTC attendus, depuis aujourd’hui (${newer.reference}, essai)`,
      'Toutes les commandes : neolis orders list ; le bureau : https://www.neolis.example.com/supervision/bureau',
      '',
    ]);
    expect(office('orders', ['paid', older.reference], environment).status).toBe(0);
    expect(office('orders', ['mail'], environment).stdout).toContain(
      'Changements pour WEBHOOK_URL : 1 en attente, 0 abandonné(s)\n',
    );
  });

  test('show an order as its page at the desk does, without its secret address', { timeout: 60_000 }, async () => {
    const environment = { DATABASE_FILE: 'fiche.sqlite', SITE_URL: 'https://www.neolis.example.com' };
    const storage = await openSqlite(join(folder, environment.DATABASE_FILE));
    const order_json = JSON.stringify(anOrder({ siteCount: '2' }));
    const { reference, token } = await storage.placeOrder(exampleOrder({ order_json }), 0);
    const completion = {
      ...exampleCompletion,
      order_json,
      sites_json: JSON.stringify(['1 place Foch\r\n20000 Ajaccio', '2 quai L’Herminier\r\n20000 Ajaccio']),
      emergency_json: JSON.stringify(['1 place Foch, 2e étage\n20000 Ajaccio', '2 quai L’Herminier\n20000 Ajaccio']),
    };
    await storage.confirmOrder(reference, completion, [], { person: 'claire' });
    await storage.close();
    const { stdout, stderr } = office('orders', ['show', reference], environment);
    expect(stderr).toBe('');
    expect(stdout).not.toMatch(/\{"|\["|\\[rn]|null/);
    expect(stdout).not.toContain(token);
    const plain = stdout.replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const line of [
      /^Page au bureau +https:\/\/www\.neolis\.example\.com\/supervision\/bureau\/commandes\/NEO-\w+$/m,
      /^Lien du client +npm run orders -- renew-address NEO-\w+$/m,
      /^Locaux du site 1 +1 place Foch, 20000 Ajaccio$/m,
      /^Secours, site 1 +1 place Foch, 2e étage, 20000 Ajaccio$/m,
      /^À la commande\n {2}.+ : 4 × \d+,\d\d € = [\d ]+,\d\d € HT$/m,
      /^Par mois$/m,
      /^ {2}Total : [\d ]+,\d\d € HT, TVA [\d ]+,\d\d €, [\d ]+,\d\d € TTC$/m,
      /^1er janvier 1970, 01:00 {2}Commande confirmée, par claire$/m,
    ])
      expect(plain).toMatch(line);
  });

  test('let people open the desk, with passwords that are never arguments', { timeout: 120_000 }, async () => {
    const place = { DATABASE_FILE: 'bureau.sqlite' };
    await (await openSqlite(join(folder, place.DATABASE_FILE))).close();
    const desk = (parameters: readonly string[], password = '') => office('desk', parameters, place, password);
    expect(desk(['list']).stdout).toBe('Personne : le bureau est fermé. npm run desk -- add prénom\n');
    expect(desk(['add', 'Zoé'], 'quatre mots sans lien\n').stdout).toMatch(/^zoé peut ouvrir le bureau/);
    expect(desk(['add', 'zoé'], 'un autre mot de passe').stderr).toContain('zoé existe déjà');
    expect(desk(['add', 'claire'], 'trop court').stderr).toBe(
      'Mot de passe refusé : 15 caractères au moins : quatre mots sans lien entre eux se retiennent bien.\n',
    );
    expect(desk(['add', 'claire']).stderr).toBe('Aucun mot de passe reçu.\n');
    for (const wrong of [['add'], ['add', 'claire', 'mot de passe'], ['add', '=1+1'], ['list', 'zoé']]) {
      expect(desk(wrong, 'quatre mots sans lien').stderr).toMatch(/^Usage/);
    }
    expect(desk(['list']).stdout).toMatch(/^zoé +depuis le .*\n1 personne\(s\)\n$/);
    const stored = async () => {
      const storage = await openSqlite(join(folder, place.DATABASE_FILE));
      const people = await storage.listDeskPeople();
      await storage.close();
      return people.map(({ password_hash: hash }) => hash);
    };
    const [first = ''] = await stored();
    expect(await isPassword('quatre mots sans lien', first)).toBe(true);
    expect(desk(['password', 'zoé'], 'un autre mot de passe\n').stdout).toBe(
      'Mot de passe de zoé changé ; ses sessions sont fermées.\n',
    );
    expect(await isPassword('un autre mot de passe', (await stored())[0])).toBe(true);
    expect(desk(['password', 'claire'], 'un autre mot de passe').stderr).toContain('Personne ne s’appelle claire');
    expect(desk(['remove', 'zoé']).stdout).toContain('zoé n’entre plus au bureau');
    expect(desk(['remove', 'zoé']).status).toBe(1);
    expect(await stored()).toEqual([]);
  });

  test('list the numbers to port, and move one on as its state allows', { timeout: 60_000 }, async () => {
    const place = { DATABASE_FILE: 'numeros.sqlite' };
    const storage = await openSqlite(join(folder, place.DATABASE_FILE));
    const { reference } = await storage.placeOrder(exampleOrder({ order_json }), 0);
    const order = await storage.confirmOrder(reference, { ...exampleCompletion, order_json }, []);
    const entry = { at: 6000, kind: 'port-save', who: 'client', cents: null, note: 'numéro 1' } as const;
    await storage.changePorts(order ?? exampleOrder(), {
      saved: [examplePort(reference, { mandated_at: 6000 })],
      entry,
    });
    await storage.close();
    const port = (...details: string[]) => office('orders', ['port', ...details], place);
    expect(port('list').stdout).toMatch(
      new RegExp(`^${reference}  numéro 1  04.65.71.00.00  à demander\n  RIO F1.Z.EROY4P.ABC, .*\n1 numéro`),
    );
    for (const wrong of [
      ['sent', reference],
      ['refused', reference, '1', 'parce que'],
      ['sent', reference, 'un'],
    ]) {
      expect(port(...wrong).stderr).toMatch(/^Usage/);
    }
    expect(port('perdu')).toMatchObject({
      status: 2,
      stderr:
        'npm run orders -- port ne connaît pas «\u202fperdu\u202f», mais list, sent, refused, ported, undo. Voir npm run orders -- --help.\n',
    });
    expect(port('ported', reference, '1', '2026-11-20').stderr).toContain('il est «\u202fcomplet\u202f»');
    expect(port('sent', reference, '1').stdout).toContain('demandé à l’opérateur le');
    expect(port('refused', reference, '1', 'holder').stdout).toContain('refusé, à corriger (autre titulaire)');
    expect(port('undo', reference, '1').stderr).toContain('indiquez la raison');
    expect(port('undo', reference, '1', 'mauvais', 'numéro').stdout).toContain('demandé à l’opérateur le');
    expect(port('refused', reference, '1', 'holder').stdout).toContain('refusé, à corriger (autre titulaire)');
    const shown = office('orders', ['show', reference], place).stdout;
    expect(shown).toContain('Portage refusé par l’opérateur (numéro 1, autre titulaire)');
    expect(shown).toContain('04\u00a065\u00a071\u00a000\u00a000');
    expect(office('orders', ['mail'], place).stdout).toContain('3 message(s) en attente');
  });

  test('report ten years at most', { timeout: 60_000 }, () => {
    const { status, stderr } = office('report', ['0001-01-01', '9999-12-31']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Usage/);
  });
});
