import type { Hono } from 'hono';
import { ordersPath } from '#service/desk-addresses.ts';
import { composeLinkMail } from '#service/orders/compose-link-mail.ts';
import { renewAddress } from '#service/orders/renew-address.ts';
import { orderAddress, type Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { DeskVisit } from './desk-guard.tsx';
import type { DeskTools } from './desk-tools.ts';
import { changeMaker, type FormAnswer, visitedOrder } from './make-change.ts';
import { isPasswordFresh } from './sessions.ts';

const name = 'Envoyer un nouveau lien';

/** Mails a client a new address of their order, for one that was lost or leaked. */
export function addLinkDeskRoutes(app: Hono, service: Service, tools: DeskTools): void {
  const { guard, write } = tools;
  const { storage, config } = service;
  const makeChange = changeMaker(service, tools);
  const path = '/bureau/commandes/:reference/lien';

  app.get(
    path,
    guard.page(async (visit) => {
      const order = await visitedOrder(storage, visit);
      return order === undefined ? guard.notFound() : show(visit, order, {});
    }),
  );

  app.post(
    path,
    guard.post(async (visit) => {
      const order = await visitedOrder(storage, visit);
      if (order === undefined) return guard.notFound();
      if (previewOf(order) === undefined) return show(visit, order, { status: 409 });
      return await makeChange(visit, {
        order,
        kind: 'renew-address',
        make: (person) => renewAddress(storage, order, service, person),
        done: `${ordersPath}/${order.reference}#messages`,
        show: (current, answer) => show(current, order, answer),
      });
    }),
  );

  function show({ session, now }: DeskVisit, order: OrderRow, { error, ...answer }: FormAnswer): Response {
    const address = `${ordersPath}/${order.reference}`;
    const asksPassword = !isPasswordFresh(session, now);
    const mail = previewOf(order);
    return write({
      ...answer,
      title: `${name}, ${order.reference}`,
      section: 'orders',
      session,
      main:
        mail === undefined ? (
          <div className="stack action">
            <h1>{name}</h1>
            <p>
              Ce service n’envoie pas d’e-mails&nbsp;: il lui faut <code>SMTP_URL</code> et <code>PUBLIC_URL</code>. Les
              liens du client restent ouverts.
            </p>
            <p className="actions">
              <ButtonLink href={address}>Revenir à la commande</ButtonLink>
            </p>
          </div>
        ) : (
          <ChangeForm
            {...{ order, session, name, asksPassword, error, mail }}
            explanation="Quand le client a perdu le lien de sa commande, ou que quelqu’un d’autre l’a. Un nouveau part à son adresse e-mail, et tous les précédents se ferment."
            address={`${address}/lien`}
            clientNotice="Le lien est secret&nbsp;: il ne part qu’à l’adresse e-mail de la commande."
          />
        ),
    });
  }

  /** The mail with a link that opens nothing; `undefined` if the service can't mail one. */
  function previewOf(order: OrderRow) {
    const mail = composeLinkMail(order, '…', service);
    return mail && { ...mail, body: mail.body.replace(orderAddress(config, '…') ?? '', '(le lien)') };
  }
}
