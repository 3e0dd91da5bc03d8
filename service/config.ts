import { isIP } from 'node:net';
import * as z from 'zod';
import { isDeliverable, isEmail } from '#domain/email/email-address.ts';
import { isThisMachine } from './http/limits/client-network.ts';
import { isProxyRange, toProxyList } from './http/limits/proxy-list.ts';
import { isPublicHost } from './http/limits/public-address.ts';
import { nearestName } from './nearest-name.ts';

const secretPattern = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Thrown at the start; its message has a line for each wrong variable, with its name and what to write. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(...lines: readonly string[]) {
    super(lines.map((line) => `Configuration refusée. ${line}`).join('\n'));
  }
}

/** A text that `accepts` must accept; otherwise the line says that `expected` was expected. */
const text = (accepts: (text: string) => boolean, expected: string) => z.string().refine(accepts, expected);

const origin = text(
  (typed) => /^https?:\/\/[^/?#@*\s\\]+\/?$/.test(typed) && URL.canParse(typed),
  'une adresse comme https://www.example.fr, sans chemin',
).transform((typed) => new URL(typed).origin);

const isHost = (typed: string): boolean => isIP(typed) !== 0 || /^(?=.*[a-z])[a-z0-9.-]+$/i.test(typed);

/** A server by name or, for a folder with its socket, by `?host=`; and the name of a database. */
function isPostgresUrl(typed: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(typed) || !URL.canParse(typed)) return false;
  const { hostname, pathname, searchParams } = new URL(typed);
  return (hostname !== '' || searchParams.has('host')) && pathname.length > 1;
}

/** Orders and our password go over the network, so a connection without TLS must be stated in the address itself. */
function isPrivatePostgres(typed: string): boolean {
  if (!isPostgresUrl(typed)) return true;
  const { hostname, searchParams } = new URL(typed);
  const host = searchParams.get('host') ?? hostname;
  // A path is the folder of a socket.
  return /^(\/|%2f)/i.test(host) || isThisMachine(host) || searchParams.has('sslmode');
}

const isSmtpUrl = (typed: string): boolean =>
  /^smtps?:\/\//.test(typed) && URL.canParse(typed) && new URL(typed).hostname !== '';

const isWebhookUrl = (typed: string): boolean =>
  /^https:\/\//.test(typed) && URL.canParse(typed) && isPublicHost(new URL(typed).hostname);

/** What is looked up goes over the network, so only a directory on this machine is asked without TLS. */
const lookUpUrl = text((typed) => {
  if (!URL.canParse(typed) || /[?#]/.test(typed)) return false;
  const { protocol, hostname } = new URL(typed);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}, 'une adresse https:// sans point d’interrogation').optional();

/** Items between spaces or commas; none if the variable is absent. */
const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.split(/[\s,]+/).filter((word) => word !== ''))
    .pipe(z.array(item));

const email = text((typed) => isEmail(typed) && isDeliverable(typed), 'une adresse e-mail, sans accent avant le @');

const schema = z.object({
  // Plain digits: `1e3` and `0x50` are typing errors.
  PORT: text(
    (typed) => /^\d+$/.test(typed) && Number(typed) <= 65_535,
    'un numéro de port entre 0 et 65535, par exemple 3000',
  )
    .transform(Number)
    .default(3000),
  HOST: text(isHost, 'une adresse de cette machine, par exemple 127.0.0.1').optional(),
  DATABASE_URL: text(isPostgresUrl, 'une adresse postgres://utilisateur:motdepasse@machine:5432/base')
    .refine(isPrivatePostgres, 'une adresse finissant par ?sslmode=verify-full : cette base est sur une autre machine')
    .optional(),
  DATABASE_FILE: text(
    (typed) => !/^:|^\w+:(\/\/|\w)|\/$/.test(typed),
    'un fichier, par exemple data/neolis.sqlite ; l’adresse d’un serveur va dans DATABASE_URL',
  ).optional(),
  SITE_URL: origin.optional(),
  PUBLIC_URL: origin.optional(),
  ALLOWED_ORIGINS: listOf(origin),
  TRUSTED_PROXY: listOf(
    text(
      isProxyRange,
      'une adresse IP ou un réseau comme 10.0.0.0/8 ; avec un réseau plus large, tout visiteur choisirait son adresse',
    ),
  ),
  SMTP_URL: text(isSmtpUrl, 'une adresse smtp://machine:587 ou smtps://utilisateur:motdepasse@machine').optional(),
  MAIL_FROM: email.optional(),
  MAIL_TO: email.optional(),
  WEBHOOK_URL: text(
    isWebhookUrl,
    'une adresse https:// sur internet, comme https://hooks.example.fr/neolis, ni sur cette machine ni sur un réseau privé',
  ).optional(),
  WEBHOOK_SECRETS: listOf(
    text(isWebhookSecret, 'whsec_ suivi de 24 à 64 octets en base64, comme les écrit openssl rand -base64 32'),
  ),
  COMPANY_LOOKUP_URL: lookUpUrl,
  ADDRESS_LOOKUP_URL: lookUpUrl,
  PAYMENT_REMINDERS: z.enum(['desk', 'automatic'], 'desk ou automatic').default('desk'),
  DESK_SIGN_IN: z.enum(['any', 'passkey'], 'passkey ou any').default('any'),
  RATE_LIMIT_FACTOR: text(
    (typed) => /^\d+(\.\d+)?$/.test(typed) && (Number(typed) === 0 || (Number(typed) >= 0.01 && Number(typed) <= 1000)),
    'un nombre de 0,01 à 1000 (avec un point), 1 par défaut, ou 0 pour aucune limite',
  )
    .transform(Number)
    .default(1),
  ERASURE_JOURNAL: z.string().default('data/erasures.jsonl'),
});

export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads the environment once at the start, so that a wrong variable stops the program with its name; an empty one
 * counts as absent. Throws {@link ConfigError}.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const known = Object.keys(schema.shape);
  const misspelt = Object.keys(given).flatMap((name) => {
    const nearest = nearestName(name, known);
    return nearest === undefined ? [] : [`${name} : variable inconnue ; écrivez ${nearest}.`];
  });
  const parsed = schema.safeParse(given);
  const wrong = new Map(parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]));
  const lines = [...misspelt, ...[...wrong].map(([name, message]) => `${name} : attendu ${message}.`)];
  if (!parsed.success || lines.length > 0) throw new ConfigError(...lines);
  const values = parsed.data;
  if (values.DATABASE_URL !== undefined && values.DATABASE_FILE !== undefined) {
    throw new ConfigError(
      'DATABASE_FILE : inutile avec DATABASE_URL ; gardez l’une des deux, sinon on ne sait où vont les commandes.',
    );
  }
  const { WEBHOOK_URL: url, WEBHOOK_SECRETS: secrets } = values;
  if ((url === undefined) !== (secrets.length === 0)) {
    throw new ConfigError(
      url === undefined
        ? 'WEBHOOK_SECRETS : inutile sans WEBHOOK_URL, l’adresse qui reçoit les changements des commandes.'
        : 'WEBHOOK_SECRETS : attendu avec WEBHOOK_URL ; whsec_ suivi de ce qu’écrit openssl rand -base64 32.',
    );
  }
  if (values.DESK_SIGN_IN === 'passkey' && (values.PUBLIC_URL ?? values.SITE_URL) === undefined) {
    throw new ConfigError('DESK_SIGN_IN : passkey demande PUBLIC_URL, l’adresse à laquelle les clés d’accès tiennent.');
  }
  return {
    port: values.PORT,
    /** Address to listen on; all addresses of the machine if absent. */
    host: values.HOST,
    /** `postgres://…` for several copies on one database; otherwise `databaseFile` holds everything. */
    databaseUrl: values.DATABASE_URL,
    databaseFile: values.DATABASE_FILE ?? 'data/neolis.sqlite',
    /** Origin of the public site, for links back to it; `undefined` if this program serves it. */
    siteUrl: values.SITE_URL,
    /** Origin under which visitors reach this service; each request's own if absent. */
    publicUrl: values.PUBLIC_URL,
    /** Where mails, webhooks and programs find this service. */
    baseUrl: values.PUBLIC_URL ?? values.SITE_URL ?? `http://localhost:${values.PORT}`,
    /** Further origins whose pages may post orders and statistics. */
    allowedOrigins: values.ALLOWED_ORIGINS,
    /** Proxies whose `X-Forwarded-For` is trusted; `undefined` for none. */
    trustedProxies: toProxyList(values.TRUSTED_PROXY),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    /** Where the provider receives notices of new orders, and where clients' answers arrive. */
    mailTo: values.MAIL_TO,
    /** Who learns of each change of an order's state, and the secrets that sign it, the newest first; `undefined` for nobody. */
    webhook: url === undefined ? undefined : { url, secrets },
    /** Directories of companies and of addresses that the payment page may ask; `undefined` for none. */
    companyLookUpUrl: values.COMPANY_LOOKUP_URL,
    addressLookUpUrl: values.ADDRESS_LOOKUP_URL,
    /** Whether reminders of payment leave by themselves; otherwise somebody presses for them at the desk. */
    sendsReminders: values.PAYMENT_REMINDERS === 'automatic',
    /** Whether passkeys alone open the desk; otherwise passwords do too. */
    passkeysOnly: values.DESK_SIGN_IN === 'passkey',
    /** Multiplies every rate limit; 0 switches them off, for benchmarks. */
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    /** Stores hashes of erased addresses outside the database, so that they are erased again from a restored backup. */
    erasureJournal: values.ERASURE_JOURNAL,
  };
}

/** Whether visitors reach the service through TLS. */
export function isSecure({ baseUrl }: Config): boolean {
  return baseUrl.startsWith('https:');
}

/** Whether a text is a secret of 24 to 64 bytes, as Standard Webhooks writes it: `whsec_` and base64. */
function isWebhookSecret(typed: string): boolean {
  if (!secretPattern.test(typed)) return false;
  const { length } = Buffer.from(typed.slice('whsec_'.length), 'base64');
  return length >= 24 && length <= 64;
}
