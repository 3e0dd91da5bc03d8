import { DeskForm, ErrorLine } from '#service/desk/form-parts.tsx';
import { statementPath } from '#service/desk-addresses.ts';
import { Actions } from '#service/pages/Actions.tsx';
import { Field } from '#ui/fields/Field.tsx';

/** Where a bank's statement is dropped. */
export function StatementForm({ error }: { readonly error?: string }) {
  return (
    <DeskForm action={statementPath} encType="multipart/form-data" heading="Relevé de banque">
      <p>
        Déposez le relevé que votre banque vous donne. Les virements qui portent la référence d’une commande et la somme
        attendue sont proposés&#8239;; les autres sont montrés. Rien n’est enregistré avant que vous le demandiez, et un
        virement ne l’est jamais deux fois, même si les relevés se recouvrent. Le fichier n’est pas gardé.
      </p>
      <ErrorLine error={error} />
      <Field id="fichier" label="Relevé" hint="CSV ou OFX, 512&nbsp;ko au plus" error={error} required>
        {({ className, ...control }) => (
          <input type="file" name="fichier" accept=".csv,.ofx,.txt" className={`${className} drop`} {...control} />
        )}
      </Field>
      <Actions submit="Lire le relevé" />
    </DeskForm>
  );
}
