import { blog } from '#content/blog.ts';
import type { ArticleSource } from '#domain/prose.ts';
import styles from './ArticlePage.module.css';

/** The publications that the article relies on. */
export function ArticleSources({ sources }: { readonly sources: readonly ArticleSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <h2>{blog.sourcesTitle}</h2>
      <ol>
        {sources.map(({ title, publisher, year, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>
            {`, ${publisher}, ${year}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
