import type { CompanyContent } from '#content/company.ts';
import type { Testimonial } from '#content/testimonials.ts';
import type { CallRate } from '#domain/calls/call-rates.ts';
import { listPlaceholders } from '#domain/company.ts';

export interface Publication {
  readonly company: CompanyContent;
  readonly callRates: readonly CallRate[];
  readonly testimonials: readonly Testimonial[];
  readonly siteUrl: string;
}

/** What the owner has still to give in one file or setting, each point in words. */
export interface Unfinished {
  readonly where: string;
  readonly points: readonly string[];
}

/** Everything that must not go public as it stands; an empty list where the site can be published. */
export function listUnfinished({ company, callRates, testimonials, siteUrl }: Publication): readonly Unfinished[] {
  const placeholders = listPlaceholders(company).map(
    ({ path, value, expected }) => `${path} : « ${value} ». ${expected}`,
  );
  const rates = callRates
    .filter(({ status }) => status === 'provisional')
    .map(({ destination, type }) => `${destination}, ${type} : tarif provisoire`);
  const examples = testimonials
    .filter(({ example }) => example)
    .map(({ author }) => `${author} : témoignage d’exemple`);
  const isPublicAddress = siteUrl.startsWith('https://') && !/\/\/(?:localhost|[^/]*\bexample\b)/.test(siteUrl);
  const address = isPublicAddress
    ? []
    : [`${siteUrl} : donnez l’adresse publique, par exemple SITE_URL=https://www.neolis.fr`];
  return [
    { where: 'content/company.ts', points: placeholders },
    { where: 'content/call-rates.csv', points: rates },
    { where: 'content/testimonials.ts', points: examples },
    { where: 'SITE_URL', points: address },
  ].filter(({ points }) => points.length > 0);
}
