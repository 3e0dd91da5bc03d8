import { Fragment } from 'react';
import { formatDay } from '#domain/calendar.ts';
import { companyPhone, companyText } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import { orderFiles } from '#domain/order/order-documents.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { orderedCalls } from '#service/orders/summary/ordered-calls.ts';
import { CompanyText } from '#service/pages/CompanyText.tsx';
import { Facts } from '#service/pages/Facts.tsx';
import { MailAddress } from '#service/pages/MailAddress.tsx';
import { orderPath, type Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface ReadBeforeOrderProps {
  readonly stored: StoredOrder;
  readonly service: Service;
}

/** What the law requires clients to read before ordering: limits of emergency calls, the contract summary, payment. */
export function ReadBeforeOrder(props: ReadBeforeOrderProps) {
  return (
    <>
      <section className="warning stack" aria-labelledby="urgences">
        <h3 id="urgences">Appels d’urgence</h3>
        <p>
          Sans courant ou sans internet, vos postes n’appellent plus, pas même le 15, le 17, le 18 ou le 112. Gardez un
          mobile à portée de main, et prévenez-nous avant de déplacer un poste vers une autre adresse.
        </p>
        <p>
          Depuis un ordinateur ou un mobile hors des locaux, appelez les secours avec la ligne de votre mobile. Le 114
          se joint par SMS ou en visio, depuis un mobile.
        </p>
      </section>
      <ContractSummary {...props} />
      <HowToPay order={props.stored.order} />
    </>
  );
}

function ContractSummary({ stored, service: { company } }: ReadBeforeOrderProps) {
  const { order, request, catalogue } = stored;
  const { terms } = company;
  const hardware = !request.virtualOnly;
  const delivery = (
    <>
      délai indicatif de <CompanyText value={terms.delivery} /> après paiement ou bon de commande public
    </>
  );
  const termination = (
    <>
      en ligne ou par écrit, avec un préavis de <CompanyText value={terms.notice} />. Détail&nbsp;: article 11 des CGV,
      version du {formatDay(company.termsVersion)}
    </>
  );
  return (
    <section className="card stack" id="resume-card" aria-labelledby="resume">
      <h3 id="resume">Récapitulatif contractuel</h3>
      <Facts
        facts={[
          ['Fournisseur', <CompanyText key="name" value={company.legalName} />],
          [
            'Contact',
            <Fragment key="contact">
              {companyPhone(company)}, <MailAddress address={companyText(company.email)} />
            </Fragment>,
          ],
          [
            'Service',
            `Téléphonie d’entreprise par internet, ${hardware ? 'matériel, ' : ''}mise en service et assistance`,
          ],
          ...orderedCalls(request, catalogue),
          ['Prix à la commande', `${formatEuros(dueOf(order))} TTC`],
          ['Prix par mois', `${formatEuros(order.monthly_cents + order.monthly_vat_cents)} TTC`],
          ...(hardware ? [['Livraison', delivery] as const] : []),
          ['Engagement', <CompanyText key="commitment" value={terms.commitment} />],
          ['Résiliation', termination],
        ]}
      />
      <p>
        <ButtonLink kind="quiet" href={`${orderPath(order.token)}/${orderFiles['contract-summary'].path}`}>
          Récapitulatif contractuel (PDF)
        </ButtonLink>
      </p>
    </section>
  );
}

function HowToPay({ order }: { readonly order: OrderRow }) {
  const isFree = order.one_time_cents === 0;
  return (
    <section className="card stack" aria-labelledby="payer">
      <h3 id="payer">{isFree ? 'Rien à payer à la commande' : 'Comment vous paierez'}</h3>
      <p>
        {isFree
          ? 'Le montant mensuel est prélevé à partir de la mise en service, sur mandat SEPA. '
          : 'Par virement, une fois la commande confirmée\u00a0: la page suivante donne le compte et la référence. Puis chaque mois, par prélèvement SEPA, à partir de la mise en service. '}
        Organisme public&nbsp;: sur facture, après service fait.
      </p>
    </section>
  );
}
