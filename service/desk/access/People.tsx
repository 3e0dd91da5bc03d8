import { formatDay, parisDay } from '#domain/calendar.ts';
import { hasPassword } from '#service/desk/sign-in/passwords.ts';
import type { SignedIn } from '#service/desk/sign-in/sessions.ts';
import { passkeyPath, peoplePath, personPath } from '#service/desk-addresses.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface PeopleProps {
  readonly people: readonly DeskPerson[];
  readonly session: SignedIn;
}

/** The people of the desk, with what can be done about each. */
export function People({ people, session }: PeopleProps) {
  return (
    <section className="stack" aria-labelledby="personnes">
      <h2 id="personnes">Les personnes</h2>
      <ul className="mails">
        {people.map((person) => (
          <li key={person.name} className="stack">
            <span>
              <strong>{person.name}</strong>
              {person.name === session.name && ' (vous)'}, depuis le {formatDay(parisDay(new Date(person.added_at)))}
              {!hasPassword(person) && ', sans mot de passe'}
            </span>
            <span className="actions">
              <ButtonLink href={personPath(person.name, 'lien')}>
                {person.name === session.name ? 'Changer votre mot de passe' : `Un lien pour ${person.name}`}
              </ButtonLink>
              {person.name === session.name && <ButtonLink href={passkeyPath}>Vos clés d’accès</ButtonLink>}
              {person.name !== session.name && (
                <ButtonLink kind="quiet" href={personPath(person.name, 'retrait')}>
                  Retirer {person.name}
                </ButtonLink>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="actions">
        <ButtonLink href={peoplePath}>Ajouter une personne</ButtonLink>
      </p>
    </section>
  );
}
