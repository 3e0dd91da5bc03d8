import { companyPhone } from '#domain/company.ts';
import { doubtEmail } from '#domain/email/doubt-email.ts';
import { isDeliverable } from '#domain/email/email-address.ts';
import { type Service, siteAddresses } from '#service/service.ts';
import type { RequestRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { afterTermination } from './compose-request-mails.ts';

/** A request as it was stored, and what happens next. It can be printed, where no mail is sent. */
export function ReceivedPage({ request, service }: { readonly request: RequestRow; readonly service: Service }) {
  const { kind, reference, email, content } = request;
  const isTermination = kind === 'termination';
  const arrives = isDeliverable(email) && doubtEmail(email)?.reason !== 'undeliverable';
  return (
    <div className="stack measure">
      <h1>{isTermination ? 'Votre demande de résiliation est arrivée' : 'Votre demande d’offre est arrivée'}</h1>
      <p className="lead">
        Référence <strong className="reference">{reference}</strong>.{' '}
        {service.config.smtpUrl === undefined || !arrives
          ? 'Notez-la, ou imprimez cette page.'
          : `Un accusé de réception part à ${email}.`}
      </p>
      {(isTermination ? afterTermination : ['Nous l’étudions, puis nous vous répondons.']).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <section className="card stack" aria-labelledby="demande">
        <h2 id="demande">Votre demande</h2>
        <p className="letter">{content}</p>
      </section>
      <p className="soft">Une question&#8239;? Appelez le {companyPhone(service.company)} avec cette référence.</p>
      <p className="actions">
        <ButtonLink href={siteAddresses(service.config).home}>Revenir au site</ButtonLink>
      </p>
    </div>
  );
}
