import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { type StaticPage, staticPages } from '#site/app/list-static-pages.ts';
import { routes } from '#site/app/routes.ts';
import { toHashPath } from '#site/navigation/hash-path.ts';

/** Every page that has a static file. */
export function listPages(): readonly StaticPage[] {
  return staticPages;
}

/** HTML of the page at a real address, head tags first as React emits them. Throws what a component throws. */
export async function renderPage(address: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${toHashPath(address)}`));
  if (context instanceof Response) throw new Error(`${address} answers with a redirection`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
