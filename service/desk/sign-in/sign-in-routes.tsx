import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ComponentProps } from 'react';
import type { Desk, DeskPost } from '#service/desk/desk-guard.tsx';
import { nextPage, signInPath } from '#service/desk-addresses.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import SwitchboardDrawing from '#ui/drawings/features/SwitchboardDrawing.svg?drawing';
import passkeyScript from './browser/sign-with-passkey.ts?script';
import { readCookie, writeCookie } from './cookies.ts';
import { ownerOf } from './passkeys.ts';
import { waitText } from './password-check.ts';
import { renewedHash } from './passwords.ts';
import { SignInPage } from './SignInPage.tsx';
import { idOf } from './sessions.ts';

const sessionEnded =
  'Votre session a pris fin\u00a0: ce que vous venez d’envoyer n’est pas enregistré. Entrez, puis recommencez.';

/** Signing in, out, and out everywhere. */
export function addSignInRoutes(desk: Desk): void {
  const { answers, service, passkeys } = desk;
  const { storage, config } = service;

  desk.open('/bureau/connexion', async (context) => {
    const next = nextPage(context.req.query('suite'));
    if ((await desk.findVisit(context)) !== undefined) return answers.seeOther(next);
    const error = context.req.query('fin') === undefined ? undefined : sessionEnded;
    return show({ next, error });
  });

  desk.openPost('/bureau/connexion', signInByPassword, { hasOwnLimits: true });

  async function signInByPassword(context: Context, text: DeskPost['text']): Promise<Response> {
    const [name, password] = [text('nom'), text('motDePasse')];
    const next = nextPage(text('suite'));
    // The person; otherwise the seconds to wait, 0 for a wrong password.
    const found = await desk.checkPassword(context, name, password);
    if (found === 0) return show({ name, next, error: 'Prénom ou mot de passe incorrect.' }, 422);
    if (typeof found === 'number') {
      const answer = show({ name, next, error: waitText(found) }, 429);
      answer.headers.set('retry-after', String(found));
      return answer;
    }
    return await desk.enter(context, await renewHash(found, password), next);
  }

  function show(shown: ComponentProps<typeof SignInPage>, status = 200): Response {
    return answers.write({
      status,
      title: 'Ouvrir le bureau',
      main: (
        <>
          <SignInPage {...shown} />
          <SwitchboardDrawing />
        </>
      ),
    });
  }

  /** Stores the password's hash again if scrypt's costs changed since; the browser's mark is made with the new one. */
  async function renewHash(person: DeskPerson, password: string): Promise<DeskPerson> {
    const password_hash = await renewedHash(password, person.password_hash, service.passwordCosts);
    if (password_hash === undefined || !(await storage.renewDeskPassword(person, password_hash))) return person;
    return { ...person, password_hash };
  }

  desk.open('/bureau/connexion/cle.js', () => answers.text(passkeyScript, 'javascript'));

  // What a passkey signs to enter, in this browser alone.
  desk.openPost('/bureau/connexion/defi', async (context) => {
    const secret = randomBytes(32).toString('base64url');
    const options = await passkeys.askToSign(context, ownerOf.browser(idOf(secret)));
    const answer = answers.text(JSON.stringify(options), 'plain');
    answer.headers.append('set-cookie', writeCookie(config, 'bureau-defi', secret));
    return answer;
  });

  desk.openPost('/bureau/connexion/cle', async (context, text) => {
    const next = nextPage(text('suite'));
    const owner = ownerOf.browser(idOf(readCookie(context, config, 'bureau-defi')));
    const person = await passkeys.checkSigned(context, owner, text('cle'));
    if (person !== undefined) return await desk.enter(context, person, next);
    const otherwise = config.passkeysOnly ? '' : ', ou entrez avec votre mot de passe';
    const error = `Cette clé d’accès n’ouvre pas le bureau. Recommencez${otherwise}.`;
    return show({ next, error }, 422);
  });

  desk.post('/bureau/deconnexion', async ({ session }) => {
    await storage.endDeskSession(session.id);
    return answers.seeOther(signInPath, [writeCookie(config, 'bureau', '', 0)]);
  });

  desk.post('/bureau/deconnexion-partout', async ({ session }) => {
    await storage.endDeskSessions(session.password_id);
    service.log('info', 'desk-signed-out-everywhere', { person: session.name });
    return answers.seeOther(signInPath, [writeCookie(config, 'bureau', '', 0)]);
  });
}
