import { answerHeaders, canonicalName, missingTypes, type NginxSettings, quoted, refusalPage } from './nginx-parts.ts';
import type { HeaderList, SiteHeaders } from './site-headers.ts';

/** Configuration of nginx (`server` blocks): same headers, caching and answers as the embedded server. */
export function nginxConfiguration(headers: SiteHeaders, settings: NginxSettings): string {
  const { root, services, secure, siteUrl } = settings;
  const name = canonicalName(siteUrl);
  const answered = { ...answerHeaders(headers, secure), 'content-security-policy': nginxPolicy };
  const block = (match: string, cache: string, ...rules: string[]): string =>
    nginxLocation(match, { ...answered, 'cache-control': cache }, rules);
  const blocks = [
    // Before the other patterns: documents of the service look like files.
    ...(services.length === 0 ? [] : [nginxService]),
    block('^~ /assets/', headers.cache.hashed, 'try_files $uri =404;'),
    block('~ \\.(?:webmanifest|csv)$', headers.cache.file, missingTypes, 'try_files $uri =404;'),
    block('~ \\.(?!html$)[a-z0-9]+$', headers.cache.file, 'try_files $uri =404;'),
    block('= /404.html', headers.cache.page, 'internal;'),
    block('/', headers.cache.page, 'index index.html;', 'try_files $uri $uri/ =404;'),
    nginxRefusal(headers, secure, '/'),
  ];
  return `# Made by the build from the one list of headers; include it in the http block.
${nginxZones(settings)}${services.length === 0 ? '' : nginxUpstream(services)}${nginxPolicies(headers)}${nginxElsewhere(headers, settings)}server {
${nginxListen(settings, name)}
${nginxBounds}
    absolute_redirect off;
    charset_types text/css text/csv text/plain text/xml application/javascript application/json image/svg+xml;
    root ${root};
    error_page 404 /404.html;
    # Of a folder without a page.
    error_page 403 =404 /404.html;
    gzip on;
    gzip_vary on;
    gzip_static on;
    gzip_types text/css text/csv text/javascript application/javascript application/json image/svg+xml text/xml text/plain;
    # Copies made for gzip_static and for other hosts are no addresses of the site.
    if ($uri ~ \\.(?:br|gz)$) { return 404; }

${blocks.join('\n\n')}
}
`;
}

/** Redirects requests for another name, or none, to the site's: the first block handles names that match no other. */
function nginxElsewhere(headers: SiteHeaders, settings: NginxSettings): string {
  const { listen, secure, siteUrl } = settings;
  const name = canonicalName(siteUrl);
  if (name === undefined) return '';
  const others = name.startsWith('www.') ? `_ ${name.slice('www.'.length)}` : '_';
  return `${nginxUnencrypted(headers, { target: siteUrl, listen, names: `${others} ${name}` })}${nginxRedirect(headers, { target: siteUrl, listen, secure, names: others })}`;
}

/** A block that sends visitors of these names to the same path at `target`. */
interface Redirect {
  readonly listen: string;
  readonly names: string;
  /** Without a trailing slash. */
  readonly target: string;
}

/**
 * Sends visitors from port 80 to TLS, where there is TLS. Serves the files by which certbot proves that the names lead
 * here.
 */
function nginxUnencrypted(headers: SiteHeaders, redirect: Redirect): string {
  if (!isEncrypted(redirect.listen) || !redirect.target.startsWith('https:')) return '';
  const proofs = ['default_type text/plain;', `root ${certbotFolder};`];
  return nginxRedirect(
    headers,
    { ...redirect, listen: redirect.listen.replace(/\d+ .*$/, '80'), secure: false },
    nginxLocation('^~ /.well-known/acme-challenge/', hostHeaders(headers, false), proofs),
  );
}

function nginxRedirect(
  headers: SiteHeaders,
  { listen, names, target, secure }: Redirect & { readonly secure: boolean },
  kept = '',
): string {
  return `server {
${nginxListen({ listen }, names)}
${nginxBounds}
    error_page 403 404 ${refusalPath};

${kept === '' ? '' : `${kept}\n\n`}${nginxLocation('/', hostHeaders(headers, secure), [`return 301 ${target}$request_uri;`])}

${nginxRefusal(headers, secure, `${target}/`)}
}

`;
}

const isEncrypted = (listen: string): boolean => /\bssl\b/.test(listen);

/** Debian's package serves this folder before it has a configuration, so the first certificate comes by it too. */
const certbotFolder = '/var/www/html';

/**
 * Mozilla's « intermediate » list without finite-field groups; the defaults of nginx and of distributions allow more.
 */
const nginxTls = `ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ${['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305']
      .flatMap((cipher) => [`ECDHE-ECDSA-${cipher}`, `ECDHE-RSA-${cipher}`])
      .join(':')};
    ssl_prefer_server_ciphers off;`;

/** Listens on IPv4 and IPv6 if only a port is configured. */
function nginxListen({ listen }: { readonly listen: string }, name: string | undefined): string {
  const lines = /^\d+(?: |$)/.test(listen) ? [`listen ${listen};`, `listen [::]:${listen};`] : [`listen ${listen};`];
  if (name !== undefined) lines.push(`server_name ${name};`);
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

function nginxRefusal(headers: SiteHeaders, secure: boolean, home: string): string {
  return nginxLocation(`= ${refusalPath}`, hostHeaders(headers, secure), [
    'internal;',
    'default_type text/html;',
    `return 200 '${refusalPage(home)}';`,
  ]);
}

const hostHeaders = (headers: SiteHeaders, secure: boolean): HeaderList => ({
  ...answerHeaders(headers, secure),
  'content-security-policy': headers.policies.other,
  'cache-control': headers.cache.page,
});

const nginxPolicy = '$neolis_policy';

/** By the served file, so that an unknown address gets the policy of its page. */
function nginxPolicies({ policies }: SiteHeaders): string {
  const lines = Object.entries(policies.pages).map(
    ([path, policy]) => `    ${path.replace(/\/$/, '/index.html')} ${quoted(policy)};`,
  );
  return `map $uri ${nginxPolicy} {\n    default ${quoted(policies.other)};\n${lines.join('\n')}\n}\n\n`;
}

function nginxLocation(match: string, headers: HeaderList, rules: readonly string[]): string {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return `    location ${match} {\n${[...added, ...rules].map((line) => `        ${line}`).join('\n')}\n    }`;
}

/**
 * An unreachable copy is skipped for a second. Idle connections are closed before the service would close them (after
 * five, or some three when it stops), so that no order is written to a connection that is just being closed. Documents
 * have a group of their own, because slow ones would count as failures of their copy.
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

/**
 * Documents are made one after the other; behind those of others one may take a minute. So may a statement of a bank, whose
 * post is a megabyte at most.
 */
const nginxService = `${nginxProxy('= /supervision/bureau/releve', 'neolis_service', '60s', 'client_max_body_size 1m;')}

${nginxProxy('~ ^/supervision/.+\\.pdf$', 'neolis_documents', '60s')}

${nginxProxy('~ ^/supervision(?:/|$)', 'neolis_service', '10s')}`;
