import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#service/config.ts';
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

type WrongValue = readonly [name: string, value: string, expected: string];

/** Each variable with a value that can't be read, and what its line says to write. */
const unreadable: readonly WrongValue[] = [
  ['PORT', 'trois mille', 'un numéro de port'],
  ['PORT', '70000', 'entre 0 et 65535'],
  ['HOST', '127.0.0.1:3000', 'une adresse de cette machine'],
  ['DATABASE_FILE', 'file:data/neolis.sqlite', 'un fichier'],
  ['DATABASE_FILE', 'postgres://neolis@localhost/neolis', 'DATABASE_URL'],
  ['DATABASE_URL', `postgres://neolis:${password}@localhost`, 'postgres://utilisateur:motdepasse@machine:5432/base'],
  ['DATABASE_URL', `postgres://neolis:${password}/@localhost/x`, 'postgres://utilisateur:motdepasse@machine:5432/base'],
  ['SITE_URL', 'www.neolis.fr', 'une adresse comme https://'],
  ['SITE_URL', 'https://neolis.fr/site', 'sans chemin'],
  ['SITE_URL', 'https://moi:secret-du-test@neolis.fr', 'une adresse comme https://'],
  ['PUBLIC_URL', 'https://*.neolis.fr', 'une adresse comme https://'],
  ['ALLOWED_ORIGINS', '*', 'une adresse comme https://'],
  ['TRUSTED_PROXY', '10.0.0.0/99', 'une adresse IP ou un réseau'],
  ['TRUSTED_PROXY', '0.0.0.0/0', 'tout visiteur choisirait son adresse'],
  ['TRUSTED_PROXY', '::ffff:0:0/96', 'une adresse IP ou un réseau'],
  ['SMTP_URL', `smtp://moi:${password}@`, 'smtp://machine:587'],
  ['WEBHOOK_URL', 'https://169.254.169.254/', 'ni sur cette machine ni sur un réseau privé'],
  ['WEBHOOK_SECRETS', password, 'whsec_ suivi de 24 à 64 octets en base64'],
  ['MAIL_FROM', 'Neolis', 'une adresse e-mail'],
  ['MAIL_FROM', 'contacté@neolis.fr', 'sans accent avant le @'],
  ['DESK_SIGN_IN', 'passkey', 'PUBLIC_URL'],
  ['MAIL_TO', 'Neolis <contact@neolis.fr>', 'une adresse e-mail'],
  ['RATE_LIMIT_FACTOR', '-1', 'de 0,01 à 1000'],
  ['DATABSE_FILE', 'data/neolis.sqlite', 'DATABASE_FILE'],
  ['Public_Url', 'https://neolis.fr', 'PUBLIC_URL'],
];

/** Values that can be read, of what this machine doesn't have or allow. */
const unusable: readonly WrongValue[] = [
  ['HOST', '203.0.113.1', 'une adresse de cette machine'],
  ['DATABASE_FILE', nowhere, 'vérifiez le disque et les droits'],
  ['DATABASE_FILE', join(letter, 'neolis.sqlite'), 'ne peut pas y écrire'],
  ['ERASURE_JOURNAL', '/proc/neolis/erasures.jsonl', 'choisissez un autre dossier'],
  ['ERASURE_JOURNAL', place, 'un fichier'],
  ['DATABASE_URL', `postgres://neolis:${password}@127.0.0.1:1/neolis`, 'aucun serveur PostgreSQL'],
  ['DATABASE_URL', `postgres://neolis:${password}@neolis.invalid/neolis?sslmode=disable`, 'machine'],
];

describe('a start with one wrong value', () => {
  test.each(unreadable)('%s=%s: one French line', (name, value, expected) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(/^Configuration refusée\..*$/);
    expect(read).toThrow(name);
    expect(read).toThrow(expected);
    expect(read).not.toThrow(password);
  });

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

  test('refuses two databases at once', () => {
    const both = { DATABASE_URL: 'postgres://x@localhost/z', DATABASE_FILE: 'new.sqlite' };
    expect(() => readConfig(both)).toThrow(/^Configuration refusée\. DATABASE_FILE : inutile avec DATABASE_URL/);
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

test('a start with other programs’ variables ignores them', () => {
  const others = {
    HOSTNAME: 'x',
    HOME: '/',
    SMTP_HOST: 'x',
    GIT_URL: 'x',
    BASE_URL: 'x',
    SITE_NAME: 'x',
    NEOLIS_SERVICES: 'x',
  };
  expect(() => readConfig(others)).not.toThrow();
});
