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
  /** Whether visitors come through TLS. */
  readonly secure: boolean;
  /** Maximum requests a second to the service from one address; nginx refuses more. */
  readonly requestsPerSecond: number;
}

/** The site's host name for visitors; `undefined` on a developer's machine, where any name is accepted. */
export function canonicalName(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return hostname === 'localhost' ? undefined : hostname;
}

/** Headers of a host's own responses; over plain http browsers must ignore the one for TLS. */
export function answerHeaders(headers: SiteHeaders, secure: boolean): HeaderList {
  return secure ? { ...headers.always, ...headers.secure } : headers.always;
}

/** Types that nginx's own list lacks. */
export const missingTypes = 'types { application/manifest+json webmanifest; text/csv csv; }';

/** Quotes a text for the configuration. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/**
 * The page for a host's own responses: a refused request, or an unavailable service. `home` is the site's address, for
 * the link back.
 */
export const refusalPage = (home: string): string =>
  [
    '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Cette demande n’a pas abouti</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<h1>Cette demande n’a pas abouti</h1>',
    '<p>Réessayez dans une minute\u00a0: une commande envoyée deux fois n’est enregistrée qu’une fois.</p>',
    '<p>Votre devis reste tel que vous l’avez laissé.</p>',
    `<p><a href="${home}#/quote">Revenir à mon devis</a></p></html>`,
  ].join('');
