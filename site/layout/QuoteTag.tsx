import { QuoteLink } from '#site/features/supervision/QuoteLink.tsx';
import styles from './QuoteTag.module.css';

/** Link to the quote, drawn as a price tag in the header's row, as high as a button. */
export function QuoteTag() {
  return <QuoteLink className={`screen-only ${styles.tag}`}>Tarifs</QuoteLink>;
}
