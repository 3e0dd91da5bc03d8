import type { CompanyContent } from '#content/schemas/company.ts';
import { companyText } from '#domain/company.ts';
import { type Cents, formatEuros } from '#domain/money.ts';
import type { MailBlock } from '#service/mail/mail-blocks.ts';

/** How to transfer an amount, VAT included. A virtual order may cost nothing at first: no transfer is asked for then. */
export function transferBlock(amountCents: Cents, reference: string, { bank }: CompanyContent): MailBlock {
  if (amountCents === 0) return 'Il n’y a rien à payer à la commande.';
  return {
    title: 'Pour payer par virement',
    rows: [
      ['Montant', `${formatEuros(amountCents)}\u00a0TTC`],
      ['Référence à indiquer', reference],
      ['Bénéficiaire', companyText(bank.holder)],
      ['IBAN', companyText(bank.iban)],
      ['BIC', companyText(bank.bic)],
    ],
  };
}
