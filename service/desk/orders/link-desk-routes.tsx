import { ChangeForm } from '#service/desk/ChangeForm.tsx';
import { addChangeRoutes, withoutLink } from '#service/desk/change-routes.ts';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { renewAddress } from '#service/orders/life/renew-address.ts';
import { composeLinkMail } from '#service/orders/mails/compose-link-mail.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

const name = 'Envoyer un nouveau lien';

/** Mails a client a new address of their order, for one that was lost or leaked. */
export function addLinkDeskRoutes(desk: Desk): void {
  const { answers, service } = desk;
  addChangeRoutes(desk, '/bureau/commandes/:reference/lien', async (order, visit) => {
    const page = `${ordersPath}/${order.reference}`;
    const mail = composeLinkMail(order, '…', service, visit.now);
    if (mail === undefined) {
      return answers.write({
        status: visit.context.req.method === 'POST' ? 409 : 200,
        title: `${name}, ${order.reference}`,
        section: 'orders',
        session: visit.session,
        main: <WithoutMail page={page} />,
      });
    }
    return {
      name,
      kind: 'renew-address',
      proposed: {},
      preview: () => withoutLink(mail, service),
      make: (_, person) => renewAddress(service.storage, order, service, person),
      done: `${page}#messages`,
      form: (state) => (
        <ChangeForm
          {...state}
          explanation="Quand le client a perdu le lien de sa commande, ou que quelqu’un d’autre l’a. Un nouveau part à son adresse e-mail, et tous les précédents se ferment."
          clientNotice="Le lien est secret&nbsp;: il ne part qu’à l’adresse e-mail de la commande."
        />
      ),
    };
  });
}

function WithoutMail({ page }: { readonly page: string }) {
  return (
    <div className="stack action">
      <h1>{name}</h1>
      <p>
        Ce service n’envoie pas d’e-mails&nbsp;: il lui faut <code>SMTP_URL</code> et <code>PUBLIC_URL</code>. Les liens
        du client restent ouverts.
      </p>
      <p className="actions">
        <ButtonLink href={page}>Revenir à la commande</ButtonLink>
      </p>
    </div>
  );
}
