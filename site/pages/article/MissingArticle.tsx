import { blog } from '#content/blog.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import Clothesline from '#ui/drawings/articles/Clothesline.svg?drawing';
import styles from './MissingArticle.module.css';

/** Shown for an unknown slug: the other articles hang on the line, this one has flown away; with a link to the list. */
export function MissingArticle() {
  return (
    <div className={`wrap ${styles.missing}`}>
      <div className={`column ${styles.words}`}>
        <h1>{blog.missing.title}</h1>
        <p className="lead">{blog.missing.text}</p>
        <ButtonLink as={SiteLink} kind="primary" to={paths.blog}>
          {blog.backLabel}
        </ButtonLink>
      </div>
      <Clothesline className={styles.clothesline} />
    </div>
  );
}
