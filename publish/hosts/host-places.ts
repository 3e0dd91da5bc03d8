import type { HeaderList, SiteHeaders } from '#publish/headers.ts';

/** What the hosts' configurations name: paths and addresses of the machine that publishes. */
export interface HostPlaces {
  /** Folder of the built site. */
  readonly root: string;
  /** Public address of the site, without a slash at the end; visitors under another name are sent there. */
  readonly siteUrl: string;
  /** Address the server listens on: `8080`, or for Caddy a name such as `www.example.fr`. */
  readonly listen: string;
  /** Addresses of the copies of the supervision service behind the same host, `127.0.0.1:3000`; none where it lives elsewhere. */
  readonly services: readonly string[];
  /** Whether visitors come through TLS. */
  readonly secure: boolean;
  /** Requests to the service that one address may send each second; nginx refuses more before they reach it. */
  readonly requestsPerSecond: number;
}

/** What the configurations of a service on another origin name. */
export interface ServicePlaces extends Omit<HostPlaces, 'root'> {
  /** Name under which visitors reach the service, `service.example.fr`. */
  readonly name: string;
}

/** The name under which visitors shall see the site; `undefined` on a developer's machine, where any name will do. */
export function canonicalName(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return hostname === 'localhost' ? undefined : hostname;
}

/** Headers of what a host answers itself; over plain http browsers ignore the one for TLS, and must. */
export function answerHeaders(headers: SiteHeaders, secure: boolean): HeaderList {
  return secure ? { ...headers.always, ...headers.secure } : headers.always;
}

/** Of a kind too young for the lists that hosts bring; browsers want this very type. */
export const manifestType = 'application/manifest+json';

/** A text as both configurations write it. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/**
 * What visitors read where the host itself answers: a request that it refuses, and a service that is away. `home` is the
 * site's address, for the way back.
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
