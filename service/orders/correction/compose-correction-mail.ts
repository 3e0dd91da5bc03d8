import { clientMail, type MailSettings } from '#service/mail/new-mail.ts';
import { closesOthers } from '#service/orders/mails/compose-link-mail.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';

/** The mail with the corrected confirmation of an order as it is afterwards; `names` are what was corrected. */
export function composeCorrectionMail(
  order: OrderRow,
  { names, hasNewEmail, token }: { names: string; hasNewEmail: boolean; token: string | undefined },
  service: MailSettings,
): Mail {
  const { reference, event_count } = order;
  return clientMail(order, service, {
    kind: 'client-correction',
    name: `client-correction.${event_count + 1}`,
    subject: `Votre commande est corrigée (${reference})`,
    token,
    blocks: [
      `Nous avons corrigé votre commande ${reference}\u00a0: ${names}. Le reste ne change pas. Répondez-nous si quelque chose est inexact.`,
      'Sa confirmation corrigée est jointe à ce message (PDF), avec le récapitulatif contractuel et les conditions générales de vente.',
      ...(hasNewEmail && token !== undefined ? [closesOthers] : []),
    ],
  });
}
