import { formatDay, parisDay } from '#domain/calendar.ts';
import { describeFollowUp } from '#domain/requests/follow-up.ts';
import { failureText, isRefused } from '#service/desk/home/mail-words.ts';
import { mailboxKey } from '#service/desk/last-orders.ts';
import { ordersPath, requestsPath } from '#service/desk-addresses.ts';
import type { Mail, OrderRow, RequestRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface OrderNoticesProps {
  readonly order: OrderRow;
  readonly mails: readonly Mail[];
  /** Terminations of it that nobody has ended yet. */
  readonly terminations: readonly RequestRow[];
}

/** What somebody has to know of an order before they do anything. */
export function OrderNotices({ order: { reference, email }, mails, terminations }: OrderNoticesProps) {
  const refused = mails.find((mail) => mail.recipient === email && isRefused(mail));
  return (
    <>
      {refused !== undefined && (
        <div className="warning stack">
          <p>
            <strong>Attention&nbsp;:</strong> {`«\u202f${refused.subject}\u202f»`} n’arrive pas à {email}&nbsp;:{' '}
            {failureText(refused.last_error)}.
          </p>
          <p>
            <ButtonLink href={`${ordersPath}/${reference}/correction#email`}>Corriger l’adresse e-mail</ButtonLink>
          </p>
        </div>
      )}
      {terminations.map((request) => (
        <p key={request.reference} className="warning">
          <strong>Attention&nbsp;:</strong> {request.name} a demandé la résiliation de cette commande le{' '}
          {formatDay(parisDay(request.received_at))}, {describeFollowUp(request)}&nbsp;:{' '}
          <a href={`${requestsPath}/${request.reference}`}>{request.reference}</a>
          {isForeign(request, { email }) && `. ${foreignText}`}
        </p>
      ))}
    </>
  );
}

/** Whether a termination has another mailbox than its order: anybody may ask for one. */
export function isForeign(request: Pick<RequestRow, 'email'>, order: Pick<OrderRow, 'email'>): boolean {
  return mailboxKey(request) !== mailboxKey(order);
}

/** The warning about a termination that {@link isForeign}. */
export const foreignText =
  'Cette demande vient d’une autre adresse e-mail que celle de la commande\u00a0: avant d’arrêter quoi que ce soit, vérifiez auprès du client, aux coordonnées de la commande.';
