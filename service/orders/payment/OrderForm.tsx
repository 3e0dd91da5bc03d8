import { maxEmailLength } from '#domain/email/email-address.ts';
import { Actions } from '#service/pages/Actions.tsx';
import { EmailField } from '#service/pages/EmailField.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { servicePath } from '#service/service.ts';
import type { PostedOrder } from './posted-order.ts';
import { TermsChoice } from './TermsChoice.tsx';

interface OrderFormProps {
  readonly typed: PostedOrder;
  readonly errors?: readonly FieldError[];
  readonly termsUrl: string;
}

/** « Commander » without scripts: posts the same order as the site, with the e-mail and the terms beside it. */
export function OrderForm({ typed, errors, termsUrl }: OrderFormProps) {
  const text = shownFields(typed, errors);
  return (
    <form className="stack" method="post" action={`${servicePath}/paiement`} noValidate>
      <p className="soft">Tout est à remplir pour commander.</p>
      <input type="hidden" name="orderData" value={typed.orderData} />
      <EmailField {...text('email')} hint="Tous nos messages y arrivent." maxLength={maxEmailLength} />
      <TermsChoice termsUrl={termsUrl} error={text('acceptTerms').error} isAccepted={typed.acceptTerms} />
      <Actions submit="Commander" />
      <p className="soft">
        Rien n’est dû à cette étape&nbsp;: la page suivante récapitule tout, TVA comprise, avant votre confirmation.
      </p>
    </form>
  );
}
