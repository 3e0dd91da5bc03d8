import { isLoopback } from './client-prefix.ts';

/** Whether the host of an address is this machine, so that no traffic leaves it. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
}
