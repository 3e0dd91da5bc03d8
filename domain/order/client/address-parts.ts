import { capitalised, compactNumber, foldText } from '#domain/typed-text.ts';

/** A postal address in parts, as banks and operators take it. */
export interface PostalAddress {
  /** Number and street, or a named place. */
  readonly street: string;
  /** Building, floor, door; often empty. */
  readonly complement: string;
  readonly postCode: string;
  readonly town: string;
}

/** An address as an order holds it: in parts, or as the one text that was asked for before. */
export type StoredAddress = PostalAddress | string;

export const noAddress: PostalAddress = { street: '', complement: '', postCode: '', town: '' };

/** Five digits, perhaps with a space after the department: « 20 000 ». */
const postCodes = /(?<!\d)\d{2}[ \u00a0\u202f]?\d{3}(?!\d)/g;
/** What is written beside a place or a town without naming it. */
const besideNames = /\b(?:BP|CS|TSA|cedex|france)\b/gi;
/** Suisse, Grenade, La Réunion … are towns of France as well, Dominique and Maurice somebody's name. */
const alsoInFrance = new Set(['FR', 'FX', 'BL', 'CH', 'DM', 'GD', 'LC', 'MF', 'MU', 'RE', 'SH']);
/** Not in bundles that only write addresses, such as the one for quotes as PDF. */
const elsewhere = /* @__PURE__ */ namesElsewhere();

/** The parts of an address; of one that was typed as one text without a post code, all is before it. */
export function addressParts(stored: StoredAddress): PostalAddress {
  if (typeof stored !== 'string') return stored;
  const { place, postCode, town: after } = splitAtPostCode(addressOnOneLine(stored));
  const before = place.replace(/[\s,-]+(?:F-)?$/, '').split(', ');
  // What has the house number is the street, whatever is written beside it.
  const street = before.find((part) => /^\d(?!.*étage)/i.test(part)) ?? before[0] ?? '';
  const [town = '', ...others] = after.replaceAll(/^[\s,-]+|[\s,-]+$/g, '').split(', ');
  const beside = others.filter((part) => foldText(part) !== 'france');
  const complement = [...before.filter((part) => part !== street), ...beside].join(', ');
  return { street, complement, postCode: postCode.replace(/\s/, ''), town };
}

/** Puts an address that may have several lines on one line: « 1 place de la Mairie, 20000 Ajaccio ». */
function addressOnOneLine(address: string): string {
  return address
    .split(/[\r\n]+/)
    .map((line) =>
      line
        .replaceAll(/[０-９]/g, (digit) => digit.normalize('NFKC'))
        .replaceAll(/\s+/g, ' ')
        .replace(/[ ,]+$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join(', ');
}

/** The lines of an address as an envelope has them. */
export function addressLines({ street, complement, postCode, town }: PostalAddress): string[] {
  return [street, complement, `${postCode} ${town}`.trim()].filter((line) => line !== '');
}

/** An address on one line; empty if nothing is known of it. */
export function addressText(stored: StoredAddress): string {
  return typeof stored === 'string' ? addressOnOneLine(stored) : addressLines(stored).join(', ');
}

/** What was typed into the fields of an address: all of it may have been pasted into the first one. */
export function typedAddress(typed: PostalAddress): PostalAddress {
  const street = addressOnOneLine(typed.street);
  const postCode = compactNumber(typed.postCode);
  if (postCode !== '' || typed.town !== '') return { ...typed, street, postCode };
  const found = addressParts(street);
  const complement = [typed.complement, found.complement].filter((part) => part !== '').join(', ');
  return found.postCode === '' ? { ...typed, street } : { ...found, complement };
}

/**
 * Why an address is refused, at each part to correct: « Site 2 : il manque la ville », without `name` for a single one.
 * Nothing is delivered abroad, overseas (97, 98) or to Monaco: `phone` is the provider's, absent if nothing has to be
 * delivered there.
 */
export function refuseAddress(
  address: PostalAddress,
  { name = '', phone }: { readonly name?: string | undefined; readonly phone?: string },
): readonly { readonly part: 'street' | 'postCode' | 'town'; readonly message: string }[] {
  const { street, postCode, town } = address;
  const say = (message: string): string => (name === '' ? capitalised(message) : `${name}\u00a0: ${message}`);
  const lacking = [
    ...(countLetters(street) < 3 ? [['street', 'le numéro et la rue, ou le lieu-dit'] as const] : []),
    ...(/^\d{5}$/.test(postCode) ? [] : [['postCode', 'le code postal à 5 chiffres'] as const]),
    ...(countLetters(town) < 2 ? [['town', 'la ville'] as const] : []),
  ];
  if (lacking.length > 0) return lacking.map(([part, what]) => ({ part, message: say(`il manque ${what}`) }));
  const isOverseas = /^9[78]/.test(postCode);
  const where = isOverseas ? postCode : findElsewhere(address);
  if (where !== undefined && phone !== undefined) {
    const message = `nous n’installons pas encore là en ligne (${where})\u00a0: appelez-nous au ${phone}`;
    return [{ part: isOverseas ? 'postCode' : 'town', message: say(message) }];
  }
  if (isOverseas || /^(?:0[1-9]|[1-8]\d|9[0-5])/.test(postCode)) return [];
  return [{ part: 'postCode', message: say(`le code postal ${postCode} n’existe pas`) }];
}

/** The French names of countries, and of territories to which nothing is delivered, folded. */
function namesElsewhere(): Set<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  const named = codes.map((code) => (alsoInFrance.has(code) ? undefined : names.of(code)));
  return new Set(['Guyane', 'Angleterre', ...named].map((name) => foldText(name ?? '')));
}

/** A country or territory that is named alone in an address, after its first part; not a street or town named after it. */
function findElsewhere({ street, complement, town }: PostalAddress): string | undefined {
  const [, ...parts] = [street, complement, town].join(',').split(/[,;/()]| [-–] /);
  return parts.map((part) => part.trim()).find((part) => part !== '' && elsewhere.has(foldText(part)));
}

/** What is before, in and after the post code of an address on one line; without one, all is before it. */
function splitAtPostCode(address: string): { place: string; postCode: string; town: string } {
  const all = [...address.matchAll(postCodes)];
  // A door's code may follow the town.
  const match = all.findLast(({ index }) => countLetters(address.slice(index)) >= 2) ?? all.at(-1);
  if (match === undefined) return { place: address, postCode: '', town: '' };
  const [postCode] = match;
  return { place: address.slice(0, match.index), postCode, town: address.slice(match.index + postCode.length) };
}

/** How many letters an address has that name a place or a town. */
function countLetters(text: string): number {
  return text.replaceAll(besideNames, '').match(/\p{L}/gu)?.length ?? 0;
}
