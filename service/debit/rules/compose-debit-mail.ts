import { clientMail, type MailSettings, noticeMail } from '#service/mail/new-mail.ts';
import { billedCalls } from '#service/orders/stored/ordered-articles.ts';
import type { DebitMandate, Mail, OrderRow } from '#service/storage/rows.ts';
import { shownIban } from './debit-mandate.ts';

/** The mail by which a client keeps what they signed, and learns of a mandate that they didn't sign. */
export function composeDebitMail(order: OrderRow, mandate: DebitMandate, token: string, service: MailSettings): Mail {
  const { reference } = order;
  return clientMail(order, service, {
    kind: 'client-debit-mandate',
    subject: `${service.company.brand}\u00a0: votre mandat de prélèvement, commande ${reference}`,
    blocks: [
      `Vous avez signé le mandat de prélèvement ${mandate.rum} pour la commande ${reference}.`,
      `Le montant mensuel et ${billedCalls(order)} sont prélevés à partir de la mise en service, sur le compte indiqué, ${shownIban(mandate)}.`,
      'Le mandat en PDF est sur la page de votre commande. Pour changer de compte, signez-y un nouveau mandat. Si vous n’avez pas signé celui-ci, dites-le-nous.',
    ],
    token,
    part: '#mensuel',
  });
}

/** The notice to the provider that an order is debited from an account, or from another one, by a new mandate. */
export function composeDebitNotice(
  order: OrderRow,
  { rum, isAnother }: { readonly rum: string; readonly isAnother: boolean },
  service: MailSettings,
): Mail {
  const { reference, is_test: isTest } = order;
  return noticeMail(order, service, {
    subject: `Commande ${reference}\u00a0: mandat de prélèvement signé`,
    blocks: [
      `Le client de la commande ${reference}${isTest === 1 ? ' (essai)' : ''} a signé le mandat ${rum}.${isAnother ? ' Il remplace le précédent.' : ''}`,
      'L’IBAN se lit à la commande, au bureau.',
    ],
  });
}
