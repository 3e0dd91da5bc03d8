import { articles } from '#content/article-list.ts';
import { blog } from '#content/blog.ts';
import { ArticleDates } from '#site/features/prose/ArticleDates.tsx';
import { QuoteCallout } from '#site/layout/QuoteCallout.tsx';
import { articlePath } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ArticleDrawing } from '#ui/drawings/articles/ArticleDrawing.tsx';
import BlogCord from '#ui/drawings/articles/BlogCord.svg?drawing';
import InstallationSketch from '#ui/drawings/InstallationSketch.svg?drawing';
import styles from './BlogPage.module.css';

/** The articles, pegged to the cord like prints hung up to dry; each whole card is one link, named by the title. */
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
            <article className={`frame ${styles.card}`}>
              <ArticleDrawing image={article.image} className={styles.picture} />
              <div className={styles.words}>
                <p className={styles.category}>{article.category}</p>
                <h2>
                  <SiteLink className="stretched" to={articlePath(article.slug)}>
                    {article.title}
                  </SiteLink>
                </h2>
                <p>{article.excerpt}</p>
                <p className="soft">
                  {article.author}
                  <br />
                  <ArticleDates article={article} />
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <QuoteCallout>
        <InstallationSketch />
      </QuoteCallout>
    </div>
  );
}
