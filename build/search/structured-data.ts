import { company } from '#content/company.ts';
import { descriptions, pages } from '#content/pages.ts';
import { companyText, isPlaceholder, telUrl } from '#domain/company.ts';
import { toEuroDecimal } from '#domain/money.ts';
import type { ArticleSummary } from '#domain/prose.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fillPrices, startingPrices } from '#domain/quote/price/price-texts.ts';
import type { StaticPage } from '#site/app/list-static-pages.ts';
import { sharedCard } from './shared-card.ts';
import { iconAddress } from './web-manifest.ts';

/** Facts about the whole site, for any page. */
export interface SiteFacts {
  readonly siteUrl: string;
  readonly catalogue: Catalogue;
}

/** Structured data of a page for search engines (schema.org), the same facts as the page shows. */
export function describeForMachines(page: StaticPage, { siteUrl, catalogue }: SiteFacts): object {
  const graph =
    page.path === pages.home.path
      ? [describeOrganization(siteUrl), describeWebsite(siteUrl)]
      : [describeTrail(page, siteUrl)];
  if (page.path === pages.quote.path) graph.push(describeOffer(catalogue, siteUrl));
  if (page.article) graph.push(describeArticle(page, page.article, siteUrl));
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** The breadcrumb from the home page to this one. */
function describeTrail(page: StaticPage, siteUrl: string): object {
  const trail = [
    { title: 'Accueil', path: pages.home.path },
    ...(page.article ? [{ title: 'Blog', path: pages.blog.path }] : []),
    page,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      // The last one is the page itself.
      ...(path !== page.path && { item: siteUrl + path }),
    })),
  };
}

/** The smallest installation at its prices before tax, as the page's description says them. */
function describeOffer(catalogue: Catalogue, siteUrl: string): object {
  const { phones, oneTime, monthly } = startingPrices(catalogue);
  const offer = (name: string, cents: number, unitCode?: string) => ({
    '@type': 'Offer',
    name: `${name} pour ${phones} postes`,
    validFrom: catalogue.validFrom,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toEuroDecimal(cents),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
      unitCode,
    },
  });
  return {
    '@type': 'Product',
    name: `${company.brand}, téléphonie VoIP clé en main`,
    description: fillPrices(descriptions.quote, catalogue),
    brand: { '@type': 'Brand', name: company.brand },
    image: siteUrl + sharedCard(pages.quote.path),
    url: siteUrl + pages.quote.path,
    // « MON » is a month (UN/CEFACT).
    offers: [offer('Matériel, livraison et mise en service', oneTime), offer('Abonnement', monthly, 'MON')],
  };
}

function describeArticle(page: StaticPage, article: ArticleSummary, siteUrl: string): object {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    image: siteUrl + sharedCard(page.path),
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.updated,
    inLanguage: 'fr',
    mainEntityOfPage: siteUrl + page.path,
    author: organizationReference(siteUrl),
    publisher: organizationReference(siteUrl),
  };
}

/** The provider in another page's data, which search engines join to the description on the home page. */
function organizationReference(siteUrl: string): object {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company.brand,
    url: `${siteUrl}/`,
    logo: siteUrl + iconAddress(512),
  };
}

/** The provider, for the home page; what is still to be given is left out or shown as a placeholder. */
function describeOrganization(siteUrl: string): object {
  const { address } = company;
  return {
    ...organizationReference(siteUrl),
    legalName: companyText(company.legalName),
    foundingDate: String(company.foundedIn),
    telephone: telUrl(companyText(company.phone)).replace('tel:', ''),
    email: companyText(company.email),
    address: {
      '@type': 'PostalAddress',
      streetAddress: isPlaceholder(address.street) ? undefined : companyText(address.street),
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: 'FR',
    },
    // A placeholder names only the network, not the provider's page.
    sameAs: company.social.filter(({ url }) => !isPlaceholder(url)).map(({ url }) => companyText(url)),
  };
}

function describeWebsite(siteUrl: string): object {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.brand,
    url: `${siteUrl}/`,
    inLanguage: 'fr',
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}
