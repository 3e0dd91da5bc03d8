import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';
import type * as development from '#service/development.ts';

type ServiceModule = typeof development;
type DevelopmentApp = Awaited<ReturnType<ServiceModule['createDevelopmentApp']>>;

/** Passes requests to the supervision service, loaded from its sources through Vite, again after they change. */
export function serviceListener(vite: ViteDevServer): RequestListener {
  let current: { readonly module: ServiceModule; readonly app: Promise<DevelopmentApp> } | undefined;
  return getRequestListener(async (request) => {
    const module = (await vite.ssrLoadModule('/service/development.ts')) as ServiceModule;
    if (current?.module !== module) current = { module, app: replace(current?.app, module) };
    return await (await current.app).fetch(request);
  });
}

async function replace(former: Promise<DevelopmentApp> | undefined, module: ServiceModule): Promise<DevelopmentApp> {
  await (await former?.catch(() => undefined))?.close();
  return await module.createDevelopmentApp();
}
