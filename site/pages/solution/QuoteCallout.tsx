import { solution } from '#content/solution.ts';
import { QuoteLink } from '#site/features/supervision/QuoteLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import styles from './QuoteCallout.module.css';

const { title, text, quoteLabel } = solution.closing;

/** The last frame of the strip, still in pencil: the visitor's own installation, which the quote will draw. */
export function QuoteCallout() {
  return (
    <section className={`wrap ${styles.panel}`}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        <ButtonLink as={QuoteLink} kind="primary">
          {quoteLabel}
        </ButtonLink>
      </div>
      <svg className={styles.sketch} viewBox="0 0 440 220" aria-hidden="true">
        <path d="M8 110l70-20 70 20v44l-70 22-70-22zM8 110l70 22 70-22M78 132v44" />
        <path d="M196 104h96v40h-96zm16 20h64" />
        <path d="M352 62l10-46h58l10 46zm20-34h38l3 16h-44zM352 140l10-46h58l10 46zm20-34h38l3 16h-44zM352 214l10-42h58l10 42zm20-30h38l3 12h-44z" />
        <path
          stroke="var(--coral)"
          strokeWidth="3"
          d="M148 130h48M292 112c40 0 16-70 62-70M292 122h62M292 132c40 0 16 66 62 66"
        />
      </svg>
    </section>
  );
}
