import type { Config } from '#service/config.ts';
import { deskAddress } from '#service/desk-addresses.ts';

/** The last lines of a notice to the provider: the order's page at the desk, if the service knows its public address. */
export function deskLink(config: Config, reference: string): string[] {
  const address = deskAddress(config, reference);
  return address === undefined ? [] : ['', `La commande au bureau\u00a0: ${address}`];
}
