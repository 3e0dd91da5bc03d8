import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { tamperWith } from '#domain/order/tampered-orders.fixture.ts';
import { addPerson, desk } from '#service/desk/desk-browser.fixture.ts';
import { multipart, orderWith, pick, randomOrder, seededRandom, statisticsFields } from '#service/payloads.fixture.ts';
import { siteOrigin, startTestService } from '#service/test-service.fixture.ts';
import { hostileRequests, rightOrder } from './hostile-requests.ts';

/** What a response must never contain: stacks, SQL, paths, names of libraries. */
const leaks =
  /\bat .*\(|node_modules|\.ts:\d|sqlite|select |insert |kysely|zod|\/srv\/|\/home\/|\/tmp|TypeError|RangeError|undefined/i;

const service = await startTestService();
// Without anybody there the desk reads no form.
await addPerson(service.storage, 'claire');

async function stored(): Promise<{ orders: number; statistics: number; hits: number }> {
  const { storage } = service;
  const hits = await storage.listHits();
  return {
    orders: (await storage.listOrders({ limit: 100_000 })).length,
    statistics: (await storage.listQuoteStatistics()).length,
    hits: hits.reduce((sum, { count }) => sum + count, 0),
  };
}

async function visible(response: Response): Promise<string> {
  return (await response.text()).replace(/<style>.*?<\/style>/s, '');
}

describe('hostile requests', () => {
  test('are at least 90', () => expect(hostileRequests.length).toBeGreaterThanOrEqual(90));

  test.each(hostileRequests)('$name: refused, nothing stored, nothing revealed', async ({ path, init }) => {
    const before = await stored();
    const response = await service.app.request(path, init);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await visible(response);
    expect(page).not.toMatch(leaks);
    expect(page).not.toContain(process.cwd());
    expect(await stored()).toEqual(before);
  });

  test('the order that they change is accepted, and so is code as the name of a company', async () => {
    const own = await startTestService();
    expect((await own.order(rightOrder)).status).toBe(303);
    const company = "'; drop table orders;-- \u202egnp.exe";
    const right = JSON.parse(rightOrder) as Order;
    expect((await own.order(JSON.stringify({ ...right, client: { ...right.client, company } }))).status).toBe(303);
    const orders = await own.storage.listOrders({ limit: 10 });
    expect(new Set(orders.map((order) => order.company))).toEqual(new Set(['', company]));
  });

  test('refuses 200 tampered orders with a French page, none stored', async () => {
    const order = orderWith({ virtualUser: 0, unlimited: 0, sites: 1 }, 8);
    const before = await stored();
    const tampered = tamperWith(order as unknown as Order);
    expect(tampered.length).toBeGreaterThanOrEqual(200);
    for (const { name, json } of tampered) {
      const response = await service.order(json);
      expect(response.status, name).toBeGreaterThanOrEqual(400);
      expect(response.status, name).toBeLessThan(500);
      const page = await visible(response);
      expect(page, name).toContain('<html lang="fr">');
      expect(page, name).not.toMatch(leaks);
    }
    expect(await stored()).toEqual(before);
  });

  test('handles mutated multipart bodies without a 5xx', { timeout: 60_000 }, async () => {
    const random = seededRandom(13);
    const { body, contentType } = multipart(statisticsFields(13));
    for (let index = 0; index < 1000; index++) {
      const response = await service.app.request('/supervision/statistiques', {
        method: 'POST',
        headers: { origin: siteOrigin, 'content-type': contentType },
        body: mutate(Buffer.from(body), random),
      });
      expect(response.status).toBeLessThan(500);
    }
  });
});

test('an unexpected error is a French page and a line in the log, neither with the error’s message', async () => {
  const broken = await startTestService(
    {},
    {
      clock: () => {
        throw new TypeError('claire@example.com at /srv/neolis/secret.ts:1');
      },
    },
  );
  const response = await broken.hit('?type=visite');
  expect(response.status).toBe(500);
  const page = await visible(response);
  expect(page).toContain('Une erreur est survenue');
  expect(page).not.toMatch(leaks);
  expect(page).not.toContain(process.cwd());
  expect(broken.log).toEqual([
    JSON.stringify({ level: 'error', event: 'unexpected', name: 'TypeError', code: '', operation: '' }),
  ]);
});

describe('origins', () => {
  // Before the form is read: an unknown order is only 404 to our own pages.
  test('refuses every form of a visitor that a foreign page posts, or one without an origin', async () => {
    const unknown = 'x'.repeat(43);
    const posted = service.app.routes.filter(({ method, path }) => method === 'POST' && !path.startsWith(desk));
    const paths = new Set(posted.map(({ path }) => path.replaceAll(/:\w+(\{.*?\})?/g, unknown)));
    expect(paths.size).toBeGreaterThan(10);
    for (const path of paths) {
      // Statistics may come without an origin, which no browser's form does.
      const missing = path === '/supervision/statistiques' ? [] : [undefined];
      for (const origin of ['https://evil.example', 'null', ...missing]) {
        const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) };
        const { status } = await service.get(path, { method: 'POST', headers });
        expect(status, `${path} from ${origin}`).toBe(403);
      }
      if (path.includes(unknown)) expect((await service.post(path, {})).status, path).toBe(404);
    }
  });

  test('lets only our own origins read the response to statistics', async () => {
    const own = await service.statistics(statisticsFields(31));
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe(siteOrigin);
    const foreign = await service.statistics(statisticsFields(32), { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const emails = (await service.storage.listQuoteStatistics()).map(({ email }) => email);
    expect(emails).toContain('client31@example.com');
    expect(emails).not.toContain('client32@example.com');
  });

  test('refuses the preflight requests of foreign pages', async () => {
    const asked = async (origin: string): Promise<Response> =>
      await service.app.request('/supervision/statistiques', { method: 'OPTIONS', headers: { origin } });
    const own = await asked(siteOrigin);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, siteOrigin]);
    for (const origin of ['https://evil.example', 'null'])
      expect((await asked(origin)).headers.get('access-control-allow-origin'), origin).toBeNull();
  });

  const localhost = 'localhost:3000';
  // The owner of a name in a Host header may have pointed it here.
  const foreign = ['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example'];
  const unset = { SITE_URL: '', ALLOWED_ORIGINS: 'https://b.example.fr' };
  test.each<readonly [number, Readonly<Record<string, string>>, origin: string, host: string]>([
    [403, { PUBLIC_URL: 'https://service.neolis.example.com' }, 'https://evil.example', 'evil.example'],
    [303, { PUBLIC_URL: 'https://service.neolis.example.com' }, 'https://service.neolis.example.com', 'evil.example'],
    ...[unset, { SITE_URL: siteOrigin }].flatMap((environment) =>
      foreign.map((host) => [403, environment, `http://${host}`, host] as const),
    ),
    [303, unset, 'https://b.example.fr', localhost],
    ...[localhost, '127.0.0.1:3000', '192.168.1.20', '[::1]:3000'].map(
      (own) => [303, unset, `http://${own}`, own] as const,
    ),
    [403, unset, 'http://localhost:3001', localhost],
    [403, unset, 'https://c.example.fr', localhost],
  ])('answer %i, configured as %j, to an order from %s to the host %s', async (status, environment, origin, host) => {
    const json = JSON.stringify(randomOrder(seededRandom(33), 33));
    expect((await (await startTestService(environment)).order(json, { origin, host })).status).toBe(status);
  });
});

function mutate(body: Buffer, random: () => number): Uint8Array<ArrayBuffer> {
  let bytes = [...body];
  const changes = pick(random, 1, 8);
  for (let change = 0; change < changes; change++) {
    const at = pick(random, 0, bytes.length - 1);
    const kind = pick(random, 0, 3);
    if (kind === 0) bytes[at] = pick(random, 0, 255);
    else if (kind === 1) bytes.splice(at, pick(random, 1, 60));
    else if (kind === 2) bytes.splice(at, 0, ...bytes.slice(at, at + pick(random, 1, 60)));
    else bytes = [...bytes.slice(at), ...bytes.slice(0, at)];
  }
  return Uint8Array.from(bytes);
}
