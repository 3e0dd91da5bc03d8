import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('starts with nothing set, and takes an empty variable for absent', () => {
    const config = readConfig({ PORT: '', SITE_URL: ' ' });
    expect(config).toMatchObject({ port: 3000, databaseFile: 'data/neolis.sqlite' });
    expect(config).toMatchObject({ statisticsRetentionDays: 365, unconfirmedOrderDays: 30, rateLimitFactor: 1 });
    expect(config.siteUrl).toBeUndefined();
    expect(config.trustedProxies).toBeUndefined();
  });

  it('reads origins, proxies and addresses', () => {
    const config = readConfig({
      SITE_URL: 'https://www.neolis.fr/',
      ALLOWED_ORIGINS: 'https://a.fr, http://localhost:5173',
      TRUSTED_PROXY: '10.0.0.0/8 ::1',
    });
    expect(config.siteUrl).toBe('https://www.neolis.fr');
    expect(config.allowedOrigins).toEqual(['https://a.fr', 'http://localhost:5173']);
    expect(config.trustedProxies?.check('10.1.2.3')).toBe(true);
    expect(config.trustedProxies?.check('::1', 'ipv6')).toBe(true);
    expect(config.trustedProxies?.check('11.1.2.3')).toBe(false);
  });

  it.each([
    ['PORT', { PORT: 'trois mille' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['SITE_URL', { SITE_URL: 'www.neolis.fr' }],
    ['SITE_URL', { SITE_URL: 'https://neolis.fr/site' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://a.fr/x' }],
    ['TRUSTED_PROXY', { TRUSTED_PROXY: '10.0.0.0/99' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'Neolis' }],
    ['STATISTICS_RETENTION_DAYS', { STATISTICS_RETENTION_DAYS: '0' }],
    ['UNCONFIRMED_ORDER_DAYS', { UNCONFIRMED_ORDER_DAYS: 'un mois' }],
    ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '-1' }],
  ])('names a wrong %s and the mend', (name, environment) => {
    const read = (): unknown => readConfig(environment);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`${name} : attendu .+\\.`));
  });

  it('refuses two databases at once', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://x/y', DATABASE_FILE: 'z' })).toThrow('DATABASE_FILE');
  });
});
