import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postgresOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { spawnService } from '#tests/shared/released-service.ts';

const place = temporaryFolder();
/** Where the service would put its files: nothing may appear in it. */
const folder = join(place, 'data');
const letter = join(place, 'letter');
const nowhere = join(place, 'nowhere.sqlite');
const password = 'secret-du-test';

mkdirSync(folder);
writeFileSync(letter, 'A file where a folder should be.');
symlinkSync(join(place, 'removed', 'base.sqlite'), nowhere);
const { server } = await postgresOfTests();

type Environment = Readonly<Record<string, string>>;

/** The lines of a service that is expected to refuse to start; ends it if it gets ready. Nothing may be written. */
async function refusal(environment: Environment): Promise<string[]> {
  const files = { DATABASE_FILE: join(folder, 'new.sqlite'), ERASURE_JOURNAL: join(folder, 'erasures.jsonl') };
  // One database at a time, as the configuration requires.
  if (environment.DATABASE_URL !== undefined) Reflect.deleteProperty(files, 'DATABASE_FILE');
  const child = spawnService({ environment: { ...files, ...environment } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('"event":"ready"')) child.kill('SIGKILL');
    });
  expect(await once(child, 'close'), output).toEqual([1, null]);
  expect(output).not.toContain(password);
  expect(readdirSync(folder)).toEqual([]);
  return output.trimEnd().split('\n');
}

/** Values that can be read, of what this machine doesn't have or allow. */
const unusable: readonly (readonly [name: string, value: string, expected: string])[] = [
  ['HOST', '203.0.113.1', 'une adresse de cette machine'],
  ['DATABASE_FILE', nowhere, 'vérifiez le disque et les droits'],
  ['DATABASE_FILE', join(letter, 'neolis.sqlite'), 'ne peut pas y écrire'],
  ['ERASURE_JOURNAL', '/proc/neolis/erasures.jsonl', 'choisissez un autre dossier'],
  ['ERASURE_JOURNAL', place, 'un fichier'],
  ['DATABASE_URL', `postgres://neolis:${password}@127.0.0.1:1/neolis`, 'aucun serveur PostgreSQL'],
  ['DATABASE_URL', `postgres://neolis:${password}@neolis.invalid/neolis?sslmode=disable`, 'machine'],
];

describe('a start with one wrong value', () => {
  test('ends the program with that line', { timeout: 60_000 }, async () => {
    expect(await refusal({ PORT: 'trois mille' })).toEqual([
      expect.stringMatching(/^Configuration refusée\. PORT : attendu un numéro de port/),
    ]);
    expect(await refusal({ PORT: 'trois mille', SMTP_URL: `smtp://moi:${password}@` })).toHaveLength(2);
  });

  test.each(unusable)('%s=%s: one French line, nothing written', { timeout: 60_000 }, async (name, value, expected) => {
    const [line, ...others] = await refusal({ [name]: value });
    expect(line).toContain(name);
    expect(line).toContain(expected);
    expect(others).toEqual([]);
  });

  test('names a port that another program has', { timeout: 60_000 }, async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    expect(await refusal({ PORT: String(port) })).toEqual([expect.stringMatching(/PORT : .*déjà pris/)]);
    other.close();
  });

  test.each([
    ['an unknown database', /postgres$/, 'nulle-part', 'cette base n’existe pas'],
    ['an unknown user', /postgres@/, 'personne@', 'utilisateur ou mot de passe'],
  ])('names %s of PostgreSQL', { timeout: 60_000 }, async (_name, part, otherPart, expected) => {
    const [line] = await refusal({ DATABASE_URL: server.url.replace(part, otherPart) });
    expect(line).toMatch(new RegExp(`DATABASE_URL.*${expected}`));
  });
});
