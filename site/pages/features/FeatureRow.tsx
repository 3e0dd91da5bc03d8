import type { ComponentType } from 'react';
import type { FeatureCategory } from '#content/schemas/page-texts.ts';
import { usePrices } from '#site/features/catalogue/use-prices.ts';
import type { DrawingProps } from '#ui/drawings/Drawing.tsx';
import { CallScene } from '#ui/drawings/features/CallScene.tsx';
import { PhonesScene } from '#ui/drawings/features/PhonesScene.tsx';
import PortalScene from '#ui/drawings/features/PortalScene.svg?drawing';
import { SecuredLineScene } from '#ui/drawings/features/SecuredLineScene.tsx';
import Timetable from '#ui/drawings/features/Timetable.svg?drawing';
import { Icon } from '#ui/drawings/Icon.tsx';
import styles from './FeatureRow.module.css';

const scenes: Readonly<Record<FeatureCategory['id'], ComponentType<DrawingProps>>> = {
  communications: CallScene,
  management: Timetable,
  devices: PhonesScene,
  administration: PortalScene,
  'support-security': SecuredLineScene,
};

/** A category, its scene and its features, each in a socket that the cord passes on its way to the next row. */
export function FeatureRow({ category }: { readonly category: FeatureCategory }) {
  const fill = usePrices();
  const Scene = scenes[category.id];
  return (
    <section className={styles.row}>
      <div className={`column ${styles.label}`}>
        <h2 className={`dark ${styles.plate}`}>{category.title}</h2>
        <p className={styles.lead}>{category.lead}</p>
        <Scene className={styles.scene} />
      </div>
      <ul className={styles.features}>
        {category.features.map(({ title, description, icon }) => (
          <li key={title} className={styles.feature}>
            <span className={styles.socket}>
              <Icon name={icon} className={styles.icon} />
            </span>
            <h3>{title}</h3>
            <p>{fill(description)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
