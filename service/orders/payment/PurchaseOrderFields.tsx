import type { PurchaseOrderForm } from '#service/orders/life/parse-purchase-order.ts';
import { TextField } from '#service/pages/TextField.tsx';

interface PurchaseOrderFieldsProps {
  readonly form: PurchaseOrderForm | undefined;
  readonly messages: ReadonlyMap<string, string>;
  /** Whether the number may also be sent later. */
  readonly isOptional: boolean;
  /** Name of the control that has the focus when the page opens. */
  readonly focused?: string | undefined;
}

/** What a public body tells of its purchase order. */
export function PurchaseOrderFields({ form, messages, isOptional, focused }: PurchaseOrderFieldsProps) {
  const text = (name: keyof PurchaseOrderForm) => ({
    id: name,
    defaultValue: form?.[name],
    error: messages.get(name),
    autoFocus: name === focused,
  });
  return (
    <div className="pair">
      <TextField
        {...text('number')}
        label="Numéro d’engagement"
        hint={isOptional ? 'Tout de suite ou plus tard' : 'Ou celui du bon de commande'}
        required={!isOptional}
      />
      <TextField {...text('serviceCode')} label="Code service Chorus Pro" hint="Facultatif" />
    </div>
  );
}
