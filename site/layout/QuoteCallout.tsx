import type { ReactNode } from 'react';
import { quoteCallout } from '#content/quote-callout.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import styles from './QuoteCallout.module.css';

const { title, text, quoteLabel } = quoteCallout;

/** Closes a page: the link to the quote and, where the page has room, a drawing beside it. */
export function QuoteCallout({ children }: { readonly children?: ReactNode }) {
  return (
    <section className={`wrap screen-only ${styles.panel}`}>
      <div className={`column ${styles.words}`}>
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        <ButtonLink as={SiteLink} to={paths.quote} kind="primary">
          {quoteLabel}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}
