import { UnpluggedLineDrawing } from '#ui/drawings/UnpluggedLineDrawing.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import styles from './MissingPage.module.css';

/** The page for an address without a route. */
export function MissingPage() {
  return (
    <div className={`wrap section ${styles.page}`}>
      <ErrorPage
        message={<span lang="en">404 Not Found</span>}
        explanation="La ligne sonne dans le vide&nbsp;: cette page n’existe pas ou a changé d’adresse."
      />
      <UnpluggedLineDrawing className={styles.drawing} />
    </div>
  );
}
