import type { ReactNode } from 'react';
import { homeFeatures, homeLinks } from '#content/home.ts';
import type { HomeFeature } from '#content/schemas/page-texts.ts';
import { usePrices } from '#site/features/catalogue/use-prices.ts';
import { faqPath, paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import CordPlug from '#ui/drawings/CordPlug.svg?drawing';
import EndlessCord from '#ui/drawings/EndlessCord.svg?drawing';
import { Icon } from '#ui/drawings/Icon.tsx';
import styles from './FeatureCards.module.css';

/** Six features as six scenes of unequal size. */
export function FeatureCards() {
  const fill = usePrices();
  return (
    <div className={`wrap ${styles.block}`}>
      <ul className={styles.cards}>
        {homeFeatures.map(({ key, title, description }) => (
          <li key={key} className={`frame ${styles.card} ${styles[key]} ${key === 'install' ? 'dark' : ''}`}>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{fill(description)}</p>
            </div>
            {scenes[key]}
          </li>
        ))}
      </ul>
      <p className={`cluster ${styles.links}`}>
        <ButtonLink as={SiteLink} kind="quiet" to={paths.demo}>
          {homeLinks.demo}
        </ButtonLink>
        <ButtonLink as={SiteLink} kind="quiet" to={faqPath}>
          {homeLinks.faq}
        </ButtonLink>
      </p>
    </div>
  );
}

const scenes: Readonly<Record<HomeFeature['key'], ReactNode>> = {
  install: <CordPlug className={styles.scene} />,
  portal: <Icon name="portal" className={styles.scene} />,
  calls: <EndlessCord className={styles.scene} />,
  number: <Icon name="number" className={styles.scene} />,
  mobility: (
    <div className={styles.scene}>
      <Icon name="desk-phone" />
      <Icon name="cordless-handset" />
      <Icon name="softphone" />
    </div>
  ),
  support: <Icon name="headset" className={styles.scene} />,
};
