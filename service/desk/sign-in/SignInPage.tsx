import { ErrorLine } from '#service/desk/form-parts.tsx';
import { signInPath } from '#service/desk-addresses.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { PasswordInput } from './PasswordInput.tsx';

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
      <PasswordInput />
      <p className="actions">
        <Button type="submit" kind="primary">
          Entrer
        </Button>
      </p>
      <p className="soft">
        Mot de passe oublié&#8239;? Quelqu’un du bureau vous fait un lien pour en choisir un autre (Accès, en bas de
        page)&#8239;; si vous êtes seul, la personne qui administre le serveur.
      </p>
    </form>
  );
}
