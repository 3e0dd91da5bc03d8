import { ErrorLine } from '#service/desk/form-parts.tsx';
import { signInPath } from '#service/desk-addresses.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';

interface SignInPageProps {
  readonly name: string;
  /** The page of the desk to open afterwards. */
  readonly next: string;
  readonly error?: string | undefined;
}

/** The way in: a name and a password. */
export function SignInPage({ name, next, error }: SignInPageProps) {
  return (
    <form className="stack sign-in" method="post" action={signInPath} noValidate>
      <h1>Ouvrir le bureau</h1>
      <ErrorLine error={error} />
      <input type="hidden" name="suite" value={next} />
      <TextField
        id="nom"
        label="Votre prénom"
        defaultValue={name}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field id="mot-de-passe" label="Votre mot de passe" required>
        {(control) => <input type="password" name="motDePasse" autoComplete="current-password" {...control} />}
      </Field>
      <p className="actions">
        <Button type="submit" kind="primary">
          Entrer
        </Button>
      </p>
      <p className="soft">Mot de passe oublié&#8239;? La personne qui administre le serveur vous en donne un autre.</p>
    </form>
  );
}
