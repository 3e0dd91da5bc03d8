/** Converts a real address to the one under the hash, keeping query and anchor: `/solution/?a=1` → `/solution?a=1`. */
export function toHashPath(realAddress: string): string {
  return realAddress.replace(/^([^?#]+?)\/+(?=[?#]|$)/, '$1');
}

/** Converts an address under the hash to the real one, keeping query and anchor: `/solution?a=1` → `/solution/?a=1`. */
export function toRealPath(hashPath: string): string {
  return hashPath.replace(/^([^?#]*[^?#/])(?=[?#]|$)/, '$1/');
}

/** Punctuation and quotation marks at the end of an address, as typed or as browsers escape them. */
const glued = /(?:[^\w/-]|%[23]\w|%C2%..|%E2%80%..)+$/i;

/**
 * The address that a sent link means: without what a mail program took for its end (`/quote.`, `/quote?devis=…)`), and
 * with a `#` that was escaped (`/%23/quote`).
 */
export function repairAddress(address: string): string {
  return address.replace(/^\/%23(?=\/)/, '').replace(glued, '') || '/';
}
