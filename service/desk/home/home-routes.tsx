import type { Desk } from '#service/desk/desk-guard.tsx';
import { deskPath } from '#service/desk-addresses.ts';
import { gatherHome, maxFailedMails, taskKinds } from './gather-home.ts';
import { HomePage } from './HomePage.tsx';

/** What waits for somebody at the desk, and messages that are sent again. */
export function addHomeRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage } = service;

  desk.page('/bureau', async ({ context, session, now }) => {
    const { sorte, page } = context.req.query();
    const wanted = { kind: taskKinds.find((known) => known === sorte), page };
    const home = await gatherHome(storage, now);
    return answers.write({
      title: 'À faire',
      section: 'home',
      session,
      main: <HomePage {...{ service, home, wanted, now }} />,
    });
  });

  // Sends messages of the home again: all webhooks that their receiver didn't accept, or a mail of no order.
  desk.post('/bureau/renvoi', async ({ session, now, fields }) => {
    const wanted = fields.get('message');
    // One that was retried meanwhile isn't listed: a second click does nothing.
    const mails = await storage.listFailedMails(maxFailedMails, wanted === 'tous' ? 'webhook' : 'mail');
    const chosen = mails.filter(
      ({ id, order_reference }) => wanted === 'tous' || (order_reference === '' && id === wanted),
    );
    for (const { id } of chosen) {
      if (!(await storage.retryMail(id, now))) continue;
      service.log('info', 'desk-message-retried', { person: session.name, message: id });
    }
    service.wakeMailer();
    return answers.seeOther(deskPath);
  });

  desk.post('/bureau/reprise', async ({ session }) => {
    await storage.setOutboxPaused(false);
    service.log('info', 'desk-outbox-resumed', { person: session.name });
    service.wakeMailer();
    return answers.seeOther(deskPath);
  });
}
