import { QuoteLink } from '#site/features/supervision/QuoteLink.tsx';
import styles from './QuoteButton.module.css';

/** The floating way to the quote, on every page. */
export function QuoteButton() {
  return (
    <aside className={styles.place} aria-label="Devis en ligne">
      <QuoteLink className={styles.button}>Tarifs</QuoteLink>
    </aside>
  );
}
