import type { Hono } from 'hono';
import { countUnfinished } from '#domain/publication/list-unfinished.ts';
import { deskPath, refreshScriptPath } from '#service/desk-addresses.ts';
import type { Service } from '#service/service.ts';
import { deskGuard } from './desk/desk-guard.tsx';
import { gatherHome, versionOf } from './desk/home/gather-home.ts';
import { gatherPublication } from './desk/home/gather-publication.ts';
import { HomePage } from './desk/home/HomePage.tsx';
import { PublicationPage } from './desk/home/PublicationPage.tsx';
import { refreshScript } from './desk/home/refresh-script.ts';
import { gatherLeads } from './desk/orders/gather-leads.ts';
import { LeadsPage } from './desk/orders/LeadsPage.tsx';
import { addLinkDeskRoutes } from './desk/orders/link-desk-routes.tsx';
import { addOrderDeskRoutes } from './desk/orders/order-desk-routes.tsx';
import { addSignInRoutes } from './desk/sign-in/sign-in-routes.tsx';
import { addPortDeskRoutes } from './portability/desk/port-desk-routes.tsx';
import { addReportDeskRoutes } from './statistics/report/report-desk-routes.tsx';

/** The provider's desk: who may open it, and its pages. */
export function addDeskRoutes(app: Hono, service: Service): void {
  const guard = deskGuard(service);
  const { write } = guard;
  const { storage } = service;
  addSignInRoutes(app, service, guard);
  // Before the actions of an order, which have the same form of address.
  addLinkDeskRoutes(app, service, guard);
  addOrderDeskRoutes(app, service, guard);
  addPortDeskRoutes(app, service, guard);
  addReportDeskRoutes(app, service, guard);

  app.get(
    '/bureau',
    guard.page(async ({ session, now }) => {
      const home = await gatherHome(storage, now);
      const unfinished = countUnfinished(gatherPublication(service));
      return write({
        title: 'À faire',
        section: 'home',
        session,
        script: refreshScriptPath,
        main: <HomePage {...{ service, home, session, unfinished, now }} version={versionOf(home, now)} />,
      });
    }),
  );

  app.get(
    '/bureau/actualiser.js',
    guard.page(() => {
      const headers = { ...service.headers.plain, 'content-type': 'text/javascript; charset=utf-8' };
      return new Response(refreshScript, { headers });
    }),
  );

  app.get(
    '/bureau/nouveau',
    guard.page(async ({ now }) => {
      const version = versionOf(await gatherHome(storage, now), now);
      return new Response(version, {
        headers: { ...service.headers.plain, 'content-type': 'text/plain; charset=utf-8' },
      });
    }),
  );

  // Sends messages of the home again: a webhook that its receiver didn't accept, or all of them, and a week's summary.
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

  app.post(
    '/bureau/reprise',
    guard.post(async ({ session }) => {
      await storage.pauseOutbox(false);
      service.log('info', 'desk-outbox-resumed', { person: session.name });
      service.wakeMailer();
      return guard.seeOther(deskPath);
    }),
  );

  app.get(
    '/bureau/devis',
    guard.page(async ({ session }) => {
      const leads = await gatherLeads(storage);
      return write({
        title: 'Devis sans commande',
        section: 'leads',
        session,
        main: <LeadsPage leads={leads} />,
      });
    }),
  );

  app.get(
    '/bureau/publication',
    guard.page(({ session }) =>
      write({
        title: 'Avant de publier',
        session,
        main: <PublicationPage unfinished={gatherPublication(service)} />,
      }),
    ),
  );

  app.all('/bureau', () => guard.notFound());
  app.all('/bureau/*', () => guard.notFound());
}
