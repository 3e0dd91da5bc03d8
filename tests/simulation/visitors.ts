import { company } from '#content/company.ts';
import { readConfig } from '#service/config.ts';
import { changeOrder, MoveRefused } from '#service/orders/change-order.ts';
import { standingOf } from '#service/orders/order-standing.ts';
import { servicePath } from '#service/service.ts';
import { completion, multipart, randomOrder, statisticsFields } from '#tests/resilience/payloads.ts';
import { siteOrigin } from '#tests/resilience/test-service.ts';
import { always } from './schedule.ts';
import type { World } from './world.ts';

const form = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };

/**
 * A visitor who requests a page, sends the statistics of a quote, orders and completes the order, until all is
 * answered.
 */
export async function visit(world: World, number: number): Promise<void> {
  await Promise.all([hit(world, number), sendStatistics(world, number), buy(world, number)]);
}

/** Requested once: a picture that fails is not requested again. */
async function hit(world: World, number: number): Promise<void> {
  world.books.hitAsked();
  await world.ask(
    `hit ${number}`,
    async ({ app }) =>
      await app.request(`${servicePath}/statistiques?type=visite`, { headers: { 'user-agent': 'Firefox/140.0' } }),
    ({ status }) => {
      if (status === 200) world.books.hitAnswered();
    },
  );
}

async function sendStatistics(world: World, number: number): Promise<void> {
  const fields = statisticsFields(number);
  const { body, contentType } = multipart(fields);
  const init = { method: 'POST', headers: { origin: siteOrigin, 'content-type': contentType }, body };
  await insist(world, `statistics ${number}`, `${servicePath}/statistiques`, init, 204, () =>
    world.books.statisticsAnswered(fields.email ?? ''),
  );
}

async function buy(world: World, number: number): Promise<void> {
  const { schedule, books } = world;
  const order = randomOrder(schedule.random, number);
  const body = new URLSearchParams({ orderData: JSON.stringify(order) }).toString();
  const post = (name: string): Promise<Response> =>
    insist(world, name, `${servicePath}/paiement`, { method: 'POST', headers: form, body }, 303, (response) =>
      books.orderAnswered(tokenIn(response)),
    );
  // Sometimes the button is pressed twice; the first response counts.
  const clicks = schedule.pick(1, 2);
  const posts = Array.from({ length: clicks }, (_, click) => post(`order ${number} (${click + 1})`));
  const token = tokenIn(await Promise.race(posts));
  // Some are public bodies, which give their purchase order at once.
  const publicBody = { siret: '21200600100003', number: 'EJ 2026-0042' };
  const fields = new URLSearchParams(completion(order, schedule.random() < 0.25 ? publicBody : {})).toString();
  const complete = insist(
    world,
    `completion ${number}`,
    `${servicePath}/paiement/${token}`,
    { method: 'POST', headers: form, body: fields },
    303,
    () => books.completionAnswered(token),
  );
  await Promise.all([...posts, complete, work(world, token, 'payment'), work(world, token, 'cancel')]);
}

/** The provider's office looks at the order, thinks, then changes it once, whether or not its state allows it. */
async function work(world: World, token: string, change: 'payment' | 'cancel'): Promise<void> {
  const { schedule } = world;
  if (schedule.random() < 0.5) return;
  await schedule.step(always, `the office thinks of ${change}`, schedule.pick(0, 20_000));
  const order = await world.ask('the order', async ({ storage }) =>
    storage.findOrderByToken(token).catch(() => undefined),
  );
  if (order === undefined) return;
  await schedule.step(always, `the office decides on ${change}`, schedule.pick(0, 5000));
  const { dueCents } = standingOf(order);
  const move = change === 'payment' ? { kind: change, cents: dueCents } : { kind: change, note: 'à sa demande' };
  await world.ask(change, async ({ storage }) => {
    await changeOrder(
      { storage, company, config: readConfig({}), clock: () => new Date(schedule.now) },
      order,
      move,
    ).catch((cause: unknown) => {
      schedule.trace.push(`${schedule.now} ${cause instanceof MoveRefused ? 'refused' : 'failed'}: ${change}`);
    });
  });
}

/** Repeats a request until it is answered as `expected`. */
async function insist(
  world: World,
  name: string,
  path: string,
  init: RequestInit,
  expected: number,
  note: (response: Response) => void,
): Promise<Response> {
  while (true) {
    const response = await world.ask(
      name,
      async ({ app }) => await app.request(path, init),
      (answer) => {
        if (answer.status === expected) note(answer);
        else if (answer.status !== 503 || world.peaceful) world.fail(`${name} was answered ${answer.status}`);
      },
    );
    if (response?.status === expected) return response;
    await world.schedule.step(always, `${name} is tried again`, world.schedule.pick(100, 5000));
  }
}

function tokenIn(response: Response): string {
  return response.headers.get('location')?.split('/').at(-1) ?? '';
}
