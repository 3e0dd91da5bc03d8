import { blog } from '#content/blog.ts';
import type { Article } from '#domain/prose.ts';
import { LongRead } from '#site/features/prose/LongRead.tsx';
import { QuoteCallout } from '#site/layout/QuoteCallout.tsx';
import { BackButton } from '#site/navigation/BackButton.tsx';
import { paths } from '#site/navigation/paths.ts';
import { ArticleDrawing } from '#ui/drawings/articles/ArticleDrawing.tsx';
import { ArticleByline } from './ArticleByline.tsx';
import styles from './ArticlePage.module.css';
import { ArticleSources } from './ArticleSources.tsx';

/** One complete article. */
export function ArticlePage({ article }: { readonly article: Article }) {
  return (
    <article className={styles.article}>
      <header className="wrap">
        <BackButton label={blog.backLabel} fallback={paths.blog} always />
        <div className={styles.head}>
          <div className={styles.title}>
            <p className={styles.category}>{article.category}</p>
            <h1>{article.title}</h1>
            <ArticleByline article={article} />
          </div>
          <ArticleDrawing image={article.image} className={styles.picture} />
        </div>
      </header>
      <div className={`wrap ${styles.body}`}>
        <LongRead text={article} contentsTitle={blog.contentsTitle}>
          <ArticleSources sources={article.sources} />
          <BackButton label={blog.backLabel} fallback={paths.blog} always />
        </LongRead>
      </div>
      <QuoteCallout />
    </article>
  );
}
