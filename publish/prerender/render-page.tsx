import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { pages } from '#content/pages.ts';
import { writtenPages } from '#site/app/page-loaders.ts';
import { routes } from '#site/app/routes.ts';
import { toHashPath } from '#site/navigation/paths.ts';

/** Real addresses of every page to be written, from `/` to `/`. */
export function listAddresses(): string[] {
  return writtenPages.filter((key) => key !== 'article').map((key) => pages[key].path);
}

/** HTML of the page at a real address, head tags first as React emits them. */
export async function renderPage(address: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${toHashPath(address)}`));
  if (context instanceof Response) throw new Error(`${address} answers with a redirection`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
