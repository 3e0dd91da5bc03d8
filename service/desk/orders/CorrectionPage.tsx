import { isBinding } from '#domain/order/life/order-life.ts';
import { ChangeForm, type ChangeFormState } from '#service/desk/ChangeForm.tsx';
import { maxReasonLength, type TypedCorrection } from '#service/orders/correction/correct-order.ts';
import { PremisesFields } from '#service/orders/payment/PremisesFields.tsx';
import { clientLabel } from '#service/orders/stored/order-status.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Choice } from '#ui/fields/Choice.tsx';

interface CorrectionPageProps extends ChangeFormState {
  readonly stored: StoredOrder;
  readonly typed: TypedCorrection;
  /** What is wrong with the fields that were changed. */
  readonly errors: readonly FieldError[];
}

export const correctionName = 'Corriger les coordonnées';

/** The form that corrects who ordered and where. */
export function CorrectionPage({ stored: { request }, typed, errors, ...state }: CorrectionPageProps) {
  const { order } = state;
  const { form } = typed;
  const text = shownFields(form, errors);
  return (
    <ChangeForm
      {...state}
      explanation={`Les documents déjà faits restent tels quels. ${order.confirmed_at === null ? 'Tous' : 'Si l’e-mail change, tous'} les liens du client se ferment, il en reçoit un nouveau, et les messages qui ne sont pas partis partent à la nouvelle adresse.`}
      clientNotice="Ce que vous changez et la raison sont dans son dossier de preuve&nbsp;: écrivez-la pour lui aussi."
      proposed=""
    >
      <TextField {...text('email')} type="email" label="Adresse e-mail" />
      <TextField {...text('company')} label={clientLabel(order)} />
      <TextField {...text('siret')} label="SIRET" inputMode="numeric" />
      <TextField {...text('name')} label="Contact" />
      <TextField {...text('phone')} type="tel" label="Téléphone" />
      <PremisesFields form={form} errors={errors} hardware={!request.virtualOnly} />
      <TextField
        id="note"
        label="Raison"
        error={state.refused.note}
        maxLength={maxReasonLength}
        defaultValue={typed.reason}
        required
      />
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
