import { catalogues } from '#content/catalogues.ts';
import { company } from '#content/company.ts';
import { customOfferQuestions, customOfferMail as mail } from '#content/custom-offer.ts';
import { type Cents, formatBeforeTax, formatCount, formatCounted, formatWholeEuros } from '#domain/money.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { phoneFields, phoneModels, phoneName, phoneNames } from '#domain/quote/catalogue/phone-models.ts';
import type { Quote } from '#domain/quote/price/price-quote.ts';
import { emptyCaller } from './caller.ts';
import type { CustomRequest } from './read-custom-request.ts';

type Line = readonly [label: string, value: string];

/** The whole request as a letter from the visitor, to read again, to mail or to copy; by nobody where fields say who. */
export function writeRequest(
  { counts, customDetails, quote }: CustomRequest,
  { name, company, phone, email } = emptyCaller,
): string {
  const reachable = [name, company, phone, email].map((value) => value.trim()).filter(Boolean);
  return [
    mail.greeting,
    mail.request,
    writeLines(describeAnswers(customDetails)),
    counts === undefined ? '' : writeLines(describeCounts(counts)),
    ...(quote === null ? [mail.withoutQuote] : [mail.quote, ...describeQuote(quote)]),
    writeLines([[mail.contact, reachable.join(', ')]]),
    mail.farewell,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Lines that have a value. */
function writeLines(lines: readonly Line[], before = ''): string {
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${before}${label}\u00a0: ${value}`)
    .join('\n');
}

/** The counts of the form without zeros: « 4 postes principaux, 1 site ». */
function describeCounts(counts: NonNullable<CustomRequest['counts']>): Line[] {
  const { oneTime, unlimited } = currentCatalogue(catalogues, new Date());
  const planLabels: Readonly<Record<string, string | undefined>> = unlimited.planLabels;
  const plan = counts.callPlanType && `Forfait ${planLabels[counts.callPlanType] ?? counts.callPlanType}`;
  const phones = phoneFields.map((field) => {
    const [one, many] = phoneNames[phoneModels[field]];
    const model = phoneName(oneTime.phones[phoneModels[field]]);
    return countOf(counts[field], `${one} ${model}`, `${many} ${model}`);
  });
  const users = countOf(counts.userCount, 'utilisateur sans matériel', 'utilisateurs sans matériel');
  const numbers = [
    countOf(counts.geographicNumbers, 'numéro géographique', 'numéros géographiques'),
    countOf(counts.portedNumbers, 'à conserver', 'à conserver'),
  ];
  return [
    ['Postes et sites', [...phones, users, countOf(counts.siteCount, 'site', 'sites')].filter(Boolean).join(', ')],
    ['Numéros', numbers.filter(Boolean).join(', ')],
    ['Appels', plan ? `${plan}, ${counts.channels ?? 0}\u00a0canaux` : 'À la consommation'],
  ];
}

function countOf(count: number, one: string, many: string): string {
  return count === 0 ? '' : formatCounted(count, one, many);
}

/** The four answers in the order of the dialog. */
function describeAnswers(answers: CustomRequest['customDetails']): Line[] {
  const { existingSystem, specificNeeds, preferredInstallDate, budget } = customOfferQuestions;
  return [
    [existingSystem.inMail, labelOf(existingSystem.options, answers.existingSystem)],
    [specificNeeds.inMail, answers.specificNeeds.trim()],
    [preferredInstallDate.inMail, labelOf(preferredInstallDate.options, answers.preferredInstallDate)],
    [budget.inMail, labelOf(budget.options, answers.budget)],
  ];
}

function labelOf(options: readonly { readonly value: string; readonly label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Both totals of a quote, each above the entries of its details that cost something; and the free setup. */
function describeQuote({ oneTime, monthly, details }: Quote): string[] {
  const { switchDetails, cables } = details;
  const { fairUseMinutes } = currentCatalogue(catalogues, new Date()).unlimited;
  const ports = [
    ['8', switchDetails.POE8],
    ['16', switchDetails.POE16],
  ] as const;
  const switches = ports.filter(([, count]) => count > 0).map(([size, count]) => `${count} de ${size}\u00a0ports`);
  return [
    describeTotal('À la commande', oneTime, {
      Postes: priceOf(details.phones),
      [`Boîtiers réseau (${switches.join(', ')})`]: priceOf(details.switches),
      [`Cordons RJ45 (${cables.quantity})`]: priceOf(cables.cost),
      [`Box ${company.brand}`]: priceOf(details.neolisBoxes),
      'Transfert de numéros': priceOf(details.portability),
      Livraison: priceOf(details.shipping),
      'Mise en service': priceOf(details.setup) || 'Offerte',
    }),
    describeTotal('Par mois', monthly, {
      Licences: priceOf(details.monthlyPhones),
      'Numéros géographiques': priceOf(details.monthlyNumbers),
      [`Forfait illimité (${formatCount(fairUseMinutes)}\u00a0minutes par mois et par poste)`]: priceOf(
        details.monthlyUnlimited ?? 0,
      ),
    }),
  ];
}

function describeTotal(title: string, total: Cents, amounts: Readonly<Record<string, string>>): string {
  const head = writeLines([[title, `${formatWholeEuros(total)}\u00a0HT`]]);
  return [head, writeLines(Object.entries(amounts), '- ')].join('\n').trimEnd();
}

function priceOf(cents: Cents): string {
  return cents === 0 ? '' : formatBeforeTax(cents);
}
