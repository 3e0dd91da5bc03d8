import type { ReactNode } from 'react';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { leftOf, type OrderStatus } from '#domain/order/life/move-order.ts';
import { trackingOf } from '#domain/order/life/order-journal.ts';
import { orderStations, type Station, type StationKind, type Waiting } from '#domain/order/life/order-stations.ts';
import { describePaymentDifference } from '#domain/order/life/order-words.ts';
import { readTracking } from '#service/orders/mails/letter-texts.ts';
import { isOverpaid, leftToTransfer, statusOf } from '#service/orders/stored/order-status.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { CompanyText } from '#service/pages/CompanyText.tsx';
import { MailAddress } from '#service/pages/MailAddress.tsx';
import { NumbersStation } from '#service/portability/pages/NumbersStation.tsx';
import { dossierOf, numbersStatus } from '#service/portability/rules/dossier.ts';
import type { Service } from '#service/service.ts';
import { Icon } from '#ui/drawings/Icon.tsx';
import type { ConfirmationDetails } from './confirmation-details.ts';
import { WhomToCall } from './WhomToCall.tsx';

interface OrderJourneyProps {
  readonly stored: StoredOrder;
  readonly service: Service;
  readonly details: Pick<ConfirmationDetails, 'journal' | 'ports'>;
}

const icons = {
  confirm: 'order',
  pay: 'euro',
  prepare: 'gear',
  ship: 'box',
  start: 'desk-phone',
  numbers: 'number',
} as const;

const waitings: Readonly<Record<Waiting, string>> = {
  client: 'À vous',
  provider: 'À nous',
  carrier: 'En route',
  operator: 'À l’opérateur',
};

/** The way of an order from the binding button to the first call, drawn as stations on a phone cord. */
export function OrderJourney({ stored, service, details: { journal, ports } }: OrderJourneyProps) {
  const { order, request } = stored;
  const orderStatus = statusOf(order);
  const hardware = !request.virtualOnly;
  const dossier = dossierOf(stored, ports);
  const numbers = request.portedNumbers > 0 ? numbersStatus(dossier) : undefined;
  const isUnpaid = leftToTransfer(order) > 0;
  const stations = orderStations({ orderStatus, journal, paidAt: order.paid_at, numbers }).map((station) =>
    // A payment that was noted by mistake and taken back once the order had left.
    isUnpaid && station.kind === 'pay' ? ({ ...station, status: 'now', waitsFor: 'client' } as const) : station,
  );
  const current = stations.find(({ status }) => status === 'now');
  const titles: Readonly<Record<StationKind, string>> = {
    confirm: 'Commande confirmée',
    pay: orderStatus.paysAfterService ? 'Bon de commande' : 'Paiement',
    prepare: 'Préparation',
    ship: hardware ? 'Livraison' : 'Accès',
    start: 'Premier appel',
    numbers: 'Numéros à conserver',
  };
  const texts: Readonly<Record<StationKind, ReactNode>> = {
    confirm: <Acknowledgement email={order.email} isMailed={service.config.smtpUrl !== undefined} />,
    pay: orderStatus.paysAfterService ? (
      <a href="#bon">Donnez-nous son numéro</a>
    ) : isOverpaid(order) ? (
      describePaymentDifference(leftOf(orderStatus))
    ) : (
      <a href="#virement">Ce qu’il reste à payer</a>
    ),
    prepare: hardware ? 'Nous préparons et étiquetons votre matériel.' : 'Nous ouvrons vos lignes, et vous prévenons.',
    ship: <Delivery {...{ service, hardware }} {...orderStatus} tracking={trackingOf(journal)} />,
    start: hardware ? (
      <>
        Vous branchez les postes <a href="#detail">en suivant le plan</a>&#8239;; ils sont prêts.
      </>
    ) : (
      'Vous appelez de votre ordinateur ou de votre mobile.'
    ),
    numbers: <NumbersStation dossier={dossier} waitsFor={numbers?.waitsFor ?? undefined} />,
  };
  return (
    <section className="stack" aria-labelledby="suite">
      <h2 id="suite">Où en est votre commande</h2>
      <ol className="journey">
        {stations.map((station) => (
          <li key={station.kind} className={station.status} aria-current={station === current ? 'step' : undefined}>
            <span className="place">
              <Icon name={icons[station.kind]} />
            </span>
            <h3>{titles[station.kind]}</h3>
            <p className="standing">{statusText(station)}</p>
            {(station.status !== 'done' || station.kind === 'confirm') && <p>{texts[station.kind]}</p>}
          </li>
        ))}
      </ol>
      <WhomToCall order={order} service={service} />
    </section>
  );
}

/** When it was done, or for whom it waits. */
function statusText({ status, at, waitsFor }: Station): string {
  if (waitsFor !== undefined) return waitings[waitsFor];
  if (status === 'todo') return 'À venir';
  return at === null ? 'C’est fait' : `Le ${formatDay(parisDay(at))}`;
}

/** Mentions a mail only if mail is configured. */
function Acknowledgement({ email, isMailed }: { readonly email: string; readonly isMailed: boolean }) {
  return isMailed ? (
    <>
      Confirmation adressée à{' '}
      <strong>
        <MailAddress address={email} />
      </strong>
    </>
  ) : (
    <>
      Téléchargez la confirmation et gardez-la, avec l’adresse de cette page&nbsp;: nous n’envoyons pas encore d’e-mail.
    </>
  );
}

interface DeliveryProps extends Pick<OrderStatus, 'paysAfterService'> {
  readonly service: Service;
  readonly hardware: boolean;
  /** Carrier and number of the parcel, as the office wrote them, or what it noted of accesses; absent before. */
  readonly tracking: string | undefined;
}

function Delivery({ service, hardware, tracking, paysAfterService }: DeliveryProps) {
  if (tracking !== undefined) {
    if (!hardware) return `Vos accès sont envoyés. ${tracking}`;
    const { words, address } = readTracking(tracking);
    return (
      <>
        {`Votre matériel est en route${words === '' ? '' : `\u00a0: ${words}`}.`}
        {address !== undefined && (
          <>
            {' '}
            <a href={address}>Suivre l’envoi</a>
          </>
        )}
      </>
    );
  }
  if (!hardware) return 'Nous vous envoyons vos accès.';
  return (
    <>
      Délai indicatif de <CompanyText value={service.company.terms.delivery} /> après réception du{' '}
      {paysAfterService ? 'bon de commande' : 'paiement'}.
    </>
  );
}
