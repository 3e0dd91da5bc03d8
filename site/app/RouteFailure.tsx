import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from '#site/layout/ErrorPage.tsx';
import { Layout } from '#site/layout/Layout.tsx';

/** The error page in place of a page that threw. */
export function PageFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    return <ErrorPage status={error.status} message={`${error.status} ${error.statusText}`} />;
  }
  return <ErrorPage message={error instanceof Error ? error.message : String(error)} />;
}

/** The same inside the layout, where the failure came before any page could be chosen. */
export function RootFailure() {
  return (
    <Layout>
      <PageFailure />
    </Layout>
  );
}
