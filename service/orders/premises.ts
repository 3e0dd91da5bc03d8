import { addressOnOneLine } from '#domain/order/postal-address.ts';
import type { OrderRow } from '#service/storage/storage.ts';

/**
 * Where the client's phones are: the address of each site, on one line. An order that the provider confirmed by hand
 * has none yet, although emergency calls need them.
 */
export function premisesOf({ sites_json: json }: OrderRow, siteCount: number): string[] {
  const given: unknown = JSON.parse(json ?? '[]');
  const addresses = Array.isArray(given) ? given.map(String) : [];
  return Array.from({ length: siteCount }, (_, index) =>
    addressOnOneLine(addresses[index] ?? 'adresse à nous communiquer'),
  );
}
