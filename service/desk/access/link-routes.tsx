import type { Desk } from '#service/desk/desk-guard.tsx';
import { ownerOf } from '#service/desk/sign-in/passkeys.ts';
import { newPassword, noPassword, passwordProblem } from '#service/desk/sign-in/passwords.ts';
import { idOf } from '#service/desk/sign-in/sessions.ts';
import { deskPath, signInPath } from '#service/desk-addresses.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import type { DeskPasskey, DeskPerson } from '#service/storage/rows.ts';
import { LinkPage } from './LinkPage.tsx';
import { findLink, linkHours } from './person-links.ts';

/** Adds the page of a one-time link. Posting its form uses the link up, opening it doesn't. */
export function addEntryLinkRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const path = '/bureau/lien/:secret';

  desk.open(path, async (context) => {
    const secret = context.req.param('secret') ?? '';
    const person = await findLink(service, secret);
    return person === undefined ? noLink() : show(person, secret);
  });

  // What a browser creates a passkey with, instead of a password.
  desk.openPost('/bureau/connexion/lien', async (context, text) => {
    const secret = text('lien');
    const person = await findLink(service, secret);
    if (person === undefined) return answers.refuse(404);
    // The link ends the passkeys that the person has.
    const options = await desk.passkeys.askToCreate(context, ownerOf.link(idOf(secret)), person, []);
    return answers.text(JSON.stringify(options), 'plain');
  });

  desk.openPost(path, async (context, text) => {
    const secret = context.req.param('secret') ?? '';
    const person = await findLink(service, secret);
    if (person === undefined) return noLink();
    const refuse = (field: string, message: string) => show(person, secret, { field, message });
    const created = text('nouvelleCle');
    const now = service.clock().getTime();
    let chosen = noPassword();
    let passkey: DeskPasskey | undefined;
    if (created !== '') {
      const made = await desk.passkeys.readCreated(context, ownerOf.link(idOf(secret)), created);
      if (made === undefined) return refuse('cle', 'Cette clé d’accès n’a pas pu être gardée\u00a0: recommencez.');
      passkey = { ...made, password_id: chosen.password_id, made_at: now };
    } else {
      if (service.config.passkeysOnly) return show(person, secret);
      const password = text('motDePasse');
      const problem = passwordProblem(password, person.name);
      if (problem !== undefined) return refuse('mot-de-passe', problem);
      if (text('encore') !== password) return refuse('encore', 'Les deux mots de passe diffèrent\u00a0: retapez-les');
      chosen = await newPassword(password, service.passwordCosts);
    }
    // Another press, on another copy perhaps, may have used it first.
    if (!(await service.storage.spendDeskLink(idOf(secret), chosen, now, passkey))) return noLink();
    service.log('info', 'desk-link-used', { person: person.name });
    return await desk.enter(context, { ...person, ...chosen }, deskPath);
  });

  function show({ name }: DeskPerson, secret: string, error?: FieldError): Response {
    const main = <LinkPage {...{ name, secret, error }} />;
    return answers.write({ status: error === undefined ? 200 : 422, title: 'Entrer au bureau', main });
  }

  /** The same page whatever the reason. */
  function noLink(): Response {
    return answers.write({
      status: 404,
      title: 'Ce lien ne sert plus',
      main: (
        <div className="stack sign-in">
          <h1>Ce lien ne sert plus</h1>
          <p>
            Vous venez de vous en servir&#8239;? <a href={signInPath}>Entrez</a> comme vous l’avez choisi. Sinon,
            demandez-en un autre à quelqu’un du bureau&nbsp;: il a déjà servi, il a été annulé, ou il a plus de{' '}
            {linkHours}&nbsp;heures.
          </p>
        </div>
      ),
    });
  }
}
