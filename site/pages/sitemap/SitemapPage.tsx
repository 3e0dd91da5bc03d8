import { articles } from '#content/article-list.ts';
import { pages } from '#content/pages.ts';
import type { PageEntry } from '#content/schemas/pages.ts';
import { articlePath, paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import styles from './SitemapPage.module.css';

/** Every page but articles and this one, by its name in a menu. */
const links = Object.values<PageEntry>(pages)
  .filter(({ path }) => path !== pages.article.path && path !== paths.sitemap)
  .map(({ path, footer, legal, title }) => {
    const isLegal = legal !== undefined || path === paths.terms;
    return { path, name: path === paths.home ? 'Accueil' : (footer ?? legal ?? title), isLegal };
  });

const groups = [
  { title: 'Pages', links: links.filter(({ isLegal }) => !isLegal) },
  { title: 'Articles', links: articles.map(({ title, slug }) => ({ name: title, path: articlePath(slug) })) },
  { title: 'Informations légales', links: links.filter(({ isLegal }) => isLegal) },
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
