import { formatDay, parisDay } from '#domain/calendar.ts';
import { formatInstant } from '#service/desk/desk-times.ts';
import { DeskForm, ErrorLine, messageOf, PasswordField, useSession } from '#service/desk/form-parts.tsx';
import { hasPassword } from '#service/desk/sign-in/passwords.ts';
import { accessPath, passkeyPath, peoplePath, personPath } from '#service/desk-addresses.ts';
import { Actions } from '#service/pages/Actions.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { TextField } from '#service/pages/TextField.tsx';
import type { ApiToken, DeskPerson } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

/** Characters of the name of a program. */
export const maxProgramName = 60;

export interface AccessPageProps {
  readonly tokens: readonly ApiToken[];
  readonly people: readonly DeskPerson[];
  /** The token that was just made: it is never shown again. */
  readonly made?: string;
  readonly error?: FieldError;
  /** What was typed as the name of a program. */
  readonly name?: string;
}

/** Who may enter: people, and programs that read orders with their tokens. */
export function AccessPage({ tokens, people, made, error, name = '' }: AccessPageProps) {
  return (
    <div className="stack wide">
      <h1>Accès</h1>
      <People people={people} />
      <div className="stack measure">
        <h2>Les programmes</h2>
        <p>
          Un autre programme, comme celui de la facturation, lit ici les commandes avec un jeton. Il ne change rien.
        </p>
        {made !== undefined && (
          <div className="warning stack" role="alert" {...{ tabIndex: -1, autoFocus: true }}>
            <p>
              <strong>Copiez ce jeton maintenant&nbsp;:</strong> il ne sera plus montré. Quiconque le possède peut lire
              toutes les commandes.
            </p>
            <p>
              <code>{made}</code>
            </p>
          </div>
        )}
      </div>
      {tokens.length > 0 && (
        <DeskForm action={`${accessPath}/retrait`}>
          <ul className="entries" aria-label="Jetons">
            {tokens.map(({ id, name: program, made_by, made_at, last_used_at }) => (
              <li key={id} className="stack">
                <span>
                  <strong>{program}</strong>, créé par {made_by} le {formatInstant(made_at)},{' '}
                  {last_used_at === null ? 'n’a jamais servi' : `a servi le ${formatInstant(last_used_at)}`}
                </span>
                <span>
                  <Button type="submit" name="id" value={id} aria-label={`Retirer le jeton ${program}`}>
                    Retirer
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </DeskForm>
      )}
      <DeskForm className="stack measure" action={accessPath} aria-labelledby="nouveau">
        <h3 id="nouveau">Un nouveau jeton</h3>
        <ErrorLine error={error?.message} />
        <TextField
          id="nom"
          label="Nom du programme"
          hint="Par exemple Facturation. Un jeton pour chacun, pour n’en retirer qu’un"
          error={messageOf(error, 'nom')}
          maxLength={maxProgramName}
          required
          defaultValue={name}
        />
        <PasswordField error={messageOf(error, 'mot-de-passe')} />
        <Actions submit="Créer un jeton" />
      </DeskForm>
    </div>
  );
}

function People({ people }: Pick<AccessPageProps, 'people'>) {
  const session = useSession();
  return (
    <section className="stack" aria-labelledby="personnes">
      <h2 id="personnes">Les personnes</h2>
      <ul className="entries">
        {people.map((person) => (
          <li key={person.name} className="stack">
            <span>
              <strong>{person.name}</strong>
              {person.name === session.name && ' (vous)'}, depuis le {formatDay(parisDay(person.added_at))}
              {!hasPassword(person) && ', sans mot de passe'}
            </span>
            <span className="actions">
              <ButtonLink href={personPath(person.name, 'lien')}>
                {person.name === session.name ? 'Changer votre façon d’entrer' : `Un lien pour ${person.name}`}
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
