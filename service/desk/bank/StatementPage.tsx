import type { Hint, IdentifiedLine, LineMatch } from '#domain/bank/match-statement.ts';
import { formatDay } from '#domain/calendar.ts';
import { formatCount, formatCounted, formatEuros } from '#domain/money.ts';
import { stateRules } from '#domain/order/life/order-life.ts';
import { ErrorLine, FormToken, PasswordField } from '#service/desk/form-parts.tsx';
import { clientName } from '#service/desk/home/gather-home.ts';
import { isPasswordFresh, type SignedIn } from '#service/desk/sign-in/sessions.ts';
import { ordersPath, statementPath } from '#service/desk-addresses.ts';
import type { OrderSummary } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { awaitedCents, type MatchedStatement } from './gather-statement.ts';

interface StatementPageProps {
  readonly statement: MatchedStatement;
  readonly text: string;
  /** Rows that couldn't be read. */
  readonly unread: number;
  /** Whether it was read by columns that somebody chose. */
  readonly hasColumns: boolean;
  readonly session: SignedIn;
  /** Milliseconds. */
  readonly now: number;
  /** Why nothing was booked. */
  readonly error: string | undefined;
}

/** The lines of a statement: those that one press books, those to look at, and the rest. */
export function StatementPage({
  statement: { matches, orders },
  text,
  unread,
  hasColumns,
  session,
  now,
  error,
}: StatementPageProps) {
  const of = (kind: LineMatch['kind']) => matches.filter((match) => match.kind === kind);
  const [proposed, possible, unknown] = [of('proposed'), of('possible'), of('unknown')];
  const received = unknown.filter(({ line }) => line.cents > 0);
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>Relevé de banque</h1>
        <p role="status">{countText(matches.length, unread, of('known').length, unknown.length - received.length)}</p>
      </div>
      <form
        className="stack statement"
        method="post"
        action={statementPath}
        encType="multipart/form-data"
        aria-labelledby="proposes"
        noValidate
      >
        <h2 id="proposes">{proposed.length === 0 ? 'Rien à enregistrer' : 'À enregistrer'}</h2>
        <FormToken session={session} />
        <input type="hidden" name="texte" value={text} />
        {proposed.length > 0 && (
          <>
            <Lines {...{ matches: proposed, orders }} />
            <ErrorLine error={error} />
            <input type="hidden" name="vu" value={proposed.map(({ line }) => line.id).join(' ')} />
            {!isPasswordFresh(session, now) && <PasswordField />}
            <p className="soft">Chaque client apprend par un e-mail et sur sa page que son paiement est reçu.</p>
          </>
        )}
        <p className="actions">
          {proposed.length > 0 && (
            <Button type="submit" kind="primary">
              {proposed.length === 1
                ? 'Enregistrer ce paiement'
                : `Enregistrer ces ${formatCount(proposed.length)} paiements`}
            </Button>
          )}
          {hasColumns && (
            <Button type="submit" name="colonnes" value="autres">
              Lire d’autres colonnes
            </Button>
          )}
          <ButtonLink href={statementPath}>Déposer un autre relevé</ButtonLink>
        </p>
      </form>
      {possible.length > 0 && (
        <section className="stack" aria-labelledby="possibles">
          <h2 id="possibles">À vérifier</h2>
          <p>
            La référence sans la somme attendue, ou la somme ou le nom seuls, ou un virement pareil à un autre. Ouvrez
            la commande qui convient.
          </p>
          <Lines {...{ matches: possible, orders }} />
        </section>
      )}
      {received.length > 0 && (
        <section className="stack" aria-labelledby="autres">
          <h2 id="autres">Aucune commande reconnue</h2>
          <Lines {...{ matches: received, orders }} />
        </section>
      )}
    </div>
  );
}

/** « 42 lignes lues, 3 déjà enregistrées, 12 débits laissés de côté. » */
function countText(read: number, unread: number, known: number, debits: number): string {
  const parts = [
    formatCounted(read, 'ligne lue', 'lignes lues'),
    ...(known > 0 ? [formatCounted(known, 'déjà enregistrée', 'déjà enregistrées')] : []),
    ...(debits > 0 ? [formatCounted(debits, 'débit laissé de côté', 'débits laissés de côté')] : []),
  ];
  const failed = `${formatCounted(unread, 'ligne n’a pas pu être lue', 'lignes n’ont pas pu être lues')}\u00a0: sans jour, ou sans somme.`;
  return `${parts.join(', ')}.${unread > 0 ? ` ${failed}` : ''}`;
}

interface LinesProps extends Pick<MatchedStatement, 'orders'> {
  readonly matches: readonly LineMatch[];
}

function Lines({ matches, orders }: LinesProps) {
  return (
    <ul className="tasks">
      {matches.map(({ line, kind, hints }) => (
        <li key={line.id} className="task">
          <span className="task-words">
            <strong>
              {formatEuros(line.cents)}, le {formatDay(line.day)}
            </strong>
            <span className="soft label">{line.label || 'sans libellé'}</span>
            {hints.map((hint) => (
              <OrderHint
                key={hint.reference}
                {...{ hint, line, order: orders.get(hint.reference) }}
                isProposed={kind === 'proposed'}
              />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface OrderHintProps {
  readonly hint: Hint;
  readonly line: IdentifiedLine;
  readonly order: OrderSummary | undefined;
  readonly isProposed: boolean;
}

const reasons = { reference: 'sa référence', amount: 'la somme attendue', name: 'son nom' } as const;

/** An order that a line may pay: a link to the form that books it, already filled in, or to the order if it awaits nothing. */
function OrderHint({ hint: { reference, by }, line: { id, day, cents }, order, isProposed }: OrderHintProps) {
  if (order === undefined) return null;
  const awaited = awaitedCents(order);
  const slug = cents < 0 ? 'remboursement' : 'paiement';
  const filled = new URLSearchParams({ montant: formatEuros(Math.abs(cents)), jour: day, ligne: id });
  const isOpen = !isProposed && (cents < 0 ? order.received_cents > 0 : awaited > 0);
  const state =
    awaited > 0 ? `${formatEuros(awaited)} attendus` : `rien n’est attendu, commande ${stateRules[order.state].name}`;
  const reason = by === 'amount' ? reasons.amount : `${reasons[by]}\u202f; ${state}`;
  return (
    <span>
      <a href={isOpen ? `${ordersPath}/${reference}/${slug}?${filled}` : `${ordersPath}/${reference}`}>
        {clientName(order)}, {reference}
      </a>
      {!isProposed && `\u00a0: ${reason}`}
    </span>
  );
}
