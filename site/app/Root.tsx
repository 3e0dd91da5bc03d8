import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Layout } from '#site/layout/Layout.tsx';
import { PageHead } from './PageHead.tsx';
import { announceReady } from './takeover/ready.ts';
import { positionsKey, scrollKey } from './takeover/scroll-positions.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** Wraps every page in the layout, and renders what all pages need. */
export function Root() {
  useFocusOnNavigation();
  return (
    <>
      <PageHead />
      <Layout>
        <Outlet />
      </Layout>
      <ScrollRestoration storageKey={positionsKey} getKey={scrollKey} />
      <Ready />
    </>
  );
}

/** Says so once what the page's effects put back, such as a draft, is rendered: a queued press would act without it. */
function Ready() {
  const [settled, settle] = useState(false);
  useEffect(() => (settled ? announceReady() : settle(true)), [settled]);
  return null;
}
