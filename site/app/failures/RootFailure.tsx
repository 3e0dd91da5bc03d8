import { Layout } from '#site/layout/Layout.tsx';
import { PageFailure } from './PageFailure.tsx';

/** The error page inside the layout, for failures that happen before a page is chosen. */
export function RootFailure() {
  return (
    <Layout>
      <PageFailure />
    </Layout>
  );
}
