import { addDays, type ParisDay, parisDay } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';
import { laterStates, orderTasks } from '#domain/order/life/order-life.ts';
import { paymentDay } from '#domain/order/life/order-words.ts';
import { namesOf } from '#service/desk/client-name.ts';
import { lastOrders } from '#service/desk/last-orders.ts';
import { dueReminders } from '#service/orders/reminders/payment-reminders.ts';
import { eventDay, owesAfterService } from '#service/orders/stored/order-status.ts';
import type { Mail, OrderSummary, PortRow, RequestRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { awaitedWords, tasksOf } from './awaited-words.ts';
import { failureText } from './mail-words.ts';
import { tasksOfPorts } from './port-tasks.ts';
import { taskOfRequest } from './request-tasks.ts';

/** What the people of the desk do, as the rows of a switchboard. */
export const taskNames = {
  ...orderTasks,
  note: 'À reprendre',
  setup: 'À décider',
  port: 'Transferts de numéros',
  request: 'Demandes à traiter',
  mail: 'E-mail en échec',
} as const;
export type TaskKind = keyof typeof taskNames;
export const taskKinds = Object.keys(taskNames) as TaskKind[];

/** Something that waits for somebody. */
export interface Task {
  readonly kind: TaskKind;
  /** Of an order or a request; empty for the summary of the week, a link to enter, and several mails. */
  readonly reference: string;
  /** Whether it is about a request instead of an order. */
  readonly isRequest?: boolean;
  /** Of a failed mail. */
  readonly mailId?: string;
  /** Where it stands for several failed mails: each of them. */
  readonly mails?: readonly Task[];
  readonly client: string;
  /** What is awaited, or what went wrong. */
  readonly detail: string;
  /** Since when it has been waiting (milliseconds). */
  readonly since: number;
  readonly isTest: boolean;
}

export type Home = Awaited<ReturnType<typeof gatherHome>>;

const week = 7 * 24 * 3_600_000;
/** The newest; the others are listed once these were sent again. */
export const maxFailedMails = 2000;
/** Numbers that are listed, those that wait for the office first. */
export const maxPorts = 2000;

/** Orders that wait for the office or to which something happened on the day `first` or later; no drafts. */
export async function listCurrentOrders(storage: Storage, first: ParisDay): Promise<OrderSummary[]> {
  // A day begins in Paris before it does in UTC.
  return await storage.listOrderSummaries({ states: laterStates, currentSince: Date.parse(addDays(first, -1)) });
}

/** Gathers what waits for somebody, the oldest first, and the counts of the week; `now` in milliseconds. */
export async function gatherHome(storage: Storage, now: number) {
  const today = parisDay(now);
  const weekAgo = addDays(today, -7);
  const orders = await listCurrentOrders(storage, weekAgo);
  const ports = await storage.listPortsIn(['complete', 'sent', 'refused'], maxPorts, today);
  const mails = await storage.listFailedMails(maxFailedMails);
  const requests = await storage.listRequests();
  const requested = new Map(requests.map((request) => [request.reference, request]));
  const followsLeads = requests.some(({ kind }) => kind === 'quote');
  const orderedAt = lastOrders(followsLeads ? await storage.listMailboxes() : []);
  const setups = await storage.listAskedSetups();
  const { received: drafts } = await storage.countOrders();
  const byReference = new Map(orders.map((order) => [order.reference, order]));
  const named = [...ports, ...mails, ...setups].map(({ order_reference }) => order_reference);
  const references = named.filter((reference) => !byReference.has(reference));
  for (const order of await storage.listOrderSummaries({ references })) byReference.set(order.reference, order);
  // Only the journal tells when each number was refused.
  const refused = ports.filter(({ state }) => state === 'refused').map(({ order_reference }) => order_reference);
  const journals = await storage.listJournals({ references: refused });
  const portsOf = new Map<string, PortRow[]>();
  for (const port of ports) portsOf.set(port.order_reference, [...(portsOf.get(port.order_reference) ?? []), port]);
  const tasks: Task[] = [
    ...orders.flatMap((order) => tasksOfOrder(order, today)),
    ...(await tasksOfNotes(orders, storage, today)),
    ...setups.flatMap(({ order_reference, saved_at }) => {
      const order = byReference.get(order_reference);
      const detail = 'le client demande un changement de son installation';
      return order === undefined ? [] : [{ kind: 'setup' as const, ...namesOf(order), detail, since: saved_at }];
    }),
    ...[...portsOf].flatMap(([reference, ofOrder]) =>
      tasksOfPorts(byReference.get(reference), ofOrder, journals, today),
    ),
    ...requests
      // Somebody whose price became an order is a lead no longer, unless a call was noted since.
      .filter(
        (request) =>
          request.kind !== 'quote' || orderedAt(request) <= Math.max(request.received_at, request.changed_at ?? 0),
      )
      .flatMap((request) => taskOfRequest(request, today)),
    ...tasksOfMails(
      mails.flatMap((mail) => {
        const { order_reference: reference } = mail;
        return taskOfMail(mail, byReference.get(reference), requested.get(reference));
      }),
    ),
  ].sort((one, other) => one.since - other.since);
  const inWeek = (at: number | null): boolean => at !== null && now - at < week;
  const real = orders.filter(({ is_test, state }) => is_test === 0 && state !== 'cancelled');
  const confirmed = real.filter(({ confirmed_at }) => inWeek(confirmed_at));
  return {
    tasks,
    // Without trials and what was cancelled since.
    week: {
      confirmed: confirmed.length,
      paid: real.filter((order) => eventDay(order, 'paid_at') > weekAgo).length,
      inService: real.filter(({ in_service_at }) => inWeek(in_service_at)).length,
      // Before tax, of what is paid once.
      confirmedCents: confirmed.reduce((sum, { one_time_cents }) => sum + one_time_cents, 0),
    },
    // No mail is sent after a restore, until somebody resumes it.
    isOutboxPaused: await storage.isOutboxPaused(),
    heldBack: (await storage.countMails()).heldBack,
    failedWebhooks: (await storage.listFailedMails(maxFailedMails, 'webhook')).reverse(),
    drafts,
    reminders: (await dueReminders(orders, storage, now)).length,
  };
}

/** The things of each kind, the oldest first. */
export function byKind(tasks: readonly Task[]): Readonly<Record<TaskKind, readonly Task[]>> {
  const found = Object.fromEntries(taskKinds.map((kind) => [kind, [] as Task[]])) as Record<TaskKind, Task[]>;
  for (const task of tasks) found[task.kind].push(task);
  return found;
}

function tasksOfOrder(order: OrderSummary, today: ParisDay): readonly Task[] {
  const due = order.invoiced_on !== null && owesAfterService(order) ? paymentDay(order.invoiced_on) : today;
  return tasksOf(order).map((kind) => {
    const detail = awaitedWords(order, kind);
    return due < today
      ? { kind, ...namesOf(order), detail: `${detail}, en retard`, since: Date.parse(due) }
      : { kind, ...namesOf(order), detail, since: order.moved_at ?? order.received_at };
  });
}

/** What the form of a note writes of its day, which may have changed since. */
const dayWords = /(?:^|\u202f; )(?:à reprendre le \S+\s\S+\s\d{4}|plus rien à reprendre)$/;

/** Orders to come back to today, or since a day that has passed, with the last note. */
async function tasksOfNotes(orders: readonly OrderSummary[], storage: Storage, today: ParisDay): Promise<Task[]> {
  const due = orders.filter(({ come_back_on: day }) => day !== null && day <= today);
  const journals = await storage.listJournals({ references: due.map(({ reference }) => reference), kinds: ['note'] });
  return due.map((order) => {
    // An entry about a day alone says nothing of what is to be done.
    const notes = journals.get(order.reference)?.map(({ note }) => note.replace(dayWords, ''));
    return {
      kind: 'note',
      ...namesOf(order),
      detail: notes?.findLast(Boolean) ?? 'sans note',
      since: Date.parse(order.come_back_on ?? ''),
    };
  });
}

/** One thing for all mails of orders, since hundreds fail if a mail server is down; each other mail has its own. */
function tasksOfMails(mails: readonly Task[]): readonly Task[] {
  const ofOrders = mails.filter(({ reference }) => reference !== '');
  if (ofOrders.length < 2) return mails;
  const several: Task = {
    kind: 'mail',
    reference: '',
    client: `${formatCount(ofOrders.length)} messages`,
    detail: 'ne partent pas',
    since: Math.min(...ofOrders.map(({ since }) => since)),
    isTest: ofOrders.every(({ isTest }) => isTest),
    mails: ofOrders,
  };
  return [several, ...mails.filter(({ reference }) => reference === '')];
}

/** A mail that fails, unless it was given up and its order is cancelled. */
function taskOfMail(mail: Mail, order: OrderSummary | undefined, request: RequestRow | undefined): Task[] {
  if (order?.state === 'cancelled' && mail.given_up_at !== null) return [];
  const owner = order ?? request;
  const { order_reference: reference, recipient: client } = mail;
  return [
    {
      ...(owner === undefined ? { reference, client, isTest: false } : namesOf(owner)),
      kind: 'mail',
      isRequest: request !== undefined,
      mailId: mail.id,
      detail: `«\u202f${mail.subject}\u202f» ne part pas\u00a0: ${failureText(mail.last_error)}`,
      since: mail.created_at,
    },
  ];
}
