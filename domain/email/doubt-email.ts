import { editDistance } from '#domain/edit-distance.ts';
import { isEmail } from './email-address.ts';

/** A valid e-mail address to ask about; it is never refused. */
type EmailDoubt =
  | { readonly reason: 'misspelt'; readonly domain: string; readonly meant: string; readonly address: string }
  /** No mail server can have this name. */
  | { readonly reason: 'undeliverable' };

/** Mail providers long enough that one letter tells a slip from another name. */
const providers = [
  ...['gmail.com', 'hotmail.com', 'hotmail.fr', 'outlook.com', 'outlook.fr', 'yahoo.com', 'yahoo.fr', 'icloud.com'],
  ...['orange.fr', 'wanadoo.fr', 'laposte.net', 'protonmail.com'],
];
/** Providers whose names are a letter away from one of {@link providers}. */
const others = ['ymail.com', 'mail.com', 'email.com'];
/** Endings that no domain has. */
const endings = new Map(Object.entries({ con: 'com', cmo: 'com', vom: 'com', xom: 'com', rf: 'fr', ft: 'fr' }));
/** Labels of letters, digits and hyphens, the last one a name: no IP address, and no name of a network of one's own (RFC 6761). */
const deliverable =
  /^(?!.*\.(?:local|localdomain|localhost|internal|home\.arpa|invalid|test|example|onion)$).{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+(?:xn--[a-z\d-]+|\p{L}{2,63})$/iu;

/** What to ask about an address, or `undefined` if nothing is odd or if it is no address at all. */
export function doubtEmail(typed: string): EmailDoubt | undefined {
  const address = typed.trim();
  if (!isEmail(address)) return undefined;
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const meant = meantDomain(domain);
  if (meant !== undefined) {
    return { reason: 'misspelt', domain, meant, address: `${address.slice(0, at)}@${meant}` };
  }
  return deliverable.test(address) ? undefined : { reason: 'undeliverable' };
}

/** What to show beside an address that looks misspelt or undeliverable; `undefined` for any other. */
export function emailQuestion(typed: string): string | undefined {
  const doubt = doubtEmail(typed);
  if (doubt?.reason !== 'misspelt') return doubt && undeliverableMessage;
  return `${misspeltQuestion(doubt.domain)}${doubt.meant}\u202f?`;
}

function meantDomain(domain: string): string | undefined {
  if (providers.includes(domain) || others.includes(domain)) return undefined;
  const provider = providers.find((known) => editDistance(domain, known) === 1);
  if (provider !== undefined || domain === 'gmail.fr') return provider ?? 'gmail.com';
  const [, name = '', ending = ''] = /^(.+\.)(\w+)$/.exec(domain) ?? [];
  const right = endings.get(ending);
  return right && name + right;
}

/** The question about a misspelt address, before the domain that was meant. */
export const misspeltQuestion = (domain: string): string => `${domain}\u00a0: vouliez-vous dire `;

export const undeliverableMessage =
  'Aucun message ne peut arriver à cette adresse\u00a0: vérifiez ce qui suit l’arobase (@).';
