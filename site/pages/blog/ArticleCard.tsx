import type { ArticleSummary } from '#domain/prose.ts';
import { ArticleDates } from '#site/features/prose/ArticleDates.tsx';
import { articlePath } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ArticleDrawing } from '#ui/drawings/articles/ArticleDrawing.tsx';
import styles from './BlogPage.module.css';

/** An article in the list; the whole card is one link, named by the title. */
export function ArticleCard({ article }: { readonly article: ArticleSummary }) {
  const { slug, title, category, excerpt, author, image } = article;
  return (
    <article className={`frame ${styles.card}`}>
      <ArticleDrawing image={image} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.category}>{category}</p>
        <h2>
          <SiteLink to={articlePath(slug)}>{title}</SiteLink>
        </h2>
        <p>{excerpt}</p>
        <p className="soft">
          {author}
          <br />
          <ArticleDates article={article} />
        </p>
      </div>
    </article>
  );
}
