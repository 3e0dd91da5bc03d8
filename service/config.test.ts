import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

type Environment = Readonly<Record<string, string>>;

const password = 'secret-du-test';
const hooks = 'https://hooks.exemple.fr/neolis';
const [newer = '', older = '', short = ''] = [32, 24, 8].map(
  (length) => `whsec_${Buffer.alloc(length, 7).toString('base64')}`,
);

/** A variable with a value that can't be read, sometimes beside another one, and what its line says to write. */
const wrong: readonly (readonly [Environment, expected: string])[] = [
  [{ PORT: 'trois mille' }, 'un numéro de port'],
  [{ PORT: '70000' }, 'entre 0 et 65535'],
  [{ HOST: '127.0.0.1:3000' }, 'une adresse de cette machine'],
  [{ DATABASE_FILE: 'file:data/neolis.sqlite' }, 'un fichier'],
  [{ DATABASE_FILE: 'postgres://neolis@localhost/neolis' }, 'DATABASE_URL'],
  [{ DATABASE_FILE: 'new.sqlite', DATABASE_URL: 'postgres://x@localhost/z' }, 'inutile avec DATABASE_URL'],
  [{ DATABASE_URL: `postgres://neolis:${password}@localhost` }, 'postgres://utilisateur:motdepasse@machine:5432/base'],
  [{ DATABASE_URL: `postgres://neolis:${password}/@localhost/x` }, 'postgres://utilisateur:motdepasse@machine'],
  [{ DATABASE_URL: 'postgres://neolis@db.example.com/neolis' }, 'sslmode=verify-full'],
  [{ DATABASE_URL: 'postgres:///neolis?host=db.example.com' }, 'sslmode=verify-full'],
  [{ SITE_URL: 'www.neolis.fr' }, 'une adresse comme https://'],
  [{ SITE_URL: 'https://neolis.fr/site' }, 'sans chemin'],
  [{ SITE_URL: `https://moi:${password}@neolis.fr` }, 'une adresse comme https://'],
  [{ PUBLIC_URL: 'https://*.neolis.fr' }, 'une adresse comme https://'],
  [{ ALLOWED_ORIGINS: '*' }, 'une adresse comme https://'],
  [{ TRUSTED_PROXY: '10.0.0.0/99' }, 'une adresse IP ou un réseau'],
  [{ TRUSTED_PROXY: '0.0.0.0/0' }, 'tout visiteur choisirait son adresse'],
  [{ TRUSTED_PROXY: '::ffff:0:0/96' }, 'une adresse IP ou un réseau'],
  [{ SMTP_URL: `smtp://moi:${password}@` }, 'smtp://machine:587'],
  [{ WEBHOOK_URL: 'https://169.254.169.254/' }, 'ni sur cette machine ni sur un réseau privé'],
  [{ WEBHOOK_URL: 'http://hooks.exemple.fr/' }, 'une adresse https:// sur internet'],
  [{ WEBHOOK_URL: 'hooks.exemple.fr' }, 'une adresse https:// sur internet'],
  [{ WEBHOOK_URL: hooks }, 'attendu avec WEBHOOK_URL'],
  [{ WEBHOOK_SECRETS: newer }, 'inutile sans WEBHOOK_URL'],
  [{ WEBHOOK_SECRETS: password, WEBHOOK_URL: hooks }, 'whsec_ suivi de 24 à 64 octets en base64'],
  [{ WEBHOOK_SECRETS: `${newer} ${short}`, WEBHOOK_URL: hooks }, 'whsec_ suivi de 24 à 64 octets en base64'],
  [{ COMPANY_LOOKUP_URL: 'http://recherche.exemple.fr/search' }, 'une adresse https'],
  [{ COMPANY_LOOKUP_URL: 'recherche.exemple.fr' }, 'une adresse https'],
  [{ ADDRESS_LOOKUP_URL: 'https://a.fr/?q=' }, 'sans point d’interrogation'],
  [{ MAIL_FROM: 'Neolis' }, 'une adresse e-mail'],
  [{ MAIL_FROM: 'contacté@neolis.fr' }, 'sans accent avant le @'],
  [{ DESK_SIGN_IN: 'passkey' }, 'PUBLIC_URL'],
  [{ DESK_SIGN_IN: 'paskey' }, 'attendu passkey ou any'],
  [{ MAIL_TO: 'Neolis <contact@neolis.fr>' }, 'une adresse e-mail'],
  [{ RATE_LIMIT_FACTOR: '-1' }, 'de 0,01 à 1000'],
  [{ DATABSE_FILE: 'data/neolis.sqlite' }, 'écrivez DATABASE_FILE'],
  [{ Public_Url: 'https://neolis.fr' }, 'écrivez PUBLIC_URL'],
];

test.each(wrong)('%j: one French line', (environment, expected) => {
  const read = () => readConfig(environment);
  const [name = ''] = Object.keys(environment);
  expect(read).toThrow(/^Configuration refusée\..*$/);
  expect(read).toThrow(name);
  expect(read).toThrow(expected);
  for (const secret of [password, newer, short]) expect(read).not.toThrow(secret);
});

test.each<Environment>([
  { HOSTNAME: 'x', HOME: '/', SMTP_HOST: 'x', GIT_URL: 'x', BASE_URL: 'x', SITE_NAME: 'x', NEOLIS_SERVICES: 'x' },
  { DATABASE_URL: 'postgres://neolis@%2Frun%2Fpostgresql/neolis' },
  { DATABASE_URL: 'postgres:///neolis?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://neolis@127.0.0.1:5432/neolis' },
  { DATABASE_URL: 'postgres://neolis@[::1]/neolis' },
  { DATABASE_URL: 'postgres://neolis@localhost/neolis' },
  { DATABASE_URL: 'postgres://neolis@db.example.com/neolis?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://neolis@db.example.com/neolis?sslmode=disable' },
])('%j is taken', (environment) => expect(() => readConfig(environment)).not.toThrow());

test('starts with nothing set, and treats an empty variable as absent', () => {
  const config = readConfig({ PORT: '', SITE_URL: ' ', COMPANY_LOOKUP_URL: '' });
  expect(config).toMatchObject({ port: 3000, databaseFile: 'data/neolis.sqlite', rateLimitFactor: 1 });
  const { siteUrl, trustedProxies, webhook, companyLookUpUrl, addressLookUpUrl } = config;
  for (const absent of [siteUrl, trustedProxies, webhook, companyLookUpUrl, addressLookUpUrl])
    expect(absent).toBeUndefined();
});

test('reads origins, proxies, addresses and secrets', () => {
  const config = readConfig({
    SITE_URL: 'https://www.neolis.fr/',
    ALLOWED_ORIGINS: 'https://a.fr, http://localhost:5173',
    TRUSTED_PROXY: '10.0.0.0/8 ::1 fc00::/7 2001:db8::/32',
    WEBHOOK_URL: hooks,
    WEBHOOK_SECRETS: `${newer} ${older}`,
    COMPANY_LOOKUP_URL: 'https://recherche.exemple.fr/search',
    ADDRESS_LOOKUP_URL: 'http://127.0.0.1:4000/search',
  });
  expect(config.siteUrl).toBe('https://www.neolis.fr');
  expect(config.allowedOrigins).toEqual(['https://a.fr', 'http://localhost:5173']);
  expect(config.trustedProxies?.check('10.1.2.3')).toBe(true);
  expect(config.trustedProxies?.check('::1', 'ipv6')).toBe(true);
  expect(config.trustedProxies?.check('11.1.2.3')).toBe(false);
  expect(config).toMatchObject({
    webhook: { url: hooks, secrets: [newer, older] },
    companyLookUpUrl: 'https://recherche.exemple.fr/search',
    addressLookUpUrl: 'http://127.0.0.1:4000/search',
  });
});
