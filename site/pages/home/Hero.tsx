import { homeHero } from '#content/home.ts';
import { usePrices } from '#site/features/catalogue/use-prices.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import Check from '#ui/drawings/home/Check.svg?drawing';
import { KitScene } from '#ui/drawings/KitScene.tsx';
import styles from './Hero.module.css';

const { title, lead, benefits, quoteLink, prices, scope, assurances, publicPrices, terms, screenText } = homeHero;

/** Headline and promise on the left, the kit on the right; its cord leaves the screen and returns at the steps. */
export function Hero() {
  const fill = usePrices();
  return (
    <div className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead.map((sentence) => (
          <p key={sentence} className={`lead ${styles.lead}`}>
            {sentence}
          </p>
        ))}
        <div className={`cluster ${styles.prices}`}>
          {prices.map(({ amount, what }) => (
            <p key={what}>
              <strong>{fill(amount)}</strong> {what}
            </p>
          ))}
        </div>
        <p className={styles.scope}>{fill(scope)}</p>
        <div className={`cluster ${styles.action}`}>
          <ButtonLink as={SiteLink} to={paths.quote} kind="primary" className={styles.quote}>
            {quoteLink}
          </ButtonLink>
          <div className={styles.assurances}>
            {assurances
              .filter((assurance) => typeof assurance === 'string')
              .map((assurance) => (
                <p key={assurance}>{assurance}</p>
              ))}
          </div>
        </div>
        <p>{publicPrices}</p>
        <p className={`soft ${styles.terms}`}>{fill(terms)}</p>
      </div>
      <KitScene className={styles.kit} screenText={screenText} />
      <ul className={`rows ${styles.benefits}`}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Check />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}
