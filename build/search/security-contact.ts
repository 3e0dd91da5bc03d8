import { company } from '#content/company.ts';
import { companyText } from '#domain/company.ts';

/** Its path according to RFC 9116. */
export const securityContactPath = '/.well-known/security.txt';

/** Days after which the file expires; the RFC recommends less than a year. */
const validDays = 360;
const day = 24 * 60 * 60 * 1000;

/** `security.txt` (RFC 9116): whom to tell about a weakness of the site. Each release sets a new date. */
export function securityContact(siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * day);
  return [
    `Contact: mailto:${companyText(company.email)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}${securityContactPath}`,
    '',
  ].join('\n');
}
