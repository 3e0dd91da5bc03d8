import { company } from '#content/schemas/company.ts';
import { legalChoices } from '#content/schemas/legal-choices.ts';
import { homePage } from '#content/schemas/page-texts.ts';
import { Provisional, type TextFile } from '#content/schemas/parts/parts.ts';
import { legalPointsFile, testimonialsFile } from '#content/schemas/texts.ts';
import { leavesOf } from './read/content-error.ts';
import { type Content, textOf } from './read-content.ts';

/** Something that the owner has still to provide: a field, a point of law or an author, and what to provide. */
type UnfinishedPoint = readonly [name: string, toProvide: string];

/** The settings that the owner has to give: the public address, the server of mails, where notices of orders go; empty if absent. */
export interface OwnersSettings {
  readonly siteUrl: string;
  readonly smtpUrl: string;
  readonly mailTo: string;
}

/** The part of the content that is looked at. */
export type CheckedContent = Pick<Content, 'texts' | 'callRates'>;

/** Everything that must not be published as it is; empty if the site can be published. */
export function listUnfinished(content: CheckedContent, settings: OwnersSettings) {
  const { legalPoints } = textOf(content, legalPointsFile).value;
  const { testimonials } = textOf(content, testimonialsFile).value;
  const provisionalIn = (file: TextFile): UnfinishedPoint[] =>
    leavesOf(textOf(content, file).value).flatMap(([path, leaf]) =>
      leaf instanceof Provisional ? [[path.join('.'), `«\u202f${leaf.placeholder}\u202f». ${leaf.expected}`]] : [],
    );
  return [
    { title: 'L’entreprise', where: 'content/company.yaml', points: provisionalIn(company) },
    {
      title: 'Ce que disent les textes légaux',
      where: 'content/legal-choices.yaml',
      points: provisionalIn(legalChoices),
    },
    {
      title: 'Points de droit et promesses à confirmer',
      where: 'content/legal-points.yaml',
      points: legalPoints.map(({ matter, source, toDecide }) => [`${matter} (${source})`, `${toDecide}.`] as const),
    },
    { title: 'L’accueil', where: 'content/pages/home.yaml', points: provisionalIn(homePage) },
    { title: 'Le prix des appels', where: 'content/call-rates.csv', points: provisionalRates(content) },
    {
      title: 'Les témoignages',
      where: 'content/testimonials.yaml',
      points: testimonials
        .filter(({ example }) => example)
        .map(({ author }) => [author, 'témoignage d’exemple'] as const),
    },
    { title: 'L’adresse publique', where: 'SITE_URL', points: unfinishedAddress(settings) },
    { title: 'Les e-mails', where: 'SMTP_URL, MAIL_TO', points: unfinishedMail(settings) },
  ].filter(({ points }) => points.length > 0);
}

/** One point for all rates: they are confirmed together, in the file itself. */
function provisionalRates({ callRates }: CheckedContent): UnfinishedPoint[] {
  const provisional = callRates.filter(({ status }) => status === 'provisional');
  if (provisional.length === 0) return [];
  const [first] = provisional.map(({ destination, type }) => `${destination}, ${type}`);
  return [
    [
      `Tarifs provisoires\u00a0: ${provisional.length} sur ${callRates.length}, à partir de «\u202f${first}\u202f»`,
      'comparez chaque ligne «\u202fprovisional\u202f» à la grille de votre opérateur, corrigez «\u202frate\u202f» s’il le faut, puis écrivez «\u202fconfirmed\u202f» à la place de «\u202fprovisional\u202f».',
    ],
  ];
}

function unfinishedAddress({ siteUrl }: OwnersSettings): UnfinishedPoint[] {
  const isPublic = siteUrl.startsWith('https://') && !/\/\/(?:localhost|[^/]*\bexample\b)/.test(siteUrl);
  return isPublic ? [] : [[siteUrl, 'donnez l’adresse publique, par exemple SITE_URL=https://www.example.fr']];
}

function unfinishedMail({ smtpUrl, mailTo }: OwnersSettings): UnfinishedPoint[] {
  const server = 'le serveur qui envoie les e-mails, sinon ils attendent, par exemple SMTP_URL=smtps://smtp.example.fr';
  const notices = 'l’adresse où vous apprenez les commandes, par exemple MAIL_TO=commandes@example.fr';
  const missing: [name: string, value: string, what: string][] = [
    ['SMTP_URL', smtpUrl, server],
    ['MAIL_TO', mailTo, notices],
  ];
  return missing.flatMap(([name, value, what]) => (value === '' ? [[name, `donnez ${what}`]] : []));
}
