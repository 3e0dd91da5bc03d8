import { completion, multipart, randomOrder, statisticsFields } from '#service/payloads.fixture.ts';
import { servicePath } from '#service/service.ts';
import { siteOrigin } from '#service/test-service.fixture.ts';
import { always } from './schedule.ts';
import type { World } from './world.ts';

/**
 * A visitor who requests a page, sends the statistics of a quote, orders, completes the order, until all is answered.
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
  await insist(world, {
    name: `statistics ${number}`,
    path: `${servicePath}/statistiques`,
    init: { method: 'POST', headers: { origin: siteOrigin, 'content-type': contentType }, body },
    expected: 204,
    note: () => world.books.statisticsAnswered(fields.email ?? ''),
  });
}

async function buy(world: World, number: number): Promise<void> {
  const { schedule, books } = world;
  const order = randomOrder(schedule.random, number);
  const post = (name: string): Promise<Response> =>
    insist(world, {
      ...{ name, path: `${servicePath}/paiement`, init: form({ orderData: JSON.stringify(order) }), expected: 303 },
      note: (response) => books.orderAnswered(tokenIn(response)),
    });
  // Sometimes the button is pressed twice; the first response counts.
  const clicks = schedule.pick(1, 2);
  const posts = Array.from({ length: clicks }, (_, click) => post(`order ${number} (${click + 1})`));
  const token = tokenIn(await Promise.race(posts));
  const complete = insist(world, {
    name: `completion ${number}`,
    path: `${servicePath}/paiement/${token}`,
    init: form(completion(order)),
    expected: 303,
    note: () => books.completionAnswered(token),
  });
  await Promise.all([...posts, complete]);
}

function form(fields: Readonly<Record<string, string>>): RequestInit {
  const headers = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', headers, body: new URLSearchParams(fields).toString() };
}

function tokenIn(response: Response): string {
  return response.headers.get('location')?.split('/').at(-1) ?? '';
}

/** What somebody sends until it is answered. */
interface Sending {
  readonly name: string;
  readonly path: string;
  readonly init: RequestInit;
  readonly expected: number;
  /** Called with each expected answer that leaves the service. */
  readonly note?: (response: Response) => void;
}

/** Repeats a request until it is answered as expected. */
async function insist(world: World, { name, path, init, expected, note = () => {} }: Sending): Promise<Response> {
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
