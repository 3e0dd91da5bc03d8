import type { PurchaseOrderForm } from '#service/orders/life/parse-purchase-order.ts';
import type { ShownField } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';

interface PurchaseOrderFieldsProps {
  readonly text: ShownField<keyof PurchaseOrderForm>;
  /** Whether the number may also be sent later. */
  readonly isOptional: boolean;
}

/** What a public body tells of its purchase order. */
export function PurchaseOrderFields({ text, isOptional }: PurchaseOrderFieldsProps) {
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
