import { formatCount } from '#domain/money.ts';
import { sinceText } from '#service/desk/desk-times.ts';
import { DeskForm } from '#service/desk/form-parts.tsx';
import { Pages } from '#service/desk/lists/Pages.tsx';
import { RowLink, rowsClass } from '#service/desk/lists/RowLink.tsx';
import { ordersPath, requestsPath, retryPath, statementPath, taskListPath } from '#service/desk-addresses.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { type Task, type TaskKind, taskNames } from './gather-home.ts';

interface TaskListProps {
  readonly kind: TaskKind;
  /** Those that are shown, the oldest first. */
  readonly tasks: readonly Task[];
  readonly count: number;
  /** The page of a list of this kind alone; absent beside other kinds. */
  readonly page?: number;
  /** Milliseconds. */
  readonly now: number;
}

/** Failed mails that are listed below the one line that counts them. */
const maxMails = 100;

/** What waits of one kind, each with the way to do it. */
export function TaskList({ kind, tasks, count, page, now }: TaskListProps) {
  return (
    <section className="stack" aria-labelledby={kind}>
      <h2 id={kind}>
        {taskNames[kind]}&nbsp;: {formatCount(count)}
      </h2>
      {kind === 'payment' && (
        <p>
          <a href={statementPath}>Déposer un relevé de banque</a>
        </p>
      )}
      <ul className={rowsClass(tasks.length)}>
        {tasks.map((task) =>
          task.mails !== undefined ? (
            <FailedMails key="entries" task={task} mails={task.mails} now={now} />
          ) : task.reference === '' ? (
            <FailedNotice key={task.mailId} task={task} now={now} />
          ) : (
            <RowLink
              key={`${task.reference} ${task.detail}`}
              href={taskPath(task)}
              kind={taskNames[kind]}
              title={task.client}
              detail={`${task.detail}, ${sinceText(task.since, now)}`}
              reference={task.reference}
              isTest={task.isTest}
            />
          ),
        )}
      </ul>
      {page === undefined ? (
        count > tasks.length && (
          <p>
            <a href={taskListPath(kind)}>Voir les {formatCount(count)}</a>
          </p>
        )
      ) : (
        <Pages page={page} rows={count} addressOf={(other) => `${taskListPath(kind)}&page=${other}`} />
      )}
    </section>
  );
}

interface TaskProps {
  readonly task: Task;
  readonly now: number;
}

/** All mails that don't arrive: one line, which unfolds into those of each order. */
function FailedMails({ task, mails, now }: TaskProps & { readonly mails: readonly Task[] }) {
  return (
    <li className="cluster row">
      <details>
        <summary>
          <strong>{task.client}</strong> {task.detail}, {sinceText(task.since, now)}
          {task.isTest && ' · essai'}
        </summary>
        <ul className="entries">
          {mails.slice(0, maxMails).map((mail) => (
            <li key={mail.mailId}>
              <a href={taskPath(mail)}>{mail.reference}</a> {mail.client}, {mail.detail}, {sinceText(mail.since, now)}
            </li>
          ))}
        </ul>
        {mails.length > maxMails && <p>Et {formatCount(mails.length - maxMails)} de plus.</p>}
      </details>
    </li>
  );
}

/** A week's summary or a link that doesn't arrive: it belongs to no order, so it is sent again from here. */
function FailedNotice({ task, now }: TaskProps) {
  return (
    <li className="cluster row">
      <DeskForm action={retryPath} aria-label={`Renvoyer le message à ${task.client}`}>
        <p>
          <strong>{task.client}</strong> {task.detail}, {sinceText(task.since, now)}
        </p>
        <Button type="submit" name="message" value={task.mailId}>
          Renvoyer
        </Button>
      </DeskForm>
    </li>
  );
}

/** The part of an order's page that is about a kind. */
const parts: Partial<Readonly<Record<TaskKind, string>>> = { port: '#numeros', setup: '#changement' };

function taskPath({ kind, reference, isRequest = false }: Task): string {
  if (isRequest) return `${requestsPath}/${reference}`;
  return `${ordersPath}/${reference}${parts[kind] ?? ''}`;
}
