import { isDeliverable, isEmail } from '#domain/email/email-address.ts';
import { pressTime } from '#service/desk/change-routes.tsx';
import type { Desk, DeskVisit } from '#service/desk/desk-guard.tsx';
import { hasPassword, isPersonName, noPassword, personKey } from '#service/desk/sign-in/passwords.ts';
import { accessPath } from '#service/desk-addresses.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { PersonForm } from './PersonForm.tsx';
import { linkHours, makeLink } from './person-links.ts';

const paths = {
  ajout: '/bureau/acces/personnes',
  lien: '/bureau/acces/personnes/:name/lien',
  retrait: '/bureau/acces/personnes/:name/retrait',
} as const;
type PersonAction = keyof typeof paths;

/** The people of the desk: one more, a link for somebody, one less. */
export function addPeopleRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage, log } = service;
  const leavesMails = service.config.smtpUrl !== undefined;

  for (const action of ['ajout', 'lien', 'retrait'] as const) {
    desk.page(paths[action], async (visit) => {
      const person = await personOf(visit, action);
      return person === undefined ? answers.notFound() : show(visit, action, person.name);
    });

    desk.post(paths[action], async (visit) => {
      const known = await personOf(visit, action);
      // Removed meanwhile.
      if (known === undefined) return answers.seeOther(accessPath);
      const email = leavesMails ? visit.text('courriel').trim() : '';
      let person = { ...known, name: known.name || personKey(visit.text('prenom')) };
      const refuse = (field: string, message: string, status = 422) =>
        show(visit, action, person.name, { status, email, error: { field, message } });
      if (!isPersonName(person.name))
        return refuse('prenom', 'Un prénom sans espace, 30 signes au plus\u202f; un point ou un tiret conviennent');
      if (email !== '' && !(isEmail(email) && isDeliverable(email)))
        return refuse('courriel', 'Vérifiez cette adresse, ou laissez le champ vide');
      const refused = await desk.freshen(visit);
      if (refused !== undefined) return refuse('mot-de-passe', refused.error, refused.status);
      const { session } = visit;
      if (action === 'retrait') {
        if (await storage.removeDeskPerson(person.name, visit.now, session.name))
          log('info', 'desk-person-removed', { person: session.name, removed: person.name });
        return answers.seeOther(accessPath);
      }
      if (action === 'ajout') {
        if (await storage.addDeskPerson(person, session.name)) {
          log('info', 'desk-person-added', { person: session.name, added: person.name });
        } else {
          const added = await storage.findDeskPerson(person.name);
          const isPressedAgain = added && !hasPassword(added) && visit.now - added.added_at < pressTime;
          if (!isPressedAgain) return refuse('prenom', `${person.name} est déjà au bureau`);
          person = added;
        }
      }
      const { origin } = new URL(visit.context.req.url);
      const link = await makeLink(service, person, { by: session.name, origin, email });
      if (link === undefined) return answers.seeOther(accessPath);
      log('info', 'desk-link-made', { person: session.name, for: person.name });
      service.wakeMailer();
      return answers.write({
        title: `Le lien de ${person.name}`,
        session,
        main: madeLink(person, link, email, action === 'ajout'),
      });
    });
  }

  /** Whom an address names; somebody without a name yet to add them. Nobody removes themselves. */
  async function personOf({ context, session, now }: DeskVisit, action: PersonAction): Promise<DeskPerson | undefined> {
    if (action === 'ajout') return { name: '', ...noPassword(), added_at: now };
    const name = personKey(context.req.param('name') ?? '');
    return action === 'retrait' && name === session.name ? undefined : await storage.findDeskPerson(name);
  }

  function show(
    { session }: DeskVisit,
    action: PersonAction,
    name: string,
    { status = 200, email = '', error }: { status?: number; email?: string; error?: FieldError } = {},
  ): Response {
    const mailed = action === 'retrait' || !leavesMails ? undefined : email;
    const form = { action, name, email: mailed, error };
    return answers.write({ status, title: 'Personnes du bureau', session, main: <PersonForm {...form} /> });
  }
}

/** A link that was just made, to copy or to print, mailed too unless `email` is empty: it is never shown again. */
function madeLink({ name }: DeskPerson, link: string, email: string, isNew: boolean) {
  return (
    <div className="stack measure">
      <h1>Le lien de {name}</h1>
      <p className="lead" role="status">
        {isNew && `${name} est au bureau. `}
        {email === '' ? 'Donnez-lui ce lien, copié ou imprimé.' : `Le lien part à ${email}. Le voici aussi.`}
      </p>
      <p className="card">
        <code>{link}</code>
      </p>
      <p>
        Il sert une fois, pendant {linkHours}&nbsp;heures, à entrer au bureau. Quiconque l’a peut le faire&nbsp;: ne le
        donnez qu’à {name}. Il ne sera plus montré.
      </p>
      <p className="actions">
        <ButtonLink href={accessPath}>Revenir aux accès</ButtonLink>
      </p>
    </div>
  );
}
