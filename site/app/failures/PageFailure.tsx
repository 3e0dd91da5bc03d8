import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { ChunkLoadError } from '#site/app/load-page.ts';
import { mayReload, reloadStaticPage } from '#site/app/takeover/history-handoff.ts';
import { announceReady } from '#site/app/takeover/ready.ts';
import { toHashPath, toRealPath } from '#site/navigation/hash-path.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** The error page in place of a page that threw. If its code failed to load, its real address is opened first. */
export function PageFailure() {
  const error = useRouteError();
  const { pathname, search, hash, key } = useLocation();
  const address = toRealPath(toHashPath(pathname)) + search + hash;
  // The visit, not the error: the router throws the same one at each visit.
  const [cutOff, setCutOff] = useState<string>();
  const reloads = error instanceof ChunkLoadError && key !== cutOff && mayReload(address);
  useEffect(() => {
    const gone = new AbortController();
    if (reloads) reloadStaticPage(address, gone.signal).catch(() => setCutOff(key));
    else announceReady();
    return () => gone.abort();
  }, [reloads, address, key]);

  if (reloads) return null;
  return (
    <div className="wrap section">
      <ErrorPage
        message={
          error instanceof ChunkLoadError ? (
            error.message
          ) : (
            <span lang="en">{error instanceof Error ? error.message : String(error)}</span>
          )
        }
        explanation="La ligne a été coupée&nbsp;: une erreur est survenue pendant l’affichage de cette page. Rechargez-la ou revenez à l’accueil."
      />
    </div>
  );
}
