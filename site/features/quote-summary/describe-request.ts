import { company } from '#content/company.ts';
import { customOfferQuestions } from '#content/custom-offer.ts';
import { type Cents, formatEuros, formatWholeEuros } from '#domain/money.ts';
import type { Quote } from '#domain/quote/price-quote.ts';
import type { CustomRequest } from './read-custom-request.ts';

/** A line of the summary: what it is and what it says, both in French. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** One of the two totals with the lines behind it. */
export interface SummaryPart {
  readonly title: string;
  readonly total: string;
  readonly lines: readonly SummaryLine[];
}

/** The four answers in the order of the dialog, each with its question. */
export function describeAnswers({ customDetails }: CustomRequest): SummaryLine[] {
  const { existingSystem, specificNeeds, preferredInstallDate, budget } = customOfferQuestions;
  return [
    { label: existingSystem.label, value: labelOf(existingSystem.options, customDetails.existingSystem) },
    { label: specificNeeds.label, value: customDetails.specificNeeds.trim() },
    {
      label: preferredInstallDate.label,
      value: labelOf(preferredInstallDate.options, customDetails.preferredInstallDate),
    },
    { label: budget.label, value: labelOf(budget.options, customDetails.budget) },
  ];
}

/** Both totals of a quote and every entry of its details, zeros included. */
export function describeQuote({ oneTime, monthly, details }: Quote): [SummaryPart, SummaryPart] {
  const { switchDetails, cables } = details;
  return [
    {
      title: 'À la commande',
      total: `${formatWholeEuros(oneTime)}\u00a0HT`,
      lines: [
        { label: 'Postes', value: beforeTax(details.phones) },
        {
          label: `Switchs (8\u00a0ports\u00a0: ${switchDetails.POE8}, 16\u00a0ports\u00a0: ${switchDetails.POE16})`,
          value: beforeTax(details.switches),
        },
        { label: `Cordons RJ45 (${cables.quantity})`, value: beforeTax(cables.cost) },
        { label: `Box ${company.brand}`, value: beforeTax(details.neolisBoxes) },
        { label: 'Mise en service', value: details.setup === 0 ? 'Offerte' : beforeTax(details.setup) },
        { label: 'Portabilité', value: beforeTax(details.portability) },
        { label: 'Livraison', value: beforeTax(details.shipping) },
      ],
    },
    {
      title: 'Par mois',
      total: `${formatWholeEuros(monthly)}\u00a0HT`,
      lines: [
        { label: 'Licences', value: beforeTax(details.monthlyPhones) },
        { label: 'Numéros géographiques', value: beforeTax(details.monthlyNumbers) },
        ...(details.monthlyUnlimited === undefined
          ? []
          : [{ label: 'Forfait illimité', value: beforeTax(details.monthlyUnlimited) }]),
      ],
    },
  ];
}

/** The whole request as plain text, for an e-mail or the clipboard. `withoutQuote` stands where no quote was shown. */
export function writeRequest(request: CustomRequest, title: string, withoutQuote: string): string {
  const parts = request.quote === null ? [] : describeQuote(request.quote);
  const paragraphs = [
    title,
    describeAnswers(request).map(writeLine).join('\n'),
    ...parts.map((part) =>
      [`${part.title}\u00a0: ${part.total}`, ...part.lines.map((line) => `- ${writeLine(line)}`)].join('\n'),
    ),
    ...(request.quote === null ? [withoutQuote] : ['Tarifs réservés aux professionnels.']),
  ];
  return paragraphs.join('\n\n');
}

/** A `mailto:` address with subject and body; line ends are CRLF, as RFC 6068 asks. */
export function mailAddress(recipient: string, subject: string, body: string): string {
  const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  return `mailto:${recipient}?subject=${encode(subject)}&body=${encode(body.replaceAll(/\r?\n/g, '\r\n'))}`;
}

function beforeTax(cents: Cents): string {
  return `${formatEuros(cents)}\u00a0HT`;
}

function writeLine({ label, value }: SummaryLine): string {
  return `${label}\u00a0: ${value}`;
}

function labelOf(options: readonly { readonly value: string; readonly label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
