import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addPerson, DeskBrowser, desk, deskPassword, signIn } from '#service/desk/desk-browser.fixture.ts';
import { newPassword, usualCosts } from '#service/desk/sign-in/passwords.ts';
import { siteOrigin, startTestService, type TestService } from '#service/test-service.fixture.ts';

let service: TestService;
let browser: DeskBrowser;
beforeEach(async () => {
  service = await startTestService({ RATE_LIMIT_FACTOR: '1' });
  await addPerson(service.storage, 'claire');
  browser = new DeskBrowser(service);
});

const strangers = [
  ...['https://evil.example', 'null', 'https://www.neolis.example.com.evil.example', 'http://www.neolis.example.com'],
];

test.each(strangers)(
  'forms posted by other sites are refused from %s, even with the session’s token',
  async (origin) => {
    await browser.signIn('claire');
    const jeton = await browser.token();
    expect((await browser.post(`${desk}/deconnexion-partout`, { jeton }, { origin })).status).toBe(403);
    expect((await browser.post(signIn, { nom: 'claire', motDePasse: deskPassword }, { origin })).status).toBe(403);
    expect(await browser.isOpen()).toBe(true);
  },
);

test('forms posted by other sites are refused without an origin, in another encoding, too long, and without the token of this very session', async () => {
  await browser.signIn('claire');
  const other = new DeskBrowser(service);
  await other.signIn('claire');
  const path = `${desk}/deconnexion-partout`;
  const jeton = await browser.token();
  const { jar } = browser;
  const without = await service.app.request(path, {
    method: 'POST',
    headers: { cookie: jar, 'content-type': 'application/x-www-form-urlencoded' },
    body: `jeton=${jeton}`,
  });
  expect(without.status).toBe(403);
  expect((await browser.post(path, { jeton }, { 'content-type': 'text/plain' })).status).toBe(415);
  for (const wrong of ['', await other.token(), jeton.slice(1), jeton.toLowerCase()])
    expect((await browser.post(path, { jeton: wrong })).status).toBe(403);
  expect((await browser.post(path, { jeton, more: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await browser.get(path)).status).toBe(404);
  expect([await browser.isOpen(), await other.isOpen()]).toEqual([true, true]);
});

test('forms posted by other sites are refused from a site of another origin than the service, which may post orders', async () => {
  const apart = await startTestService({ PUBLIC_URL: 'https://service.neolis.example.com' });
  await addPerson(apart.storage, 'claire');
  const [site, own] = [siteOrigin, 'https://service.neolis.example.com'].map(
    (origin) => new DeskBrowser(apart, '192.0.2.1', origin),
  );
  expect((await site?.type('claire'))?.status).toBe(403);
  expect((await own?.type('claire'))?.status).toBe(303);
});

describe('guessing', () => {
  test('one network is stopped after ten passwords for all people; neither claire’s own browser nor another network is', async () => {
    const [own, neighbour] = [browser, new DeskBrowser(service, '192.0.2.77')];
    await own.signIn('claire');
    await own.post(`${desk}/deconnexion`, { jeton: await own.token() });
    const answers = [];
    for (let guess = 0; guess < 15; guess += 1)
      answers.push((await neighbour.type(guess % 2 === 0 ? 'claire' : 'bastien', `guess ${guess}`)).status);
    expect(answers).toEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
    const refused = await neighbour.type('claire');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await own.signIn('claire');
    await new DeskBrowser(service, '198.51.100.1').signIn('claire');
    service.later(3_600_000);
    await neighbour.signIn('claire');
  });

  test('a known browser has ten attempts, whatever is added to its mark', async () => {
    await browser.signIn('claire');
    const mark = browser.cookies.get('__Host-bureau-connu') ?? '';
    const answers = [];
    for (let guess = 0; guess < 30; guess += 1) {
      const thief = new DeskBrowser(service, '192.0.2.77');
      thief.cookies.set('__Host-bureau-connu', `${mark}.${guess}`);
      answers.push((await thief.type('claire', `guess ${guess}`)).status);
    }
    expect(answers).toEqual([...Array(10).fill(422), ...Array(20).fill(429)]);
  });

  test('neither words nor timing reveal who exists', async () => {
    service = await startTestService({}, { passwordCosts: usualCosts });
    expect(
      await service.storage.addDeskPerson({ name: 'claire', ...(await newPassword(deskPassword)), added_at: 0 }),
    ).toBe(true);
    const work = vi.spyOn(crypto, 'scrypt');
    syncBuiltinESMExports();
    const answers = [];
    for (const nom of ['claire', 'zacharie']) {
      work.mockClear();
      const answer = await new DeskBrowser(service).type(nom, 'not the password of anybody');
      const cookies = answer.headers.getSetCookie();
      const words = (await answer.text()).replaceAll(nom, 'nom');
      answers.push({ status: answer.status, words, cookies, tries: work.mock.calls.map((call) => call.slice(2, 4)) });
    }
    work.mockRestore();
    syncBuiltinESMExports();
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.tries).toEqual([[32, expect.objectContaining({ N: 2 ** 15, r: 8, p: 3 })]]);
  });

  test('more strangers at once than can be checked are asked to wait', async () => {
    const crowd = Array.from({ length: 60 }, (_, index) => new DeskBrowser(service, `10.0.${index}.1`));
    const statuses = await Promise.all(crowd.map(async (bot) => (await bot.type('claire', 'guess')).status));
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    await browser.signIn('claire');
  });

  test('limits hold although a benchmark’s factor switched the others off', async () => {
    const fast = await startTestService({ RATE_LIMIT_FACTOR: '0' });
    await addPerson(fast.storage, 'claire');
    const bot = new DeskBrowser(fast);
    for (let guess = 0; guess < 10; guess += 1) await bot.type('claire', 'guess');
    expect((await bot.type('claire')).status).toBe(429);
  });
});

describe('links to choose a password', () => {
  const chosen = { motDePasse: 'un mot de passe de voleur', encore: 'un mot de passe de voleur' };
  const newLink = async (maker = browser, name = 'bastien'): Promise<string> => {
    const page = await maker.fill(`${desk}/acces/personnes/${name}/lien`);
    return /\/supervision\/bureau\/lien\/[\w-]{43}/.exec(await page.text())?.[0] ?? '';
  };
  const steal = async (link: string, from: TestService = service): Promise<number[]> => {
    const thief = new DeskBrowser(from, '198.51.100.1');
    const statuses = [(await thief.get(link)).status, (await thief.post(link, chosen)).status];
    expect(thief.cookies.size).toBe(0);
    return statuses;
  };

  beforeEach(async () => {
    await addPerson(service.storage, 'bastien');
    await browser.signIn('claire');
  });

  test('one that was used opens nothing more, on either copy, nor do the others of the same person', async () => {
    const [link, other] = [await newLink(), await newLink()];
    const copy = await startTestService({}, { storage: service.storage });
    const copies = [service, copy].map((from) => new DeskBrowser(from));
    const answers = await Promise.all(copies.map(async (visitor) => (await visitor.post(link, chosen)).status));
    expect(answers.sort()).toEqual([303, 404]);
    for (const from of [service, copy])
      for (const old of [link, other]) expect(await steal(old, from)).toEqual([404, 404]);
  });

  test('one that is looked at remains, and a foreign page can’t post its form', async () => {
    const link = await newLink();
    for (const method of ['GET', 'HEAD']) expect((await service.app.request(link, { method })).status).toBe(200);
    for (const origin of strangers) expect((await browser.post(link, chosen, { origin })).status).toBe(403);
    expect((await new DeskBrowser(service).post(link, chosen)).status).toBe(303);
  });

  test('one of yesterday, one by a clock that was set back, and a guessed one open nothing', async () => {
    const link = await newLink();
    service.later(24 * 3_600_000);
    expect(await steal(link)).toEqual([404, 404]);
    service.later(-49 * 3_600_000);
    expect(await steal(link)).toEqual([404, 404]);
    const guesses = ['A'.repeat(43), link.slice(-43).toLowerCase(), '', '%00', 'x'.repeat(5000)];
    for (const guess of guesses) expect(await steal(`${desk}/lien/${guess}`)).toEqual([404, 404]);
  });

  test('one of somebody who left opens nothing, even once somebody has the same name, nor does their session', async () => {
    const former = new DeskBrowser(service);
    await former.signIn('bastien');
    const link = await newLink();
    await browser.fill(`${desk}/acces/personnes/bastien/retrait`);
    expect(await former.isOpen()).toBe(false);
    expect(await steal(link)).toEqual([404, 404]);
    await addPerson(service.storage, 'bastien');
    expect(await steal(link)).toEqual([404, 404]);
  });

  test('one for somebody else opens nothing once its maker left, nor once its person signed out everywhere', async () => {
    const former = new DeskBrowser(service);
    await former.signIn('bastien');
    const link = await newLink(former, 'claire');
    await browser.fill(`${desk}/acces/personnes/bastien/retrait`);
    expect(await steal(link)).toEqual([404, 404]);
    const own = await newLink(browser, 'claire');
    await browser.post(`${desk}/deconnexion-partout`, { jeton: await browser.token() });
    expect(await steal(own)).toEqual([404, 404]);
  });

  test('one ends the sessions of its person, and is stored as a hash', async () => {
    const former = new DeskBrowser(service);
    await former.signIn('bastien');
    const link = await newLink();
    expect(await service.storage.findDeskLink(link.slice(-43))).toBeUndefined();
    expect((await new DeskBrowser(service).post(link, chosen)).status).toBe(303);
    expect([await former.isOpen(), (await former.type('bastien')).status]).toEqual([false, 422]);
  });
});

test('neither a name nor a password is in the log, unless the name is one of the desk’s own', async () => {
  await browser.type('intrus@example.com', 'secret-typed');
  await browser.signIn('claire');
  expect(service.log.join('\n')).not.toMatch(/intrus|secret-typed|girafe|192\.0\.2/);
  expect(service.log.join('\n')).toContain('{"level":"info","event":"desk-signed-in","person":"claire"}');
});
