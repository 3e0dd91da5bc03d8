import { companyPhone } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import { awaitsPayment } from '#domain/order/life/order-life.ts';
import { orderFiles } from '#domain/order/order-documents.ts';
import { DebitPart } from '#service/debit/pages/DebitPart.tsx';
import { isDebited } from '#service/debit/rules/debit-mandate.ts';
import { hasCorrected } from '#service/orders/documents/order-files.ts';
import { awaitsPurchaseOrder, isCancellable } from '#service/orders/life/client-moves.ts';
import { keptAfterCancellation, numbersAfterCancellation } from '#service/orders/mails/letter-texts.ts';
import { firstCallGuide, plugGuide, type StartGuide } from '#service/orders/mails/start-guide.ts';
import type { RefusedForm } from '#service/orders/order-answers.tsx';
import { assignedNumbers } from '#service/orders/stored/order-numbers.ts';
import { isOverpaid, leftToTransfer, owedFor, paysAfterService } from '#service/orders/stored/order-status.ts';
import { orderHeadline } from '#service/orders/stored/ordered-articles.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { QuoteSheet } from '#service/orders/summary/QuoteSheet.tsx';
import { Receipts } from '#service/orders/summary/Receipts.tsx';
import { Actions } from '#service/pages/Actions.tsx';
import { NumbersToKeep } from '#service/portability/pages/NumbersToKeep.tsx';
import { dossierOf, nextForm } from '#service/portability/rules/dossier.ts';
import { orderPath, type Service, terminationPath } from '#service/service.ts';
import { SetupCard } from '#service/setup/pages/SetupCard.tsx';
import { openSetup } from '#service/setup/rules/open-setup.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { ClientDetails } from './ClientDetails.tsx';
import type { ConfirmationDetails } from './confirmation-details.ts';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderJourney } from './OrderJourney.tsx';
import { Payment } from './Payment.tsx';
import { PurchaseOrder } from './PurchaseOrder.tsx';
import { TodoList } from './TodoList.tsx';
import { WhomToCall } from './WhomToCall.tsx';

interface ConfirmationPageProps {
  readonly stored: StoredOrder<AddressedOrder>;
  readonly service: Service;
  readonly details: ConfirmationDetails;
  readonly refused: RefusedForm | undefined;
  readonly opened: string | undefined;
}

/** The page of a confirmed order: how to pay, what happens next, and what was ordered. */
export function ConfirmationPage(props: ConfirmationPageProps) {
  const { stored, service, details, refused } = props;
  const { order } = stored;
  const cancelled = order.state === 'cancelled';
  const toPay = (awaitsPayment(order.state) && !paysAfterService(order)) || leftToTransfer(order) > 0;
  const guide = guideOf(props);
  const open = openForm(props);
  const confirmation = orderFiles[hasCorrected(details.journal) ? 'corrected-order' : 'order'];
  const setup = openSetup(stored, { ...details, row: details.setup }, service.clock());
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>{orderHeadline(order)}</h1>
        <p className="lead">
          Référence <strong className="reference">{order.reference}</strong>
          {toPay && order.one_time_cents > 0 && !isOverpaid(order) && ', à indiquer sur votre virement'}.
        </p>
        {!cancelled && (
          <p className="actions">
            <ButtonLink href={`${orderPath(order.token)}/${confirmation.path}`}>
              Télécharger la confirmation (PDF)
            </ButtonLink>
          </p>
        )}
        <div className="columns">
          {guide !== undefined && <StartSteps guide={guide} />}
          {toPay && <Payment order={order} service={service} code={details.transferCode} />}
          {awaitsPurchaseOrder(order) && (
            <PurchaseOrder {...{ order, service, refused }} isOpen={open === 'bon-de-commande'} />
          )}
          {cancelled ? <WhatIsKept {...props} /> : <TodoList {...{ stored, details, setup }} />}
        </div>
      </div>
      {!cancelled && <OrderJourney stored={stored} service={service} details={details} />}
      <div className="columns">
        {!cancelled && (
          <div className="stack wide">
            {stored.request.portedNumbers > 0 && (
              <NumbersToKeep stored={stored} ports={details.ports} refused={refused} open={open} />
            )}
            <SetupCard
              {...{ order, service, setup }}
              journal={details.journal}
              assigned={assignedNumbers(details.assigned)}
            />
            <MonthlyPayment {...props} open={open} />
            {isCancellable(order) && <Cancellation {...props} />}
          </div>
        )}
        <div className="side stack">
          <ClientDetails stored={stored} journal={details.journal} />
          <Receipts order={order} receipts={details.receipts} />
          <OrderDocuments order={order} journal={details.journal} />
        </div>
      </div>
      <section className="stack" aria-labelledby="detail">
        <h2 id="detail">Votre commande</h2>
        <QuoteSheet {...stored} named={details.setup && !cancelled ? setup.plan : undefined} />
      </section>
    </div>
  );
}

/** The page's only form with fields, by the end of its address: sending one would lose what is typed in another. */
function openForm({ stored, details, refused, opened }: ConfirmationPageProps): string | undefined {
  const last = awaitsPurchaseOrder(stored.order) ? 'bon-de-commande' : 'prelevement';
  const next = nextForm(dossierOf(stored, details.ports)) ?? (details.debit === undefined ? last : undefined);
  return refused?.form ?? opened ?? next;
}

/** What the client does now with the phones; `undefined` in any other state. */
function guideOf({ stored: { order }, service, details }: ConfirmationPageProps): StartGuide | undefined {
  if (order.state === 'shipped') return plugGuide(order, details.ports, service.company);
  return order.state === 'in-service' ? firstCallGuide(order, details) : undefined;
}

/** What the client does with phones that were delivered or started, as a card of the order's page. */
function StartSteps({ guide: { title, steps, remark } }: { readonly guide: StartGuide }) {
  return (
    <section className="card strong stack" aria-labelledby="demarrer">
      <h2 id="demarrer">{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {remark !== undefined && <p>{remark}</p>}
    </section>
  );
}

interface MonthlyPaymentProps extends ConfirmationPageProps {
  readonly open: string | undefined;
}

function MonthlyPayment({ stored: { order, request }, details, refused, open }: MonthlyPaymentProps) {
  const others = request.calls.callType === 'unlimited' ? 'Les appels hors forfait' : 'Vos appels à la consommation';
  return (
    <section className="card stack" aria-labelledby="mensuel">
      <h2 id="mensuel" tabIndex={-1}>
        Puis chaque mois
      </h2>
      <p>
        <strong>{formatEuros(order.monthly_cents + order.monthly_vat_cents)} TTC</strong> par mois (
        {formatEuros(order.monthly_cents)} HT)
        {paysAfterService(order)
          ? ' à partir de la mise en service, facturés sur Chorus Pro et payés sous 30\u00a0jours. '
          : ', prélevés sur votre compte à partir de la mise en service. '}
        {others} s’y ajoutent.
      </p>
      {isDebited(order) && (
        <DebitPart {...{ order, refused }} mandate={details.debit} isOpen={open === 'prelevement'} />
      )}
      <p className="soft">
        Plus tard, pour y mettre fin&nbsp;:{' '}
        <a href={`${terminationPath}?reference=${order.reference}`}>Résilier mon contrat</a>
      </p>
    </section>
  );
}

/** Folded, since few need it; the form works without scripts. */
function Cancellation({ stored: { order }, service: { company }, details }: ConfirmationPageProps) {
  return (
    <details className="card cancellation screen-only">
      <summary>
        <h3>Annuler la commande</h3>
      </summary>
      <form className="stack" method="post" action={`${orderPath(order.token)}/annulation`}>
        <p>
          Tant que ce bouton est là, vous pouvez annuler sans frais ni justification.
          {order.one_time_cents > 0 && !paysAfterService(order) && (
            <> Votre virement est déjà parti&#8239;? Appelez-nous plutôt au {companyPhone(company)}.</>
          )}
        </p>
        <NumbersAfterwards ports={details.ports} />
        <Actions submit="Annuler définitivement cette commande" kind="secondary" />
      </form>
    </details>
  );
}

function NumbersAfterwards({ ports }: Pick<ConfirmationDetails, 'ports'>) {
  return numbersAfterCancellation(ports).map((sentence) => (
    <p key={sentence} className="warning">
      {sentence}
    </p>
  ));
}

function WhatIsKept({ stored: { order }, service, details }: ConfirmationPageProps) {
  return (
    <section className="card stack" aria-labelledby="garde">
      <h2 id="garde">{owedFor(order) < 0 ? 'Vous ne devez rien' : 'Rien n’est dû'}</h2>
      <p>
        {order.confirmed_at === null
          ? 'Cette commande n’a pas été confirmée\u00a0: elle ne vous engage pas, et s’efface d’elle-même.'
          : `Cette commande ne vous engage plus. ${keptAfterCancellation}`}
      </p>
      <NumbersAfterwards ports={details.ports} />
      <WhomToCall order={order} service={service} />
    </section>
  );
}
