import { articles } from '#content/article-list.ts';
import { blog } from '#content/blog.ts';
import { QuoteCallout } from '#site/layout/QuoteCallout.tsx';
import BlogCord from '#ui/drawings/articles/BlogCord.svg?drawing';
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
      <BlogCord className={`screen-only ${styles.cord}`} />
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
