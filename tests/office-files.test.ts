import { appendFileSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleOrder, exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { officeIn } from './shared/office-in.ts';

const folder = temporaryFolder();
const office = officeIn(folder);
const email = 'claire@mairie.example.com';
/** In the setup sheet of another client's order. */
const named = 'zoe@mairie.example.com';

beforeAll(async () => {
  const storage = await openSqlite(join(folder, 'claire.sqlite'));
  await storage.addQuoteStatistics(exampleStatistics({ email }));
  const order = await storage.placeOrder(exampleOrder({ reference: 'NEO-5E70', email: 'bastien@example.com' }), 0);
  await storage.saveSetup(order, {
    ...{ order_reference: order.reference, version: 1, saved_at: 1, asked_json: null },
    answers_json: JSON.stringify({ phones: { 1: { email: named } } }),
  });
  await storage.close();
  office('backup', ['claire.jsonl.gz'], { DATABASE_FILE: 'claire.sqlite' });
});

describe('what the commands of the office write and read', { timeout: 120_000 }, () => {
  test('restore nothing if the journal of erasures can’t be read, and once it can, without who was erased', async () => {
    const place = { DATABASE_FILE: 'claire.sqlite', ERASURE_JOURNAL: 'cle/erasures.jsonl' };
    expect(office('personal-data', ['erase', email], place).stdout).toMatch(
      /^Effacés : 1 statistique\(s\), 0 commande\(s\) non confirmée\(s\), 0 demande\(s\), 0 message\(s\)\.\nLes sauvegardes/,
    );
    const [journal, key] = [join(folder, place.ERASURE_JOURNAL), join(folder, `${place.ERASURE_JOURNAL}.key`)];
    const restored = { ...place, DATABASE_FILE: 'restauree.sqlite' };
    renameSync(key, `${key}.ailleurs`);
    expect(office('restore', ['claire.jsonl.gz'], restored).stderr).toContain('erasures.jsonl.key manque');
    expect(office('personal-data', ['erase', named], place).stderr).toContain('erasures.jsonl.key manque');
    renameSync(`${key}.ailleurs`, key);
    appendFileSync(journal, '{"mark":"cut\n');
    expect(office('restore', ['claire.jsonl.gz'], restored).stderr).toContain('erasures.jsonl, ligne 2 : illisible');
    writeFileSync(journal, readFileSync(journal, 'utf8').replace(/\{"mark":"cut\n/, ''));
    expect(office('restore', ['claire.jsonl.gz'], restored).stdout).toContain('1 adresse(s) effacée(s) de nouveau');
    expect(office('personal-data', ['export', email], restored).stdout).toBe(
      `Rien à cette adresse : vérifiez-la.\n${join(folder, 'data/exports/donnees.json')}\n`,
    );
    expect(readFileSync(join(folder, 'data/exports/donnees.json'), 'utf8')).not.toContain(email);
    expect(office('personal-data', ['erase', named], restored).stdout).toContain(
      'dans l’installation de NEO-5E70 : avant l’expédition, le client peut la retirer',
    );
  });

  test('make what they write readable by their user only', async () => {
    const place = { DATABASE_FILE: 'intime/base.sqlite' };
    office('restore', ['claire.jsonl.gz'], place);
    office('backup', ['intime/copie.jsonl.gz'], place);
    office('personal-data', ['export', 'claire@example.com', 'intime/donnees.json'], place);
    office('personal-data', ['erase', 'claire@example.com'], { ...place, ERASURE_JOURNAL: 'intime/erasures.jsonl' });
    const modes = readdirSync(join(folder, 'intime')).map((name) => [
      name,
      (statSync(join(folder, 'intime', name)).mode & 0o777).toString(8),
    ]);
    expect(modes).toEqual([
      ['base.sqlite', '600'],
      ['copie.jsonl.gz', '600'],
      ['donnees.json', '600'],
      ['erasures.jsonl', '600'],
      ['erasures.jsonl.key', '600'],
    ]);
  });
});
