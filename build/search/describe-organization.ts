import { company } from '#content/company.ts';
import { companyText, isPlaceholder, telUrl } from '#domain/company.ts';
import { iconAddress } from './web-manifest.ts';

/**
 * A reference to the provider in another page's data, which search engines join to the description on the home page.
 */
export function organizationReference(siteUrl: string): object {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company.brand,
    url: `${siteUrl}/`,
    logo: siteUrl + iconAddress(512),
  };
}

/** The provider, for the home page; what is still to be given is left out or shown as a placeholder. */
export function describeOrganization(siteUrl: string): object {
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

/** The site itself, for the home page. */
export function describeWebsite(siteUrl: string): object {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.brand,
    url: `${siteUrl}/`,
    inLanguage: 'fr',
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}
