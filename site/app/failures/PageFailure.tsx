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
  const { pathname, search, hash } = useLocation();
  const address = toRealPath(toHashPath(pathname)) + search + hash;
  const [cutOff, setCutOff] = useState<unknown>();
  const reloads = error instanceof ChunkLoadError && error !== cutOff && mayReload(address);
  useEffect(() => {
    const gone = new AbortController();
    if (reloads) reloadStaticPage(address, gone.signal).catch(() => setCutOff(error));
    else announceReady();
    return () => gone.abort();
  }, [reloads, address, error]);

  if (reloads) return null;
  return (
    <div className="wrap section">
      <ErrorPage
        message={error instanceof Error ? error.message : String(error)}
        explanation="La ligne a été coupée&nbsp;: une erreur est survenue pendant l’affichage de cette page. Rechargez-la ou revenez à l’accueil."
      />
    </div>
  );
}
