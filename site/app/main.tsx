import '#ui/styles/styles.css';
import './configure-zod.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router';
import { countVisit } from '#site/features/supervision/supervision-client.ts';
import { loadFonts } from '#site/fonts/load-fonts.ts';
import { toHashPath, toRealPath } from '#site/navigation/hash-path.ts';
import { PagePrefetch } from '#site/navigation/page-prefetch.ts';
import { AppFailure } from './AppFailure.tsx';
import { addManifestLink } from './add-manifest-link.ts';
import { adoptHashUrl } from './adopt-hash-url.ts';
import { canReopen, forgetReopening, reopen } from './history-handoff.ts';
import { followInPageLinks } from './in-page-links.ts';
import { claimInlinedStyles } from './inlined-styles.ts';
import { pagePrefetch } from './page-prefetch.ts';
import { failedEvent, readyEvent } from './ready.ts';
import { loadRoute, routes } from './routes.ts';

/** Tags of a static page's head that another page, rendered into it, must not keep. */
const ownTags = 'title, [name=robots], [rel=canonical], [type="application/ld+json"]';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('No element #root');
  adoptHashUrl();
  claimInlinedStyles();

  let page: string;
  try {
    page = await loadRoute(location.hash.slice(1).split(/[?#]/)[0] || '/');
  } catch (failure) {
    const realAddress = toRealPath(toHashPath(location.hash.slice(1) || '/'));
    if (canReopen(realAddress)) reopen(realAddress);
    throw failure;
  }
  forgetReopening();

  const isThere = document.documentElement.dataset.page === page;
  // Empty hydrationData skips the initial scroll restoration, so the visitor's position is kept.
  const router = createHashRouter(routes, isThere ? { hydrationData: {} } : {});
  const onReady = (): void => {
    void loadFonts();
    addManifestLink();
    followInPageLinks();
    countVisit();
  };
  document.addEventListener(readyEvent, onReady, { once: true });
  const app = (
    <AppFailure>
      <PagePrefetch value={pagePrefetch(router.routes)}>
        <RouterProvider router={router} useTransitions={false} />
      </PagePrefetch>
    </AppFailure>
  );
  if (isThere) {
    // Hydrates in slices of a few milliseconds, so that a touch needn't wait for the whole page.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    for (const tag of document.head.querySelectorAll(ownTags)) tag.remove();
    createRoot(root).render(app);
  }
}

start().catch((failure: unknown) => {
  document.dispatchEvent(new Event(failedEvent));
  throw failure;
});
