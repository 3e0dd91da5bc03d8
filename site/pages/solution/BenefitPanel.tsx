import type { ReactElement } from 'react';
import type { BenefitCard } from '#content/schemas/page-texts.ts';
import { solution } from '#content/solution.ts';
import { ratesFile } from '#domain/company.ts';
import { usePrices } from '#site/features/catalogue/use-prices.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { BenefitLists } from './BenefitLists.tsx';
import styles from './BenefitPanel.module.css';

interface BenefitPanelProps {
  readonly benefit: BenefitCard;
  readonly drawing: ReactElement;
  readonly onOpen: (benefit: BenefitCard, from: HTMLElement) => void;
}

/** A drawing and its caption. The title of one with details is a button as large as the frame. */
export function BenefitPanel({ benefit, drawing, onOpen }: BenefitPanelProps) {
  const fill = usePrices();
  return (
    <article className={styles.panel}>
      <div className={styles.drawing}>{drawing}</div>
      <div className={`rows ${styles.caption}`}>
        <h2 className={styles.title}>
          {benefit.dialog ? (
            <button
              type="button"
              aria-haspopup="dialog"
              className={`stretched ${styles.opener}`}
              onClick={(event) => onOpen(benefit, event.currentTarget)}
            >
              {benefit.title}
            </button>
          ) : (
            benefit.title
          )}
        </h2>
        <p>{fill(benefit.description)}</p>
        {benefit.dialog && (
          <>
            <p className={`scripted ${styles.more}`} aria-hidden="true">
              {solution.openDialogHint}
            </p>
            <noscript>
              <BenefitLists sections={benefit.dialog.sections} />
              {benefit.dialog.callRatesButtons
                .filter(({ mode }) => mode === 'payAsYouGo')
                .map(({ label }) => (
                  <a key={label} href={ratesFile}>
                    {`${label} (CSV)`}
                  </a>
                ))}
            </noscript>
          </>
        )}
        {benefit.link && (
          <SiteLink className={styles.more} to={paths[benefit.link.page]}>
            {benefit.link.label}
          </SiteLink>
        )}
      </div>
    </article>
  );
}
