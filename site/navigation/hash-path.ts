/** Converts a real address to the one under the hash, keeping query and anchor: `/solution/?a=1` → `/solution?a=1`. */
export function toHashPath(realAddress: string): string {
  return realAddress.replace(/^([^?#]+?)\/+(?=[?#]|$)/, '$1');
}

/** Converts an address under the hash to the real one, keeping query and anchor: `/solution?a=1` → `/solution/?a=1`. */
export function toRealPath(hashPath: string): string {
  return hashPath.replace(/^([^?#]*[^?#/])(?=[?#]|$)/, '$1/');
}
