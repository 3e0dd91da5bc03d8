import { type JournalEntry, purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { isBinding } from '#domain/order/life/order-life.ts';
import { type DeskDocument, preparationFiles } from '#service/desk/desk-documents.ts';
import { ordersPath } from '#service/desk-addresses.ts';
import { claimToCheck, leftToPay, statusOf } from '#service/orders/stored/order-status.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { AskedChange } from '#service/setup/desk/AskedChange.tsx';
import { devicesName, devicesPath } from '#service/setup/desk/DevicesPage.tsx';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { correctionName } from './correction-desk-routes.tsx';
import { noteName } from './note-desk-routes.tsx';
import { allowedActions, leadsOn, nextAction, type OrderAction } from './order-actions.ts';
import { purchaseOrderName } from './purchase-order-desk-routes.tsx';
import { reminderName } from './reminder-desk-routes.ts';
import { trackingName } from './tracking-desk-routes.tsx';

export interface OrderActionsProps {
  readonly stored: StoredOrder;
  readonly setup: OpenedSetup;
  readonly journal: readonly JournalEntry[];
  readonly documents: readonly DeskDocument[];
  /** The address of the client's page; absent once all of them were closed. */
  readonly clientAddress: string | undefined;
}

/** What can be done with an order: what leads it on, what it is prepared with, then what corrects it. */
export function OrderActions({ stored: { order }, setup, journal, documents, clientAddress }: OrderActionsProps) {
  const address = `${ordersPath}/${order.reference}`;
  const orderStatus = statusOf(order, journal);
  const next = nextAction(orderStatus);
  const claim = claimToCheck(order);
  const others = allowedActions(orderStatus).filter(({ slug }) => slug !== next?.slug);
  const linksOf = (actions: readonly OrderAction[], kind: 'primary' | 'secondary' = 'secondary') =>
    actions.map(({ slug, name }) => (
      <ButtonLink key={slug} kind={kind} href={`${address}/${slug}`}>
        {name}
      </ButtonLink>
    ));
  return (
    <section className="stack" aria-labelledby="actions">
      <h2 id="actions">Que faire</h2>
      {claim !== undefined && <p className="warning">{claim}</p>}
      {setup.asked && <AskedChange setup={setup} address={`${address}/changement`} />}
      {order.state === 'ready' && (
        <p className="actions">
          {documents
            .filter(({ name }) => preparationFiles.some((known) => known.name === name))
            .map((document) => (
              <ButtonLink key={document.address} href={document.address}>
                {document.name} (PDF)
              </ButtonLink>
            ))}
          <ButtonLink href={devicesPath(order)}>{devicesName(setup)}</ButtonLink>
        </p>
      )}
      <p className="actions">
        {linksOf(next === undefined ? [] : [next], 'primary')}
        {linksOf(others.filter((action) => leadsOn(orderStatus, action)))}
        {leftToPay(order) > 0 && <ButtonLink href={`${address}/rappel`}>{reminderName}</ButtonLink>}
        <ButtonLink href={`${address}/note`}>{noteName}</ButtonLink>
        <ButtonLink href={`${address}/correction`}>{correctionName}</ButtonLink>
        {isBinding(order.state) && purchaseOrderNumber(journal) !== undefined && (
          <ButtonLink href={`${address}/bon-de-commande-corrige`}>{purchaseOrderName}</ButtonLink>
        )}
        {order.state === 'shipped' && !orderStatus.isVirtual && (
          <ButtonLink href={`${address}/suivi-corrige`}>{trackingName}</ButtonLink>
        )}
        {linksOf(others.filter((action) => !leadsOn(orderStatus, action)))}
        {clientAddress !== undefined && (
          <ButtonLink kind="quiet" href={clientAddress}>
            Voir la page du client
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href={`${address}/lien`}>
          Envoyer un nouveau lien
        </ButtonLink>
      </p>
      {clientAddress !== undefined && (
        <p className="soft">
          Sur la page du client, ce que vous faites compte comme fait par lui&nbsp;: regardez-la seulement.
        </p>
      )}
    </section>
  );
}
