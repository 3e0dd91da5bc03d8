import { company } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import { mailtoUrl } from '#domain/email/mailto-url.ts';
import { formatBeforeTax, formatCount, formatWholeEuros } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { controlLabels } from '#domain/quote/form/control-labels.ts';
import type { QuotePart } from '#domain/quote/price/itemise-quote.ts';
import type { PricedForm } from '#site/pages/quote/form/state/use-quote-form.ts';

/** A `mailto:` with the order in words, for when the service can't accept it. */
export function orderMailAddress(priced: PricedForm, catalogue: Catalogue): string {
  const { oneTime, monthly } = priced.itemised;
  const body = [
    'Bonjour,',
    '',
    'Je souhaite commander\u00a0:',
    '',
    `À la commande\u00a0: ${formatWholeEuros(oneTime.totalCents)} HT`,
    ...writeLines(oneTime),
    '',
    `Par mois\u00a0: ${formatWholeEuros(monthly.totalCents)} HT`,
    ...writeLines(monthly),
    '',
    `${controlLabels.siteCount}\u00a0: ${priced.request.siteCount}`,
    `${controlLabels.portedNumbers}\u00a0: ${priced.request.portedNumbers}`,
    `Mon adresse e-mail\u00a0: ${priced.form.email.trim()}`,
    `Tarif\u00a0: ${catalogue.id}`,
  ];
  return mailtoUrl(companyText(company.email), `Commande ${company.brand}`, body.join('\n'));
}

function writeLines({ lines }: QuotePart): string[] {
  return lines
    .filter(({ amountCents }) => amountCents !== 0)
    .map(
      ({ label, quantity, amountCents }) =>
        `- ${formatCount(quantity)} × ${label}\u00a0: ${formatBeforeTax(amountCents)}`,
    );
}
