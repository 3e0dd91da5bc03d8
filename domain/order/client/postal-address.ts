/** Puts an address that may have several lines on one line: « 1 place de la Mairie, 20000 Ajaccio ». */
export function addressOnOneLine(address: string): string {
  return address
    .split(/[\r\n]+/)
    .map((line) =>
      line
        .replaceAll(/\s+/g, ' ')
        .replace(/[ ,]+$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join(', ');
}

/** Why parcels can't reach an address, or emergency services can't find it. */
export type AddressRefusal =
  | { readonly reason: 'incomplete'; readonly lacks: readonly ('place' | 'postCode' | 'town')[] }
  | { readonly reason: 'unknown-post-code'; readonly postCode: string }
  /** Overseas, or in Monaco. */
  | { readonly reason: 'elsewhere'; readonly postCode: string };

/** Five digits, perhaps with a space after the department: « 20 000 ». */
const postCodes = /(?<!\d)\d{2}[ \u00a0\u202f]?\d{3}(?!\d)/g;
/** What is written beside a place or a town without naming it. */
const besideNames = /\b(?:BP|CS|TSA|cedex|france)\b/gi;

/** Why nothing is delivered to a post code of five digits. */
export function refusePostCode(postCode: string): AddressRefusal | undefined {
  if (/^9[78]/.test(postCode)) return { reason: 'elsewhere', postCode };
  return /^(?:0[1-9]|[1-8]\d|9[0-5])/.test(postCode) ? undefined : { reason: 'unknown-post-code', postCode };
}

/** What is before, in and after the post code of an address on one line; without one, all is before it. */
export function splitAtPostCode(address: string): { place: string; postCode: string; town: string } {
  const all = [...address.matchAll(postCodes)];
  // A door's code may follow the town.
  const match = all.findLast(({ index }) => countLetters(address.slice(index)) >= 2) ?? all.at(-1);
  if (match === undefined) return { place: address, postCode: '', town: '' };
  const [postCode] = match;
  return { place: address.slice(0, match.index), postCode, town: address.slice(match.index + postCode.length) };
}

const lacking = {
  place: 'le numéro et la rue, ou le lieu-dit',
  postCode: 'le code postal à 5 chiffres',
  town: 'la ville',
} as const;

/**
 * What is wrong with an address: « Site 2 : il manque la ville ». `name` is empty where no other
 * address can be meant; `phone` is the provider's.
 */
export function addressMessage(refusal: AddressRefusal, name = '', phone = ''): string {
  const message = describe(refusal, phone);
  return name === '' ? message.charAt(0).toUpperCase() + message.slice(1) : `${name}\u00a0: ${message}`;
}

function describe(refusal: AddressRefusal, phone: string): string {
  switch (refusal.reason) {
    case 'incomplete':
      return `il manque ${refusal.lacks.map((part) => lacking[part]).join(', puis ')}`;
    case 'unknown-post-code':
      return `le code postal ${refusal.postCode} n’existe pas`;
    case 'elsewhere':
      return `nous n’installons pas encore là en ligne (${refusal.postCode})\u00a0: appelez-nous au ${phone}`;
  }
}

/** How many letters an address has that name a place or a town. */
export function countLetters(text: string): number {
  return text.replaceAll(besideNames, '').match(/\p{L}/gu)?.length ?? 0;
}
