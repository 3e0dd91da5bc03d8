import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { controlId } from '#service/portability/rules/refused-number.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { NumberFields, type NumberFieldsProps } from './NumberFields.tsx';

interface NumberFormProps extends NumberFieldsProps {
  /** Address that the form posts to. */
  readonly action: string;
  /** Whether the number is kept already, so that it can be taken out again. */
  readonly isKept: boolean;
  /** What was sent, if it was refused. */
  readonly sent: URLSearchParams | undefined;
}

/** The form of one number, saved apart from the others. */
export function NumberForm({ action, isKept, sent, ...fields }: NumberFormProps) {
  const { place } = fields;
  const errors = fields.errors.map(({ field, message }) => ({ field: controlId(field, place), message }));
  return (
    <>
      <form className="stack" method="post" action={action} noValidate aria-label={`Numéro ${place}`}>
        <RefusedFields errors={errors} sent={sent} name={`Numéro ${place}`} />
        <NumberFields {...fields} />
        <p className="actions">
          <Button type="submit">Enregistrer ce numéro</Button>
        </p>
      </form>
      {isKept && (
        <form method="post" action={`${action}/retrait`} aria-label={`Numéro ${place}, retrait`}>
          <Button type="submit" kind="quiet">
            Retirer ce numéro
          </Button>
        </form>
      )}
    </>
  );
}
