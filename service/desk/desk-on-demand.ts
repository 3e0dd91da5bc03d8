import { type Handler, Hono } from 'hono';
import { type Service, servicePath } from '#service/service.ts';

/** Answers every address of the desk, whose pages are loaded by its first visitor: a start doesn't wait for them. */
export function deskOnDemand(service: Service): Handler {
  let loading: Promise<Hono> | undefined;
  return async (context) => {
    loading ??= load(service);
    return (await loading).fetch(context.req.raw, context.env);
  };
}

async function load(service: Service): Promise<Hono> {
  const { addDeskRoutes } = await import('./desk-routes.tsx');
  const desk = new Hono().basePath(servicePath);
  addDeskRoutes(desk, service);
  // The app that asked has the pages for errors.
  desk.onError((cause) => {
    throw cause;
  });
  return desk;
}
