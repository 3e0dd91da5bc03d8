import type { Hono } from 'hono';
import { deskPath } from '#service/desk-addresses.ts';
import type { Service } from '#service/service.ts';
import type { DeskGuard } from './desk-guard.tsx';
import { gatherHome } from './gather-home.ts';

/** Sends messages of the home again: a webhook that its receiver didn't accept, or all of them, and a week's summary. */
export function addRetryDeskRoutes(app: Hono, service: Service, guard: DeskGuard): void {
  const { storage } = service;
  app.post(
    '/bureau/renvoi',
    guard.post(async ({ session, now, fields }) => {
      const wanted = fields.get('message');
      // One that was retried meanwhile isn't listed: a second click does nothing.
      const { tasks, failedWebhooks } = await gatherHome(storage, now);
      const webhooks = failedWebhooks.map(({ id }) => id);
      const summaries = tasks.flatMap(({ reference, mailId }) => (reference === '' && mailId ? [mailId] : []));
      const ids = wanted === 'tous' ? webhooks : [...webhooks, ...summaries].filter((id) => id === wanted);
      for (const id of ids) {
        if (!(await storage.retryMail(id, now))) continue;
        service.log('info', 'desk-message-retried', { person: session.name, message: id });
      }
      service.wakeMailer();
      return guard.seeOther(deskPath);
    }),
  );
}
