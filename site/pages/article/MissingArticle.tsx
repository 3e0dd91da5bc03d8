import { blog } from '#content/blog.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import button from '#site/ui/Button.module.css';
import styles from './ArticlePage.module.css';

/** Shown for a slug that names no article: the line was cut, and the way back to the list. */
export function MissingArticle() {
  return (
    <div className={`wrap ${styles.missing}`}>
      <h1>{blog.missing.title}</h1>
      <p className="lead">{blog.missing.text}</p>
      <svg viewBox="0 0 640 150" width="640" height="150" aria-hidden="true" focusable="false">
        <g fill="none" stroke="var(--coral)" strokeWidth="5" strokeLinecap="round">
          <path d="M0 74c80 0 90-44 150-44s50 76 110 76c20 0 28-14 30-30" />
          <path d="M640 74c-80 0-90 44-150 44s-60-70-120-70c-24 0-32 14-36 28" />
        </g>
        <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
          <path d="M276 76l6-34h18l6 34z" fill="var(--card)" transform="rotate(14 290 76)" />
          <path d="M284 56v14m7-14v14m7-14v14" transform="rotate(14 290 60)" />
          <path d="M320 76l8 32h20l6-32z" fill="var(--sun)" transform="rotate(-10 336 80)" />
          <path d="M310 28v-16M290 34l-10-12M332 34l10-12" fill="none" />
        </g>
      </svg>
      <SiteLink className={`${button.button} ${button.primary}`} to={paths.blog}>
        {blog.backLabel}
      </SiteLink>
    </div>
  );
}
