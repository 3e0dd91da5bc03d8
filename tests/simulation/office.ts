import { company } from '#content/company.ts';
import { parisDay } from '#domain/calendar.ts';
import { moveRules, type OrderMoveKind, orderMoveKinds } from '#domain/order/order-life.ts';
import { readConfig } from '#service/config.ts';
import { changeOrder, MoveRefused } from '#service/orders/change-order.ts';
import { standingOf } from '#service/orders/order-standing.ts';
import { renewAddress } from '#service/orders/renew-address.ts';
import { resendMail } from '#service/orders/resend-mail.ts';
import { changePort, type PortMove } from '#service/portability/change-port.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { siteOrigin } from '#tests/resilience/test-service.ts';
import { always } from './schedule.ts';
import type { World } from './world.ts';

/** The office mails links, wherever the service sends its own mails. */
const config = readConfig({ SITE_URL: siteOrigin, SMTP_URL: 'smtp://127.0.0.1:1' });

type Change = (order: OrderRow, service: Pick<Service, 'storage' | 'company' | 'config' | 'clock'>) => Promise<unknown>;

const move =
  (kind: OrderMoveKind, note = ''): Change =>
  (order, service) =>
    changeOrder(service, order, { kind, note });

/** Half of what is left to pay, or the whole of it. */
const pay =
  (parts: 1 | 2): Change =>
  (order, service) => {
    const { dueCents, receivedCents } = standingOf(order);
    return changeOrder(service, order, { kind: 'payment', cents: Math.ceil((dueCents - receivedCents) / parts) });
  };

/** For orders that were confirmed: before, clients would have to start again. */
const ifConfirmed =
  (change: Change): Change =>
  async (order, service) =>
    order.confirmed_at === null ? undefined : await change(order, service);

const resend: Change = async (order, { storage, clock }) => {
  const mail = (await storage.listMails(order.reference)).find(({ sent_at: at }) => at !== null);
  if (mail !== undefined) await resendMail(storage, order, mail, { now: clock(), person: 'Claire' });
};

const movePort =
  (change: PortMove): Change =>
  (order, service) =>
    changePort(order, 1, change, service);

const notes = { tracking: 'Colissimo 6A', reason: 'autre client', 'purchase-order-number': 'EJ 8' } as const;

/** Everything between purchase order and cancellation: each step is made, undone and made again. */
const steps = orderMoveKinds
  .slice(orderMoveKinds.indexOf('undo-purchase-order') + 1, orderMoveKinds.indexOf('cancel'))
  .flatMap((kind, index, kinds) => (kind.startsWith('undo-') ? [kind, kinds[index - 1] ?? kind] : [kind]))
  .map((kind, index) => {
    const { note } = moveRules[kind];
    return [`${kind} ${index}`, move(kind, note && notes[note])] as const;
  });

const ported: Change = (order, service) =>
  changePort(order, 1, { kind: 'port', day: parisDay(service.clock()) }, service);

/** What one person of the office wants to do with an order, one after the other, whether or not its state allows it. */
const days: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  cancelling: {
    cancel: move('cancel', 'à sa demande'),
    'undo-cancel': ifConfirmed(move('undo-cancel', 'autre client')),
  },
  delivering: {
    'part payment': pay(2),
    payment: pay(1),
    ...Object.fromEntries(steps),
  },
  correcting: {
    'undo-purchase-order': move('undo-purchase-order', 'autre mairie'),
    'purchase-order': move('purchase-order', 'EJ 8'),
  },
  writing: {
    'resend-mail': resend,
    'renew-address': ifConfirmed((order, service) => renewAddress(service.storage, order, service, 'claire')),
  },
  porting: {
    send: movePort({ kind: 'send' }),
    refuse: movePort({ kind: 'refuse', refusal: 'holder' }),
    undo: movePort({ kind: 'undo', reason: 'autre ligne' }),
    port: ported,
  },
};

/** The provider's people work on an order, each on a part of it. */
export async function work(world: World, token: string): Promise<void> {
  await Promise.all(
    Object.values(days).map(async (changes) => {
      for (const [name, change] of Object.entries(changes)) await decide(world, token, name, change);
    }),
  );
}

/** Somebody looks at the order, thinks, then changes it once, or leaves it. */
async function decide(world: World, token: string, name: string, change: Change): Promise<void> {
  const { schedule } = world;
  if (schedule.random() < 0.5) return;
  await schedule.step(always, `the office thinks of ${name}`, schedule.pick(0, 20_000));
  const reference = world.books.referenceOf(token) ?? '';
  const order = await world.ask('the order', async ({ storage }) =>
    storage.findOrderByReference(reference).catch(() => undefined),
  );
  if (order === undefined) return;
  await schedule.step(always, `the office decides on ${name}`, schedule.pick(0, 5000));
  await world.ask(name, async ({ storage }) => {
    await change(order, { storage, company, config, clock: () => new Date(schedule.now) }).catch((cause: unknown) => {
      schedule.trace.push(`${schedule.now} ${cause instanceof MoveRefused ? 'refused' : 'failed'}: ${name}`);
    });
  });
}
