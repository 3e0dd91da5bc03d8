import { domainToASCII } from 'node:url';

/**
 * The mailbox that an address reaches, however it is spelt: in capitals or wide letters, with a tag (`claire+devis@…`) or
 * dots, which some providers ignore, its domain in its ASCII form. For counting only: mails go to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return `${name.normalize('NFKC').toLowerCase().replaceAll('.', '')}@${domainToASCII(domain) || domain.toLowerCase()}`;
}
