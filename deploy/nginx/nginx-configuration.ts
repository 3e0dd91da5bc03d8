import { readFileSync } from 'node:fs';
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
  const { cache, policies } = headers;
  const hasService = services.length > 0;
  const pagePolicies = Object.entries(policies.pages).map(
    ([path, policy]) => `${path.replace(/\/$/, '/index.html')} ${quoted(policy)};`,
  );
  return fill('site.conf', {
    requestsPerSecond: String(settings.requestsPerSecond),
    upstreams: hasService ? upstreams(services) : '',
    policy: quoted(policies.other),
    pagePolicies: pagePolicies.join('\n'),
    redirects: redirects(headers, settings),
    listen: listening(listen, canonicalName(siteUrl)),
    root,
    service: hasService ? fill('service.conf') : '',
    siteHeaders: headerLines(headers, isHttps(siteUrl), '$neolis_policy'),
    cacheHashed: quoted(cache.hashed),
    cacheFile: quoted(cache.file),
    cachePage: quoted(cache.page),
    ...ownAnswers(headers, isHttps(siteUrl), '/'),
  });
}

/** Redirects other names to the site's, and port 80 to TLS where there is any; the first block is nginx's default. */
function redirects(headers: SiteHeaders, { listen, siteUrl }: NginxSettings): string {
  const name = canonicalName(siteUrl);
  if (name === undefined) return '';
  const redirect = (from: string, names: string, secure: boolean, certbot: string): string => {
    const answers = ownAnswers(headers, secure, `${siteUrl}/`);
    return fill('redirect.conf', { listen: listening(from, names), siteUrl, certbot, ...answers });
  };
  const others = name.startsWith('www.') ? `_ ${name.slice('www.'.length)}` : '_';
  const elsewhere = redirect(listen, others, isHttps(siteUrl), '');
  if (!isEncrypted(listen) || !isHttps(siteUrl)) return elsewhere;
  const certbot = fill('certbot.conf', ownAnswers(headers, false, `${siteUrl}/`));
  return `${redirect(listen.replace(/\d+ .*$/, '80'), `${others} ${name}`, false, certbot)}\n\n${elsewhere}`;
}

/** The site's host name for visitors; `undefined` on a developer's machine, where any name is accepted. */
function canonicalName(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return hostname === 'localhost' ? undefined : hostname;
}

const isHttps = (siteUrl: string): boolean => siteUrl.startsWith('https:');
const isEncrypted = (listen: string): boolean => /\bssl\b/.test(listen);

/** Listens on IPv4 and IPv6 if only a port is configured. */
function listening(listen: string, names: string | undefined): string {
  const isPort = /^\d+(?: |$)/.test(listen);
  return [
    `listen ${listen};`,
    ...(isPort ? [`listen [::]:${listen};`] : []),
    ...(names === undefined ? [] : [`server_name ${names};`]),
    ...(isEncrypted(listen) ? [fill('tls.conf')] : []),
  ].join('\n');
}

function upstreams(services: readonly string[]): string {
  const servers = (failures: string) => services.map((address) => `server ${address} ${failures};`).join('\n');
  return fill('upstreams.conf', {
    services: servers('max_fails=1 fail_timeout=1s'),
    documentServices: servers('max_fails=0'),
  });
}

/** For nginx's own answers: their headers, and the page for a refused request, with a link to the site (`home`). */
function ownAnswers(headers: SiteHeaders, secure: boolean, home: string) {
  const cache = `add_header cache-control ${quoted(headers.cache.page)} always;`;
  return {
    ownHeaders: `${headerLines(headers, secure, headers.policies.other)}\n${cache}`,
    refusedPage: fill('refused.html', { home }).replaceAll('\n', ''),
  };
}

/** Headers of every answer; over plain http browsers must ignore the one for TLS. */
function headerLines({ always, secure }: SiteHeaders, isSecure: boolean, policy: string): string {
  const list: HeaderList = { ...always, ...(isSecure && secure), 'content-security-policy': policy };
  return Object.entries(list)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

/** Quotes a text for the configuration. */
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/**
 * Reads a file of this folder and fills its marks: `{{root}}` with a value, `{{tls.conf}}` with another file. An empty
 * value leaves no line. Throws for a mark without a value.
 */
function fill(file: string, values: Readonly<Record<string, string>> = {}): string {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').trimEnd();
  const filled = (mark: string): string => {
    const value = mark.endsWith('.conf') ? fill(mark, values) : values[mark];
    if (value === undefined) throw new Error(`${file} has a mark without a value: ${mark}`);
    return value;
  };
  return text
    .replaceAll(/^( *)\{\{([\w.]+)\}\}\n(\n?)/gm, (_, indent: string, mark: string, gap: string) => {
      const value = filled(mark);
      return value === '' ? '' : `${value.replaceAll(/^(?=.)/gm, indent)}\n${gap}`;
    })
    .replaceAll(/\{\{([\w.]+)\}\}/g, (_, mark: string) => filled(mark));
}
