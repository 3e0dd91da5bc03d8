import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';

interface DevelopmentApp {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly close: () => Promise<void>;
}

interface ServiceModule {
  readonly createDevelopmentApp: () => Promise<DevelopmentApp>;
}

const entry = 'service/development.ts';

/** Passes requests to the supervision service, loaded from its sources through Vite, again after they change. */
export function serviceListener(vite: ViteDevServer): RequestListener {
  let loaded: ServiceModule | undefined;
  let app: Promise<DevelopmentApp> | undefined;
  return getRequestListener(async (request) => {
    if (!existsSync(entry)) return new Response(null, { status: 503 });
    const module = (await vite.ssrLoadModule(`/${entry}`)) as ServiceModule;
    if (module !== loaded) {
      loaded = module;
      app = replace(app, module);
    }
    return (await app)?.fetch(request) ?? new Response(null, { status: 503 });
  });
}

async function replace(former: Promise<DevelopmentApp> | undefined, module: ServiceModule): Promise<DevelopmentApp> {
  await (await former?.catch(() => undefined))?.close();
  return await module.createDevelopmentApp();
}
