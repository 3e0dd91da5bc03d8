import { createHash } from 'node:crypto';

/** Headers of a response, to be set when it is created: setting them afterwards costs more than the response itself. */
export type HeaderList = Readonly<Record<string, string>>;

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** What every response of the site and of the service has. */
export const usualHeaders: HeaderList = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions.map((feature) => `${feature}=()`).join(','),
  'x-frame-options': 'DENY',
};

/** A year, as browsers ask; sent only where visitors come through TLS. */
export const strictTransport: HeaderList = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The source, in a policy, of an inline block with this text between its tags, as browsers compute it. */
export function hashSource(block: string): string {
  return `'sha256-${createHash('sha256').update(block).digest('base64')}'`;
}

/** The headers of the static site, `dist/headers.json`, for the service and for nginx's generated configuration. */
export interface SiteHeaders {
  /** For every response, whatever its status, besides its policy. */
  readonly always: HeaderList;
  /**
   * `content-security-policy` by a page's address (`/solution/`, `/404.html` for unknown ones), and of other responses.
   * Each page allows only its own inline blocks: the hashes of all together would take more room than half a page.
   */
  readonly policies: { readonly pages: Readonly<Record<string, string>>; readonly other: string };
  /** For every response through TLS. */
  readonly secure: HeaderList;
  /** `cache-control` of pages, of files with a hash in their name, and of other files. */
  readonly cache: { readonly page: string; readonly hashed: string; readonly file: string };
}
