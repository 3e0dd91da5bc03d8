import { maxEmailLength } from '#domain/quote/form/email-address.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { servicePath } from '#service/service.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import type { TypedOrder } from './posted-order.ts';

interface OrderFormProps {
  readonly typed: TypedOrder;
  /** The message of each field that was refused. */
  readonly messages?: ReadonlyMap<string, string>;
  readonly termsUrl: string;
}

/** « Commander » for whoever has no scripts: posts the same order as the site, with the e-mail and the terms beside it. */
export function OrderForm({ typed, messages, termsUrl }: OrderFormProps) {
  const { orderData, email, acceptTerms } = typed;
  return (
    <form className="stack" method="post" action={`${servicePath}/paiement`} noValidate>
      <input type="hidden" name="orderData" value={orderData} />
      <TextField
        id="email"
        type="email"
        label="Adresse e-mail"
        hint={'Obligatoire pour commander\u00a0: tous nos messages y arrivent.'}
        error={messages?.get('email')}
        autoComplete="email"
        maxLength={maxEmailLength}
        required
        defaultValue={email}
      />
      <Choice
        id="acceptTerms"
        type="checkbox"
        name="acceptTerms"
        label="J’accepte les conditions générales de vente"
        hint={
          <>
            {'Obligatoire pour commander. '}
            <a href={termsUrl} target="_blank" rel="noopener">
              Les lire (PDF, nouvel onglet)
            </a>
          </>
        }
        error={messages?.get('acceptTerms')}
        required
        defaultChecked={acceptTerms}
      />
      <p className="actions">
        <Button type="submit" kind="primary">
          Commander
        </Button>
      </p>
      <p className="soft">
        Rien n’est dû à cette étape&nbsp;: la page suivante récapitule tout, TVA comprise, avant votre confirmation.
      </p>
    </form>
  );
}
