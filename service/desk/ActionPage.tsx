import { stateNames } from '#domain/order/order-words.ts';
import { standingOf } from '#service/orders/order-standing.ts';
import type { Mail, OrderRow } from '#service/storage/storage.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Field } from '#ui/Field.tsx';
import { ordersPath } from './desk-addresses.ts';
import { FormToken } from './FormToken.tsx';
import { clientName } from './gather-home.ts';
import { expectedAmount, type OrderAction } from './order-actions.ts';
import type { SignedIn } from './sessions.ts';

/** What was typed into the form of an action, and why it was refused. */
export interface RefusedAction {
  readonly amount: string;
  readonly note: string;
  readonly error: string;
}

interface ActionPageProps {
  readonly order: OrderRow;
  readonly action: OrderAction;
  readonly session: SignedIn;
  /** Whether the password has to be typed again. */
  readonly asksPassword: boolean;
  /** The mail that it sends to the client, as far as it is known. */
  readonly mail: Mail | undefined;
  readonly refused?: RefusedAction;
}

/** The form of one action, with what it does; nothing is changed before its button. */
export function ActionPage({ order, action, session, asksPassword, mail, refused }: ActionPageProps) {
  const address = `${ordersPath}/${order.reference}`;
  // Nobody is written to about an order that they never confirmed.
  const isMailed = order.confirmed_at !== null;
  const amount = refused?.amount ?? expectedAmount(standingOf(order), action);
  return (
    <form className="stack action" method="post" action={`${address}/${action.slug}`} noValidate>
      <h1>{action.name}</h1>
      <p className="lead">
        {clientName(order)}, commande {order.reference} {stateNames[order.state]}
      </p>
      <p>{action.explanation}</p>
      <p role="alert" className={refused === undefined ? undefined : 'warning'}>
        {refused?.error}
      </p>
      <FormToken session={session} />
      <input type="hidden" name="vu" value={order.event_count} />
      {action.sign !== undefined && (
        <Field id="montant" label="Montant, TTC" hint="En euros, par exemple 494,40" required>
          {(control) => <input type="text" name="montant" inputMode="decimal" defaultValue={amount} {...control} />}
        </Field>
      )}
      {action.note !== undefined && (
        <Field id="note" label={action.note} hint={action.noteHint} required>
          {(control) => <input type="text" name="note" maxLength={500} defaultValue={refused?.note} {...control} />}
        </Field>
      )}
      {asksPassword && (
        <Field id="mot-de-passe" label="Votre mot de passe" hint="Demandé à nouveau après trente minutes" required>
          {(control) => <input type="password" name="motDePasse" autoComplete="current-password" {...control} />}
        </Field>
      )}
      <p className="soft">
        {isMailed
          ? 'Le client le lit dans un e-mail et sur sa page'
          : 'Aucun message ne part au client\u00a0: il le lit sur sa page'}
        , aussitôt.
      </p>
      <p className="actions">
        <Button type="submit" kind="primary">
          {action.name}
        </Button>
        <ButtonLink href={address}>Ne rien changer</ButtonLink>
      </p>
      {mail !== undefined && (
        <section className="card stack" aria-labelledby="message">
          <h2 id="message">Le message au client</h2>
          <p className="soft">
            À {mail.recipient}, avec le montant et les mots que vous tapez, et un lien vers sa page.
          </p>
          <p>
            <strong>{mail.subject}</strong>
          </p>
          <pre>{mail.body}</pre>
        </section>
      )}
    </form>
  );
}
