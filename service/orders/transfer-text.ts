import type { CompanyContent } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import { type Cents, formatEuros } from '#domain/money.ts';

/**
 * How to transfer an amount, VAT included, in the lines of a mail. A virtual order may cost nothing at first: no transfer is
 * asked for then.
 */
export function transferText(amountCents: Cents, reference: string, { bank }: CompanyContent): string[] {
  if (amountCents === 0) return ['Il n’y a rien à payer à la commande.'];
  return [
    'Pour payer par virement\u00a0:',
    `  Montant\u00a0: ${formatEuros(amountCents)}\u00a0TTC`,
    `  Référence à indiquer\u00a0: ${reference}`,
    `  Bénéficiaire\u00a0: ${companyText(bank.holder)}`,
    `  IBAN\u00a0: ${companyText(bank.iban)}`,
    `  BIC\u00a0: ${companyText(bank.bic)}`,
  ];
}
