import { formatDay } from '#domain/calendar.ts';
import { companyPhone, companyText } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import { documentPaths } from '#service/orders/document-paths.ts';
import { CompanyText } from '#service/pages/CompanyText.tsx';
import { type Service, servicePath } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

interface ReadBeforeOrderProps {
  readonly order: OrderRow;
  readonly service: Service;
  /** Whether the contract includes hardware. */
  readonly hardware: boolean;
}

/** What the law requires clients to read before ordering: limits of emergency calls, the contract summary, payment. */
export function ReadBeforeOrder(props: ReadBeforeOrderProps) {
  return (
    <>
      <section className="warning stack" aria-labelledby="urgences">
        <h3 id="urgences">Appels d’urgence</h3>
        <p>
          Sans électricité ou sans internet, vos postes n’appellent plus, pas même le 15, le 17, le 18 ou le 112. Gardez
          un mobile à portée de main, et prévenez-nous avant de déplacer un poste vers une autre adresse.
        </p>
        <p>
          Depuis un ordinateur ou un mobile hors des locaux, appelez les secours avec la ligne de votre mobile. Le 114
          se joint par SMS ou en visio, depuis un mobile.
        </p>
      </section>
      <ContractSummary {...props} />
      <HowToPay order={props.order} />
    </>
  );
}

function ContractSummary({ order, service: { company }, hardware }: ReadBeforeOrderProps) {
  const { terms } = company;
  return (
    <section className="card stack" id="resume-card" aria-labelledby="resume">
      <h3 id="resume">Récapitulatif contractuel</h3>
      <dl className="facts">
        <dt>Fournisseur</dt>
        <dd>
          <CompanyText value={company.legalName} />
        </dd>
        <dt>Contact</dt>
        <dd>
          {companyPhone(company)}, {companyText(company.email)}
        </dd>
        <dt>Service</dt>
        <dd>Téléphonie d’entreprise par internet, {hardware && 'matériel, '}mise en service et assistance</dd>
        <dt>Prix à la commande</dt>
        <dd>{formatEuros(order.one_time_cents + order.one_time_vat_cents)} TTC</dd>
        <dt>Prix par mois</dt>
        <dd>{formatEuros(order.monthly_cents + order.monthly_vat_cents)} TTC</dd>
        {hardware && (
          <>
            <dt>Livraison</dt>
            <dd>
              délai indicatif de <CompanyText value={terms.delivery} /> après paiement ou bon de commande public
            </dd>
          </>
        )}
        <dt>Engagement</dt>
        <dd>
          <CompanyText value={terms.commitment} />
        </dd>
        <dt>Résiliation</dt>
        <dd>
          par écrit, avec un préavis de <CompanyText value={terms.notice} />. Détail&nbsp;: article 11 des CGV, version
          du {formatDay(company.termsVersion)}
        </dd>
      </dl>
      <p>
        <ButtonLink kind="quiet" href={`${servicePath}/paiement/${order.token}/${documentPaths['contract-summary']}`}>
          Récapitulatif contractuel (PDF)
        </ButtonLink>
      </p>
    </section>
  );
}

const forPublicBodies = 'Organisme public\u00a0: sur facture, après service fait.';

function HowToPay({ order }: { readonly order: OrderRow }) {
  return order.one_time_cents === 0 ? (
    <section className="card stack" aria-labelledby="payer">
      <h3 id="payer">Rien à payer à la commande</h3>
      <p>Le montant mensuel est prélevé à partir de la mise en service, sur mandat SEPA. {forPublicBodies}</p>
    </section>
  ) : (
    <section className="card stack" aria-labelledby="payer">
      <h3 id="payer">Comment vous paierez</h3>
      <p>
        Par virement, une fois la commande confirmée&nbsp;: la page suivante donne le compte et la référence. Puis
        chaque mois, par prélèvement SEPA, à partir de la mise en service. {forPublicBodies}
      </p>
    </section>
  );
}
