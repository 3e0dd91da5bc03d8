import { servicePath } from '#service/service.ts';
import { completion, multipart, type OrderPayload, randomOrder, statisticsFields } from '#tests/resilience/payloads.ts';
import { typed } from '#tests/resilience/porting-client.ts';
import { siteOrigin } from '#tests/resilience/test-service.ts';
import { insist } from './insist.ts';
import { work } from './office.ts';
import { earlyPurchaseOrder } from './read-journal.ts';
import { always } from './schedule.ts';
import type { World } from './world.ts';

/**
 * A visitor who requests a page, sends the statistics of a quote, orders, completes the order and what it asks for
 * afterwards, until all is answered.
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

type Client = Readonly<Partial<Record<'siret' | 'number' | 'clientKind', string>>>;

/** Who orders: a firm, a public body with its purchase order, or one that sends it later. */
const clients: readonly Client[] = [
  {},
  {},
  { siret: '21200600100003', number: earlyPurchaseOrder },
  { clientKind: 'public' },
] as const;

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
  const client = clients[schedule.pick(0, clients.length - 1)] ?? {};
  const page = `${servicePath}/paiement/${token}`;
  const complete = async (): Promise<void> => {
    await insist(world, {
      ...{ name: `completion ${number}`, path: page, init: form(completion(order, client)), expected: 303 },
      note: () => books.completionAnswered(token),
    });
    await Promise.all([
      keepNumbers(world, page, { order, holderSiret: client.siret ?? '73282932000074' }),
      ...('clientKind' in client ? [send(world, `${page}/bon-de-commande`, { number: 'EJ 7', serviceCode: '' })] : []),
      ...(schedule.random() < 0.2 ? [cancel(world, page)] : []),
    ]);
  };
  await Promise.all([...posts, complete(), work(world, token)]);
}

async function cancel(world: World, page: string): Promise<void> {
  await world.schedule.step(always, 'the client thinks of cancelling', world.schedule.pick(0, 20_000));
  await send(world, `${page}/annulation`, {});
}

/**
 * The client completes the numbers of an order, the first alone and the others as a range, sometimes takes the first out
 * and types it again, and accepts the mandate.
 */
async function keepNumbers(
  world: World,
  page: string,
  { order, holderSiret }: { readonly order: OrderPayload; readonly holderSiret: string },
): Promise<void> {
  const count = Number(order.articles.portability);
  if (count === 0) return;
  const lastNumber = count > 2 ? `0465${710_000 + count}` : '';
  const first = typed(1, { holderSiret });
  const numbers = [first, ...(count > 1 ? [typed(2, { holderSiret, lastNumber })] : [])];
  for (const [index, fields] of numbers.entries()) await send(world, `${page}/numeros/${index + 1}`, fields);
  if (world.schedule.random() < 0.3) {
    await send(world, `${page}/numeros/1/retrait`, {});
    await send(world, `${page}/numeros/1`, first);
  }
  await send(world, `${page}/mandat`, { acceptMandate: 'on' });
}

/** Posts a form of the order's page until it is answered: the order may change meanwhile, and the mandate's PDF may fail. */
async function send(world: World, path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const name = path.split('/').slice(4).join(' ');
  await insist(world, { name, path, init: form(fields), expected: 303, again: world.peaceful ? [422] : [422, 500] });
}

function form(fields: Readonly<Record<string, string>>): RequestInit {
  const headers = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', headers, body: new URLSearchParams(fields).toString() };
}

function tokenIn(response: Response): string {
  return response.headers.get('location')?.split('/').at(-1) ?? '';
}
