import { TextField } from '#service/pages/TextField.tsx';

interface PasswordInputProps {
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Of a password that is chosen here: which of the two times that it is typed. */
  readonly chosen?: 'first' | 'second';
}

/** A password, the person's own unless it is being chosen. */
export function PasswordInput({ label = 'Votre mot de passe', hint, error, chosen }: PasswordInputProps) {
  return (
    <TextField
      {...{ label, hint, error }}
      {...(chosen === 'second' ? { id: 'encore', name: 'encore' } : { id: 'mot-de-passe', name: 'motDePasse' })}
      type="password"
      autoComplete={chosen === undefined ? 'current-password' : 'new-password'}
      required
    />
  );
}
