import { blog } from '#content/blog.ts';
import type { Article } from '#content/prose.ts';
import { formatDay } from '#domain/calendar.ts';
import styles from './ArticlePage.module.css';

/** Who wrote the article, when, when it was last changed, and how long it takes to read. */
export function ArticleByline({ article }: { readonly article: Article }) {
  const { author, date, updated, readingMinutes } = article;
  return (
    <p className={styles.byline}>
      <span>{author}</span>
      <span>
        {`${blog.publishedOn} `}
        <time dateTime={date}>{formatDay(date)}</time>
        {updated !== date && (
          <>
            {`, ${blog.updatedOn} `}
            <time dateTime={updated}>{formatDay(updated)}</time>
          </>
        )}
      </span>
      <span>{`${readingMinutes}\u00a0min ${blog.readingTime}`}</span>
    </p>
  );
}
