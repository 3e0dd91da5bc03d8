import { BlockList, isIP } from 'node:net';
import * as z from 'zod';
import { isEmail } from '#domain/quote/quote-form.ts';

/**
 * Everything the service takes from its environment. Parsed once at the start: a wrong variable stops it there, with its
 * name and the mend, instead of failing an order months later.
 */
export interface Config {
  readonly port: number;
  /** Address to listen on; every one of the machine where it isn't given. */
  readonly host: string | undefined;
  /** `postgres://…` for several copies on one database; otherwise `databaseFile` holds everything. */
  readonly databaseUrl: string | undefined;
  readonly databaseFile: string;
  /** Origin of the public site, for the links back; `undefined` where this program serves it itself. */
  readonly siteUrl: string | undefined;
  /** Origin under which visitors reach this service; that of each request where it isn't given. */
  readonly publicUrl: string | undefined;
  /** Further origins whose pages may post orders and statistics. */
  readonly allowedOrigins: readonly string[];
  /** Proxies whose `X-Forwarded-For` is believed; `undefined` for none. */
  readonly trustedProxies: BlockList | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Where the provider reads notices of new orders, and answers from clients arrive. */
  readonly mailTo: string | undefined;
  readonly statisticsRetentionDays: number;
  readonly unconfirmedOrderDays: number;
  /** Multiplies every rate limit; 0 switches them off, for benchmarks. */
  readonly rateLimitFactor: number;
  /** Keeps hashes of erased addresses, apart from the database, so that a restored backup forgets them again. */
  readonly erasureJournal: string;
}

/** Raised at the start; its message names the variable and says how to mend it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const days = (fallback: number) =>
  z.coerce
    .number('un nombre de jours, par exemple 365')
    .int('un nombre entier de jours')
    .min(1, 'au moins 1 jour')
    .max(3650, 'au plus 3650 jours')
    .default(fallback);

const originMessage = 'une adresse comme https://www.exemple.fr, sans chemin';
const origin = z
  .string()
  .refine((text) => /^https?:\/\/[^/?#\s]+\/?$/.test(text) && URL.canParse(text), originMessage)
  .transform((text) => new URL(text).origin);

const list = (text: string): string[] => text.split(/[\s,]+/).filter((item) => item !== '');
const email = z.string().refine(isEmail, 'une adresse e-mail');

const schema = z.object({
  PORT: z.coerce
    .number('un numéro de port, par exemple 3000')
    .int('un numéro de port entier')
    .min(0, 'un port entre 0 et 65535')
    .max(65535, 'un port entre 0 et 65535')
    .default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'une adresse postgres://utilisateur:motdepasse@machine:5432/base')
    .optional(),
  DATABASE_FILE: z.string().optional(),
  SITE_URL: origin.optional(),
  PUBLIC_URL: origin.optional(),
  ALLOWED_ORIGINS: z.string().default('').transform(list).pipe(z.array(origin)),
  TRUSTED_PROXY: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.string().refine(isAddressRange, 'une adresse IP ou un réseau comme 10.0.0.0/8'))),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'une adresse smtp://machine:587 ou smtps://utilisateur:motdepasse@machine')
    .optional(),
  MAIL_FROM: email.optional(),
  MAIL_TO: email.optional(),
  STATISTICS_RETENTION_DAYS: days(365),
  UNCONFIRMED_ORDER_DAYS: days(30),
  RATE_LIMIT_FACTOR: z.coerce.number('un nombre, 1 par défaut').min(0, 'un nombre positif ou nul').default(1),
  ERASURE_JOURNAL: z.string().default('data/erasures.jsonl'),
});

/** Reads the environment. An empty variable counts as absent. Throws {@link ConfigError}. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${String(path[0])} : attendu ${message}.`);
    throw new ConfigError(`Configuration refusée, le service ne démarre pas.\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  if (values.DATABASE_URL !== undefined && values.DATABASE_FILE !== undefined) {
    throw new ConfigError(
      'Configuration refusée, le service ne démarre pas.\n' +
        '  DATABASE_FILE : inutile avec DATABASE_URL ; gardez l’une des deux, sinon on ne sait où vont les commandes.',
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseFile: values.DATABASE_FILE ?? 'data/neolis.sqlite',
    siteUrl: values.SITE_URL,
    publicUrl: values.PUBLIC_URL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustedProxies: toBlockList(values.TRUSTED_PROXY),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    statisticsRetentionDays: values.STATISTICS_RETENTION_DAYS,
    unconfirmedOrderDays: values.UNCONFIRMED_ORDER_DAYS,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    erasureJournal: values.ERASURE_JOURNAL,
  };
}

/** Whether visitors reach the service through TLS. */
export function isSecure({ publicUrl, siteUrl }: Config): boolean {
  return (publicUrl ?? siteUrl ?? '').startsWith('https:');
}

function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

function toBlockList(ranges: readonly string[]): BlockList | undefined {
  if (ranges.length === 0) return undefined;
  const blockList = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) blockList.addAddress(address, family);
    else blockList.addSubnet(address, Number(prefix), family);
  }
  return blockList;
}
