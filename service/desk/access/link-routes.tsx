import type { Hono } from 'hono';
import type { DeskAnswers } from '#service/desk/desk-answers.tsx';
import type { DeskGuard } from '#service/desk/desk-guard.tsx';
import { ownerOf } from '#service/desk/sign-in/passkeys.ts';
import { newPassword, noPassword, passwordProblem } from '#service/desk/sign-in/passwords.ts';
import { idOf } from '#service/desk/sign-in/sessions.ts';
import { deskPath } from '#service/desk-addresses.ts';
import { throttle } from '#service/http/limits/client-network.ts';
import type { Service } from '#service/service.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import { type ChosenProblem, LinkPage } from './LinkPage.tsx';
import { findLink, linkHours, spendLink } from './person-links.ts';

/** Where the link of somebody leads who has no password, or forgot it. Only its form uses the link, not whoever looks at it. */
export function addEntryLinkRoutes(app: Hono, service: Service, guard: DeskGuard, answers: DeskAnswers): void {
  const path = '/bureau/lien/:secret';

  app.get(
    path,
    guard.open(async (context) => {
      const secret = context.req.param('secret') ?? '';
      const person = await findLink(service, secret);
      return person === undefined ? overdue() : show(person, secret);
    }),
  );

  // What a browser creates a passkey with, instead of a password.
  app.post(
    '/bureau/connexion/lien',
    guard.open(async (context) => {
      const fields = await guard.readForm(context);
      if (fields instanceof Response) return fields;
      if (throttle(context, service, service.limiters.pages) > 0) return answers.refuse(429);
      const secret = fields.get('lien') ?? '';
      const person = await findLink(service, secret);
      if (person === undefined) return answers.refuse(404);
      // The link ends the passkeys that the person has.
      const options = await guard.passkeys.askToCreate(context, ownerOf.link(idOf(secret)), person, []);
      return answers.text(JSON.stringify(options), 'plain');
    }),
  );

  app.post(
    path,
    guard.open(async (context) => {
      const fields = await guard.readForm(context);
      if (fields instanceof Response) return fields;
      const secret = context.req.param('secret') ?? '';
      const person = await findLink(service, secret);
      if (person === undefined) return overdue();
      const created = fields.get('nouvelleCle') ?? '';
      if (created !== '') {
        const passkey = await guard.passkeys.readCreated(context, ownerOf.link(idOf(secret)), created);
        const chosen = noPassword();
        const made = passkey && { ...passkey, password_id: chosen.password_id, made_at: service.clock().getTime() };
        if (made === undefined || !(await spendLink(service, secret, chosen, made))) return overdue();
        service.log('info', 'desk-link-used', { person: person.name });
        return await guard.enter(context, { ...person, ...chosen }, deskPath);
      }
      if (service.config.passkeysOnly) return show(person, secret);
      const password = fields.get('motDePasse') ?? '';
      const problem = passwordProblem(password, person.name);
      if (problem !== undefined) return show(person, secret, { field: 'first', message: problem });
      if (fields.get('encore') !== password)
        return show(person, secret, { field: 'second', message: 'Les deux mots de passe diffèrent' });
      const chosen = await newPassword(password, service.passwordCosts);
      // Another press, on another copy perhaps, used it first.
      if (!(await spendLink(service, secret, chosen))) return overdue();
      service.log('info', 'desk-link-used', { person: person.name });
      return await guard.enter(context, { ...person, ...chosen }, deskPath);
    }),
  );

  function show({ name }: DeskPerson, secret: string, problem?: ChosenProblem): Response {
    const { passkeysOnly } = service.config;
    const status = problem === undefined ? 200 : 422;
    return answers.write({
      status,
      title: 'Entrer au bureau',
      main: <LinkPage {...{ name, secret, passkeysOnly, problem }} />,
    });
  }

  /** The same for every link that opens nothing, whatever the reason. */
  function overdue(): Response {
    return answers.write({
      status: 404,
      title: 'Ce lien ne sert plus',
      main: (
        <div className="stack sign-in">
          <h1>Ce lien ne sert plus</h1>
          <p>Il a déjà servi, ou il a plus de {linkHours}&nbsp;heures. Demandez-en un autre à quelqu’un du bureau.</p>
        </div>
      ),
    });
  }
}
