import { formatEuros } from '#domain/money.ts';
import type { RefusedForm } from '#service/orders/order-answers.tsx';
import { PurchaseOrderFields } from '#service/orders/payment/PublicBodyFields.tsx';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { isVirtual } from '#service/orders/stored/ordered-articles.ts';
import { Actions } from '#service/pages/Actions.tsx';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { shownFields } from '#service/pages/shown-fields.ts';
import { formPath, orderPath, type Service } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface PurchaseOrderProps {
  readonly order: AddressedOrder;
  readonly service: Service;
  readonly refused: RefusedForm | undefined;
  readonly isOpen: boolean;
}

/** How a public body orders: by its purchase order, paid on an invoice after the service is done. */
export function PurchaseOrder({ order, service, refused, isOpen }: PurchaseOrderProps) {
  const once = dueOf(order);
  return (
    <section className="card strong stack" aria-labelledby="bon">
      <h2 id="bon" tabIndex={-1}>
        Votre bon de commande
      </h2>
      <p>
        Organisme public, vous ne payez rien d’avance.{' '}
        {isVirtual(order) ? 'Nous ouvrons vos lignes' : 'Nous préparons votre matériel'} dès votre bon de commande reçu.
        {once > 0 ? ` Le montant à la commande, ${formatEuros(once)} TTC, est facturé` : ' Le service est facturé'} sur
        Chorus Pro après service fait, et payé sous 30&nbsp;jours.
      </p>
      {isOpen ? (
        <form className="stack" method="post" action={`${orderPath(order.token)}/bon-de-commande`} noValidate>
          {refused && <RefusedFields {...refused} />}
          <PurchaseOrderFields
            text={shownFields(Object.fromEntries(refused?.sent ?? []), refused?.errors, true)}
            isOptional={false}
          />
          <Actions submit="Transmettre le numéro" />
        </form>
      ) : (
        <p className="actions">
          <ButtonLink href={formPath(order.token, 'bon-de-commande', 'bon')}>Donner le bon de commande</ButtonLink>
        </p>
      )}
      <p className="soft">
        Pas encore de numéro&#8239;? Revenez sur cette page dès que le bon de commande est signé
        {service.config.smtpUrl !== undefined && '\u00a0: le lien est dans l’e-mail de confirmation'}.
      </p>
    </section>
  );
}
