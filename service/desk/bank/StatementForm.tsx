import { FormToken } from '#service/desk/form-parts.tsx';
import type { SignedIn } from '#service/desk/sign-in/sessions.ts';
import { statementPath } from '#service/desk-addresses.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';

interface StatementFormProps {
  readonly session: SignedIn;
  /** Why the file was refused. */
  readonly error?: string;
}

/** Where a bank's statement is dropped. */
export function StatementForm({ session, error }: StatementFormProps) {
  return (
    <form
      className="stack action"
      method="post"
      action={statementPath}
      encType="multipart/form-data"
      aria-labelledby="releve"
      noValidate
    >
      <h1 id="releve">Relevé de banque</h1>
      <p>
        Déposez le relevé que votre banque vous donne. Les virements qui portent la référence d’une commande et la somme
        attendue sont proposés&#8239;; les autres sont montrés. Rien n’est enregistré avant que vous le demandiez, et un
        virement ne l’est jamais deux fois, même si les relevés se recouvrent. Le fichier n’est pas gardé.
      </p>
      <FormToken session={session} />
      <Field id="fichier" label="Relevé" hint="CSV ou OFX, 512&nbsp;ko au plus" error={error} required>
        {({ className = '', ...control }) => (
          <input type="file" name="fichier" accept=".csv,.ofx,.txt" className={`${className} drop`} {...control} />
        )}
      </Field>
      <p className="actions">
        <Button type="submit" kind="primary">
          Lire le relevé
        </Button>
      </p>
    </form>
  );
}
