import type { LineMatch } from '#domain/bank/match-statement.ts';
import { formatCount, formatCounted } from '#domain/money.ts';
import { DeskForm, ErrorLine, PasswordField } from '#service/desk/form-parts.tsx';
import { statementPath } from '#service/desk-addresses.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { isTickable } from './book-lines.ts';
import type { MatchedStatement } from './gather-statement.ts';
import type { StatementContent } from './read-statement.ts';
import { StatementLines } from './StatementLines.tsx';

export interface StatementPageProps {
  readonly statement: MatchedStatement;
  readonly text: string;
  readonly read: StatementContent;
  /** Whether it was read by columns that somebody chose. */
  readonly hasColumns: boolean;
  readonly ticks: ReadonlySet<string>;
  readonly error?: string;
  /** What is asked before sums are booked that orders don't await, or that look like receipts. */
  readonly questions?: readonly string[];
  /** What a press did. */
  readonly done?: string;
}

/** The lines of a statement: those that one press books, those to look at and to tick, and the rest. */
export function StatementPage({ statement, text, read, hasColumns, ticks, ...answer }: StatementPageProps) {
  const { error, questions = [], done } = answer;
  const { matches, orders } = statement;
  const ofKind = (kind: LineMatch['kind']) => matches.filter((match) => match.kind === kind);
  const [proposed, possible, unknown] = [ofKind('proposed'), ofKind('possible'), ofKind('unknown')];
  const received = unknown.filter(({ line }) => line.cents > 0);
  const hasTicks = possible.some((match) =>
    match.hints.some(({ reference }) => isTickable(match, orders.get(reference))),
  );
  const debits = read.debits + unknown.length - received.length;
  const counts = countText(read.debits + matches.length, read.unread, ofKind('known').length, debits);
  return (
    <DeskForm className="stack wide statement" action={statementPath} encType="multipart/form-data">
      <div className="stack">
        <h1>Relevé de banque</h1>
        {done !== undefined && (
          <p className="lead" role="status">
            <strong>{done}</strong>
          </p>
        )}
        <p role={done === undefined ? 'status' : undefined}>{counts}</p>
        {proposed.length + possible.length + received.length === 0 && <h2>Rien à enregistrer</h2>}
        {proposed.length + possible.length > 0 && (
          <p className="soft">Les commandes s’ouvrent dans un nouvel onglet.</p>
        )}
      </div>
      <input type="hidden" name="texte" value={text} />
      <input type="hidden" name="vu" value={proposed.map(({ line }) => line.id).join(' ')} />
      {proposed.length > 0 && (
        <section className="stack" aria-labelledby="proposes">
          <h2 id="proposes">À enregistrer</h2>
          <StatementLines {...{ matches: proposed, orders, ticks }} />
        </section>
      )}
      {possible.length > 0 && (
        <section className="stack" aria-labelledby="possibles">
          <h2 id="possibles">À vérifier</h2>
          <p className="measure">
            Ces virements n’ont pas à la fois la référence d’une commande et la somme attendue, ou ils ressemblent à un
            autre. {hasTicks && 'Cochez la commande que chacun paie, ou celles dont il fait la somme. '}
            Sans case, un virement ne peut pas être enregistré d’ici&nbsp;: la raison est à côté.
          </p>
          <StatementLines {...{ matches: possible, orders, ticks }} />
        </section>
      )}
      {questions.length > 0 && (
        <fieldset className="fields">
          <legend>
            <strong>Rien n’est encore enregistré&nbsp;: confirmez ce qui suit, ou décochez ces virements</strong>
          </legend>
          {questions.map((question, index) => (
            <Choice
              key={question}
              id={`confirme-${index}`}
              name="confirme"
              value={question}
              label={question}
              autoFocus={index === 0 && error === undefined}
            />
          ))}
        </fieldset>
      )}
      <ErrorLine error={error} />
      {(proposed.length > 0 || hasTicks) && (
        <>
          <PasswordField />
          <p className="soft">Chaque client apprend par un e-mail et sur sa page que son paiement est reçu.</p>
        </>
      )}
      <p className="actions">
        {(proposed.length > 0 || hasTicks) && (
          <Button type="submit" kind="primary">
            {pressText(proposed.length, hasTicks)}
          </Button>
        )}
        {hasColumns && (
          <Button type="submit" name="colonnes" value="autres">
            Lire d’autres colonnes
          </Button>
        )}
        <ButtonLink href={statementPath}>Déposer un autre relevé</ButtonLink>
      </p>
      {received.length > 0 && (
        <section className="stack" aria-labelledby="autres">
          <h2 id="autres">Aucune commande reconnue</h2>
          <StatementLines {...{ matches: received, orders, ticks }} />
        </section>
      )}
    </DeskForm>
  );
}

/** « Enregistrer ces 9 paiements et ceux que vous cochez » */
function pressText(proposed: number, hasTicks: boolean): string {
  if (proposed === 0) return 'Enregistrer les paiements cochés';
  const these = proposed === 1 ? 'ce paiement' : `ces ${formatCount(proposed)} paiements`;
  return `Enregistrer ${these}${hasTicks ? ' et ceux que vous cochez' : ''}`;
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
