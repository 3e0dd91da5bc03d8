import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';

interface ErrorPageProps {
  /** 404 for an unknown address. */
  readonly status?: 404;
  /** The status in words or the error's own message, shown unchanged. */
  readonly message: string;
}

/**
 * The content for an unknown address or a page that throws: the router's heading and the reason, what happened in larger
 * type, and a link back. No style sheet: every page would have to load it.
 */
export function ErrorPage({ status, message }: ErrorPageProps) {
  return (
    <div>
      <h1 lang="en" className="lead">
        Unexpected Application Error!
      </h1>
      <p>
        <strong>{message}</strong>
      </p>
      <h2>
        {status === 404
          ? 'La ligne sonne dans le vide : cette page n’existe pas ou a changé d’adresse.'
          : 'La ligne a été coupée : une erreur est survenue pendant l’affichage de cette page. Rechargez-la ou revenez à l’accueil.'}
      </h2>
      <SiteLink to={paths.home}>Revenir à l’accueil</SiteLink>
    </div>
  );
}
