import {
  addressParts,
  addressText,
  type PostalAddress,
  type StoredAddress,
  typedAddress,
} from '#domain/order/client/address-parts.ts';
import type { DebitMandate, OrderRow, PortRow } from '#service/storage/rows.ts';

const unknownAddress = 'adresse à nous communiquer';

/** Whether the address of a site, which emergency calls need, is unknown, as it may be after a confirmation by hand. */
export function lacksAddress({ sites_json }: Pick<OrderRow, 'sites_json'>, siteCount: number): boolean {
  return readAddresses(sites_json).filter((address) => addressText(address) !== '').length < siteCount;
}

/** Each site's address and where emergency services are sent, perhaps another entrance, wing or floor; on one line. */
export function premisesOf(
  { sites_json, emergency_json }: Pick<OrderRow, 'sites_json' | 'emergency_json'>,
  siteCount: number,
) {
  const addresses = readAddresses(sites_json);
  const emergencies = readAddresses(emergency_json);
  return Array.from({ length: siteCount }, (_, index) => {
    const address = shownAddress(addresses[index] ?? '') || unknownAddress;
    return { address, emergency: shownAddress(emergencies[index] ?? address) };
  });
}

/** An address on one line, whose post code stays beside its town. */
function shownAddress(stored: StoredAddress): string {
  return addressText(stored).replace(/(\d{5}) (?=[^,]*$)/, '$1\u00a0');
}

/** The address of the first site in parts, which is mostly that of a line and of an account as well. */
export function firstAddress({ sites_json }: Pick<OrderRow, 'sites_json'>): PostalAddress {
  return addressParts(readAddresses(sites_json)[0] ?? '');
}

/** The address in the columns of a row. */
export function addressOf({
  street,
  complement,
  post_code: postCode,
  town,
}: Pick<DebitMandate, 'street' | 'complement' | 'post_code' | 'town'>): PostalAddress {
  return { street, complement, postCode, town };
}

/** The address of a line to keep, in parts where it was one text. */
export function lineAddress({ address, ...port }: PortRow): PostalAddress {
  return typedAddress(addressOf({ ...port, street: address }));
}

/** The addresses of an order, each with its name: « Locaux du site 2 », « Secours, site 2 ». */
export function namedPremises(
  order: Pick<OrderRow, 'sites_json' | 'emergency_json'>,
  siteCount: number,
): (readonly [name: string, address: string])[] {
  const premises = premisesOf(order, siteCount);
  const several = premises.length > 1;
  const listed = (part: 'address' | 'emergency', alone: string, numbered: string) =>
    premises.map((site, index) => [several ? `${numbered} ${index + 1}` : alone, site[part]] as const);
  const sites = listed('address', 'Locaux', 'Locaux du site');
  if (premises.every(({ emergency }) => emergency === unknownAddress)) return sites;
  if (premises.every(({ address, emergency }) => address === emergency))
    return [...sites, ['Secours', several ? 'aux mêmes adresses' : 'à la même adresse']];
  return [...sites, ...listed('emergency', 'Secours', 'Secours, site')];
}

/** The addresses of a column, as stored. */
export function readAddresses(json: string | null): StoredAddress[] {
  return JSON.parse(json ?? '[]') as StoredAddress[];
}
