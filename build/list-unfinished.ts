import type { CompanyContent } from '#content/company.ts';
import type { LegalPoint } from '#content/legal-points.ts';
import type { Testimonial } from '#content/testimonials.ts';
import type { CallRate } from '#domain/calls/call-rates.ts';
import { listPlaceholders } from '#domain/company.ts';

export interface Publication {
  readonly company: CompanyContent;
  /** The owner's choices for the legal texts, `content/legal-choices.ts`. */
  readonly legalChoices: object;
  readonly legalPoints: readonly LegalPoint[];
  readonly callRates: readonly CallRate[];
  readonly testimonials: readonly Testimonial[];
  readonly siteUrl: string;
}

/** What the owner has still to provide in one file or setting, one point per line. */
export interface Unfinished {
  readonly where: string;
  readonly points: readonly string[];
}

/** Everything that must not be published as it is; empty if the site can be published. */
export function listUnfinished(publication: Publication): readonly Unfinished[] {
  const { company, legalChoices, legalPoints, testimonials, siteUrl } = publication;
  const examples = testimonials
    .filter(({ example }) => example)
    .map(({ author }) => `${author}\u00a0: témoignage d’exemple`);
  const isPublicAddress = siteUrl.startsWith('https://') && !/\/\/(?:localhost|[^/]*\bexample\b)/.test(siteUrl);
  const address = isPublicAddress
    ? []
    : [`${siteUrl}\u00a0: donnez l’adresse publique, par exemple SITE_URL=https://www.neolis.fr`];
  return [
    { where: 'content/company.ts', points: placeholdersOf(company) },
    { where: 'content/legal-choices.ts', points: placeholdersOf(legalChoices) },
    {
      where: 'content/legal-points.ts',
      points: legalPoints.map(({ matter, source, toDecide }) => `${matter} (${source})\u00a0: ${toDecide}.`),
    },
    { where: 'content/call-rates.csv', points: provisionalRates(publication.callRates) },
    { where: 'content/testimonials.ts', points: examples },
    { where: 'SITE_URL', points: address },
  ].filter(({ points }) => points.length > 0);
}

function placeholdersOf(values: object): string[] {
  return listPlaceholders(values).map(({ path, value, expected }) => `${path}\u00a0: « ${value} ». ${expected}`);
}

/** One point for all rates: they are confirmed together, in the file itself. */
function provisionalRates(callRates: readonly CallRate[]): string[] {
  const provisional = callRates.filter(({ status }) => status === 'provisional');
  if (provisional.length === 0) return [];
  const [first] = provisional.map(({ destination, type }) => `${destination}, ${type}`);
  return [
    `Tarifs provisoires : ${provisional.length} sur ${callRates.length}, à partir de « ${first} »\u00a0: comparez chaque ligne « provisional » à la grille de votre opérateur, corrigez « rate » s’il le faut, puis écrivez « confirmed » à la place de « provisional ».`,
  ];
}
