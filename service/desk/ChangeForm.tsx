import type { ReactNode } from 'react';
import { stateRules } from '#domain/order/life/order-life.ts';
import { ordersPath } from '#service/desk-addresses.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { clientName } from './client-name.ts';
import { DeskForm, ErrorLine, Letter, PasswordField } from './form-parts.tsx';

/** What the form of a change says of it. */
export interface ChangeWords {
  /** What the page and its button say. */
  readonly name: string;
  readonly explanation: string;
  readonly clientNotice: string;
  /** Whether the mail depends on what is typed, so that it can be seen before it is sent. */
  readonly isMailTyped?: boolean;
}

interface ChangeFormProps {
  readonly change: ChangeWords & { readonly order: OrderRow; readonly isAllowed: boolean };
  readonly address: string;
  readonly mail: Mail | undefined;
  readonly isPreviewed: boolean;
  readonly question: string | undefined;
  readonly error: string | undefined;
  readonly isPasswordRefused: boolean;
  readonly children: ReactNode;
}

/** The form of one change of an order, with what it does; nothing is changed before its button. */
export function ChangeForm({ change, children, ...state }: ChangeFormProps) {
  const { name, explanation, clientNotice, isMailTyped = false, order, isAllowed } = change;
  const { address, mail, isPreviewed, question, error, isPasswordRefused } = state;
  const message = (mail !== undefined || (isMailTyped && isAllowed)) && (
    <section className="card stack" aria-labelledby="message">
      <h2 id="message">Le message au client</h2>
      {isMailTyped && question === undefined && (
        <>
          {isPreviewed && <ErrorLine error={error} />}
          <p>
            <strong>{typedMailText(state)}</strong>
          </p>
          <p>
            {/* After the main button, which the Enter key presses. */}
            <Button type="submit" name="apercu" value="oui" formAction={`${address}#message`}>
              Voir le message
            </Button>
          </p>
        </>
      )}
      {mail !== undefined && <Letter mail={mail} recipients={`À ${mail.recipient}, avec un lien vers sa page.`} />}
    </section>
  );
  return (
    <DeskForm action={address} heading={name}>
      <p className="lead">
        {clientName(order)}, commande <span className="reference">{order.reference}</span>{' '}
        {stateRules[order.state].name}
      </p>
      <p>{explanation}</p>
      {!isPreviewed && <ErrorLine error={error} />}
      <input type="hidden" name="vu" value={order.event_count} />
      {children}
      {isAllowed && <PasswordField error={isPasswordRefused ? error : undefined} />}
      {isAllowed && <p className="soft">{clientNotice}</p>}
      {question !== undefined && (
        <>
          {error === undefined ? <ErrorLine error={question} /> : <p className="warning">{question}</p>}
          <input type="hidden" name="confirme" value={question} />
          {message}
        </>
      )}
      <p className="actions">
        {isAllowed && (
          <Button type="submit" kind="primary">
            {question === undefined ? name : 'Confirmer'}
          </Button>
        )}
        <ButtonLink href={`${ordersPath}/${order.reference}`}>Revenir à la commande</ButtonLink>
      </p>
      {question === undefined && message}
    </DeskForm>
  );
}

function typedMailText({ mail, isPreviewed, error }: Pick<ChangeFormProps, 'mail' | 'isPreviewed' | 'error'>): string {
  if (mail === undefined && isPreviewed && error === undefined) return 'Aucun message ne part au client.';
  return mail !== undefined && (isPreviewed || error !== undefined)
    ? 'Avec vos réponses\u00a0: rien n’est encore parti.'
    : 'Il dépend de vos réponses\u00a0: regardez-le avant de l’envoyer.';
}

/** How the client of an order learns of a change, and where they read the reason that is typed for it, if one is. */
export function clientNotice(order: OrderRow, { isMailed, hasReason }: { isMailed: boolean; hasReason: boolean }) {
  const notice = isMailed
    ? 'Le client l’apprend par un e-mail et sur sa page, aussitôt.'
    : 'Aucun message ne part au client\u00a0: il le voit sur sa page, aussitôt.';
  // Only a confirmed order has a « dossier de preuve », with the whole journal.
  return hasReason && order.confirmed_at !== null
    ? `${notice} La raison n’y est pas, mais il peut la lire dans son dossier de preuve\u00a0: écrivez-la pour lui aussi.`
    : notice;
}
