import { blog } from '#content/blog.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import styles from './MissingArticle.module.css';

/** Shown for an unknown slug: the other articles hang on the line, this one has flown away; with a link to the list. */
export function MissingArticle() {
  return (
    <div className={`wrap ${styles.missing}`}>
      <div className={styles.words}>
        <h1>{blog.missing.title}</h1>
        <p className="lead">{blog.missing.text}</p>
        <ButtonLink as={SiteLink} kind="primary" to={paths.blog}>
          {blog.backLabel}
        </ButtonLink>
      </div>
      <Clothesline />
    </div>
  );
}

/** Two articles pegged to the line, the gap between them, and the sheet that the wind carries off. */
function Clothesline() {
  return (
    <svg className={styles.clothesline} viewBox="0 0 600 400" aria-hidden="true" focusable="false">
      <path d="M-40 52C120 104 440 116 1600 20" fill="none" stroke="var(--coral)" strokeWidth="5" />
      <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" fill="var(--card)">
        <path d="M26 78l138 18-22 176L4 254z" />
        <path d="M424 94l134-4 6 176-134 4z" />
        <path d="M41 108l50 7-7 48-50-7z" fill="var(--sun)" />
        <path d="M438 110l106-3 2 56-106 3z" fill="var(--sea-tint)" />
        <path d="M447 154c22-40 44 10 90-34" fill="none" stroke="var(--coral)" strokeWidth="4" />
        <path
          d="M105 118l38 5m-40 12l38 5m-40 12l38 5M30 178l102 13M28 196l102 13M25 214l62 8M444 186l104-3m-103 21l104-3m-103 21l60-2"
          fill="none"
        />
        <path d="M222 100l138 2-4 168-138-2z" fill="none" stroke="var(--stroke)" strokeDasharray="7 8" />
        <path
          d="M36 66l9 1-3 30-9-1zM142 82l9 1-4 28-9-1zM234 84h9v28h-9zM338 86h9v28h-9zM434 80h9v28h-9zM536 74h9v28h-9z"
          fill="var(--sun)"
        />
        <path d="M300 268c30-24 58-14 78 4s44 20 66 0l26 88c-24 22-46 18-68 2s-48-24-76-2z" />
        <path
          d="M322 286c20-12 36-6 50 6m-44 14c20-12 38-6 52 6s40 16 58 2m-104 20c20-12 38-6 52 6s40 16 58 2"
          fill="none"
        />
        <path d="M206 300c26 10 44 8 62-4M196 338c34 14 66 12 92-6M500 300c18 10 36 10 54 0" fill="none" />
      </g>
    </svg>
  );
}
