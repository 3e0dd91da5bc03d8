import { domainToASCII } from 'node:url';

/** The mailbox that an address reaches, whatever its case, width, tag (`claire+devis@…`) or dots. For counting only. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return `${name.normalize('NFKC').toLowerCase().replaceAll('.', '')}@${domainToASCII(domain) || domain.toLowerCase()}`;
}
