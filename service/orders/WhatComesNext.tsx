import type { ReactNode } from 'react';
import { awaitsPayment } from '#domain/order/order-life.ts';
import { CompanyText } from '#service/pages/CompanyText.tsx';
import type { Service } from '#service/service.ts';
import { deliversHardware } from './delivers-hardware.ts';
import type { StoredOrder } from './stored-order.ts';

interface WhatComesNextProps {
  readonly stored: StoredOrder;
  readonly service: Service;
  /** Carrier and number of the parcel, as the office wrote them. */
  readonly tracking: string;
}

/** The stations between the confirmed order and the first call, in their order. */
export function WhatComesNext({ stored, service, tracking }: WhatComesNextProps) {
  const { order, itemised, request } = stored;
  const hardware = deliversHardware(itemised);
  return (
    <section className="card stack" aria-labelledby="suite">
      <h2 id="suite">La suite</h2>
      <ol className="stations">
        {order.state === 'shipped' ? (
          <Shipment hardware={hardware} tracking={tracking} />
        ) : (
          <>
            <Acknowledgement email={order.email} isMailed={service.config.smtpUrl !== undefined} />
            <Preparation stored={stored} hardware={hardware} service={service} />
          </>
        )}
      </ol>
      {request.portedNumbers > 0 && (
        <p>
          Vous gardez des numéros&nbsp;: ne résiliez rien, la demande de portabilité met fin à l’ancienne ligne.
          Préparez le RIO de chaque numéro, un code de 12 caractères, en appelant gratuitement le 3179 depuis sa ligne.
        </p>
      )}
    </section>
  );
}

/** Mentions a mail only if mail is configured. */
function Acknowledgement({ email, isMailed }: { readonly email: string; readonly isMailed: boolean }) {
  return isMailed ? (
    <li>
      Nous vous envoyons la confirmation à <strong>{email}</strong>.
    </li>
  ) : (
    <li>
      Téléchargez la confirmation et gardez-la, avec l’adresse de cette page&nbsp;: nous n’envoyons pas encore d’e-mail.
    </li>
  );
}

interface PreparationProps {
  readonly stored: StoredOrder;
  readonly hardware: boolean;
  readonly service: Service;
}

/**
 * What the provider does next: a virtual order has no delivery, and an order that costs nothing at first no transfer.
 */
function Preparation({ stored: { order }, hardware, service }: PreparationProps): ReactNode {
  const awaits = awaitsPayment(order.state);
  if (!hardware) {
    return (
      <li>
        Nous ouvrons vos lignes{awaits && order.one_time_cents > 0 && ' dès le virement reçu'}, et vous prévenons.
      </li>
    );
  }
  return (
    <>
      <li>Nous préparons votre matériel{awaits && ' dès le virement reçu'}.</li>
      <li>
        Il arrive étiqueté, prêt à brancher, dans un délai indicatif de{' '}
        <CompanyText value={service.company.terms.delivery} /> après réception du paiement.
      </li>
    </>
  );
}

/** What is on its way, as the provider wrote it down. */
function Shipment({ hardware, tracking }: { readonly hardware: boolean; readonly tracking: string }) {
  return hardware ? (
    <>
      <li>Votre matériel est en route&nbsp;: {tracking}.</li>
      <li>Il est étiqueté et prêt à brancher.</li>
    </>
  ) : (
    <li>Vos accès sont envoyés&nbsp;: {tracking}.</li>
  );
}
