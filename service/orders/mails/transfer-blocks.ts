import type { CompanyContent } from '#content/schemas/company.ts';
import { companyText } from '#domain/company.ts';
import { type Cents, formatEuros } from '#domain/money.ts';
import type { MailBlock } from '#service/mail/mail-blocks.ts';

/** How to transfer an amount, VAT included; none is asked for where a virtual order costs nothing at first. */
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

/** What a public body does instead of a transfer. */
export function publicPayment(isToPrepare: boolean): string[] {
  return [
    isToPrepare
      ? 'Organisme public, vous ne payez rien d’avance. Nous avons votre bon de commande.'
      : 'Organisme public, vous ne payez rien d’avance. Donnez-nous le numéro de votre bon de commande sur la page de votre commande, ou en réponse à ce message.',
    'Vous payez après service fait, sous 30\u00a0jours, sur la facture déposée sur Chorus Pro.',
  ];
}
