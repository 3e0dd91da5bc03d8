import type { Hono } from 'hono';
import type { Service } from '#service/service.ts';
import { isFromInside } from './from-inside.ts';
import type { Metrics } from './metrics.ts';

/** `metrics`: the service's metrics for Prometheus; 404 for everybody outside this machine. */
export function addMetricsRoute(app: Hono, service: Service, { registry }: Metrics): void {
  app.get('/metrics', async (context) => {
    if (!isFromInside(context)) return await context.notFound();
    return new Response(await registry.metrics(), {
      headers: { ...service.headers.image, 'content-type': registry.contentType },
    });
  });
}
