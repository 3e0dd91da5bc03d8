import { QuoteLink } from '#site/features/supervision/QuoteLink.tsx';
import styles from './QuoteButton.module.css';

/** The floating way to the quote, on every page. */
export function QuoteButton() {
  return (
    <div className={styles.place}>
      <QuoteLink className={styles.button}>Tarifs</QuoteLink>
    </div>
  );
}
