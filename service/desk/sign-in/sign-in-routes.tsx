import type { Hono } from 'hono';
import type { DeskAnswers } from '#service/desk/desk-answers.tsx';
import type { DeskGuard } from '#service/desk/desk-guard.tsx';
import { nextPage, signInPath } from '#service/desk-addresses.ts';
import type { Service } from '#service/service.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import { noSessionCookie } from './cookies.ts';
import { waitText } from './password-check.ts';
import { renewedHash } from './passwords.ts';
import { SignInPage } from './SignInPage.tsx';
import { closeSession } from './sessions.ts';

/** Signing in, out, and out everywhere. */
export function addSignInRoutes(app: Hono, service: Service, guard: DeskGuard, answers: DeskAnswers): void {
  const { storage, config } = service;
  const { write } = answers;
  const title = 'Ouvrir le bureau';

  app.get(
    '/bureau/connexion',
    guard.open(async (context) => {
      const next = nextPage(context.req.query('suite'));
      if ((await guard.findVisit(context)) !== undefined) return answers.seeOther(next);
      return write({ title, main: <SignInPage name="" next={next} /> });
    }),
  );

  app.post(
    '/bureau/connexion',
    guard.open(async (context) => {
      const fields = await guard.readForm(context);
      if (fields instanceof Response) return fields;
      const [name, password] = [fields.get('nom') ?? '', fields.get('motDePasse') ?? ''];
      const next = nextPage(fields.get('suite'));
      const result = await guard.checkPassword(context, { name, password });
      if (!result.ok) {
        const error = result.wait > 0 ? waitText(result.wait) : 'Prénom ou mot de passe incorrect.';
        return write({
          status: result.wait > 0 ? 429 : 422,
          title,
          headers: result.wait > 0 ? { 'retry-after': String(result.wait) } : {},
          main: <SignInPage name={name} next={next} error={error} />,
        });
      }
      return await guard.enter(context, await renewed(result.person, password), next);
    }),
  );

  /** Stores the password with the costs of today, if it isn't yet. */
  async function renewed(person: DeskPerson, password: string): Promise<DeskPerson> {
    const password_hash = await renewedHash(password, person.password_hash, service.passwordCosts);
    if (password_hash === undefined || !(await storage.renewDeskPassword(person, password_hash))) return person;
    return { ...person, password_hash };
  }

  app.post(
    '/bureau/deconnexion',
    guard.post(async ({ session }) => {
      await closeSession(storage, session);
      return answers.seeOther(signInPath, [noSessionCookie(config)]);
    }),
  );

  app.post(
    '/bureau/deconnexion-partout',
    guard.post(async ({ session }) => {
      await storage.endDeskSessions(session.password_id);
      service.log('info', 'desk-signed-out-everywhere', { person: session.name });
      return answers.seeOther(signInPath, [noSessionCookie(config)]);
    }),
  );
}
