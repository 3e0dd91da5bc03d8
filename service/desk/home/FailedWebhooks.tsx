import { formatCount } from '#domain/money.ts';
import { sinceText } from '#service/desk/desk-times.ts';
import { DeskForm } from '#service/desk/form-parts.tsx';
import { ordersPath, retryPath } from '#service/desk-addresses.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { type FailedWebhook, maxWebhooks } from './gather-webhooks.ts';

const maxShown = 100;

interface FailedWebhooksProps {
  /** At least one, the oldest first. */
  readonly webhooks: readonly FailedWebhook[];
  /** Milliseconds. */
  readonly now: number;
}

/** The changes that the receiver of webhooks didn't accept: one line, which unfolds into their list, to send them all again. */
export function FailedWebhooks({ webhooks, now }: FailedWebhooksProps) {
  return (
    <details className="warning stack">
      <summary>
        <strong>Attention&nbsp;:</strong> {webhooksText(webhooks, now)}
      </summary>
      <DeskForm action={retryPath} aria-label="Renvoyer des changements" className="stack">
        <ul className="entries">
          {webhooks.slice(0, maxShown).map(({ id, reference, change, since, reason, isGivenUp }) => (
            <li key={id}>
              <a href={`${ordersPath}/${reference}`}>{reference}</a> {change}, {sinceText(since, now)} ({reason}),{' '}
              {isGivenUp ? 'abandonné' : 'nouvel essai prévu'}
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

function webhooksText(webhooks: readonly FailedWebhook[], now: number): string {
  const { length: count } = webhooks;
  const isCut = count === maxWebhooks;
  const since = Math.min(...webhooks.map((webhook) => webhook.since));
  const subject =
    count === 1
      ? 'un changement de commande n’arrive pas'
      : `${isCut ? 'au moins ' : ''}${formatCount(count)} changements de commandes n’arrivent pas`;
  return `${subject} à l’adresse de WEBHOOK_URL, ${sinceText(since, now)}${isCut ? ' ou avant' : ''} (${webhooks.at(-1)?.reason}).`;
}
