import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ErrorPage } from '#site/layout/ErrorPage.tsx';
import { Layout } from '#site/layout/Layout.tsx';
import { toHashPath, toRealPath } from '#site/navigation/hash-path.ts';
import { canReopen, reopen } from './kept-address.ts';
import { LostPageError } from './load-page.ts';
import { announceReady } from './ready.ts';

/** The error page in place of a page that threw. A page whose code is gone is first opened anew at its real address. */
export function PageFailure() {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const address = toRealPath(toHashPath(pathname)) + search + hash;
  const reopens = error instanceof LostPageError && canReopen(address);
  useEffect(() => {
    if (reopens) reopen(address);
    else announceReady();
  }, [reopens, address]);

  if (reopens) return null;
  return (
    <div className="wrap section">
      {isRouteErrorResponse(error) ? (
        <ErrorPage status={error.status} message={`${error.status} ${error.statusText}`} />
      ) : (
        <ErrorPage message={error instanceof Error ? error.message : String(error)} />
      )}
    </div>
  );
}

/** The same inside the layout, where the failure came before any page could be chosen. */
export function RootFailure() {
  return (
    <Layout>
      <PageFailure />
    </Layout>
  );
}
