import { company } from '#content/company.ts';
import type { homeHero } from '#content/home.ts';
import { QuoteLink } from '#site/features/supervision/QuoteLink.tsx';
import { KitScene } from '#site/ui/drawings/KitScene.tsx';
import styles from './Hero.module.css';

/** Headline and promise on the left, the kit on the right; its cord leaves the screen and comes back at the steps. */
export function Hero({ title, lead, benefits, quoteLink, fairUse, screenText }: typeof homeHero) {
  return (
    <div className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
                <path d="m2 9 5 5L18 2" />
              </svg>
              {benefit}
            </li>
          ))}
        </ul>
        <QuoteLink className={styles.quote}>{quoteLink}</QuoteLink>
        <p className={styles.fairUse}>{fairUse}</p>
      </div>
      <KitScene className={styles.kit} screenText={screenText} label={company.brand} />
    </div>
  );
}
