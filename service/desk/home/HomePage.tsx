import { isBankProvisional } from '#domain/company.ts';
import { formatCount, formatEuros } from '#domain/money.ts';
import { DeskForm } from '#service/desk/form-parts.tsx';
import { Lamp } from '#service/desk/Lamp.tsx';
import { cutPage, shareOf } from '#service/desk/lists/Pages.tsx';
import { ordersPath, remindersPath, resumePath, taskListPath } from '#service/desk-addresses.ts';
import { maxPerDay, maxPerHour } from '#service/mail/mailer.ts';
import { Facts } from '#service/pages/Facts.tsx';
import type { Service } from '#service/service.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FailedWebhooks } from './FailedWebhooks.tsx';
import { byKind, type Home, type TaskKind, taskKinds, taskNames } from './gather-home.ts';
import { TaskList } from './TaskList.tsx';

interface HomePageProps {
  readonly service: Pick<Service, 'company' | 'config'>;
  readonly home: Home;
  /** The kind that is shown alone, and which page of it, as its address says; absent for all kinds. */
  readonly wanted: { readonly kind: TaskKind | undefined; readonly page: string | undefined };
  /** Milliseconds. */
  readonly now: number;
}

/** The first page of the desk, a switchboard: what waits for somebody of each kind, the oldest first. */
export function HomePage({
  service: { company, config },
  home: { tasks, week, isOutboxPaused, heldBack, failedWebhooks, drafts, reminders },
  wanted,
  now,
}: HomePageProps) {
  const found = byKind(tasks);
  return (
    <div className="stack wide">
      <div className="stack">
        <h1>{headline(tasks.length)}</h1>
        <Board found={found} wanted={wanted.kind} />
        {failedWebhooks.length > 0 && <FailedWebhooks webhooks={failedWebhooks} now={now} />}
        {isOutboxPaused && (
          <DeskForm action={resumePath} className="warning stack">
            <p>
              <strong>Attention&nbsp;:</strong> les e-mails sont en pause depuis qu’une sauvegarde a été restaurée. Ceux
              qui étaient partis depuis cette sauvegarde partiront une seconde fois.
            </p>
            <p>
              <Button type="submit">Faire partir les e-mails</Button>
            </p>
          </DeskForm>
        )}
        {config.smtpUrl === undefined && (
          <p className="warning">
            <strong>Attention&nbsp;:</strong> aucun e-mail ne part, car le réglage <code>SMTP_URL</code> manque.
          </p>
        )}
        {isBankProvisional(company) && (
          <p className="warning">
            <strong>Attention&nbsp;:</strong> les coordonnées bancaires montrées aux clients sont provisoires. Donnez
            les vôtres dans <code>content/company.yaml</code>, puis publiez le site, avant qu’un client paie.
          </p>
        )}
        {reminders > 0 && (
          <p>
            <a href={remindersPath}>
              {reminders === 1
                ? 'Un client n’a pas payé, à relancer'
                : `${formatCount(reminders)} clients n’ont pas payé, à relancer`}
            </a>
          </p>
        )}
        {heldBack > 0 && <p className="soft">{heldBackText(heldBack)}</p>}
      </div>
      <Lists {...{ found, wanted, now }} />
      <section className="stack" aria-labelledby="semaine">
        <h2 id="semaine">Sept derniers jours</h2>
        <Facts
          facts={[
            ['Commandes confirmées', formatCount(week.confirmed)],
            ['À la commande, en tout', `${formatEuros(week.confirmedCents)} HT`],
            ['Paiements complets', formatCount(week.paid)],
            ['Mises en service', formatCount(week.inService)],
          ]}
        />
        <p className="soft">
          Sans les essais, passés avec une adresse en example.com. {draftsText(drafts)}{' '}
          {drafts > 0 && <a href={`${ordersPath}?etat=received`}>Les voir</a>}
        </p>
      </section>
    </div>
  );
}

function headline(count: number): string {
  if (count === 0) return 'Rien n’attend';
  return count === 1 ? 'Une chose attend' : `${formatCount(count)} choses attendent`;
}

function draftsText(count: number): string {
  if (count === 0) return 'Aucune commande n’attend la confirmation de son client.';
  return count === 1
    ? 'Une commande n’a pas été confirmée par son client\u00a0: rien à faire, elle s’efface d’elle-même.'
    : `${formatCount(count)} commandes n’ont pas été confirmées par leur client\u00a0: rien à faire, elles s’effacent d’elles-mêmes.`;
}

/** About mails that a limit holds back: nobody has anything to do. */
function heldBackText(count: number): string {
  const subject =
    count === 1
      ? 'Un message demandé par des visiteurs part un peu plus tard'
      : `${formatCount(count)} messages demandés par des visiteurs partent un peu plus tard`;
  return `${subject}\u00a0: ${maxPerHour} par heure au plus, et ${maxPerDay} par jour à la même adresse. Ceux du bureau partent aussitôt.`;
}

/** Rows of all kinds together, below the board. */
const maxRows = 60;

/** Sockets of the board for each kind of work, lit or not; up to twice as many where more waits. */
const sockets = 5;

type Found = ReturnType<typeof byKind>;

/** What waits: the oldest of each kind, or all of one kind. */
function Lists({
  found,
  wanted: { kind: only, page: asked },
  ...shared
}: Pick<HomePageProps, 'wanted' | 'now'> & { readonly found: Found }) {
  if (only !== undefined) {
    const { page, shown } = cutPage(found[only], asked);
    return <TaskList kind={only} tasks={shown} count={found[only].length} page={page} {...shared} />;
  }
  const share = shareOf(
    taskKinds.map((kind) => found[kind].length),
    maxRows,
  );
  return taskKinds
    .filter((kind) => found[kind].length > 0)
    .map((kind) => (
      <TaskList key={kind} kind={kind} tasks={found[kind].slice(0, share)} count={found[kind].length} {...shared} />
    ));
}

/** A plate for each kind of work, which leads to it alone, above its sockets: lamps are lit for what waits. */
function Board({ found, wanted }: { readonly found: Found; readonly wanted: TaskKind | undefined }) {
  return (
    <ul className="dark frame board" aria-label="Tableau">
      {taskKinds.map((kind) => {
        const { length: count } = found[kind];
        return (
          <li key={kind} className={count > 0 ? 'lit' : undefined}>
            <a className="plate" href={taskListPath(kind)} aria-current={kind === wanted ? 'page' : undefined}>
              {taskNames[kind]}
            </a>
            <span className="sockets">
              {Array.from({ length: Math.max(sockets, Math.min(count, 2 * sockets)) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sockets are all alike
                <Lamp key={index} lit={index < count} />
              ))}
            </span>
            <span className="count">{waitingText(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function waitingText(count: number): string {
  if (count === 0) return 'rien n’attend';
  return count === 1 ? '1 attend' : `${formatCount(count)} attendent`;
}
