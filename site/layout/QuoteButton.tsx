import { useRef } from 'react';
import { QuoteLink } from '#site/features/supervision/QuoteLink.tsx';
import styles from './QuoteButton.module.css';
import { useStandAside } from './use-stand-aside.ts';

/** The floating way to the quote, on every page; it stands aside where it would cover a text or a control. */
export function QuoteButton() {
  const place = useRef<HTMLElement>(null);
  useStandAside(place);
  return (
    <aside ref={place} className={styles.place} aria-label="Devis en ligne">
      <QuoteLink className={styles.button}>Tarifs</QuoteLink>
    </aside>
  );
}
