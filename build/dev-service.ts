import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';

interface ServiceModule {
  readonly createDevelopmentApp: () => Promise<{ fetch: (request: Request) => Response | Promise<Response> }>;
}

const entry = 'service/development.ts';

/** Passes requests to the supervision service, loaded from its sources through Vite at the first request. */
export function serviceListener(vite: ViteDevServer): RequestListener {
  let app: ReturnType<ServiceModule['createDevelopmentApp']> | undefined;
  return getRequestListener(async (request) => {
    if (!existsSync(entry)) return new Response(null, { status: 503 });
    app ??= vite.ssrLoadModule(`/${entry}`).then((module) => (module as ServiceModule).createDevelopmentApp());
    return (await app).fetch(request);
  });
}
