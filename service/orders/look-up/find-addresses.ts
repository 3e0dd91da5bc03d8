import * as z from 'zod';
import { addressLines, type PostalAddress } from '#domain/order/client/address-parts.ts';
import { cutText } from '#domain/typed-text.ts';
import { lookUp } from './look-up.ts';

const answer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        /** « housenumber », « street », « locality » or « municipality ». */
        type: z.string(),
        name: z.string(),
        postcode: z.string(),
        city: z.string(),
      }),
    }),
  ),
});

/** Addresses that are offered, whatever is answered. */
const most = 5;
/** Characters that the service takes of a search. */
const longest = 200;

/**
 * At most five addresses near a typed one, for the client to choose from on the payment page, in the base at `url`
 * (https://data.geopf.fr/geocodage/); `undefined` without an answer.
 */
export async function findAddresses(url: string | undefined, { street, postCode, town }: PostalAddress) {
  const q = cutText(addressLines({ street, complement: '', postCode, town }).join(' '), longest);
  const found = await lookUp(url, { q, index: 'address', limit: String(most), autocomplete: '0' }, answer);
  return found?.features
    .flatMap(({ properties: { type, name, postcode, city } }) =>
      type === 'municipality' ? [] : [{ street: name, complement: '', postCode: postcode, town: city }],
    )
    .slice(0, most);
}
