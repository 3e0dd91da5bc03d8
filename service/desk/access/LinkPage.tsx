import { useContext } from 'react';
import { ErrorLine, messageOf } from '#service/desk/form-parts.tsx';
import { NoPasskeys, PasskeyInput, PasskeysOnly } from '#service/desk/sign-in/PasskeyInput.tsx';
import { PasswordInput } from '#service/desk/sign-in/PasswordInput.tsx';
import { minPasswordLength } from '#service/desk/sign-in/passwords.ts';
import { linkChallengePath, linkPath } from '#service/desk-addresses.ts';
import { Actions } from '#service/pages/Actions.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { TextField } from '#service/pages/TextField.tsx';

/** Where the one-time link of a person leads: they create a passkey or choose a password, and enter. */
export function LinkPage({ name, secret, error }: { name: string; secret: string; error?: FieldError | undefined }) {
  const passkeysOnly = useContext(PasskeysOnly);
  return (
    <div className="stack sign-in">
      <h1>Entrer au bureau</h1>
      <ErrorLine error={error?.message} />
      <form className="stack" method="post" action={linkPath(secret)} data-passkey="" hidden>
        <h2>Créer une clé d’accès</h2>
        <p>L’empreinte, le visage ou le code de cet appareil vous ouvriront le bureau, sans mot de passe à retenir.</p>
        <PasskeyInput challenge={linkChallengePath} link={secret} creates />
        <Actions submit="Créer une clé d’accès" kind="secondary" name="creer" value="oui" />
      </form>
      {passkeysOnly ? (
        <NoPasskeys />
      ) : (
        <form className="stack" method="post" action={linkPath(secret)} noValidate>
          <h2>Choisir un mot de passe</h2>
          <TextField id="nom" label="Votre prénom au bureau" value={name} autoComplete="username" readOnly />
          <PasswordInput
            label="Nouveau mot de passe"
            hint={`${minPasswordLength} caractères au moins`}
            error={messageOf(error, 'mot-de-passe')}
            chosen="first"
          />
          <PasswordInput label="Encore une fois" error={messageOf(error, 'encore')} chosen="second" />
          <Actions submit="Entrer" />
        </form>
      )}
      <p className="soft">
        Dès que vous entrez ainsi, ce lien, votre ancien mot de passe et vos anciennes clés d’accès ne servent plus, et
        vos autres sessions se ferment.
      </p>
    </div>
  );
}
