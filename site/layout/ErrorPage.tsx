import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import styles from './ErrorPage.module.css';
import { UnpluggedLine } from './UnpluggedLine.tsx';

interface ErrorPageProps {
  /** HTTP status, where the failure has one. */
  readonly status?: number;
  /** The status in words or the error's own message, shown as it is. */
  readonly message: string;
}

/** Shown for an unknown address and for a page that throws: the router's own heading, the reason, and a way back. */
export function ErrorPage({ status, message }: ErrorPageProps) {
  return (
    <div className={`wrap section ${styles.page}`}>
      <div>
        <h1 className={styles.title} lang="en">
          Unexpected Application Error!
        </h1>
        <p className={styles.reason}>{message}</p>
        <p className="lead">
          {status === 404
            ? 'La ligne sonne dans le vide : cette page n’existe pas ou a changé d’adresse.'
            : 'La ligne a été coupée : une erreur est survenue pendant l’affichage de cette page. Rechargez-la ou revenez à l’accueil.'}
        </p>
        <SiteLink to={paths.home} className={styles.back}>
          Revenir à l’accueil
        </SiteLink>
      </div>
      <UnpluggedLine className={styles.drawing} />
    </div>
  );
}
