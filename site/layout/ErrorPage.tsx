import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import styles from './ErrorPage.module.css';

/** Shown for an unknown address and for a page that throws: the router's own heading, the reason, and a way back. */
export function ErrorPage() {
  const error = useRouteError();
  const unknownPage = isRouteErrorResponse(error) && error.status === 404;

  return (
    <div className={`wrap section ${styles.page}`}>
      <div>
        <h1 className={styles.title}>Unexpected Application Error!</h1>
        <p className={styles.reason}>{reasonOf(error)}</p>
        <p className="lead">
          {unknownPage
            ? 'La ligne sonne dans le vide : cette page n’existe pas ou a changé d’adresse.'
            : 'La ligne a été coupée : une erreur est survenue pendant l’affichage de cette page. Rechargez-la ou revenez à l’accueil.'}
        </p>
        <SiteLink to={paths.home} className={styles.back}>
          Revenir à l’accueil
        </SiteLink>
      </div>
    </div>
  );
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
