/** Address under the hash of a real one, query and anchor kept: `/solution/?a=1` → `/solution?a=1`. */
export function toHashPath(realAddress: string): string {
  return realAddress.replace(/^([^?#]+?)\/+(?=[?#]|$)/, '$1');
}

/** Real address of one under the hash, query and anchor kept: `/solution?a=1` → `/solution/?a=1`. */
export function toRealPath(hashPath: string): string {
  return hashPath.replace(/^([^?#]*[^?#/])(?=[?#]|$)/, '$1/');
}
