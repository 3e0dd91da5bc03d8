import { isLoopback } from './client-prefix.ts';

/** Whether a host of an address is this machine, where nobody reads along. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
}
