import type { CompanyContent } from '#content/schemas/company.ts';
import type { LegalPoint, Testimonial } from '#content/schemas/texts.ts';
import type { CallRate } from '#domain/calls/call-rates.ts';
import { listPlaceholders } from '#domain/company.ts';

export interface Publication {
  readonly company: CompanyContent;
  /** The owner's choices for the legal texts, `content/legal-choices.yaml`. */
  readonly legalChoices: object;
  readonly legalPoints: readonly LegalPoint[];
  /** What the home page leaves out until it is given, `content/pages/home.yaml`. */
  readonly home: object;
  readonly callRates: readonly CallRate[];
  readonly testimonials: readonly Testimonial[];
  readonly siteUrl: string;
  readonly mail: MailSettings;
}

/** The server that sends mails, and where notices of orders go; empty if absent. */
interface MailSettings {
  readonly smtpUrl: string;
  readonly mailTo: string;
}

/** Something that the owner has still to provide. */
interface UnfinishedPoint {
  /** What is missing: a field, a point of law or an author. */
  readonly name: string;
  /** What to provide. */
  readonly toProvide: string;
}

/** What the owner has still to provide in one file or setting. */
export interface Unfinished {
  readonly title: string;
  /** The file or the setting. */
  readonly where: string;
  readonly points: readonly UnfinishedPoint[];
}

/** Everything that must not be published as it is; empty if the site can be published. */
export function listUnfinished(publication: Publication): readonly Unfinished[] {
  const { company, legalChoices, legalPoints, home, callRates, testimonials, siteUrl, mail } = publication;
  return [
    { title: 'L’entreprise', where: 'content/company.yaml', points: placeholdersOf(company) },
    {
      title: 'Ce que disent les textes légaux',
      where: 'content/legal-choices.yaml',
      points: placeholdersOf(legalChoices),
    },
    {
      title: 'Points de droit et promesses à confirmer',
      where: 'content/legal-points.yaml',
      points: legalPoints.map(({ matter, source, toDecide }) => ({
        name: `${matter} (${source})`,
        toProvide: `${toDecide}.`,
      })),
    },
    { title: 'L’accueil', where: 'content/pages/home.yaml', points: placeholdersOf(home) },
    { title: 'Le prix des appels', where: 'content/call-rates.csv', points: provisionalRates(callRates) },
    {
      title: 'Les témoignages',
      where: 'content/testimonials.yaml',
      points: testimonials
        .filter(({ example }) => example)
        .map(({ author }) => ({ name: author, toProvide: 'témoignage d’exemple' })),
    },
    { title: 'L’adresse publique', where: 'SITE_URL', points: unfinishedAddress(siteUrl) },
    { title: 'Les e-mails', where: 'SMTP_URL, MAIL_TO', points: unfinishedMail(mail) },
  ].filter(({ points }) => points.length > 0);
}

/** How many points are left in all. */
export function countUnfinished(unfinished: readonly Unfinished[]): number {
  return unfinished.reduce((sum, { points }) => sum + points.length, 0);
}

function placeholdersOf(values: object): UnfinishedPoint[] {
  return listPlaceholders(values).map(({ path, value, expected }) => ({
    name: path,
    toProvide: `«\u202f${value}\u202f». ${expected}`,
  }));
}

/** One point for all rates: they are confirmed together, in the file itself. */
function provisionalRates(callRates: readonly CallRate[]): UnfinishedPoint[] {
  const provisional = callRates.filter(({ status }) => status === 'provisional');
  if (provisional.length === 0) return [];
  const [first] = provisional.map(({ destination, type }) => `${destination}, ${type}`);
  return [
    {
      name: `Tarifs provisoires\u00a0: ${provisional.length} sur ${callRates.length}, à partir de «\u202f${first}\u202f»`,
      toProvide:
        'comparez chaque ligne «\u202fprovisional\u202f» à la grille de votre opérateur, corrigez «\u202frate\u202f» s’il le faut, puis écrivez «\u202fconfirmed\u202f» à la place de «\u202fprovisional\u202f».',
    },
  ];
}

function unfinishedAddress(siteUrl: string): UnfinishedPoint[] {
  const isPublic = siteUrl.startsWith('https://') && !/\/\/(?:localhost|[^/]*\bexample\b)/.test(siteUrl);
  const toProvide = 'donnez l’adresse publique, par exemple SITE_URL=https://www.example.fr';
  return isPublic ? [] : [{ name: siteUrl || 'aucune adresse', toProvide }];
}

function unfinishedMail({ smtpUrl, mailTo }: MailSettings): UnfinishedPoint[] {
  const server = 'le serveur qui envoie les e-mails, sinon ils attendent, par exemple SMTP_URL=smtps://smtp.example.fr';
  const notices = 'l’adresse où vous apprenez les commandes, par exemple MAIL_TO=commandes@example.fr';
  return [
    ...(smtpUrl === '' ? [{ name: 'SMTP_URL', toProvide: `donnez ${server}` }] : []),
    ...(mailTo === '' ? [{ name: 'MAIL_TO', toProvide: `donnez ${notices}` }] : []),
  ];
}
