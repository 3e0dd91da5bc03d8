import type { HeaderList, SiteHeaders } from './site-headers.ts';

/** Paths and addresses in nginx's configuration, for the publishing machine. */
export interface NginxSettings {
  /** Folder of the built site. */
  readonly root: string;
  /** Public address of the site, without a trailing slash; visitors under another name are redirected there. */
  readonly siteUrl: string;
  /** What nginx listens on: `8080`, `443 ssl http2`. */
  readonly listen: string;
  /** Addresses of the service's copies behind the same host, `127.0.0.1:3000`; none if the service is elsewhere. */
  readonly services: readonly string[];
  /** Maximum requests a second to the service from one address; nginx refuses more. */
  readonly requestsPerSecond: number;
}

/** Configuration of nginx (`server` blocks): same headers, caching and answers as the embedded server. */
export function nginxConfiguration(headers: SiteHeaders, settings: NginxSettings): string {
  const { root, services, siteUrl, listen } = settings;
  const name = canonicalName(siteUrl);
  const own = hostHeaders(headers, isHttps(siteUrl));
  const block = (match: string, cache: string, ...rules: string[]): string =>
    nginxLocation(match, { ...own, 'content-security-policy': nginxPolicy, 'cache-control': cache }, rules);
  const blocks = [
    // Before the other patterns: documents of the service look like files.
    ...(services.length === 0 ? [] : [nginxService]),
    block('^~ /assets/', headers.cache.hashed, 'try_files $uri =404;'),
    block('~ \\.(?:webmanifest|csv)$', headers.cache.file, missingTypes, 'try_files $uri =404;'),
    block('~ \\.(?!html$)[a-z0-9]+$', headers.cache.file, 'try_files $uri =404;'),
    block('= /404.html', headers.cache.page, 'internal;'),
    block('/', headers.cache.page, 'index index.html;', 'try_files $uri $uri/ =404;'),
    nginxRefusal(own, '/'),
  ];
  return `# Made by the build from the one list of headers; include it in the http block.
${nginxZones(settings)}${services.length === 0 ? '' : nginxUpstream(services)}${nginxPolicies(headers)}${nginxRedirects(headers, settings)}${nginxServer(
  listen,
  name,
  `    absolute_redirect off;
    charset_types text/css text/csv text/plain text/xml application/javascript application/json image/svg+xml;
    root ${root};
    error_page 404 /404.html;
    # Of a folder without a page.
    error_page 403 =404 /404.html;
    gzip on;
    gzip_vary on;
    gzip_static on;
    gzip_types text/css text/csv text/javascript application/javascript application/json image/svg+xml text/xml text/plain;
    # Copies made for gzip_static, and for the embedded server, are no addresses of the site.
    if ($uri ~ \\.(?:br|gz)$) { return 404; }`,
  blocks,
)}`;
}

/** The site's host name for visitors; `undefined` on a developer's machine, where any name is accepted. */
function canonicalName(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return hostname === 'localhost' ? undefined : hostname;
}

/** Redirects other names to the site's, and port 80 to TLS where there is any; the first block is nginx's default. */
function nginxRedirects(headers: SiteHeaders, { listen, siteUrl }: NginxSettings): string {
  const name = canonicalName(siteUrl);
  if (name === undefined) return '';
  const others = name.startsWith('www.') ? `_ ${name.slice('www.'.length)}` : '_';
  const redirect = (from: string, names: string, own: HeaderList, ...kept: readonly string[]): string => {
    const target = nginxLocation('/', own, [`return 301 ${siteUrl}$request_uri;`]);
    const rule = `    error_page 403 404 ${refusalPath};`;
    return `${nginxServer(from, names, rule, [...kept, target, nginxRefusal(own, `${siteUrl}/`)])}\n`;
  };
  const elsewhere = redirect(listen, others, hostHeaders(headers, isHttps(siteUrl)));
  if (!isEncrypted(listen) || !isHttps(siteUrl)) return elsewhere;
  const plain = hostHeaders(headers, false);
  // The files by which certbot proves that the names lead here.
  const proofs = ['default_type text/plain;', `root ${certbotFolder};`];
  const acme = nginxLocation('^~ /.well-known/acme-challenge/', plain, proofs);
  return redirect(listen.replace(/\d+ .*$/, '80'), `${others} ${name}`, plain, acme) + elsewhere;
}

const isHttps = (siteUrl: string): boolean => siteUrl.startsWith('https:');
const isEncrypted = (listen: string): boolean => /\bssl\b/.test(listen);

/** Debian's package serves this folder before it has a configuration, so the first certificate comes by it too. */
const certbotFolder = '/var/www/html';

/** Mozilla's « intermediate » list without finite-field groups; defaults of nginx and of distributions allow more. */
const nginxTls = `ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ${['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305']
      .flatMap((cipher) => [`ECDHE-ECDSA-${cipher}`, `ECDHE-RSA-${cipher}`])
      .join(':')};
    ssl_prefer_server_ciphers off;`;

function nginxServer(listen: string, names: string | undefined, rules: string, blocks: readonly string[]): string {
  return `server {\n${nginxListen(listen, names)}\n${nginxBounds}\n${rules}\n\n${blocks.join('\n\n')}\n}\n`;
}

/** Listens on IPv4 and IPv6 if only a port is configured. */
function nginxListen(listen: string, names: string | undefined): string {
  const lines = /^\d+(?: |$)/.test(listen) ? [`listen ${listen};`, `listen [::]:${listen};`] : [`listen ${listen};`];
  if (names !== undefined) lines.push(`server_name ${names};`);
  if (isEncrypted(listen)) lines.push(nginxTls);
  return lines.map((line) => `    ${line}`).join('\n');
}

/** Counts per visitor's address, for the limits below. */
const nginxZones = ({ requestsPerSecond }: NginxSettings): string =>
  `limit_conn_zone $binary_remote_addr zone=neolis_connections:10m;
limit_req_zone $binary_remote_addr zone=neolis_requests:10m rate=${requestsPerSecond}r/s;
`;

/** All statuses of nginx's own responses; 494 is its status for headers that are too long. */
const refusals = [400, 405, 408, 411, 412, 413, 414, 415, 416, 417, 421, 429, 497, 500, 501, 502, 503, 504, 505, 507];

/** Internal: nginx goes there after an error, and keeps its status. */
const refusalPath = '/demande-refusee';

/** For every block: no log, limits on time and size, and French pages for nginx's own refusals. */
const nginxBounds = `    server_tokens off;
    charset utf-8;
    # Each line of a log would name a visitor, and some the secret address of a payment page.
    access_log off;
    error_log /dev/null crit;
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    client_max_body_size 64k;
    limit_conn neolis_connections 300;
    limit_conn_status 429;
    limit_req_status 429;
    error_page ${refusals.join(' ')} ${refusalPath};
    error_page 494 =431 ${refusalPath};`;

function nginxRefusal(own: HeaderList, home: string): string {
  const page = `return 200 '${refusalPage(home)}';`;
  return nginxLocation(`= ${refusalPath}`, own, ['internal;', 'default_type text/html;', page]);
}

/** The page for a refused request or an unavailable service, of nginx itself, with a link to the site (`home`). */
const refusalPage = (home: string): string =>
  [
    '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Cette demande n’a pas abouti</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<h1>Cette demande n’a pas abouti</h1>',
    '<p>Réessayez dans une minute\u00a0: une commande envoyée deux fois n’est enregistrée qu’une fois.</p>',
    '<p>Votre devis reste tel que vous l’avez laissé.</p>',
    `<p><a href="${home}#/quote">Revenir à mon devis</a></p></html>`,
  ].join('');

/** Headers of nginx's own answers; over plain http browsers must ignore the one for TLS. */
const hostHeaders = (headers: SiteHeaders, secure: boolean): HeaderList => ({
  ...headers.always,
  ...(secure && headers.secure),
  'content-security-policy': headers.policies.other,
  'cache-control': headers.cache.page,
});

/** Types that nginx's own list lacks. */
const missingTypes = 'types { application/manifest+json webmanifest; text/csv csv; }';

const nginxPolicy = '$neolis_policy';

/** By the served file, so that an unknown address gets the policy of its page. */
function nginxPolicies({ policies }: SiteHeaders): string {
  const lines = Object.entries(policies.pages).map(
    ([path, policy]) => `    ${path.replace(/\/$/, '/index.html')} ${quoted(policy)};`,
  );
  return `map $uri ${nginxPolicy} {\n    default ${quoted(policies.other)};\n${lines.join('\n')}\n}\n\n`;
}

/** Quotes a text for the configuration. */
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

function nginxLocation(match: string, headers: HeaderList, rules: readonly string[]): string {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return `    location ${match} {\n${[...added, ...rules].map((line) => `        ${line}`).join('\n')}\n    }`;
}

/**
 * An unreachable copy is skipped for a second. Idle connections close before the service closes them (after 5 s, some 3
 * when it stops), so that no order is written to a closing one. Slow documents would count as failures: a group apart.
 */
function nginxUpstream(services: readonly string[]): string {
  const group = (name: string, failures: string): string => {
    const servers = services.map((address) => `    server ${address} ${failures};`).join('\n');
    return `upstream ${name} {\n${servers}\n    keepalive 32;\n    keepalive_timeout 2s;\n}\n`;
  };
  return `${group('neolis_service', 'max_fails=1 fail_timeout=1s')}${group('neolis_documents', 'max_fails=0')}`;
}

const nginxProxy = (match: string, group: string, timeout: string, rule = ''): string => `    location ${match} {
        limit_req zone=neolis_requests burst=100 nodelay;
        proxy_pass http://${group};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_connect_timeout 1s;
        proxy_read_timeout ${timeout};${rule && `\n        ${rule}`}
    }`;

/** Documents are made one after the other: some take a minute. So may a bank's statement, a megabyte at most. */
const nginxService = `${nginxProxy('= /supervision/bureau/releve', 'neolis_service', '60s', 'client_max_body_size 1m;')}

${nginxProxy('~ ^/supervision/.+\\.pdf$', 'neolis_documents', '60s')}

${nginxProxy('~ ^/supervision(?:/|$)', 'neolis_service', '10s')}`;
