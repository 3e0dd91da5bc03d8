import { blog } from '#content/blog.ts';
import type { Article } from '#domain/prose.ts';
import { ArticleDates } from '#site/features/prose/ArticleDates.tsx';
import styles from './ArticlePage.module.css';

/** Who wrote the article, when, when it was last changed, and how long it takes to read. */
export function ArticleByline({ article }: { readonly article: Article }) {
  const { author, readingMinutes } = article;
  return (
    <p className={`soft ${styles.byline}`}>
      <span>{author}</span>
      <span>
        <ArticleDates article={article} />
      </span>
      <span>{`${readingMinutes}\u00a0min ${blog.readingTime}`}</span>
    </p>
  );
}
