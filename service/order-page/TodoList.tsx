import { formatDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import { paymentDay } from '#domain/order/life/order-words.ts';
import { askedParts } from '#domain/setup/setup-sheet.ts';
import { isDebited } from '#service/debit/rules/debit-mandate.ts';
import { awaitsPurchaseOrder } from '#service/orders/life/client-moves.ts';
import { leftToTransfer, owesAfterService, statusOf } from '#service/orders/stored/order-status.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { callForMandate, dossierOf, lacksName, nextForm, numbersStatus } from '#service/portability/rules/dossier.ts';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import type { ConfirmationDetails } from './confirmation-details.ts';

interface TodoListProps {
  readonly stored: StoredOrder<AddressedOrder>;
  readonly details: ConfirmationDetails;
  readonly setup: OpenedSetup;
}

/** What the client has to do on this long page, with links to it; nothing once all is done. */
export function TodoList({ stored, details, setup }: TodoListProps) {
  const { order, request } = stored;
  const { paysAfterService: isPublic, invoicedOn, dueCents, receivedCents } = statusOf(order);
  const dossier = dossierOf(stored, details.ports);
  const asked = askedParts(setup.sheet, setup.order);
  const steps = [
    {
      isAsked: isPublic || order.one_time_cents > 0,
      isDone: isPublic ? !awaitsPurchaseOrder(order) : leftToTransfer(order) === 0,
      text: isPublic ? 'Donner votre bon de commande' : 'Payer par virement',
      part: isPublic ? '#bon' : '#virement',
    },
    {
      isAsked: request.portedNumbers > 0,
      isDone: numbersStatus(dossier).waitsFor !== 'client',
      ...(nextForm(dossier) === 'mandat'
        ? { text: 'Accepter le mandat de transfert', part: '#mandat' }
        : lacksName(dossier)
          ? { text: callForMandate, part: '#mandat' }
          : { text: 'Compléter les numéros à conserver', part: '#numeros' }),
    },
    {
      isAsked: setup.openParts.length > 0,
      isDone: asked.every((name) => setup.answers[name] !== undefined),
      text: 'Dire qui est à quel poste (facultatif)',
      part: '#installation',
    },
    {
      isAsked: isDebited(order),
      isDone: details.debit !== undefined,
      text: 'Signer le mandat de prélèvement',
      part: '#mensuel',
    },
    ...(invoicedOn !== undefined && owesAfterService(order)
      ? [
          {
            isAsked: true,
            isDone: false,
            text: `Payer la facture\u00a0: ${formatEuros(dueCents - receivedCents)} TTC au plus tard le ${formatDay(paymentDay(invoicedOn))}`,
            part: '#paiements',
          },
        ]
      : []),
  ].filter(({ isAsked }) => isAsked);
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <nav className="card stack" aria-labelledby="reste">
      <h2 id="reste">Ce que vous avez à faire</h2>
      <ul className="todo">
        {steps.map(({ text, part, isDone }) => (
          <li key={part}>
            {isDone ? <span>{text}</span> : <a href={part}>{text}</a>}{' '}
            <span className={`state ${isDone ? 'complete' : ''}`}>{isDone ? 'fait' : 'à faire'}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
