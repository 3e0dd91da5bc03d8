import { articles } from 'virtual:articles';
import { footerLinks, legalLinks, type NavItem, otherLinks } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { articlePath, paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import styles from './SitemapPage.module.css';

interface Group {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly path: string }[];
}

const toLink = ({ name, page }: NavItem) => ({ name, path: paths[page] });

const named = [otherLinks.home, ...footerLinks, ...legalLinks, otherLinks.terms];
/** Pages in no menu. */
const unnamed = (Object.keys(paths) as NavItem['page'][])
  .filter((page) => named.every((link) => link.page !== page))
  .map((page) => ({ name: pages[page].title, path: paths[page] }));

const groups: readonly Group[] = [
  { title: 'Pages', links: [...[otherLinks.home, ...footerLinks].map(toLink), ...unnamed] },
  { title: 'Articles', links: articles.map(({ title, slug }) => ({ name: title, path: articlePath(slug) })) },
  {
    title: 'Informations légales',
    links: [...legalLinks.filter(({ page }) => page !== 'sitemap'), otherLinks.terms].map(toLink),
  },
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
