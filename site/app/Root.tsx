import { Outlet, ScrollRestoration } from 'react-router';
import { Layout } from '#site/layout/Layout.tsx';
import { PageHead } from './PageHead.tsx';

/** What stands around every page, and what every page needs. */
export function Root() {
  return (
    <>
      <PageHead />
      <Layout>
        <Outlet />
      </Layout>
      <ScrollRestoration />
    </>
  );
}
