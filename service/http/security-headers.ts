import { type HeaderList, hashSource, strictTransport, usualHeaders } from '#deploy/nginx/site-headers.ts';

const common: HeaderList = {
  ...usualHeaders,
  // The address of a payment page is a secret. `no-referrer` would empty the Origin that the origin check reads.
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

const nothingAllowed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

interface PageParts {
  readonly css: string;
  readonly script?: string | undefined;
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
    /** For a page with this inline style sheet, and an inline script or scripts that this service serves. */
    page: ({ css, script, hasOwnScript = false }: PageParts): HeaderList => ({
      ...base,
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${hashSource(css)}`,
        ...(script === undefined ? [] : [`script-src ${hashSource(script)}`]),
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
