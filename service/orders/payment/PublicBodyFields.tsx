import type { ReactNode } from 'react';
import { isPublicBody } from '#domain/order/client/siret.ts';
import type { PurchaseOrderForm } from '#service/orders/life/parse-purchase-order.ts';
import type { ShownField } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { type CompletionForm, clientKinds } from './parse-completion.ts';

/** For whom the client orders, folded since the SIRET mostly decides: the page's script opens it and chooses. */
export function PublicBodyFields({ form, text }: { form: CompletionForm; text: ShownField<keyof PurchaseOrderForm> }) {
  const isUsed = form.clientKind !== '' || form.number !== '' || form.serviceCode !== '' || isPublicBody(form.siret);
  return (
    <details id="public" open={isUsed}>
      <summary>Vous êtes un organisme public&#8239;?</summary>
      <ClientKindFields form={form}>
        <PurchaseOrderFields text={text} isOptional />
      </ClientKindFields>
    </details>
  );
}

interface ClientKindFieldsProps {
  readonly form: Pick<CompletionForm, 'clientKind'>;
  readonly legend?: string;
  readonly children?: ReactNode;
}

/** For whom an order is; if nothing is chosen, the SIRET decides. */
export function ClientKindFields({ form, legend = 'Vous commandez pour', children }: ClientKindFieldsProps) {
  return (
    <fieldset className="fields">
      <legend>{legend}</legend>
      <div className="pair">
        {clientKinds.map((kind) => (
          <Choice
            key={kind}
            id={`clientKind-${kind}`}
            type="radio"
            name="clientKind"
            value={kind}
            label={kind === 'firm' ? 'une entreprise ou une association' : 'un organisme public'}
            defaultChecked={form.clientKind === kind}
          />
        ))}
      </div>
      <p className="soft">
        Sans réponse, le SIRET décide&nbsp;: celui d’un organisme public commence par 1 ou 2. Un organisme public ne
        paie rien d’avance&nbsp;: il paie après service fait, sous 30&nbsp;jours, sur la facture déposée sur Chorus Pro.
      </p>
      {children}
    </fieldset>
  );
}

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
