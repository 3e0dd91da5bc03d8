import { createHash } from 'node:crypto';

/** Headers of a response, to be set when it is created: setting them afterwards costs more than the response itself. */
export type HeaderList = Readonly<Record<string, string>>;

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const common: HeaderList = {
  'x-content-type-options': 'nosniff',
  // The address of a payment page is a secret. `no-referrer` would empty the Origin that the origin check reads.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions,
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

const nothingAllowed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

/** A year, as browsers ask; sent only where visitors come through TLS. */
const strictTransport: HeaderList = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

interface Inlined {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly hasOwnScript?: boolean;
}

/** The headers of each kind of response; `secure` says whether visitors reach the service through TLS. */
export function securityHeaders(secure: boolean) {
  const base = secure ? { ...common, ...strictTransport } : common;
  const plain: HeaderList = {
    ...base,
    'content-security-policy': `${nothingAllowed}; ${trustedTypes}`,
    'cross-origin-resource-policy': 'same-origin',
  };
  return {
    /** For text, redirects and errors without a page. */
    plain,
    /** For the counted image, which pages of another origin embed. */
    image: { ...plain, 'cross-origin-resource-policy': 'cross-origin' } satisfies HeaderList,
    /** For a page with these inline styles and scripts, which may have a script of this service, too. */
    page: ({ styles, scripts, hasOwnScript = false }: Inlined): HeaderList => ({
      ...base,
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${styles.map(hashSource).join(' ')}`,
        ...(scripts.length > 0 ? [`script-src ${scripts.map(hashSource).join(' ')}`] : []),
        ...(hasOwnScript ? ["script-src 'self'", "connect-src 'self'"] : []),
        // The tab's icon and the cord in the style sheet are data URLs.
        'img-src data:',
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        trustedTypes,
      ].join('; '),
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
    }),
  };
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
