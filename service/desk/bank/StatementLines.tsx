import type { Hint, LineMatch, PayableReceipt } from '#domain/bank/match-statement.ts';
import { formatDay } from '#domain/calendar.ts';
import { formatCounted, formatEuros } from '#domain/money.ts';
import { stateRules } from '#domain/order/life/order-life.ts';
import { clientName } from '#service/desk/client-name.ts';
import { ordersPath } from '#service/desk-addresses.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import type { OrderSummary } from '#service/storage/rows.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { isTickable, tickOf } from './book-lines.ts';
import { awaitedCents, type MatchedStatement } from './gather-statement.ts';

interface LinesProps extends Pick<MatchedStatement, 'orders'> {
  readonly matches: readonly LineMatch[];
  readonly ticks: ReadonlySet<string>;
}

/** Lines of a statement, each with the orders that it may pay. */
export function StatementLines({ matches, orders, ticks }: LinesProps) {
  return (
    <ul className="entries">
      {matches.map((match) => {
        const sum = `${formatEuros(match.line.cents)}, le ${formatDay(match.line.day)}`;
        const label = match.line.label || 'sans libellé';
        const content = (
          <>
            <strong>{sum}</strong>
            <span className="soft">{label}</span>
            {match.hints.map((hint) => (
              <OrderHint key={hint.reference} {...{ match, hint, ticks, order: orders.get(hint.reference) }} />
            ))}
            {match.others > 0 && (
              <span className="soft">
                et {formatCounted(match.others, 'autre commande', 'autres commandes')}, à chercher dans
                «&#8239;Commandes&#8239;»
              </span>
            )}
          </>
        );
        return (
          <li key={match.line.id}>
            {match.kind === 'possible' ? (
              <fieldset className="stack" aria-label={`${sum}, ${label}`}>
                {content}
              </fieldset>
            ) : (
              <div className="stack">{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface OrderHintProps {
  readonly match: LineMatch;
  readonly hint: Hint;
  readonly order: OrderSummary | undefined;
  readonly ticks: ReadonlySet<string>;
}

const reasons = { amount: 'la somme attendue', name: 'son nom' } as const;

/** An order that a line may pay: the box that says so, and a link to the form that books it, already filled in. */
function OrderHint({ match, hint: { reference, by, receipt }, order, ticks }: OrderHintProps) {
  if (order === undefined) return null;
  const { line, kind, isRepeated } = match;
  const name = (
    <>
      {clientName(order)}, <span className="reference">{reference}</span>
    </>
  );
  if (kind === 'proposed')
    return (
      <a href={`${ordersPath}/${reference}`} target="_blank" rel="noopener">
        {name}
      </a>
    );
  const awaited = awaitedCents(order);
  const state = awaited > 0 ? `${formatEuros(awaited)} attendus` : `rien n’est attendu\u00a0: ${unawaitedText(order)}`;
  const named = paysAfterService(order) ? 'sa référence ou son bon de commande' : 'sa référence';
  const why = [
    new Intl.ListFormat('fr').format(by.map((reason) => (reason === 'reference' ? named : reasons[reason]))),
    by.includes('amount') ? '' : state,
    receipt === undefined ? '' : receiptWords(receipt),
    isRepeated ? 'ce virement est deux fois dans le relevé' : '',
  ]
    .filter(Boolean)
    .join('\u202f; ');
  // If the order takes no payment any more, this address leads to its page.
  const slug = line.cents < 0 ? 'remboursement' : 'paiement';
  const sum = formatEuros(Math.abs(line.cents));
  const filled = new URLSearchParams({ montant: sum, jour: line.day, ...(!isRepeated && { ligne: line.id }) });
  if (slug === 'paiement') filled.set('libelle', line.label);
  const href = `${ordersPath}/${reference}/${slug}?${filled}`;
  if (!isTickable(match, order))
    return (
      <span>
        <a href={href} target="_blank" rel="noopener">
          {name}
        </a>
        {`\u00a0: ${why}`}
      </span>
    );
  const tick = tickOf(line, reference);
  return (
    <Choice
      id={tick.replace(' ', '-')}
      name="coche"
      value={tick}
      label={name}
      hint={
        <>
          {why}
          <a href={href} target="_blank" rel="noopener">
            Lire d’abord le message au client
          </a>
        </>
      }
      defaultChecked={ticks.has(tick)}
    />
  );
}

function receiptWords({ day, line }: PayableReceipt): string {
  return `déjà ${line ? 'enregistré' : 'noté à la main'} le ${formatDay(day)}\u202f?`;
}

/** Why nothing is awaited for an order. */
function unawaitedText(order: OrderSummary): string {
  if (order.state === 'received') return 'son client ne l’a pas encore confirmée';
  if (order.state === 'confirmed' && paysAfterService(order)) return 'son bon de commande manque';
  return `commande ${stateRules[order.state].name}`;
}
