import { cardName } from '#build/search/card-name.ts';
import { company } from '#content/company.ts';
import type { StaticPage } from '#site/app/list-static-pages.ts';
import { Logo } from '#ui/drawings/Logo.tsx';
import styles from './Card.module.css';
import { CardDrawing } from './CardDrawing.tsx';

/** Characters of a title that is set smaller. */
const longTitle = 48;

/** The picture of a page when its address is shared. */
export function Card({ page }: { readonly page: StaticPage }) {
  const name = cardName(page.path);
  return (
    <article id={name} className={styles.card} data-length={page.title.length > longTitle ? 'long' : 'short'}>
      <CardDrawing name={name} article={page.article?.image} />
      <div className={styles.words}>
        <p className={styles.brand}>
          <Logo /> {company.brand}
        </p>
        <h1>{page.title}</h1>
        <svg className={styles.cord} viewBox="0 0 200 12" aria-hidden="true">
          <path d="M0 6h172" />
          <path className={styles.plug} d="M172 6h16" />
        </svg>
      </div>
    </article>
  );
}
