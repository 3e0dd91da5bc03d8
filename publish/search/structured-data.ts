import { company } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import type { StaticPage } from '#site/app/routes.ts';

/** What search engines are told of a page in the vocabulary of schema.org. */
export function describeForMachines(page: StaticPage, siteUrl: string): object {
  const organization = { '@type': 'Organization', '@id': `${siteUrl}/#organization` };
  const graph: object[] = [];
  if (page.path === '/') {
    graph.push(
      {
        ...organization,
        name: company.brand,
        url: `${siteUrl}/`,
        telephone: companyText(company.phone),
        email: companyText(company.email),
        foundingDate: String(company.foundedIn),
      },
      { '@type': 'WebSite', name: company.brand, url: `${siteUrl}/`, inLanguage: 'fr', publisher: organization },
    );
  } else {
    graph.push(breadcrumb(page, siteUrl));
  }
  if (page.article) {
    graph.push({
      '@type': 'BlogPosting',
      headline: page.article.title,
      description: page.article.description,
      datePublished: page.article.date,
      dateModified: page.article.updated,
      inLanguage: 'fr',
      mainEntityOfPage: siteUrl + page.path,
      author: { '@type': 'Organization', name: page.article.author },
      publisher: organization,
    });
  }
  return { '@context': 'https://schema.org', '@graph': graph };
}

function breadcrumb(page: StaticPage, siteUrl: string): object {
  const trail = [
    { name: 'Accueil', path: '/' },
    ...(page.article ? [{ name: 'Blog', path: '/blog/' }] : []),
    { name: page.title, path: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
