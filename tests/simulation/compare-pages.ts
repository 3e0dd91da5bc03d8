import { isDeepStrictEqual } from 'node:util';
import { stateRules } from '#domain/order/order-life.ts';
import { servicePath } from '#service/service.ts';
import type { World } from './world.ts';

/** Compares the page of each completed order with its journal, once nothing happens any more. */
export async function comparePages(world: World): Promise<void> {
  for (const [token, expected] of world.books.expectedPages()) {
    const path = `${servicePath}/paiement/${token}`;
    const page = await world.ask('a page', async ({ app }) => await (await app.request(path)).text());
    // A change whose answer nobody waited for may have come in between.
    if (page === undefined || !isDeepStrictEqual(world.books.expectedPages().get(token), expected)) continue;
    const { state, ports } = expected;
    const headline = /<h1[^>]*>([^<]*)/.exec(page)?.[1] ?? '';
    const told = state === undefined ? [] : [stateRules[state].headline, stateRules[state].virtualHeadline];
    if (!told.some((words) => words !== undefined && headline.startsWith(words)))
      world.fail(`the page of an order that is ${state} says « ${headline} »`);
    const shown = [...page.matchAll(/class="state ([\w-]+)"/g)].map(([, name]) => name);
    const kept = shown.filter((name) => name !== 'to-complete');
    if (state !== 'cancelled' && kept.join() !== ports.join())
      world.fail(`the page of an order shows numbers as ${kept}, its journal as ${ports}`);
  }
}
