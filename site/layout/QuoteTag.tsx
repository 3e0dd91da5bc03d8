import { QuoteLink } from '#site/features/supervision/QuoteLink.tsx';
import styles from './QuoteTag.module.css';

/**
 * The way to the quote on every page: a price tag that hangs on a cord in the header's row, so that it covers nothing. It is
 * a link of the height of a button.
 */
export function QuoteTag() {
  return <QuoteLink className={styles.tag}>Tarifs</QuoteLink>;
}
