import { addChangeRoutes, withoutLink } from '#service/desk/change-routes.tsx';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { renewAddress } from '#service/orders/life/renew-address.ts';
import { composeLinkMail } from '#service/orders/mails/compose-link-mail.ts';

/** Mails a new address of an order, for one lost or leaked; without mail the client's addresses stay open. */
export function addLinkDeskRoutes(desk: Desk): void {
  const { service } = desk;
  addChangeRoutes(desk, '/bureau/commandes/:reference/lien', async (order, { now }) => {
    const mail = composeLinkMail(order, '…', service, now);
    return {
      name: 'Envoyer un nouveau lien',
      explanation:
        'À faire quand le client a perdu le lien de sa commande, ou que quelqu’un d’autre l’a. Un nouveau part à son adresse e-mail, et tous les précédents se ferment.',
      clientNotice: 'Le lien est secret\u00a0: il ne part qu’à l’adresse e-mail de la commande.',
      kind: 'renew-address',
      proposed: {},
      preview: () => mail && withoutLink(mail, service),
      make: (_, person) => renewAddress(service.storage, order, service, person),
      done: `${ordersPath}/${order.reference}#messages`,
    };
  });
}
