import type { Hono } from 'hono';
import type { Service } from '#service/service.ts';
import { deskPath } from './desk-addresses.ts';
import type { DeskTools } from './desk-tools.ts';
import { gatherFailedWebhooks } from './gather-webhooks.ts';

/** Sends webhooks again that their receiver didn't accept: one, or all of them. */
export function addWebhookDeskRoutes(app: Hono, service: Service, { door }: DeskTools): void {
  const { storage } = service;
  app.post(
    '/bureau/changements',
    door.post(async ({ session, now, fields }) => {
      const wanted = fields.get('changement');
      // One that was retried meanwhile isn't listed: a second click does nothing.
      for (const { id, reference } of await gatherFailedWebhooks(storage)) {
        if (wanted !== 'tous' && wanted !== id) continue;
        await storage.retryMail(id, now);
        service.log('info', 'desk-webhook-retried', { person: session.name, reference });
      }
      service.wakeMailer();
      return door.seeOther(deskPath);
    }),
  );
}
