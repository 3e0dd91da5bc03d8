import type { ReactNode } from 'react';
import { formatInstant } from '#service/desk/desk-times.ts';
import { DeskForm } from '#service/desk/form-parts.tsx';
import { failureText, heldBackText } from '#service/desk/home/mail-words.ts';
import { Lamp } from '#service/desk/Lamp.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { mailDays } from '#service/personal-data/retention-periods.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';

interface OrderMailsProps {
  readonly mails: readonly Mail[];
  readonly order: OrderRow;
  /** How it went when a mail was to be sent again just now. */
  readonly resent: string | undefined;
}

const resentTexts = new Map([
  ['fait', 'C’est fait\u00a0: le message repart.'],
  ['non', 'Rien n’est renvoyé\u00a0: la commande venait de changer, peut-être par un double clic. Voyez la liste.'],
]);

/** The mails about an order, each with a button that sends it again, unless it is about to leave. */
export function OrderMails({ mails, order, resent = '' }: OrderMailsProps) {
  return (
    <section className="card stack" aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <p role="status">{resentTexts.get(resent)}</p>
      {mails.length === 0 && (
        <p>Aucun message n’est gardé pour cette commande&nbsp;: ils s’effacent après {mailDays} jours.</p>
      )}
      <MailList
        mails={mails}
        address={`${ordersPath}/${order.reference}/renvoi`}
        // Unless it leaves by itself at once, as far as is known.
        mayResend={({ sent_at, last_error }) => sent_at !== null || last_error !== null}
      >
        <input type="hidden" name="vu" value={order.event_count} />
      </MailList>
    </section>
  );
}

interface MailListProps extends Pick<OrderMailsProps, 'mails'> {
  /** Where the mail to send again is posted, with these fields. */
  readonly address: string;
  readonly children?: ReactNode;
  readonly mayResend: (mail: Mail) => boolean;
}

/** Mails that unfold, with where each is and the button that sends it again. */
export function MailList({ mails, address, children, mayResend }: MailListProps) {
  return (
    <DeskForm action={address} aria-label="Renvoyer un message">
      {children}
      <ul className="entries">
        {mails.map((mail) => (
          <li key={mail.id} className="stack">
            <details>
              <summary>{mail.subject}</summary>
              <div className="letter">{mail.body}</div>
            </details>
            <p className="order-state soft">
              {isFailing(mail) && <Lamp lit />}
              <span>
                {mailState(mail)}, à {mail.recipient}
              </span>
            </p>
            {mayResend(mail) && (
              <p>
                <Button
                  type="submit"
                  name="message"
                  value={mail.id}
                  aria-label={`Renvoyer «\u202f${mail.subject}\u202f»`}
                >
                  Renvoyer
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </DeskForm>
  );
}

function isFailing({ sent_at, last_error }: Mail): boolean {
  return sent_at === null && last_error !== null && heldBackText(last_error) === undefined;
}

function mailState({ sent_at, given_up_at, last_error, created_at, next_attempt_at }: Mail): string {
  if (sent_at !== null) return `Envoyé le ${formatInstant(sent_at)}`;
  if (given_up_at !== null) return `Abandonné le ${formatInstant(given_up_at)}\u00a0: ${failureText(last_error)}`;
  const held = heldBackText(last_error);
  if (held !== undefined) return `Retenu jusqu’au ${formatInstant(next_attempt_at)} (${held})`;
  if (last_error !== null) return `En échec, nouvel essai prévu\u00a0: ${failureText(last_error)}`;
  return `En attente depuis le ${formatInstant(created_at)}`;
}
