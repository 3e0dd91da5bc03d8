import type { ReactNode } from 'react';
import { formatCount } from '#domain/money.ts';
import { sinceText } from '#service/desk/desk-times.ts';
import { FormToken } from '#service/desk/FormToken.tsx';
import { Lamp } from '#service/desk/Lamp.tsx';
import type { SignedIn } from '#service/desk/sign-in/sessions.ts';
import { ordersPath, retryPath } from '#service/desk-addresses.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { maxListed, type Task, taskNames } from './gather-home.ts';

interface TaskListProps {
  readonly tasks: readonly Task[];
  readonly session: SignedIn;
  /** Milliseconds. */
  readonly now: number;
}

/** What waits for somebody, each with the way to do it. */
export function TaskList({ tasks, session, now }: TaskListProps) {
  return (
    <ul className="tasks" aria-label="Ce qui attend, le plus ancien d’abord">
      {tasks.map((task) => (
        <li key={`${task.kind} ${task.reference} ${task.detail}`}>
          {task.mails !== undefined ? (
            <FailedMails task={task} mails={task.mails} now={now} />
          ) : task.reference === '' ? (
            <FailedSummary {...{ task, session, now }} />
          ) : (
            <TaskLine task={task} now={now} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface TaskProps {
  readonly task: Task;
  /** Milliseconds. */
  readonly now: number;
}

function TaskLine({ task, now }: TaskProps) {
  return (
    <a className="task" href={taskAddress(task.kind, task.reference)}>
      <Lamp lit />
      <TaskWords task={task} now={now}>
        <span className="soft">
          {task.reference}
          {task.isTest && ' · essai'}
        </span>
      </TaskWords>
    </a>
  );
}

/** All mails that don't arrive: one line, which unfolds into those of each order. */
function FailedMails({ task, mails, now }: TaskProps & { readonly mails: readonly Task[] }) {
  return (
    <details>
      <summary className="task">
        <Lamp lit />
        <TaskWords task={task} now={now}>
          <span className="soft">Voir lesquels{task.isTest && ' · essai'}</span>
        </TaskWords>
      </summary>
      <ul className="mails">
        {mails.slice(0, maxListed).map((mail) => (
          <li key={mail.mailId}>
            <a href={taskAddress('mail', mail.reference)}>{mail.reference}</a> {mail.client}, {mail.detail},{' '}
            {sinceText(mail.since, now)}
          </li>
        ))}
      </ul>
      {mails.length > maxListed && <p>Et {formatCount(mails.length - maxListed)} de plus.</p>}
    </details>
  );
}

/** The summary of a week that doesn't arrive: it belongs to no order, so it is sent again from here. */
function FailedSummary({ task, session, now }: TaskProps & { readonly session: SignedIn }) {
  return (
    <form className="task" method="post" action={retryPath} aria-label="Renvoyer le résumé de la semaine">
      <FormToken session={session} />
      <Lamp lit />
      <TaskWords task={task} now={now}>
        <span>
          <Button type="submit" name="message" value={task.mailId}>
            Renvoyer
          </Button>
        </span>
      </TaskWords>
    </form>
  );
}

/** What waits and since when, above how to find or do it. */
function TaskWords({ task, now, children }: TaskProps & { readonly children: ReactNode }) {
  return (
    <span className="task-words">
      <strong>
        {taskNames[task.kind]}&nbsp;: {task.client}
      </strong>
      <span>
        {task.detail}, {sinceText(task.since, now)}
      </span>
      {children}
    </span>
  );
}

/** Where a thing that waits is done. */
function taskAddress(kind: Task['kind'], reference: string): string {
  return `${ordersPath}/${reference}${kind === 'port' ? '#numeros' : ''}`;
}
