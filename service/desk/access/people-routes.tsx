import type { Hono } from 'hono';
import * as z from 'zod';
import { isEmail } from '#domain/quote/form/email-address.ts';
import type { DeskAnswers } from '#service/desk/desk-answers.tsx';
import type { DeskGuard, DeskVisit } from '#service/desk/desk-guard.tsx';
import { isPersonName, noPassword, personKey } from '#service/desk/sign-in/passwords.ts';
import { isPasswordFresh } from '#service/desk/sign-in/sessions.ts';
import { accessPath } from '#service/desk-addresses.ts';
import { isDeliverable } from '#service/mail/mail-addresses.ts';
import type { Service } from '#service/service.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import { MadeLinkPage } from './MadeLinkPage.tsx';
import { PersonForm, type PersonProblem } from './PersonForm.tsx';
import { makeLink } from './person-links.ts';

const paths = {
  ajout: '/bureau/acces/personnes',
  lien: '/bureau/acces/personnes/:name/lien',
  retrait: '/bureau/acces/personnes/:name/retrait',
} as const;
type PersonAction = keyof typeof paths;

const typedSchema = z.object({
  prenom: z
    .string()
    .refine(isPersonName, 'Un prénom sans espace, 30 signes au plus\u202f; un point ou un tiret conviennent'),
  courriel: z
    .string()
    .refine(
      (typed) => typed === '' || (isEmail(typed) && isDeliverable(typed)),
      'Vérifiez cette adresse, ou laissez le champ vide',
    ),
});

interface Shown {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly email?: string;
  readonly problem?: PersonProblem;
}

/** The people of the desk: one more, a link for somebody, one less. */
export function addPeopleRoutes(app: Hono, service: Service, guard: DeskGuard, answers: DeskAnswers): void {
  const { storage, log } = service;

  for (const action of ['ajout', 'lien', 'retrait'] as const) {
    app.get(
      paths[action],
      guard.page(async (visit) => {
        const person = await personOf(visit, action);
        return person === undefined ? answers.notFound() : await show(visit, action, person.name);
      }),
    );

    app.post(
      paths[action],
      guard.post(async (visit) => {
        const known = await personOf(visit, action);
        // Somebody else removed this person meanwhile.
        if (known === undefined) return answers.seeOther(accessPath);
        const email = (visit.fields.get('courriel') ?? '').trim();
        const person = { ...known, name: known.name || personKey(visit.fields.get('prenom') ?? '') };
        const typed = typedSchema.safeParse({ prenom: person.name, courriel: email });
        const [issue] = typed.error?.issues ?? [];
        const refuse = (field: PersonProblem['field'], message: string, answer: Shown = {}, by: DeskVisit = visit) =>
          show(by, action, person.name, { status: 422, email, problem: { field, message }, ...answer });
        if (issue !== undefined) return await refuse(issue.path[0] === 'prenom' ? 'prenom' : 'courriel', issue.message);
        const fresh = await guard.freshen(visit);
        if ('error' in fresh) return await refuse('mot-de-passe', fresh.error, { status: fresh.status });
        const { session, headers } = fresh;
        const current = { ...visit, session };
        if (action === 'retrait') {
          if (await storage.removeDeskPerson(person.name, visit.now, session.name))
            log('info', 'desk-person-removed', { person: session.name, removed: person.name });
          return answers.seeOther(accessPath, Object.values(headers));
        }
        if (action === 'ajout') {
          if (!(await storage.addDeskPerson(person)))
            return await refuse('prenom', `${person.name} est déjà au bureau`, { headers }, current);
          log('info', 'desk-person-added', { person: session.name, added: person.name });
        }
        const { origin } = new URL(visit.context.req.url);
        const link = await makeLink(service, person, { by: session.name, origin, email });
        if (link === undefined) return answers.seeOther(accessPath, Object.values(headers));
        return answers.write({
          headers,
          title: `Le lien de ${person.name}`,
          session,
          main: <MadeLinkPage name={person.name} isNew={action === 'ajout'} link={link} email={email} />,
        });
      }),
    );
  }

  /** Whom an address names; somebody without a name yet to add them. Nobody removes themselves. */
  async function personOf({ context, session, now }: DeskVisit, action: PersonAction): Promise<DeskPerson | undefined> {
    if (action === 'ajout') return { name: '', ...noPassword(), added_at: now };
    const name = personKey(context.req.param('name') ?? '');
    return action === 'retrait' && name === session.name ? undefined : await storage.findDeskPerson(name);
  }

  async function show(
    { session, now }: DeskVisit,
    action: PersonAction,
    name: string,
    { status = 200, headers = {}, email = '', problem }: Shown = {},
  ): Promise<Response> {
    const tokens = (await storage.listApiTokens()).filter(({ made_by }) => made_by === name);
    const asksPassword = !isPasswordFresh(session, now);
    const form = { action, name, email, problem, session, asksPassword, tokens: tokens.map((token) => token.name) };
    return answers.write({ status, headers, title: 'Personnes du bureau', session, main: <PersonForm {...form} /> });
  }
}
