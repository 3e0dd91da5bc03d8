import { addDays, formatDay, mondayOf, type ParisDay, parisDay } from '#domain/calendar.ts';
import { formatBeforeTax } from '#domain/money.ts';
import { laterStates } from '#domain/order/life/order-life.ts';
import { type Repetition, repeat } from '#service/background-task.ts';
import { sinceText } from '#service/desk/desk-times.ts';
import { deskAddress } from '#service/desk-addresses.ts';
import { mailAddresses } from '#service/mail/mail-addresses.ts';
import { type MailBlock, type MailRow, mailText } from '#service/mail/mail-blocks.ts';
import { newMail } from '#service/mail/new-mail.ts';
import type { Service } from '#service/service.ts';
import { providerNotice } from '#service/storage/rows/outbox-rows.ts';
import type { OrderSummary } from '#service/storage/rows.ts';
import { gatherHome, type Home, listCurrentOrders, type Task, taskNames } from './gather-home.ts';

type Summing = Pick<Service, 'storage' | 'company' | 'config' | 'clock'>;

/** The hour of Monday in Paris from which the summary is written. */
const hourOfMonday = 7;
const hour = 3_600_000;
/** Milliseconds between two looks at the clock, and before the first: it may be wrong just after a power cut. */
const interval = 10 * 60_000;
const maxTasks = 20;

/** Writes the summary of each week to the provider, and wakes the sender of mails. */
export function startWeeklySummary(service: Summing & Pick<Service, 'log' | 'wakeMailer'>): Repetition {
  return repeat(
    async () => {
      if (!(await writeWeeklySummary(service))) return;
      service.log('info', 'weekly-summary-written');
      service.wakeMailer();
    },
    { interval, firstDelay: interval, log: service.log, failure: 'weekly-summary-failed' },
  );
}

/**
 * Writes the summary of last week, once, since its id names the week; later if no service ran on Monday. Returns
 * whether it was written: not where mail isn't configured, or where nobody had ordered by the end of that week.
 */
export async function writeWeeklySummary(service: Summing): Promise<boolean> {
  const { storage, config, clock } = service;
  if (config.smtpUrl === undefined) return false;
  const monday = mondayOf(parisDay(clock().getTime() - hourOfMonday * hour));
  const [first, last] = [addDays(monday, -7), addDays(monday, -1)];
  const mail = newMail(
    {
      name: `weekly-summary.${first}`,
      kind: providerNotice,
      reference: '',
      recipient: mailAddresses(service).provider,
      subject: `${service.company.brand}\u00a0: la semaine du ${formatDay(first)}`,
      blocks: [],
    },
    service,
  );
  // Asked before anything is read: otherwise every other look of the week would read thousands of orders for nothing.
  if (await storage.hasMail(mail.id)) return false;
  const orders = await listCurrentOrders(storage, first);
  const counts = await storage.countOrders();
  const newer = orders.filter(({ received_at }) => parisDay(received_at) >= monday);
  if (laterStates.reduce((sum, state) => sum + counts[state], 0) === newer.length) return false;
  const home = await gatherHome(storage, clock().getTime());
  const body = mailText([
    'Bonjour,',
    weekBlock(orders, first, last),
    ...taskBlocks(home, clock().getTime()),
    { link: 'Le bureau', address: deskAddress(config) },
  ]);
  return await storage.writeMailOnce({ ...mail, body });
}

/** What happened, without trials; what didn't happen has no line. */
function weekBlock(orders: readonly OrderSummary[], first: ParisDay, last: ParisDay): MailBlock {
  const within = (at: number | null): boolean => {
    const day = at === null ? '' : parisDay(at);
    return day >= first && day <= last;
  };
  const real = orders.filter(({ is_test }) => is_test === 0);
  const count = (instant: (order: OrderSummary) => number | null) => real.filter((order) => within(instant(order)));
  const confirmed = count(({ confirmed_at }) => confirmed_at);
  const sum = (cents: (order: OrderSummary) => number): number =>
    confirmed.reduce((total, order) => total + cents(order), 0);
  const lines = [
    ['Commandes confirmées', confirmed],
    // When it was booked: by the day of its transfer, one that is booked later would be in no mail.
    ['Paiements complets', count(({ paid_at }) => paid_at)],
    ['Mises en service', count(({ in_service_at }) => in_service_at)],
    ['Commandes annulées', count(({ cancelled_at }) => cancelled_at)],
  ] as const;
  const title = `Semaine du ${formatDay(first)} au ${formatDay(last)}`;
  const happened = lines.filter(([, found]) => found.length > 0);
  if (happened.length === 0) return `${title}\u00a0: aucune commande confirmée, payée, mise en service ou annulée.`;
  const sums = [
    ['À la commande, en tout', sum(({ one_time_cents }) => one_time_cents)],
    ['Et par mois', sum(({ monthly_cents }) => monthly_cents)],
  ] as const;
  const rows = [
    ...happened.map(([name, found]): MailRow => [name, String(found.length)]),
    ...sums.filter(([, cents]) => cents > 0).map(([name, cents]): MailRow => [name, formatBeforeTax(cents)]),
  ];
  return { title, rows };
}

function taskBlocks({ tasks }: Home, now: number): MailBlock[] {
  if (tasks.length === 0) return ['Rien n’attend.'];
  const more = tasks.length - maxTasks;
  return [
    {
      title: 'Ce qui attend, le plus ancien d’abord',
      steps: tasks.slice(0, maxTasks).map((task) => describeTask(task, now)),
    },
    ...(more > 0 ? [`Et ${more === 1 ? 'une autre chose' : `${more} autres choses`}, sur le bureau.`] : []),
  ];
}

function describeTask({ kind, reference, client, detail, since, isTest, mails }: Task, now: number): string {
  const subject = mails === undefined ? `${client},` : client;
  const what = `${taskNames[kind]}\u00a0: ${subject} ${detail}, ${sinceText(since, now)}`;
  const about = [reference, isTest && 'essai'].filter(Boolean).join(', ');
  return about === '' ? what : `${what} (${about})`;
}
