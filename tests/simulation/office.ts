import { company } from '#content/company.ts';
import { parisDay } from '#domain/calendar.ts';
import { readConfig } from '#service/config.ts';
import { changeOrder, MoveRefused } from '#service/orders/change-order.ts';
import { standingOf } from '#service/orders/order-standing.ts';
import { changePort, type PortMove } from '#service/portability/change-port.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { always } from './schedule.ts';
import type { World } from './world.ts';

type Change = (order: OrderRow, service: Pick<Service, 'storage' | 'company' | 'config' | 'clock'>) => Promise<unknown>;

const move =
  (kind: 'ship' | 'undo-ship' | 'put-in-service' | 'cancel', note = ''): Change =>
  (order, service) =>
    changeOrder(service, order, { kind, note });

const pay: Change = (order, service) =>
  changeOrder(service, order, { kind: 'payment', cents: standingOf(order).dueCents });

const movePort =
  (change: PortMove): Change =>
  (order, service) =>
    changePort(order, 1, change, service);

const ship = move('ship', 'Colissimo 6A');
const ported: Change = (order, service) =>
  changePort(order, 1, { kind: 'port', day: parisDay(service.clock()) }, service);

/** What one person of the office wants to do with an order, one after the other, whether or not its state allows it. */
const days: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  cancelling: { cancel: move('cancel', 'à sa demande') },
  delivering: {
    ...{ payment: pay, ship, 'undo-ship': move('undo-ship', 'mauvais colis') },
    ...{ 'ship again': ship, 'put-in-service': move('put-in-service') },
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
  const order = await world.ask('the order', async ({ storage }) =>
    storage.findOrderByToken(token).catch(() => undefined),
  );
  if (order === undefined) return;
  await schedule.step(always, `the office decides on ${name}`, schedule.pick(0, 5000));
  await world.ask(name, async ({ storage }) => {
    await change(order, { storage, company, config: readConfig({}), clock: () => new Date(schedule.now) }).catch(
      (cause: unknown) => {
        schedule.trace.push(`${schedule.now} ${cause instanceof MoveRefused ? 'refused' : 'failed'}: ${name}`);
      },
    );
  });
}
