import type { PurchaseOrderForm } from '#service/orders/parse-purchase-order.ts';
import { Field } from '#ui/Field.tsx';

interface PurchaseOrderFieldsProps {
  readonly form: PurchaseOrderForm | undefined;
  readonly messages: ReadonlyMap<string, string>;
  /** Whether the number may also be sent later. */
  readonly isOptional: boolean;
}

/** What a public body tells of its purchase order. */
export function PurchaseOrderFields({ form, messages, isOptional }: PurchaseOrderFieldsProps) {
  return (
    <div className="pair">
      <Field
        id="number"
        label="Numéro d’engagement"
        hint={isOptional ? 'Tout de suite ou plus tard' : 'Ou celui du bon de commande'}
        error={messages.get('number')}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            name="number"
            defaultValue={form?.number}
            autoComplete="off"
            required={!isOptional}
          />
        )}
      </Field>
      <Field id="serviceCode" label="Code service Chorus Pro" hint="Facultatif" error={messages.get('serviceCode')}>
        {(control) => (
          <input {...control} type="text" name="serviceCode" defaultValue={form?.serviceCode} autoComplete="off" />
        )}
      </Field>
    </div>
  );
}
