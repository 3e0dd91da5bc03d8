/** Converts a real address to the one under the hash, keeping query and anchor: `/solution/?a=1` → `/solution?a=1`. */
export function toHashPath(realAddress: string): string {
  return realAddress.replace(/^([^?#]+?)\/+(?=[?#]|$)/, '$1');
}

/** Converts an address under the hash to the real one, keeping query and anchor: `/solution?a=1` → `/solution/?a=1`. */
export function toRealPath(hashPath: string): string {
  return hashPath.replace(/^([^?#]*[^?#/])(?=[?#]|$)/, '$1/');
}

/** Punctuation, quotation marks and line ends at the end of an address, as typed or as browsers escape them. */
const glued = /(?:[\W_]|%[0-3]\w|%C2%..|%E2%80%..)+$/i;

/**
 * Repairs a link that a mail program spoiled: its end (`/quote?devis=…)`) and signs (`/%23/quote`, `&amp;`). Drops the
 * `index.html` of old links, which hosts other than the service serve under that address.
 */
export function repairAddress(address: string): string {
  return (
    address
      .replace(/%(?:23|2f|3d|3f)/gi, decodeURIComponent)
      .replace('&amp;', '&')
      .replace(/^\/*#?\/+/, '/')
      .replace(/\/index\.html(?=[?#]|$)/, '/')
      .replace(glued, '') || '/'
  );
}
