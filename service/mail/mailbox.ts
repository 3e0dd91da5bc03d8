import { domainToASCII } from 'node:url';

/**
 * The mailbox that an address reaches, whatever its spelling: capitals or full-width letters, a tag (`claire+devis@…`),
 * dots, which some providers ignore, its domain in ASCII. For counting only: mails are sent to the address as typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return `${name.normalize('NFKC').toLowerCase().replaceAll('.', '')}@${domainToASCII(domain) || domain.toLowerCase()}`;
}
