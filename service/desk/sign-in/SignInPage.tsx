import { useContext } from 'react';
import { ErrorLine } from '#service/desk/form-parts.tsx';
import { passkeySignInPath, signInChallengePath, signInPath } from '#service/desk-addresses.ts';
import { Actions } from '#service/pages/Actions.tsx';
import { TextField } from '#service/pages/TextField.tsx';
import { NoPasskeys, PasskeyInput, PasskeysOnly } from './PasskeyInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';

/** The way in: a name and a password, or a passkey; `next` is the page of the desk to open afterwards. */
export function SignInPage({ name, next, error }: { name?: string; next: string; error?: string | undefined }) {
  const passkeysOnly = useContext(PasskeysOnly);
  return (
    <div className="stack sign-in">
      <h1>Ouvrir le bureau</h1>
      <ErrorLine error={error} />
      {passkeysOnly ? (
        <NoPasskeys />
      ) : (
        <form className="stack" method="post" action={signInPath} noValidate>
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
          <Actions submit="Entrer" />
        </form>
      )}
      <form className="stack" method="post" action={passkeySignInPath} data-passkey="" hidden>
        <input type="hidden" name="suite" value={next} />
        <PasskeyInput challenge={signInChallengePath} />
        <Actions submit="Entrer avec une clé d’accès" kind="secondary" />
      </form>
      <p className="soft">
        {passkeysOnly ? 'Appareil perdu' : 'Mot de passe oublié, appareil perdu'}&#8239;? Quelqu’un du bureau vous fait
        un lien (Accès, en bas de page)&#8239;; si vous êtes seul, adressez-vous à la personne qui administre le
        serveur.
      </p>
    </div>
  );
}
