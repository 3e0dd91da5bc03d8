import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import styles from './QuoteTag.module.css';

/** Link to the quote, drawn as a price tag in the header's row, as high as a button. */
export function QuoteTag() {
  return (
    <SiteLink to={paths.quote} className={`screen-only ${styles.tag}`}>
      Tarifs
    </SiteLink>
  );
}
