import { formatInstant } from '#service/desk/desk-times.ts';
import { FormToken, messageOf, PasswordField } from '#service/desk/form-parts.tsx';
import type { SignedIn } from '#service/desk/sign-in/sessions.ts';
import { accessPath } from '#service/desk-addresses.ts';
import type { FieldError } from '#service/pages/RefusedFields.tsx';
import { TextField } from '#service/pages/TextField.tsx';
import type { ApiToken, DeskPerson } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { People } from './People.tsx';

export interface AccessPageProps {
  readonly tokens: readonly ApiToken[];
  readonly people: readonly DeskPerson[];
  readonly session: SignedIn;
  /** The token that was just made: it is never shown again. */
  readonly made?: string;
  readonly error?: FieldError;
  /** What was typed as the name of a program. */
  readonly name?: string;
}

/** Who may enter: people, and programs that read orders with their tokens. */
export function AccessPage({ tokens, people, session, made, error, name = '' }: AccessPageProps) {
  return (
    <div className="stack wide">
      <h1>Accès</h1>
      <People {...{ people, session }} />
      <div className="stack measure">
        <h2>Les programmes</h2>
        <p>
          Un autre programme, comme celui de la facturation, lit ici les commandes avec un jeton. Il ne change rien.
        </p>
        {made !== undefined && (
          <div className="warning stack" role="alert">
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
        <ul className="mails" aria-label="Jetons">
          {tokens.map(({ id, name: program, made_by, made_at, last_used_at }) => (
            <li key={id}>
              <form className="stack" method="post" action={`${accessPath}/retrait`} aria-label={`Jeton ${program}`}>
                <FormToken session={session} />
                <span>
                  <strong>{program}</strong>, créé par {made_by} le {formatInstant(made_at)},{' '}
                  {last_used_at === null ? 'n’a jamais servi' : `a servi le ${formatInstant(last_used_at)}`}
                </span>
                <span>
                  <Button type="submit" name="id" value={id} aria-label={`Retirer le jeton ${program}`}>
                    Retirer
                  </Button>
                </span>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form className="stack measure" method="post" action={accessPath} aria-labelledby="nouveau" noValidate>
        <h3 id="nouveau">Un nouveau jeton</h3>
        <FormToken session={session} />
        <TextField
          id="nom"
          label="Nom du programme"
          hint="Par exemple Facturation. Un jeton pour chacun, pour n’en retirer qu’un"
          error={messageOf(error, 'nom')}
          maxLength={60}
          required
          defaultValue={name}
        />
        <PasswordField session={session} error={messageOf(error, 'mot-de-passe')} />
        <p className="actions">
          <Button type="submit" kind="primary">
            Créer un jeton
          </Button>
        </p>
      </form>
    </div>
  );
}
