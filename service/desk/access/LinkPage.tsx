import { PasswordInput } from '#service/desk/sign-in/PasswordInput.tsx';
import { linkPath } from '#service/desk-addresses.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Button } from '#ui/buttons/Button.tsx';

export interface ChosenProblem {
  readonly field: 'once' | 'again';
  readonly message: string;
}

interface LinkPageProps {
  readonly name: string;
  readonly secret: string;
  readonly problem?: ChosenProblem | undefined;
}

/** Where a link leads: somebody chooses their password, and enters. */
export function LinkPage({ name, secret, problem }: LinkPageProps) {
  const errorOf = (field: ChosenProblem['field']) => (problem?.field === field ? problem.message : undefined);
  return (
    <form className="stack sign-in" method="post" action={linkPath(secret)} noValidate>
      <h1>Choisir votre mot de passe</h1>
      <TextField id="nom" label="Votre prénom au bureau" value={name} autoComplete="username" readOnly />
      <PasswordInput label="Nouveau mot de passe" hint="15 caractères au moins" error={errorOf('once')} chosen="once" />
      <PasswordInput label="Encore une fois" error={errorOf('again')} chosen="again" />
      <p className="actions">
        <Button type="submit" kind="primary">
          Entrer
        </Button>
      </p>
      <p className="soft">Ce lien et vos anciennes sessions se ferment à ce moment-là.</p>
    </form>
  );
}
