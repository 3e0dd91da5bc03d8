import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { exampleCompletion, exampleOrder, examplePort } from '#service/storage/example-rows.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { officeIn } from './office-in.ts';

const folder = temporaryFolder();
const office = officeIn(folder);

const order_json = JSON.stringify(anOrder());

describe('the orders, in the commands of the office', { timeout: 120_000 }, () => {
  test('show what waits, the oldest first, as the desk does, and announce a change', async () => {
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
    const listed = (...words: string[]) => office('orders', ['list', ...words], environment);
    // The newest is a draft.
    expect(listed().stdout).toMatch(/confirmée.*\n.*confirmée.*\n.*reçue.*\n3 commande\(s\)\n$/);
    expect(listed('confirmée').stdout).toMatch(/\n2 commande\(s\)\n$/);
    expect(listed('a', 'preparer').stdout).toBe('0 commande(s)\n');
    expect(listed('confirmed').stderr).toMatch(/^Usage/);
    expect(office('orders', ['paid', older.reference], environment).status).toBe(0);
    expect(office('orders', ['mail'], environment).stdout).toContain(
      'Changements pour WEBHOOK_URL : 1 en attente, 0 abandonné(s)\n',
    );
  });

  test('show an order as its page at the desk does, without its secret address', async () => {
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

  test('list the numbers to port, and move one on as its state allows', async () => {
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
      ['refused', reference, '1', 'holder'],
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
    expect(port('refused', reference, '1', 'autre titulaire').stdout).toContain('refusé, à corriger (autre titulaire)');
    expect(port('undo', reference, '1').stderr).toContain('indiquez la raison');
    expect(port('undo', reference, '1', 'mauvais', 'numéro').stdout).toContain('demandé à l’opérateur le');
    expect(port('refused', reference, '1', 'AUTRE', 'titulaire').stdout).toContain(
      'refusé, à corriger (autre titulaire)',
    );
    const shown = office('orders', ['show', reference], place).stdout;
    expect(shown).toContain('Portage refusé par l’opérateur (numéro 1, autre titulaire)');
    expect(shown).toContain('04\u00a065\u00a071\u00a000\u00a000');
    expect(office('orders', ['mail'], place).stdout).toMatch(/ [1-9]\d* message\(s\) en attente/);
  });
});
