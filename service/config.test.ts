import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('starts with nothing set, and treats an empty variable as absent', () => {
  const config = readConfig({ PORT: '', SITE_URL: ' ' });
  expect(config).toMatchObject({ port: 3000, databaseFile: 'data/neolis.sqlite', rateLimitFactor: 1 });
  expect(config.siteUrl).toBeUndefined();
  expect(config.trustedProxies).toBeUndefined();
});

test('reads origins, proxies and addresses', () => {
  const config = readConfig({
    SITE_URL: 'https://www.neolis.fr/',
    ALLOWED_ORIGINS: 'https://a.fr, http://localhost:5173',
    TRUSTED_PROXY: '10.0.0.0/8 ::1 fc00::/7 2001:db8::/32',
  });
  expect(config.siteUrl).toBe('https://www.neolis.fr');
  expect(config.allowedOrigins).toEqual(['https://a.fr', 'http://localhost:5173']);
  expect(config.trustedProxies?.check('10.1.2.3')).toBe(true);
  expect(config.trustedProxies?.check('::1', 'ipv6')).toBe(true);
  expect(config.trustedProxies?.check('11.1.2.3')).toBe(false);
});

test('sends nothing unencrypted to PostgreSQL on another machine, unless configured explicitly', () => {
  const read = (address: string) => () => readConfig({ DATABASE_URL: address });
  expect(read('postgres://neolis@db.example.com/neolis')).toThrow(/DATABASE_URL.*sslmode=verify-full/);
  expect(read('postgres:///neolis?host=db.example.com')).toThrow(/DATABASE_URL.*sslmode=verify-full/);
  for (const taken of [
    ...['postgres://neolis@%2Frun%2Fpostgresql/neolis', 'postgres:///neolis?host=/run/postgresql'],
    ...['postgres://neolis@127.0.0.1:5432/neolis', 'postgres://neolis@[::1]/neolis'],
    ...['postgres://neolis@localhost/neolis', 'postgres://neolis@db.example.com/neolis?sslmode=verify-full'],
    'postgres://neolis@db.example.com/neolis?sslmode=disable',
  ])
    expect(read(taken)).not.toThrow();
});

test('announces orders only over https, on the Internet, signed with whole secrets', () => {
  const url = 'https://hooks.exemple.fr/neolis';
  const [newer = '', older = ''] = [7, 9].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`);
  const read = (WEBHOOK_URL: string, WEBHOOK_SECRETS = newer) => readConfig({ WEBHOOK_URL, WEBHOOK_SECRETS });
  expect(read(url, `${newer} ${older}`).webhook).toEqual({ url, secrets: [newer, older] });
  expect(readConfig({}).webhook).toBeUndefined();
  for (const refused of ['http://hooks.exemple.fr/', 'https://169.254.169.254/latest/meta-data/', 'hooks.exemple.fr']) {
    expect(() => read(refused)).toThrow(
      /^Configuration refusée\. WEBHOOK_URL : attendu une adresse https:\/\/ sur internet/,
    );
  }
  const short = `whsec_${Buffer.alloc(8).toString('base64')}`;
  for (const refused of ['secret', short, `${newer} ${short}`]) {
    expect(() => read(url, refused)).toThrow(/WEBHOOK_SECRETS : attendu whsec_ suivi de 24 à 64 octets en base64/);
    expect(() => read(url, refused)).not.toThrow(refused);
  }
  expect(() => readConfig({ WEBHOOK_URL: url })).toThrow(/WEBHOOK_SECRETS : attendu avec WEBHOOK_URL/);
  expect(() => readConfig({ WEBHOOK_SECRETS: newer })).toThrow(/WEBHOOK_SECRETS : inutile sans WEBHOOK_URL/);
  expect(() => readConfig({ WEBHOOK_URLS: url })).toThrow(/écrivez WEBHOOK_URL/);
});

test('looks nothing up unless asked to, and only over https or on this machine', () => {
  const read = (COMPANY_LOOKUP_URL: string) => readConfig({ COMPANY_LOOKUP_URL }).companyLookUpUrl;
  expect([read(''), readConfig({}).addressLookUpUrl]).toEqual([undefined, undefined]);
  for (const taken of ['https://recherche.exemple.fr/search', 'http://127.0.0.1:4000/search'])
    expect(read(taken)).toBe(taken);
  for (const refused of ['http://recherche.exemple.fr/search', 'recherche.exemple.fr', 'https://a.fr/?q='])
    expect(() => read(refused)).toThrow(/COMPANY_LOOKUP_URL : attendu une adresse https/);
});
