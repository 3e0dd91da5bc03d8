import { formatCount } from '#domain/money.ts';
import { orderStates, stateRules } from '#domain/order/life/order-life.ts';
import { sinceText } from '#service/desk/desk-times.ts';
import { DeskForm } from '#service/desk/form-parts.tsx';
import { ordersPath, retryPath } from '#service/desk-addresses.ts';
import type { Mail } from '#service/storage/rows.ts';
import { webhookType } from '#service/webhooks/compose-webhook.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { maxFailedMails } from './gather-home.ts';

const maxShown = 100;

/** The changes that the receiver didn't accept, the oldest first: a line that unfolds, to send them all again. */
export function FailedWebhooks({ webhooks, now }: { webhooks: readonly Mail[]; now: number }) {
  return (
    <details className="warning stack">
      <summary>
        <strong>Attention&nbsp;:</strong> {webhooksText(webhooks, now)}
      </summary>
      <DeskForm action={retryPath} aria-label="Renvoyer des changements" className="stack">
        <ul className="entries">
          {webhooks.slice(0, maxShown).map(({ id, order_reference, subject, created_at, last_error, given_up_at }) => (
            <li key={id}>
              <a href={`${ordersPath}/${order_reference}`}>{order_reference}</a> {changeName(subject)},{' '}
              {sinceText(created_at, now)} ({last_error}), {given_up_at === null ? 'nouvel essai prévu' : 'abandonné'}
            </li>
          ))}
        </ul>
        {webhooks.length > maxShown && <p>Et {formatCount(webhooks.length - maxShown)} de plus.</p>}
        <p>
          <Button type="submit" name="message" value="tous">
            Renvoyer
          </Button>
        </p>
      </DeskForm>
    </details>
  );
}

/** What became of an order, in a word. */
function changeName(type: string): string {
  const state = orderStates.find((known) => webhookType(known) === type);
  return state === undefined ? type : stateRules[state].name;
}

function webhooksText(webhooks: readonly Mail[], now: number): string {
  const { length: count } = webhooks;
  const isCut = count === maxFailedMails;
  const since = webhooks[0]?.created_at ?? now;
  const subject =
    count === 1
      ? 'un changement de commande n’arrive pas'
      : `${isCut ? 'au moins ' : ''}${formatCount(count)} changements de commandes n’arrivent pas`;
  return `${subject} à l’adresse de WEBHOOK_URL, ${sinceText(since, now)}${isCut ? ' ou avant' : ''} (${webhooks.at(-1)?.last_error}).`;
}
