import type { Desk, DeskVisit, Refused } from '#service/desk/desk-guard.tsx';
import { ownerOf } from '#service/desk/sign-in/passkeys.ts';
import { hasPassword } from '#service/desk/sign-in/passwords.ts';
import { passkeyPath } from '#service/desk-addresses.ts';
import { PasskeyPage } from './PasskeyPage.tsx';

/** Somebody's own passkeys, and what their browser signs or creates in this session. */
export function addPasskeyRoutes(desk: Desk): void {
  const { answers, service, passkeys } = desk;
  const { storage, log, config } = service;

  desk.page('/bureau/acces/cle', (visit) => show(visit));

  desk.post('/bureau/acces/cle/defi', async ({ context, session, text }) => {
    const owner = ownerOf.session(session.id);
    const known = await storage.listDeskPasskeys(session.password_id);
    if (text('pour') === 'creer')
      return answers.text(JSON.stringify(await passkeys.askToCreate(context, owner, session, known)), 'plain');
    // Without one a browser would offer those of other people.
    if (known.length === 0) return answers.refuse(404);
    return answers.text(JSON.stringify(await passkeys.askToSign(context, owner, known)), 'plain');
  });

  desk.post('/bureau/acces/cle', async (visit) => {
    const { context, session, now, text } = visit;
    const refused = await desk.freshen(visit);
    if (refused !== undefined) return await show(visit, refused);
    const { name, password_id } = session;
    const removed = text('retirer');
    if (removed !== '') {
      const person = await storage.findDeskPerson(name);
      const needsPasskey = config.passkeysOnly || person === undefined || !hasPassword(person);
      const entry = { needsPasskey, session: visit.session.id, at: now };
      if (!(await storage.removeDeskPasskey(session, removed, entry))) {
        const known = await storage.listDeskPasskeys(password_id);
        // A second press finds it gone.
        if (!known.some(({ id }) => id === removed)) return answers.seeOther(passkeyPath);
        const error =
          'C’est votre seul moyen d’entrer\u00a0: créez d’abord une autre clé d’accès, ou faites-vous un lien.';
        return await show(visit, { status: 422, error });
      }
      log('info', 'desk-passkey-removed', { person: name });
    } else {
      const created = await passkeys.readCreated(context, ownerOf.session(session.id), text('nouvelleCle'));
      if (created === undefined || !(await storage.addDeskPasskey({ ...created, password_id, made_at: now }))) {
        const error = 'Cette clé d’accès n’a pas pu être gardée\u00a0: recommencez.';
        return await show(visit, { status: 422, error });
      }
      log('info', 'desk-passkey-made', { person: name });
    }
    return answers.seeOther(passkeyPath);
  });

  async function show({ session }: DeskVisit, { status = 200, error }: Partial<Refused> = {}): Promise<Response> {
    const known = await storage.listDeskPasskeys(session.password_id);
    const main = <PasskeyPage passkeys={known} error={error} />;
    return answers.write({ status, title: 'Vos clés d’accès', session, main });
  }
}
