import type { RefusedForm } from '#service/orders/order-answers.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { NumberFields, type NumberFieldsProps } from './NumberFields.tsx';

interface NumberFormProps extends Omit<NumberFieldsProps, 'errors'> {
  /** Address that the form posts to. */
  readonly action: string;
  /** Whether the number is kept already, so that it can be taken out again. */
  readonly isKept: boolean;
  readonly refused: RefusedForm | undefined;
}

/** The form of one number, saved apart from the others. */
export function NumberForm({ action, isKept, refused, ...fields }: NumberFormProps) {
  const { place } = fields;
  return (
    <>
      <form className="stack" method="post" action={action} noValidate aria-label={`Numéro ${place}`}>
        {refused && <RefusedFields {...refused} />}
        <NumberFields {...fields} errors={refused?.errors ?? []} />
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
