import type { Hono } from 'hono';
import { nextPage, signInPath } from '#service/desk-addresses.ts';
import type { Service } from '#service/service.ts';
import { markCookie, noSessionCookie, sessionCookie } from './cookies.ts';
import type { DeskTools } from './desk-tools.ts';
import { waitText } from './password-words.ts';
import { SignInPage } from './SignInPage.tsx';
import { closeSession, newBrowserMark, openSession } from './sessions.ts';

/** Signing in, out, and out everywhere. */
export function addSignInRoutes(app: Hono, service: Service, { door, write, checkPassword }: DeskTools): void {
  const { storage, config } = service;
  const title = 'Ouvrir le bureau';

  app.get(
    '/bureau/connexion',
    door.open(async (context) => {
      const next = nextPage(context.req.query('suite'));
      if ((await door.findVisit(context)) !== undefined) return door.seeOther(next);
      return write({ title, main: <SignInPage name="" next={next} /> });
    }),
  );

  app.post(
    '/bureau/connexion',
    door.open(async (context) => {
      const form = await door.readForm(context);
      if (!form.ok) return form.response;
      const [name, password] = [form.fields.get('nom') ?? '', form.fields.get('motDePasse') ?? ''];
      const next = nextPage(form.fields.get('suite'));
      const reading = await checkPassword(context, { name, password });
      if (!reading.ok) {
        const error = reading.wait > 0 ? waitText(reading.wait) : 'Prénom ou mot de passe incorrect.';
        return write({
          status: reading.wait > 0 ? 429 : 422,
          title,
          headers: reading.wait > 0 ? { 'retry-after': String(reading.wait) } : {},
          main: <SignInPage name={name} next={next} error={error} />,
        });
      }
      const former = await door.findVisit(context);
      if (former !== undefined) await closeSession(storage, former.session);
      const secret = await openSession(storage, reading.person, service.clock().getTime());
      service.log('info', 'desk-signed-in', { person: reading.person.name });
      return door.seeOther(next, [sessionCookie(config, secret), markCookie(config, newBrowserMark(reading.person))]);
    }),
  );

  app.post(
    '/bureau/deconnexion',
    door.post(async ({ session }) => {
      await closeSession(storage, session);
      return door.seeOther(signInPath, [noSessionCookie(config)]);
    }),
  );

  app.post(
    '/bureau/deconnexion-partout',
    door.post(async ({ session }) => {
      await storage.endDeskSessions(session.passwordId);
      service.log('info', 'desk-signed-out-everywhere', { person: session.name });
      return door.seeOther(signInPath, [noSessionCookie(config)]);
    }),
  );
}
