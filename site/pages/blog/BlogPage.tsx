import { articles } from 'virtual:articles';
import { blog } from '#content/blog.ts';
import { QuoteCallout } from '#site/layout/QuoteCallout.tsx';
import InstallationSketch from '#ui/drawings/InstallationSketch.svg?drawing';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './BlogPage.module.css';

/** The articles, pegged to the cord like prints hung up to dry. */
export function BlogPage() {
  return (
    <div className={styles.page}>
      <div className="wrap">
        <h1>{blog.title}</h1>
        <p className={`lead ${styles.lead}`}>{blog.lead}</p>
      </div>
      <svg className={styles.cord} viewBox="0 0 1440 80" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M-10 4C100 40 220 60 309 60S600 40 720 40s300 28 411 28S1360 40 1450 4"
          fill="none"
          stroke="var(--coral)"
          strokeWidth="5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul className={`wrap ${styles.grid}`}>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <QuoteCallout>
        <InstallationSketch />
      </QuoteCallout>
    </div>
  );
}
