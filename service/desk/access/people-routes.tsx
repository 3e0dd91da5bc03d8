import * as z from 'zod';
import { isEmail } from '#domain/email/email-address.ts';
import type { Desk, DeskVisit } from '#service/desk/desk-guard.tsx';
import { isPersonName, noPassword, personKey } from '#service/desk/sign-in/passwords.ts';
import { accessPath } from '#service/desk-addresses.ts';
import { isDeliverable } from '#service/mail/mail-addresses.ts';
import type { FieldError } from '#service/pages/RefusedFields.tsx';
import type { DeskPerson } from '#service/storage/rows.ts';
import { MadeLinkPage } from './MadeLinkPage.tsx';
import { PersonForm } from './PersonForm.tsx';
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
  readonly email?: string;
  readonly error?: FieldError;
}

/** The people of the desk: one more, a link for somebody, one less. */
export function addPeopleRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage, log } = service;

  for (const action of ['ajout', 'lien', 'retrait'] as const) {
    desk.page(paths[action], async (visit) => {
      const person = await personOf(visit, action);
      return person === undefined ? answers.notFound() : await show(visit, action, person.name);
    });

    desk.post(paths[action], async (visit) => {
      const known = await personOf(visit, action);
      // Somebody else removed this person meanwhile.
      if (known === undefined) return answers.seeOther(accessPath);
      const email = (visit.fields.get('courriel') ?? '').trim();
      const person = { ...known, name: known.name || personKey(visit.fields.get('prenom') ?? '') };
      const typed = typedSchema.safeParse({ prenom: person.name, courriel: email });
      const [issue] = typed.error?.issues ?? [];
      const refuse = (field: string, message: string, status = 422) =>
        show(visit, action, person.name, { status, email, error: { field, message } });
      if (issue !== undefined) return await refuse(String(issue.path[0]), issue.message);
      const refused = await desk.freshen(visit);
      if (refused !== undefined) return await refuse('mot-de-passe', refused.error, refused.status);
      const { session } = visit;
      if (action === 'retrait') {
        if (await storage.removeDeskPerson(person.name, visit.now, session.name))
          log('info', 'desk-person-removed', { person: session.name, removed: person.name });
        return answers.seeOther(accessPath);
      }
      if (action === 'ajout') {
        if (!(await storage.addDeskPerson(person, session.name)))
          return await refuse('prenom', `${person.name} est déjà au bureau`);
        log('info', 'desk-person-added', { person: session.name, added: person.name });
      }
      const { origin } = new URL(visit.context.req.url);
      const link = await makeLink(service, person, { by: session.name, origin, email });
      if (link === undefined) return answers.seeOther(accessPath);
      log('info', 'desk-link-made', { person: session.name, for: person.name });
      service.wakeMailer();
      return answers.write({
        title: `Le lien de ${person.name}`,
        session,
        main: <MadeLinkPage name={person.name} isNew={action === 'ajout'} link={link} email={email} />,
      });
    });
  }

  /** Whom an address names; somebody without a name yet to add them. Nobody removes themselves. */
  async function personOf({ context, session, now }: DeskVisit, action: PersonAction): Promise<DeskPerson | undefined> {
    if (action === 'ajout') return { name: '', ...noPassword(), added_at: now };
    const name = personKey(context.req.param('name') ?? '');
    return action === 'retrait' && name === session.name ? undefined : await storage.findDeskPerson(name);
  }

  async function show(
    { session }: DeskVisit,
    action: PersonAction,
    name: string,
    { status = 200, email = '', error }: Shown = {},
  ): Promise<Response> {
    const tokens = (await storage.listApiTokens()).filter(({ made_by }) => made_by === name);
    const form = { action, name, email, error, session, tokens: tokens.map((token) => token.name) };
    return answers.write({ status, title: 'Personnes du bureau', session, main: <PersonForm {...form} /> });
  }
}
