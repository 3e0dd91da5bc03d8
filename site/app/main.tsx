import '#ui/styles/styles.css';
import './configure-zod.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router';
import { countQuoteClicks, countVisit } from '#site/features/supervision/supervision-client.ts';
import { loadFonts } from '#site/fonts/load-fonts.ts';
import { toHashPath, toRealPath } from '#site/navigation/hash-path.ts';
import { PagePrefetchContext } from '#site/navigation/page-prefetch-context.ts';
import { paths } from '#site/navigation/paths.ts';
import { followInPageLinks } from './in-page-links.ts';
import { loadRoute, routes } from './routes.ts';
import { adoptHashUrl } from './takeover/adopt-hash-url.ts';
import { mayReload, reloadStaticPage, resetReloadGuard } from './takeover/history-handoff.ts';
import { claimInlinedStyles } from './takeover/inlined-styles.ts';
import { failedEvent, readyEvent } from './takeover/ready.ts';

/** Tags of a static page's head that another page, rendered into it, must not keep. */
const pageSpecificTags = 'title, [name=robots], [rel=canonical], [type="application/ld+json"]';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('No element #root');
  // Apart, since translators begin once the page is shown. Without it only a translated page can fail.
  import('./follow-translator.ts').then(({ followTranslator }) => followTranslator()).catch(() => undefined);
  adoptHashUrl();
  // Before the router's own listener: a spoiled link may open in a tab where the app runs.
  addEventListener('popstate', adoptHashUrl);
  // From now on the browser itself would follow them to the home page.
  followInPageLinks();
  claimInlinedStyles();
  countQuoteClicks(paths.quote);

  let page: string;
  try {
    let hash: string;
    // Back and Forward may change the address meanwhile, as nothing is rendered yet that they would leave.
    do {
      hash = location.hash;
      page = await loadRoute(hash.slice(1).split(/[?#]/)[0] || '/');
    } while (location.hash !== hash);
  } catch (failure) {
    const realAddress = toRealPath(toHashPath(location.hash.slice(1) || '/'));
    if (mayReload(realAddress)) await reloadStaticPage(realAddress);
    throw failure;
  }
  resetReloadGuard();

  const isPrerendered = document.documentElement.dataset.page === page;
  // Empty hydrationData skips the initial scroll restoration, so the visitor's position is kept.
  const router = createHashRouter(routes, isPrerendered ? { hydrationData: {} } : {});
  const onReady = (): void => {
    void loadFonts();
    // In the page itself it would be fetched during the first paint, which a slow network delays.
    document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }));
    countVisit();
  };
  document.addEventListener(readyEvent, onReady, { once: true });
  const prefetchPage = (realAddress: string): void => {
    // Ignore failures: the page is fetched again when it is opened, and any error is shown then.
    loadRoute(toHashPath(realAddress).split(/[?#]/)[0] ?? '/', router.routes).catch(() => undefined);
  };
  const app = (
    <PagePrefetchContext value={prefetchPage}>
      <RouterProvider router={router} useTransitions={false} />
    </PagePrefetchContext>
  );
  if (isPrerendered) {
    // Hydrates in slices of a few milliseconds, so that a touch needn't wait for the whole page.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    for (const tag of document.head.querySelectorAll(pageSpecificTags)) tag.remove();
    createRoot(root).render(app);
  }
}

start().catch((failure: unknown) => {
  document.dispatchEvent(new Event(failedEvent));
  throw failure;
});
