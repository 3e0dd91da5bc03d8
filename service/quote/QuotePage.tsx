import { formatDay } from '#domain/calendar.ts';
import { buildOrder } from '#domain/order/build-order.ts';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { summariseMessages } from '#domain/quote/form/summarise-messages.ts';
import { describeScope } from '#domain/quote/installation/describe-scope.ts';
import { sumUp } from '#domain/quote/price/price-quote.ts';
import { describePrices } from '#domain/quote/resume-link.ts';
import { OrderForm } from '#service/orders/payment/OrderForm.tsx';
import { QuoteSheet } from '#service/orders/summary/QuoteSheet.tsx';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { quotePath, resumeAddress, resumeQuery, type Service, termsAddress } from '#service/service.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import type { PricedQuote, ShownQuote } from './read-quote-query.ts';

interface QuotePageProps {
  readonly asked: ShownQuote;
  readonly query: URLSearchParams;
  readonly service: Service;
}

/** The quote as a page that needs no script: its price if it has one, « Commander », and the choices to change. */
export function QuotePage({ asked, query, service }: QuotePageProps) {
  const messages = Object.fromEntries(asked.errors.map(({ field, message }) => [field, message]));
  const errors = summariseMessages(messages).map(({ name, ...error }) => ({ field: name, ...error }));
  return (
    <div className="stack wide">
      <RefusedFields errors={errors} sent={query} />
      {asked.priced ? (
        <>
          <Priced priced={asked.priced} service={service} />
          <h2 className="screen-only">Changer ces choix, aux prix d’aujourd’hui</h2>
        </>
      ) : (
        <div className="stack">
          <h1>Tarifs</h1>
          <p className="lead">Comptez vos postes, voyez chaque prix, commandez quand vous voulez.</p>
          <p className="soft">{service.company.professionalsOnly}, en euros hors taxes (HT).</p>
        </div>
      )}
      <QuoteFields asked={asked} service={service} />
    </div>
  );
}

function Priced({ priced, service }: { readonly priced: PricedQuote; readonly service: Service }) {
  const { request, itemised, catalogue, resumed, until } = priced;
  const choices = { catalogueId: catalogue.id, request };
  const orderData = JSON.stringify(buildOrder(quoteFormDefaults, request, sumUp(itemised)));
  return (
    <>
      <div className="stack">
        <h1>{resumed === undefined ? 'Votre devis' : 'Voici le devis qui vous a été transmis'}</h1>
        <p className="lead">
          {describeScope(request)}. {resumed && `${describePrices(resumed)} `}Ce prix tient jusqu’au {formatDay(until)}.
        </p>
        <p className="actions">
          <ButtonLink href={`${quotePath}.pdf${resumeQuery(choices)}`}>Télécharger le devis (PDF)</ButtonLink>
          <ButtonLink href={resumeAddress(service.config, choices)}>
            Ouvrir ce devis dans le formulaire du site
          </ButtonLink>
          {/* The address of typed choices is priced again once prices change; this one holds its price. */}
          {!resumed?.holds && (
            <ButtonLink href={quotePath + resumeQuery(choices)}>Adresse à garder ou à transmettre</ButtonLink>
          )}
        </p>
      </div>
      <section className="stack" aria-label="Votre devis">
        <h2>Ce que comprend ce devis</h2>
        <QuoteSheet {...priced} />
      </section>
      <section className="stack measure screen-only" aria-labelledby="commander">
        <h2 id="commander">Commander</h2>
        <OrderForm typed={{ orderData, email: '', acceptTerms: false }} termsUrl={termsAddress(service)} />
      </section>
    </>
  );
}
