import { company } from '#content/company.ts';
import { descriptions, pages } from '#content/pages.ts';
import type { Catalogue, CatalogueItem } from '#domain/quote/catalogue/catalogue.ts';
import { type OfferedPlan, offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { fillPrices } from '#domain/quote/price/price-texts.ts';
import { sharedCard } from './shared-card.ts';

/** Code for « month » in the list that schema.org refers to (UN/CEFACT). */
const month = 'MON';

/** The offer with every price of a catalogue, before tax like everywhere on the site. */
export function describeOffer(catalogue: Catalogue, siteUrl: string): object {
  const { oneTime, monthly } = catalogue;
  const describe = (item: CatalogueItem, unitCode?: string): object => ({
    '@type': 'Offer',
    name: item.label,
    ...commonTerms(catalogue, siteUrl),
    priceSpecification: priceBeforeTax(item.priceCents, unitCode),
  });
  return {
    '@type': 'Product',
    '@id': `${siteUrl}${pages.quote.path}#offer`,
    name: `${company.brand}, téléphonie VoIP clé en main`,
    description: fillPrices(descriptions.quote, catalogue),
    brand: { '@type': 'Brand', name: company.brand },
    image: siteUrl + sharedCard(pages.quote.path),
    url: siteUrl + pages.quote.path,
    offers: [
      ...Object.values(oneTime.phones).map((phone) => describe(phone)),
      ...Object.values(oneTime.switches).map((device) => describe(device)),
      ...[oneTime.box, oneTime.cable, oneTime.setup, oneTime.portabilityBlock, oneTime.shipping].map((item) =>
        describe(item),
      ),
      ...[monthly.phoneLicence, monthly.virtualUser, monthly.geographicNumber].map((item) => describe(item, month)),
      ...offeredPlans(catalogue).map((plan) => describePlan(catalogue, plan, siteUrl)),
    ],
  };
}

/** A plan's price depends on its simultaneous calls: its lowest and highest price, and their number. */
function describePlan(catalogue: Catalogue, plan: OfferedPlan, siteUrl: string): object {
  const prices = Object.values(plan.priceCents);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return {
    '@type': 'AggregateOffer',
    name: `${catalogue.unlimited.label}, ${plan.label}`,
    ...commonTerms(catalogue, siteUrl),
    lowPrice: euros(lowest),
    highPrice: euros(highest),
    offerCount: prices.length,
    priceSpecification: priceBeforeTax(lowest, month),
  };
}

function commonTerms(catalogue: Catalogue, siteUrl: string): object {
  return {
    url: siteUrl + pages.quote.path,
    priceCurrency: 'EUR',
    validFrom: catalogue.validFrom,
    availability: 'https://schema.org/InStock',
  };
}

function priceBeforeTax(cents: number, unitCode?: string): object {
  return {
    '@type': 'UnitPriceSpecification',
    price: euros(cents),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: false,
    ...(unitCode && { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode } }),
  };
}

/** An amount in schema.org's format, `22.50`; exact, since cents are whole. */
function euros(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
