import { expect, test } from 'vitest';
import { completion, randomOrder, seededRandom, statisticsFields } from '#service/payloads.fixture.ts';
import { exportedRows } from '#service/storage/contract/export.contract.ts';
import { startTestService, type TestService } from '#service/test-service.fixture.ts';

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

const service = await startTestService();

test('hits are classified, and the classes add up to the requests', async () => {
  const requests: [string, RequestInit][] = [
    ['human', { headers: firefox }],
    ['human', { headers: firefox }],
    ['bot', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['human', { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 11; CUBOT KINGKONG 5) Chrome/99.0 Mobile' } }],
    ['human', { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Scandi Nodea) Chrome/131.0 Mobile' } }],
    ['bot', { headers: { 'user-agent': 'curl/8.0' } }],
    ['bot', { headers: { 'user-agent': 'Security-Scanner 1.2' } }],
    ['bot', { headers: { ...firefox, 'sec-purpose': 'prefetch;prerender' } }],
    ['bot', { headers: { ...firefox, purpose: 'prefetch' } }],
    ['bot', { method: 'HEAD', headers: firefox }],
    ['bot', {}],
    ['bot', { headers: { 'user-agent': ' ' } }],
  ];
  for (const [, init] of requests) {
    const response = await service.hit('?type=visite', init);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/gif');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  const counted = Object.fromEntries(
    (await service.storage.listHits()).map(({ visitor_class, count }) => [visitor_class, count]),
  );
  expect(counted).toEqual({ human: 4, bot: 8 });
});

test('hits are counted on the day in Paris, also when daylight saving changes and when clocks are set back or forward', async () => {
  const own = await startTestService();
  const expected = new Map<string, number>();
  const at = async (instant: string, day: string): Promise<void> => {
    own.now = new Date(instant);
    expect((await own.hit('?type=devis', { headers: firefox })).status).toBe(200);
    expected.set(day, (expected.get(day) ?? 0) + 1);
  };
  await at('2026-03-28T23:00:00Z', '2026-03-29');
  await at('2026-03-29T21:59:59Z', '2026-03-29');
  await at('2026-10-25T22:59:59Z', '2026-10-25');
  await at('2026-10-25T23:00:00Z', '2026-10-26');
  await at('2026-10-25T22:30:00Z', '2026-10-25');
  const counted = new Map((await own.storage.listHits()).map(({ day, count }) => [day, count]));
  expect(counted).toEqual(expected);
});

test('privacy: stores no address, user agent or e-mail where it doesn’t belong', async () => {
  const own = await startTestService({ TRUSTED_PROXY: '127.0.0.1' });
  const secret = { 'user-agent': 'SecretBrowser/7 Firefox', 'x-forwarded-for': '203.0.113.77' };
  await own.hit('?type=visite', { headers: secret });
  await own.statistics(statisticsFields(41), secret);
  const order = randomOrder(seededRandom(41), 41);
  const accepted = await own.order(JSON.stringify(order), secret);
  await own.order('{"broken', secret);
  const confirmed = await own.post(accepted.headers.get('location') ?? '', completion(order), secret);
  expect(confirmed.status).toBe(303);
  expect(own.log.join()).toContain('order-confirmed');
  const rows = (await exportedRows(own.storage)).map((row) => JSON.stringify(row));
  expect(rows.join('\n')).not.toMatch(/SecretBrowser|203\.0\.113/);
  expect(rows.filter((row) => row.startsWith('{"table":"hits"')).join()).not.toContain('@');
  expect(own.log.length).toBeGreaterThan(1);
  expect(own.log.join('\n')).not.toMatch(/@|SecretBrowser|203\.0\.113/);
  expect(accepted.headers.get('location')).not.toContain('@');
});

test('statistics are stored with every field, once per submission', async () => {
  const fields = statisticsFields(42, { needs: 'Un standard «\u202fsimple\u202f» 😀' });
  for (let index = 0; index < 3; index++) expect((await service.statistics(fields)).status).toBe(204);
  const rows = (await service.storage.listQuoteStatistics()).filter(({ email }) => email === fields.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    needs: fields.needs,
    one_time_cents: 145_700,
    cables_cents: 3_300,
    channels: 6,
    call_plan_type: 'france-all',
    is_test: 1,
  });
});

test('statistics are kept despite entries in fields that the mode doesn’t use', async () => {
  expect((await service.statistics(statisticsFields(43, { userCount: 'beaucoup' }))).status).toBe(204);
  const nothing = { oneTimeCost: '0', phonesCost: '0', switchesCost: '0', switchesPOE16: '0', cablesCost: '0' };
  const virtual = {
    ...{ ...nothing, cablesQuantity: '0', monthlyCost: '178' },
    ...{ virtualOnly: 'true', userCount: '12', mainPhones: 'aucun' },
  };
  expect((await service.statistics(statisticsFields(44, virtual))).status).toBe(204);
  const { unlimitedCalls: _, channels: _c, callPlanType: _p, ...fields } = statisticsFields(45, { monthlyCost: '56' });
  expect((await service.statistics({ ...fields, unlimitedCalls: 'false' })).status).toBe(204);
});

const visit = (own: TestService, forwarded: string, remote = '198.51.100.7'): Promise<Response> =>
  own.from(remote, '/supervision/statistiques?type=visite', {
    headers: { ...firefox, 'x-forwarded-for': forwarded },
  });

test('rate limits stop a flood from one network with 429 in French, and count no more of it', async () => {
  const own = await startTestService({ RATE_LIMIT_FACTOR: '0.01' });
  const statuses = [];
  for (let index = 0; index < 20; index++) statuses.push((await visit(own, `203.0.113.${index}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  const refused = await visit(own, '203.0.113.99', '198.51.100.200');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Réessayez');
  expect((await visit(own, '', '198.51.101.7')).status).toBe(200);
  own.later(60_000);
  expect((await visit(own, '')).status).toBe(200);
  const [row] = await own.storage.listHits();
  expect(row?.count).toBe(14);
});

test('rate limits use the forwarded address behind a configured proxy only', async () => {
  const own = await startTestService({ RATE_LIMIT_FACTOR: '0.01', TRUSTED_PROXY: '198.51.100.0/24' });
  for (let index = 0; index < 12; index++) await visit(own, '203.0.113.5');
  expect((await visit(own, '203.0.113.6')).status).toBe(429);
  expect((await visit(own, '203.0.114.5')).status).toBe(200);
  expect((await visit(own, '203.0.114.5, 203.0.113.5')).status).toBe(429);
});

test('rate limits allow sixty pages of orders at once, then two a second; others open theirs', async () => {
  const own = await startTestService({ RATE_LIMIT_FACTOR: '1' });
  const page = await own.place(randomOrder(seededRandom(51), 51));
  const open = (address: string): Promise<Response> => own.from(address, page);
  for (let asked = 0; asked < 60; asked += 1) expect((await open('203.0.113.5')).status).toBe(200);
  const refused = await open('203.0.113.6');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.text()).toContain('réessayez dans 1\u00a0s, ou appelez-nous');
  expect((await open('203.0.114.5')).status).toBe(200);
  own.later(1000);
  expect((await open('203.0.113.5')).status).toBe(200);
});

test('rate limits respond to a refused order with a page that says when to try again', async () => {
  const own = await startTestService({ RATE_LIMIT_FACTOR: '0.01' });
  const json = JSON.stringify(randomOrder(seededRandom(50), 50));
  expect((await own.order(json)).status).toBe(303);
  const refused = await own.order(json);
  expect(refused.status).toBe(429);
  const text = await refused.text();
  expect(text).toMatch(/réessayez dans \d\u00a0min/);
  expect(text).not.toContain('dans cet onglet');
});

test('the service isn’t ready once it is closing, so that a proxy sends its visitors elsewhere', async () => {
  let closing = false;
  const own = await startTestService({}, { isClosing: () => closing });
  expect((await own.get('/supervision/pret')).status).toBe(200);
  closing = true;
  expect((await own.get('/supervision/pret')).status).toBe(503);
  expect((await own.get('/supervision/vivant')).status).toBe(200);
});
