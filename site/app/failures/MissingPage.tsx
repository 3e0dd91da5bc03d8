import { UnpluggedLineDrawing } from '#ui/drawings/UnpluggedLineDrawing.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import styles from './MissingPage.module.css';

/** The page for an address without a route. */
export function MissingPage() {
  return (
    <div className={`wrap section ${styles.page}`}>
      <ErrorPage status={404} message="404 Not Found" />
      <UnpluggedLineDrawing className={styles.drawing} />
    </div>
  );
}
