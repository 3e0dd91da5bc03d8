import { isBinding } from '#domain/order/life/order-life.ts';
import { ChangeForm, type ChangeFormState } from '#service/desk/ChangeForm.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import type { TypedCorrection } from '#service/orders/correction/correct-order.ts';
import { PremisesFields } from '#service/orders/payment/PremisesFields.tsx';
import type { CompletionError } from '#service/orders/stored/completion-error.ts';
import { clientLabel } from '#service/orders/stored/order-status.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Choice } from '#ui/fields/Choice.tsx';

interface CorrectionPageProps extends ChangeFormState {
  readonly stored: StoredOrder;
  readonly typed: TypedCorrection;
  /** What is wrong with the fields that were changed. */
  readonly errors: readonly CompletionError[];
}

export const correctionName = 'Corriger les coordonnées';

/** The form that corrects who ordered and where. */
export function CorrectionPage({ stored: { request }, typed, errors, ...state }: CorrectionPageProps) {
  const { order } = state;
  const { form } = typed;
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  const text = (name: 'email' | 'company' | 'siret' | 'name' | 'phone') => ({
    id: name,
    defaultValue: form[name],
    error: messages.get(name),
  });
  return (
    <ChangeForm
      {...state}
      name={correctionName}
      explanation="Les documents déjà faits restent tels quels. Si l’e-mail change, tous les liens du client se ferment, il en reçoit un nouveau, et les messages qui ne sont pas partis partent à la nouvelle adresse."
      address={`${ordersPath}/${order.reference}/correction`}
      clientNotice="Ce que vous changez et la raison sont dans son dossier de preuve&nbsp;: écrivez-la pour lui aussi."
      proposed=""
    >
      <TextField {...text('email')} type="email" label="Adresse e-mail" />
      <TextField {...text('company')} label={clientLabel(order)} />
      <TextField {...text('siret')} label="SIRET" inputMode="numeric" />
      <TextField {...text('name')} label="Contact" />
      <TextField {...text('phone')} type="tel" label="Téléphone" />
      <PremisesFields form={form} messages={messages} hardware={!request.virtualOnly} />
      <TextField id="note" label="Raison" maxLength={200} defaultValue={typed.reason} required />
      {isBinding(order.state) && (
        <Choice
          id="confirmation"
          type="checkbox"
          name="confirmation"
          label="Faire une confirmation corrigée et l’envoyer au client"
          hint="Elle remplace la première, qui reste gardée."
          defaultChecked={typed.isConfirmed}
        />
      )}
    </ChangeForm>
  );
}
