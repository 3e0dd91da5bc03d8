import { catalogues } from 'virtual:catalogues';
import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { customOfferMail, customOfferQuestions } from '#content/custom-offer.ts';
import { type Cents, formatBeforeTax, formatCounted, formatWholeEuros } from '#domain/money.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { phoneFields, phoneModels, phoneNames } from '#domain/quote/catalogue/phone-models.ts';
import { phoneName } from '#domain/quote/catalogue/phone-name.ts';
import type { Quote } from '#domain/quote/price/price-quote.ts';
import type { CustomRequest } from './read-custom-request.ts';

/** A line of the summary: name and value, both in French. */
interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** One of the two totals with the lines behind it. */
export interface SummaryPart {
  readonly title: string;
  readonly total: string;
  readonly lines: readonly SummaryLine[];
}

/** The counts of the form, one line each; none if nothing was counted. */
export function describeCounts({ counts }: CustomRequest): SummaryLine[] {
  if (!counts) return [];
  const { oneTime, unlimited } = currentCatalogue(catalogues, new Date());
  const planLabels: Readonly<Record<string, string | undefined>> = unlimited.planLabels;
  const plan = counts.callPlanType && `Forfait ${planLabels[counts.callPlanType] ?? counts.callPlanType}`;
  const lines = [
    {
      label: 'Postes et sites',
      value: listCounts([
        ...phoneFields.map((field) => {
          const [one, many] = phoneNames[phoneModels[field]];
          const model = phoneName(oneTime.phones[phoneModels[field]]);
          return [counts[field], `${one} ${model}`, `${many} ${model}`] as const;
        }),
        [counts.userCount, 'utilisateur sans matériel', 'utilisateurs sans matériel'],
        [counts.siteCount, 'site', 'sites'],
      ]),
    },
    {
      label: 'Numéros',
      value: listCounts([
        [counts.geographicNumbers, 'numéro géographique', 'numéros géographiques'],
        [counts.portedNumbers, 'à conserver', 'à conserver'],
      ]),
    },
    { label: 'Appels', value: plan ? `${plan}, ${counts.channels ?? 0}\u00a0canaux` : 'À la consommation' },
  ];
  return lines.filter(({ value }) => value !== '');
}

/** The visitor's e-mail; none if it wasn't typed. */
export function describeContact({ email }: CustomRequest): SummaryLine[] {
  return email ? [{ label: contact.request.contactLabel, value: email }] : [];
}

/** The four answers in the order of the dialog, each with its question. */
export function describeAnswers({ customDetails }: CustomRequest): SummaryLine[] {
  const { existingSystem, specificNeeds, preferredInstallDate, budget } = customOfferQuestions;
  return [
    { label: existingSystem.inMail, value: labelOf(existingSystem.options, customDetails.existingSystem) },
    { label: specificNeeds.inMail, value: customDetails.specificNeeds.trim() },
    {
      label: preferredInstallDate.inMail,
      value: labelOf(preferredInstallDate.options, customDetails.preferredInstallDate),
    },
    { label: budget.inMail, value: labelOf(budget.options, customDetails.budget) },
  ];
}

/** Both totals of a quote with the entries of its details that cost something, and the free setup. */
export function describeQuote({ oneTime, monthly, details }: Quote): [SummaryPart, SummaryPart] {
  const { switchDetails, cables } = details;
  const switches = [
    [switchDetails.POE8, 'de 8\u00a0ports'],
    [switchDetails.POE16, 'de 16\u00a0ports'],
  ] as const;
  const ports = switches.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}`);
  return [
    {
      title: 'À la commande',
      total: `${formatWholeEuros(oneTime)}\u00a0HT`,
      lines: [
        ...describeAmounts({
          Postes: details.phones,
          [`Boîtiers réseau (${ports.join(', ')})`]: details.switches,
          [`Cordons RJ45 (${cables.quantity})`]: cables.cost,
          [`Box ${company.brand}`]: details.neolisBoxes,
          Portabilité: details.portability,
          Livraison: details.shipping,
        }),
        { label: 'Mise en service', value: details.setup === 0 ? 'Offerte' : formatBeforeTax(details.setup) },
      ],
    },
    {
      title: 'Par mois',
      total: `${formatWholeEuros(monthly)}\u00a0HT`,
      lines: describeAmounts({
        Licences: details.monthlyPhones,
        'Numéros géographiques': details.monthlyNumbers,
        'Forfait illimité': details.monthlyUnlimited ?? 0,
      }),
    },
  ];
}

function describeAmounts(amounts: Readonly<Record<string, Cents>>): SummaryLine[] {
  return Object.entries(amounts)
    .filter(([, cents]) => cents !== 0)
    .map(([label, cents]) => ({ label, value: formatBeforeTax(cents) }));
}

/** What the visitor types beside the request, so that the provider can call back; empty if nothing was typed. */
interface Caller {
  readonly name: string;
  readonly phone: string;
}

/** The whole request as a letter from the visitor, for an e-mail or the clipboard. */
export function writeRequest(request: CustomRequest, { name, phone }: Caller): string {
  const mail = customOfferMail;
  const parts = request.quote === null ? [] : describeQuote(request.quote);
  const reachable = [name.trim(), phone.trim(), request.email ?? ''].filter((value) => value !== '').join(', ');
  const paragraphs = [
    mail.greeting,
    mail.request,
    describeAnswers(request).map(writeLine).join('\n'),
    describeCounts(request).map(writeLine).join('\n'),
    request.quote === null ? mail.withoutQuote : mail.quote,
    ...parts.map((part) =>
      [`${part.title}\u00a0: ${part.total}`, ...part.lines.map((line) => `- ${writeLine(line)}`)].join('\n'),
    ),
    reachable === '' ? '' : writeLine({ label: mail.contact, value: reachable }),
    mail.farewell,
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** A `mailto:` address with subject and body; line ends are CRLF, as RFC 6068 requires. */
export function mailAddress(recipient: string, subject: string, body: string): string {
  const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  return `mailto:${recipient}?subject=${encode(subject)}&body=${encode(body.replaceAll(/\r?\n/g, '\r\n'))}`;
}

function writeLine({ label, value }: SummaryLine): string {
  return `${label}\u00a0: ${value}`;
}

/** Counts in words, without zeros: « 4 postes principaux, 1 site ». */
function listCounts(counts: readonly (readonly [count: number, one: string, many: string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => formatCounted(count, one, many))
    .join(', ');
}

function labelOf(options: readonly { readonly value: string; readonly label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
