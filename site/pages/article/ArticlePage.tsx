import { blog } from '#content/blog.ts';
import type { Article, ArticleSource } from '#domain/prose.ts';
import { ArticleDates } from '#site/features/prose/ArticleDates.tsx';
import { LongRead } from '#site/features/prose/LongRead.tsx';
import { QuoteCallout } from '#site/layout/QuoteCallout.tsx';
import { BackButton } from '#site/navigation/BackButton.tsx';
import { paths } from '#site/navigation/paths.ts';
import { ArticleDrawing } from '#ui/drawings/articles/ArticleDrawing.tsx';
import styles from './ArticlePage.module.css';

export function ArticlePage({ article }: { readonly article: Article }) {
  return (
    <article className={styles.article}>
      <header className="wrap">
        <BackButton label={blog.backLabel} fallback={paths.blog} always />
        <div className={styles.head}>
          <div className={`column ${styles.title}`}>
            <p className={styles.category}>{article.category}</p>
            <h1>{article.title}</h1>
            <p className={`soft cluster ${styles.byline}`}>
              <span>{article.author}</span>
              <span>
                <ArticleDates article={article} />
              </span>
              <span>{`${article.readingMinutes}\u00a0min ${blog.readingTime}`}</span>
            </p>
          </div>
          <ArticleDrawing image={article.image} className="frame screen-only" />
        </div>
      </header>
      <div className={`wrap ${styles.body}`}>
        <LongRead text={article} contentsTitle={blog.contentsTitle}>
          {article.sources.length > 0 && <Sources sources={article.sources} />}
          <BackButton label={blog.backLabel} fallback={paths.blog} always />
        </LongRead>
      </div>
      <QuoteCallout />
    </article>
  );
}

/** The publications that the article relies on. */
function Sources({ sources }: { readonly sources: readonly ArticleSource[] }) {
  return (
    <section className={styles.sources}>
      <h2>{blog.sourcesTitle}</h2>
      <ol>
        {sources.map(({ title, publisher, year, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
            {`, ${publisher}, ${year}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
