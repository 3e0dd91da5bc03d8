import { features } from '#content/features.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import SwitchboardDrawing from '#ui/drawings/features/SwitchboardDrawing.svg?drawing';
import { FeatureRow } from './FeatureRow.tsx';
import styles from './FeaturesPage.module.css';

/** `/features`: the cord leaves an operator's switchboard and goes through fifteen sockets, one a feature, to the quote. */
export function FeaturesPage() {
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.header}`}>
        <div className={styles.words}>
          <h1>{features.title}</h1>
          <p className="lead">{features.lead}</p>
        </div>
        <SwitchboardDrawing className={styles.switchboard} />
      </header>
      <div className="wrap">
        {features.categories.map((category) => (
          <FeatureRow key={category.id} category={category} />
        ))}
      </div>
      <div className={`wrap ${styles.end}`}>
        <ButtonLink as={SiteLink} to={paths.quote} kind="primary" className={styles.quote}>
          {features.quoteLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
