import { Field } from '#ui/fields/Field.tsx';

interface PasswordInputProps {
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Of a password that is chosen here: which of the two times that it is typed. */
  readonly chosen?: 'first' | 'second';
}

/** A password, the person's own unless it is being chosen. */
export function PasswordInput({ label = 'Votre mot de passe', hint, error, chosen }: PasswordInputProps) {
  const isAgain = chosen === 'second';
  return (
    <Field id={isAgain ? 'encore' : 'mot-de-passe'} label={label} hint={hint} error={error} required>
      {(control) => (
        <input
          type="password"
          name={isAgain ? 'encore' : 'motDePasse'}
          autoComplete={chosen === undefined ? 'current-password' : 'new-password'}
          {...control}
        />
      )}
    </Field>
  );
}
