import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { DeskAnswers } from '#service/desk/desk-answers.tsx';
import type { DeskGuard } from '#service/desk/desk-guard.tsx';
import { nextPage, signInPath } from '#service/desk-addresses.ts';
import { throttle } from '#service/http/limits/client-network.ts';
import type { Service } from '#service/service.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import passkeyScript from './browser/sign-with-passkey.ts?script';
import { challengeCookie, noSessionCookie, readCookie } from './cookies.ts';
import { ownerOf } from './passkeys.ts';
import { waitText } from './password-check.ts';
import { renewedHash } from './passwords.ts';
import { SignInPage } from './SignInPage.tsx';
import { closeSession, idOf } from './sessions.ts';

/** Signing in, out, and out everywhere. */
export function addSignInRoutes(app: Hono, service: Service, guard: DeskGuard, answers: DeskAnswers): void {
  const { storage, config } = service;
  const { write } = answers;
  const { passkeys } = guard;
  const title = 'Ouvrir le bureau';

  app.get(
    '/bureau/connexion',
    guard.open(async (context) => {
      const next = nextPage(context.req.query('suite'));
      if ((await guard.findVisit(context)) !== undefined) return answers.seeOther(next);
      return write({ title, main: <SignInPage passkeysOnly={config.passkeysOnly} name="" next={next} /> });
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
          main: <SignInPage passkeysOnly={config.passkeysOnly} name={name} next={next} error={error} />,
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

  app.get(
    '/bureau/connexion/cle.js',
    guard.open(async () => answers.text(passkeyScript, 'javascript')),
  );

  // What a passkey signs to enter, in this browser alone.
  app.post(
    '/bureau/connexion/defi',
    guard.open(async (context) => {
      const fields = await guard.readForm(context);
      if (fields instanceof Response) return fields;
      if (throttle(context, service, service.limiters.pages) > 0) return answers.refuse(429);
      const secret = randomBytes(32).toString('base64url');
      const options = await passkeys.askToSign(context, ownerOf.browser(idOf(secret)));
      const answer = answers.text(JSON.stringify(options), 'plain');
      answer.headers.append('set-cookie', challengeCookie(config, secret));
      return answer;
    }),
  );

  app.post(
    '/bureau/connexion/cle',
    guard.open(async (context) => {
      const fields = await guard.readForm(context);
      if (fields instanceof Response) return fields;
      if (throttle(context, service, service.limiters.pages) > 0) return answers.refuse(429);
      const next = nextPage(fields.get('suite'));
      const owner = ownerOf.browser(idOf(readCookie(context, config, 'bureau-defi')));
      const person = await passkeys.checkSigned(context, owner, fields.get('cle') ?? '');
      if (person !== undefined) return await guard.enter(context, person, next);
      const error = 'Cette clé d’accès n’ouvre pas le bureau. Recommencez, ou entrez par votre mot de passe.';
      return write({
        status: 422,
        title,
        main: <SignInPage passkeysOnly={config.passkeysOnly} name="" next={next} error={error} />,
      });
    }),
  );

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
