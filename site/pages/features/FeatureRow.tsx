import type { FeatureCategory } from '#content/features.ts';
import { Icon } from '#site/ui/drawings/Icon.tsx';
import styles from './FeatureRow.module.css';

/** A category and its features, each in a socket that the cord goes through on its way to the next row. */
export function FeatureRow({ category }: { readonly category: FeatureCategory }) {
  return (
    <section className={styles.row}>
      <div className={styles.label}>
        <h2 className={styles.plate}>{category.title}</h2>
        <p className={styles.lead}>{category.lead}</p>
      </div>
      <ul className={styles.features}>
        {category.features.map(({ title, description, icon }) => (
          <li key={title} className={styles.feature}>
            <span className={styles.socket}>
              <Icon name={icon} className={styles.icon} />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
