import { formatDay } from '#domain/calendar.ts';
import { ratesFile } from '#domain/company.ts';
import { buildOrder } from '#domain/order/build-order.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { describePrices } from '#domain/quote/describe-resumption.ts';
import { summariseMessages } from '#domain/quote/form/summarise-messages.ts';
import { describeScope } from '#domain/quote/installation/describe-scope.ts';
import { sumUp } from '#domain/quote/price/price-quote.ts';
import { OrderForm } from '#service/orders/payment/OrderForm.tsx';
import { QuoteSheet } from '#service/orders/summary/QuoteSheet.tsx';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { type Service, termsAddress } from '#service/service.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { type QuoteLinks, refusedFields } from './quote-json.ts';
import type { PricedQuote, ShownQuote } from './read-quote-query.ts';

interface QuotePageProps {
  readonly asked: ShownQuote;
  readonly query: URLSearchParams;
  readonly links: (asked: PricedQuote) => QuoteLinks;
  readonly service: Service;
}

/** The quote as a page that needs no script: its price if it has one, « Commander », and the choices to change. */
export function QuotePage({ asked, query, links, service }: QuotePageProps) {
  const errors = asked.kind === 'refused' ? refusedFields(asked.errors) : [];
  const catalogue = currentCatalogue(service.catalogues, service.clock());
  const listed = summariseMessages(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
  return (
    <div className="stack wide">
      <RefusedFields errors={listed.map(({ name, ...error }) => ({ field: name, ...error }))} sent={query} />
      {asked.kind === 'priced' ? (
        <>
          <Priced {...{ asked, links, service }} />
          <h2>Changer ces choix, aux prix d’aujourd’hui</h2>
        </>
      ) : (
        <div className="stack">
          <h1>Tarifs</h1>
          <p className="lead">Comptez vos postes, voyez chaque prix, commandez quand vous voulez.</p>
          <p className="soft">{service.company.professionalsOnly}, en euros hors taxes (HT).</p>
        </div>
      )}
      <QuoteFields
        asked={asked}
        catalogue={catalogue}
        errors={errors}
        ratesUrl={`${service.config.siteUrl ?? ''}${ratesFile}`}
      />
    </div>
  );
}

function Priced({ asked, links, service }: Omit<QuotePageProps, 'query'> & { readonly asked: PricedQuote }) {
  const { form, request, itemised, resumed, until } = asked;
  const { page, pdf, site } = links(asked);
  const orderData = JSON.stringify(buildOrder(form, request, sumUp(itemised)));
  return (
    <>
      <div className="stack">
        <h1>{resumed === undefined ? 'Votre devis' : 'Voici le devis qui vous a été transmis'}</h1>
        <p className="lead">
          {describeScope(request)}. {resumed && `${describePrices(resumed)} `}Ce prix tient jusqu’au {formatDay(until)}.
        </p>
        <p className="actions">
          <ButtonLink href={pdf}>Télécharger le devis (PDF)</ButtonLink>
          <ButtonLink href={site}>Ouvrir ce devis dans le formulaire du site</ButtonLink>
        </p>
      </div>
      <section className="part" aria-label="Votre devis">
        <h2>Ce que comprend ce devis</h2>
        <QuoteSheet {...asked} />
      </section>
      <div className="columns">
        <section className="part" aria-labelledby="commander">
          <h2 id="commander">Commander</h2>
          <OrderForm typed={{ orderData, email: '', acceptTerms: false }} termsUrl={termsAddress(service)} />
        </section>
        <section className="part" aria-labelledby="transmettre">
          <h2 id="transmettre">Garder ou transmettre</h2>
          <p>Cette adresse montre ce devis à qui l’ouvre, sans compte. Elle ne dit pas qui vous êtes.</p>
          <p className="address-of-quote">
            <a href={page}>{page}</a>
          </p>
        </section>
      </div>
    </>
  );
}
