import { articles } from '#content/article-list.ts';
import { pages } from '#content/pages.ts';
import { articlePath, menuLinks, paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import styles from './SitemapPage.module.css';

const mainLinks = [{ name: 'Accueil', path: paths.home }, ...menuLinks('footer')];
const legalLinks = [...menuLinks('legal'), { name: pages.terms.title, path: paths.terms }];
/** Pages in no menu. */
const otherLinks = Object.values(pages)
  .filter(({ path }) => path !== pages.article.path)
  .filter(({ path }) => [...mainLinks, ...legalLinks].every((link) => link.path !== path))
  .map(({ title, path }) => ({ name: title, path }));

const groups = [
  { title: 'Pages', links: [...mainLinks, ...otherLinks] },
  { title: 'Articles', links: articles.map(({ title, slug }) => ({ name: title, path: articlePath(slug) })) },
  { title: 'Informations légales', links: legalLinks.filter(({ path }) => path !== paths.sitemap) },
];

/** Links to every page and article. */
export function SitemapPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{pages.sitemap.title}</h1>
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className={styles.links}>
            {links.map(({ name, path }) => (
              <li key={path}>
                <SiteLink to={path}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
