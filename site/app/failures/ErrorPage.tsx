import type { ReactNode } from 'react';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';

interface ErrorPageProps {
  /** The status in words or the error's own message, shown unchanged. */
  readonly message: ReactNode;
  /** What happened, in French. */
  readonly explanation: string;
}

/** The content for an unknown address or a page that throws. No style sheet, as every page would have to load it. */
export function ErrorPage({ message, explanation }: ErrorPageProps) {
  return (
    <div>
      <h1 lang="en" className="lead">
        Unexpected Application Error!
      </h1>
      <p>
        <strong>{message}</strong>
      </p>
      <h2>{explanation}</h2>
      <SiteLink to={paths.home}>Revenir à l’accueil</SiteLink>
    </div>
  );
}
