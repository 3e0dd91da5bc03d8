import type { Hono } from 'hono';
import type { DeskAnswers } from '#service/desk/desk-answers.tsx';
import type { DeskGuard } from '#service/desk/desk-guard.tsx';
import { newPassword, passwordProblem } from '#service/desk/sign-in/passwords.ts';
import { deskPath } from '#service/desk-addresses.ts';
import type { Service } from '#service/service.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import { type ChosenProblem, LinkPage } from './LinkPage.tsx';
import { findLink, spendLink } from './person-links.ts';

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

  app.post(
    path,
    guard.open(async (context) => {
      const fields = await guard.readForm(context);
      if (fields instanceof Response) return fields;
      const secret = context.req.param('secret') ?? '';
      const person = await findLink(service, secret);
      if (person === undefined) return overdue();
      const password = fields.get('motDePasse') ?? '';
      const problem = passwordProblem(password, person.name);
      if (problem !== undefined) return show(person, secret, { field: 'once', message: problem });
      if (fields.get('encore') !== password)
        return show(person, secret, { field: 'again', message: 'Les deux mots de passe diffèrent' });
      const chosen = await newPassword(password, service.passwordCosts);
      // Another press, on another copy perhaps, used it first.
      if (!(await spendLink(service, secret, chosen))) return overdue();
      service.log('info', 'desk-link-used', { person: person.name });
      return await guard.enter(context, { ...person, ...chosen }, deskPath);
    }),
  );

  function show({ name }: DeskPerson, secret: string, problem?: ChosenProblem): Response {
    const status = problem === undefined ? 200 : 422;
    return answers.write({
      status,
      title: 'Choisir votre mot de passe',
      main: <LinkPage {...{ name, secret, problem }} />,
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
          <p>Il a déjà servi, ou il a plus de 24&nbsp;heures. Demandez-en un autre à quelqu’un du bureau.</p>
        </div>
      ),
    });
  }
}
