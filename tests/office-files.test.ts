import { appendFileSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { officeIn } from './shared/office-in.ts';

const folder = temporaryFolder();
const office = officeIn(folder);

describe('what the commands of the office write and read', { timeout: 120_000 }, () => {
  test('erase again from a restored copy who was erased after it was made', async () => {
    const email = 'claire@mairie.example.com';
    const place = { DATABASE_FILE: 'oubli.sqlite' };
    const storage = await openSqlite(join(folder, place.DATABASE_FILE));
    await storage.addQuoteStatistics(exampleStatistics({ email }));
    await storage.close();
    expect(office('backup', ['oubli.jsonl.gz'], place).status).toBe(0);
    expect(office('personal-data', ['erase', email], place).stdout).toMatch(
      /^Effacés : 1 statistique\(s\), 0 commande\(s\) non confirmée\(s\), 0 demande\(s\), 0 message\(s\)\.\nLes sauvegardes/,
    );
    const restored = { DATABASE_FILE: 'oubli-restaure.sqlite' };
    expect(office('restore', ['oubli.jsonl.gz'], restored).stdout).toContain('1 adresse(s) effacée(s) de nouveau');
    expect(office('personal-data', ['export', email], restored).stdout).toBe(
      `${join(folder, 'data/exports/donnees.json')}\n`,
    );
    expect(readFileSync(join(folder, 'data/exports/donnees.json'), 'utf8')).not.toContain(email);
  });

  test('restore nothing if the journal of erasures can’t be read, so that it can be done again', async () => {
    const email = 'claire@mairie.example.com';
    const place = { DATABASE_FILE: 'cle.sqlite', ERASURE_JOURNAL: 'cle/erasures.jsonl' };
    const storage = await openSqlite(join(folder, place.DATABASE_FILE));
    await storage.addQuoteStatistics(exampleStatistics({ email }));
    await storage.close();
    office('backup', ['cle.jsonl.gz'], place);
    office('personal-data', ['erase', email], place);
    const [journal, key] = [join(folder, place.ERASURE_JOURNAL), join(folder, `${place.ERASURE_JOURNAL}.key`)];
    const restored = { ...place, DATABASE_FILE: 'cle-restauree.sqlite' };
    renameSync(key, `${key}.ailleurs`);
    expect(office('restore', ['cle.jsonl.gz'], restored).stderr).toContain('erasures.jsonl.key manque');
    renameSync(`${key}.ailleurs`, key);
    appendFileSync(journal, '{"mark":"cut\n');
    expect(office('restore', ['cle.jsonl.gz'], restored).stderr).toContain('erasures.jsonl, ligne 2 : illisible');
    writeFileSync(journal, readFileSync(journal, 'utf8').replace(/\{"mark":"cut\n/, ''));
    expect(office('restore', ['cle.jsonl.gz'], restored).stdout).toContain('1 adresse(s) effacée(s) de nouveau');
  });

  test('make what they write readable by their user only', async () => {
    const place = { DATABASE_FILE: 'intime/base.sqlite' };
    office('restore', ['oubli.jsonl.gz'], place);
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
