import { scrypt } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { readConfig } from '#service/config.ts';
import { newPassword } from '#service/desk/passwords.ts';
import {
  exampleCompletion,
  exampleMail,
  exampleOrder,
  examplePort,
  exampleStatistics,
} from '#service/storage/example-rows.ts';
import { webhookDelivery } from '#service/webhooks/webhook-delivery.ts';
import { addPerson, DeskBrowser, desk, deskPassword, signIn } from './desk-browser.ts';
import { siteOrigin, startTestService, type TestService } from './test-service.ts';

// Thousands of tries at 0.17 s each would take minutes.
vi.mock(import('node:crypto'), async (original) => {
  const real = await original();
  const cheap = vi.fn((text: string, salt: Buffer, length: number, options: object, done: () => void) =>
    real.scrypt(text, salt, length, { ...options, N: 2, p: 1 }, done),
  );
  return { ...real, scrypt: cheap as unknown as typeof real.scrypt };
});

let service: TestService;
let browser: DeskBrowser;
beforeEach(async () => {
  service = await startTestService({ RATE_LIMIT_FACTOR: '1' });
  await addPerson(service.storage, 'claire');
  await addPerson(service.storage, 'bastien', 'un autre mot de passe');
  browser = new DeskBrowser(service);
});
afterEach(async () => {
  await service.close();
});

const session = '__Host-bureau';
const isOpen = async (visitor: DeskBrowser): Promise<boolean> => (await visitor.get(desk)).status === 200;
const twelveHours = 12 * 3_600_000;
const later = (milliseconds: number): void => {
  service.now = new Date(service.now.getTime() + milliseconds);
};

describe('a desk that nobody may open', () => {
  test.each([desk, `${desk}/`, signIn, `${desk}/commandes`, `${desk}/deconnexion`])(
    'doesn’t exist: %s',
    async (path) => {
      await service.storage.removeDeskPerson('claire');
      await service.storage.removeDeskPerson('bastien');
      const unknown = await (await service.get('/supervision/nulle-part')).text();
      for (const answer of [
        await browser.get(path),
        await browser.post(path, { nom: 'claire', motDePasse: deskPassword }),
      ]) {
        expect(answer.status).toBe(404);
        expect(await answer.text()).toBe(unknown);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    },
  );
});

describe('sessions', () => {
  test('a secret that somebody planted in the browser opens nothing, before or after signing in', async () => {
    const planted = 'A'.repeat(43);
    browser.cookies.set(session, planted);
    await browser.signIn('claire');
    expect(browser.cookies.get(session)).not.toBe(planted);
    const attacker = new DeskBrowser(service, '198.51.100.1');
    attacker.cookies.set(session, planted);
    expect(await isOpen(attacker)).toBe(false);
    expect(await isOpen(browser)).toBe(true);
  });

  test('signing in again ends the session that the browser had', async () => {
    await browser.signIn('claire');
    const thief = new DeskBrowser(service);
    thief.cookies.set(session, browser.cookies.get(session) ?? '');
    expect(await isOpen(thief)).toBe(true);
    await browser.signIn('claire');
    expect([await isOpen(thief), await isOpen(browser)]).toEqual([false, true]);
  });

  test('what the database contains opens no session, and no password is in it', async () => {
    await browser.signIn('claire');
    const person = await service.storage.findDeskPerson('claire');
    const stored = JSON.stringify(person);
    expect(stored).not.toContain('girafe');
    const { createHash } = await import('node:crypto');
    const id = createHash('sha256')
      .update(browser.cookies.get(session) ?? '')
      .digest('base64url');
    expect(await service.storage.findDeskSession(id)).toMatchObject({ name: 'claire' });
    for (const copied of [id, person?.password_id ?? '', person?.password_hash ?? '']) {
      const thief = new DeskBrowser(service);
      thief.cookies.set(session, copied);
      expect(await isOpen(thief)).toBe(false);
    }
  });

  test('a session ends after twelve hours, however much it is used, and before any clock that was set back', async () => {
    await browser.signIn('claire');
    later(twelveHours - 1000);
    expect(await isOpen(browser)).toBe(true);
    later(1000);
    expect(await isOpen(browser)).toBe(false);
    later(-2 * twelveHours);
    expect(await isOpen(browser)).toBe(false);
  });

  test('signing out ends the session on the server; signing out everywhere ends those of one person', async () => {
    const [phone, colleague] = [new DeskBrowser(service), new DeskBrowser(service)];
    await browser.signIn('claire');
    await phone.signIn('claire');
    expect((await colleague.type('bastien', 'un autre mot de passe')).status).toBe(303);
    const stolen = new DeskBrowser(service);
    stolen.cookies.set(session, browser.cookies.get(session) ?? '');
    const answer = await browser.post(`${desk}/deconnexion`, { jeton: await browser.token() });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, signIn]);
    expect(browser.cookies.has(session)).toBe(false);
    expect([await isOpen(stolen), await isOpen(phone)]).toEqual([false, true]);
    await browser.signIn('claire');
    await browser.post(`${desk}/deconnexion-partout`, { jeton: await browser.token() });
    expect([await isOpen(phone), await isOpen(colleague)]).toEqual([false, true]);
  });

  test('a person who is removed, or gets another password, is out at the next click', async () => {
    await browser.signIn('claire');
    const token = await browser.token();
    await service.storage.removeDeskPerson('claire');
    expect(await isOpen(browser)).toBe(false);
    const late = await browser.post(`${desk}/deconnexion-partout`, { jeton: token });
    expect(late.headers.get('location')).toContain(signIn);
    await addPerson(service.storage, 'claire');
    expect(await isOpen(browser)).toBe(false);
    await browser.signIn('claire');
    await service.storage.changeDeskPassword('claire', await newPassword('un mot de passe changé'));
    expect(await isOpen(browser)).toBe(false);
    expect((await browser.type('claire')).status).toBe(422);
  });

  test('pages are kept by no cache, found by no search engine and framed by no other site', async () => {
    await browser.signIn('claire');
    const files = [`${desk}/commandes.csv`, `${desk}/rapport.csv`];
    const pages = [
      desk,
      signIn,
      ...['commandes', 'numeros', 'devis', 'publication', 'nouveau', 'rapport', 'nulle-part'].map(
        (page) => `${desk}/${page}`,
      ),
    ];
    for (const path of [...pages, ...files]) {
      const { headers } = await browser.get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    await browser.post(`${desk}/deconnexion`, { jeton: await browser.token() });
    for (const path of [desk, `${desk}/commandes`, ...files]) expect((await browser.get(path)).status).toBe(303);
  });
});

describe('cookies', () => {
  test('are the host’s alone, over TLS, out of the reach of scripts and of other sites', async () => {
    const answer = await browser.type('claire');
    const lines = answer.headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0])).toEqual(['__Host-bureau', '__Host-bureau-connu']);
    for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(lines.join()).not.toMatch(/Domain/i);
    expect(lines[0]).not.toMatch(/Max-Age|Expires/i);
    expect(lines[0]).toMatch(/^__Host-bureau=[\w-]{43};/);
  });

  test('work on plain http of this machine, where browsers take no prefix', async () => {
    const local = await startTestService({ SITE_URL: 'http://localhost:3000' });
    await addPerson(local.storage, 'claire');
    const visitor = new DeskBrowser(local, '127.0.0.1', 'http://localhost:3000');
    const [line] = (await visitor.type('claire')).headers.getSetCookie();
    expect(line).toMatch(/^bureau=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(await isOpen(visitor)).toBe(true);
    await local.close();
  });

  test('a link from a mail leads in, although a strict cookie isn’t sent with it', async () => {
    const page = await browser.get(desk, { 'sec-fetch-site': 'cross-site' });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/supervision/bureau"/>');
    expect(html).not.toContain('jeton');
  });
});

describe('forms posted by other sites', () => {
  const strangers = [
    'https://evil.example',
    'null',
    'https://www.neolis.example.com.evil.example',
    'http://www.neolis.example.com',
  ];

  test.each(strangers)('are refused from %s, even with the session’s token', async (origin) => {
    await browser.signIn('claire');
    const jeton = await browser.token();
    expect((await browser.post(`${desk}/deconnexion-partout`, { jeton }, { origin })).status).toBe(403);
    expect((await browser.post(signIn, { nom: 'claire', motDePasse: deskPassword }, { origin })).status).toBe(403);
    expect(await isOpen(browser)).toBe(true);
  });

  test('are refused without an origin, in another encoding, and without the token of this very session', async () => {
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
    for (const wrong of ['', await other.token(), jeton.slice(1), jeton.toLowerCase()]) {
      expect((await browser.post(path, { jeton: wrong })).status).toBe(403);
    }
    expect((await browser.post(path, { jeton, more: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await browser.get(path)).status).toBe(404);
    expect([await isOpen(browser), await isOpen(other)]).toEqual([true, true]);
  });

  test('are refused from a site of another origin than the service, which may post orders', async () => {
    const apart = await startTestService({ PUBLIC_URL: 'https://service.neolis.example.com' });
    await addPerson(apart.storage, 'claire');
    const [site, own] = [siteOrigin, 'https://service.neolis.example.com'].map(
      (origin) => new DeskBrowser(apart, '192.0.2.1', origin),
    );
    expect((await site?.type('claire'))?.status).toBe(403);
    expect((await own?.type('claire'))?.status).toBe(303);
    await apart.close();
  });
});

describe('guessing', () => {
  test('one network is stopped after ten passwords; neither claire’s own browser nor another network is', async () => {
    const [own, neighbour] = [browser, new DeskBrowser(service, '192.0.2.77')];
    await own.signIn('claire');
    await own.post(`${desk}/deconnexion`, { jeton: await own.token() });
    const answers = [];
    for (let guess = 0; guess < 15; guess += 1) answers.push((await neighbour.type('claire', `guess ${guess}`)).status);
    expect(answers).toEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
    const refused = await neighbour.type('claire');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await own.signIn('claire');
    await new DeskBrowser(service, '198.51.100.1').signIn('claire');
    later(3_600_000);
    await neighbour.signIn('claire');
  });

  test('a thousand networks together lock nobody out', { timeout: 120_000 }, async () => {
    for (let network = 0; network < 1000; network += 1) {
      const bot = new DeskBrowser(service, `10.${network >> 8}.${network & 255}.1`);
      expect((await bot.type('claire', 'guess')).status).toBe(422);
    }
    const phone = new DeskBrowser(service, '198.51.100.1');
    expect((await phone.type('claire', 'mistyped')).status).toBe(422);
    await phone.signIn('claire');
  });

  test('who exists is told neither by words nor by work', async () => {
    const work = vi.mocked(scrypt);
    const answers = [];
    for (const nom of ['claire', 'zacharie']) {
      work.mockClear();
      const answer = await new DeskBrowser(service).type(nom, 'not the password of anybody');
      const cookies = answer.headers.getSetCookie();
      const words = (await answer.text()).replaceAll(nom, 'nom');
      answers.push({ status: answer.status, words, cookies, tries: work.mock.calls.map((call) => call.slice(2, 4)) });
    }
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
    await fast.close();
  });
});

describe('the page after signing in', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/supervision/bureau',
    '/\\evil.example',
    '/supervision/bureau/../../evil',
    '/supervision/bureau//evil.example',
    '/supervision/bureau\r\nset-cookie: a=b',
    'javascript:alert(1)',
    '/supervision/bureau@evil.example',
    '/supervision/paiement/abc',
    '/supervision/bureau/deconnexion-partout',
    '/supervision/bureau/connexion',
  ])('is the desk’s home instead of %j', async (suite) => {
    expect((await browser.type('claire', deskPassword, suite)).headers.get('location')).toBe(desk);
    const shown = await (await new DeskBrowser(service).get(`${signIn}?suite=${encodeURIComponent(suite)}`)).text();
    expect(/name="suite" value="([^"]*)"/.exec(shown)?.[1]).toBe(desk);
  });

  test('is the page of the desk that was asked for', async () => {
    const wanted = `${desk}?q=mairie&etat=ready`;
    const answer = await browser.get(wanted);
    expect(answer.headers.get('location')).toBe(`${signIn}?suite=${encodeURIComponent(wanted)}`);
    expect((await browser.type('claire', deskPassword, wanted)).headers.get('location')).toBe(wanted);
  });
});

describe('text that a stranger got into the database, whatever the forms accept', () => {
  const hostile = '=HYPERLINK("https://evil.example")"><script>alert(1)</script><img src=x onerror=alert(1)>';

  /** An order whose every text, journal, numbers and mails are hostile; its reference. */
  async function hostileOrder(): Promise<string> {
    const { storage } = service;
    const order_json = JSON.stringify(anOrder());
    const client = { email: hostile, company: hostile, siret: hostile, name: hostile, phone: hostile };
    const { reference } = await storage.placeOrder(exampleOrder({ ...client, order_json }), 0);
    const about = { order_reference: reference, subject: hostile, body: hostile, recipient: hostile };
    const confirmed = await storage.confirmOrder(
      reference,
      { ...exampleCompletion, ...client, order_json, sites_json: JSON.stringify([hostile]) },
      [exampleMail({ ...about, last_error: hostile }), exampleMail({ ...about, kind: 'webhook', last_error: hostile })],
    );
    const entry = { at: 0, kind: 'ship', who: 'provider', cents: null, note: hostile, person: hostile } as const;
    const shipped = await storage.moveOrder(confirmed ?? exampleOrder(), {
      state: 'shipped',
      received_cents: 1,
      entry,
    });
    const port = examplePort(reference, { state: 'sent', holder: hostile, address: hostile, operator: hostile });
    await storage.changePorts(shipped ?? exampleOrder(), { saved: [port], entry: { ...entry, kind: 'port-save' } });
    // Only of somebody who ordered nothing.
    const typed = { company_name: hostile, full_name: hostile, phone: hostile, needs: hostile };
    await storage.addQuoteStatistics(exampleStatistics({ email: `x${hostile}`, ...typed }));
    return reference;
  }

  test('runs no script on any page', async () => {
    const reference = await hostileOrder();
    await browser.signIn('claire');
    const order = `${desk}/commandes/${reference}`;
    const search = `${desk}/commandes?q=${encodeURIComponent(hostile)}&etat=${encodeURIComponent(hostile)}`;
    for (const path of [
      desk,
      `${desk}/commandes`,
      search,
      order,
      `${order}/mise-en-service`,
      `${order}/expedition-annulee`,
      `${order}/numeros/1/refus`,
      `${desk}/numeros`,
      `${desk}/devis`,
    ]) {
      const html = await (await browser.get(path)).text();
      expect(html).toContain('&lt;script&gt;alert(1)');
      // Attributes without their values: a value shows the text too.
      const markup = html.replaceAll(/"[^"]*"/g, '""');
      expect(markup).not.toMatch(/<script(?! type="" src="">)|<img|<[^>]*\son\w+=/i);
    }
  });

  test('is no formula in a file', async () => {
    await hostileOrder();
    await browser.signIn('claire');
    const file = await (await browser.get(`${desk}/commandes.csv`)).text();
    const cells = (parse(file, { delimiter: ';', bom: true }) as string[][]).flat();
    expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThan(3);
    expect(cells.filter((cell) => /^[=+@\t\r-]/.test(cell) && !/^-\d+,\d\d$/.test(cell))).toEqual([]);
  });
});

describe('webhooks to private addresses', () => {
  const url = 'https://hooks.neolis.example.com/neolis';
  const secrets = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];
  const addresses = ['127.0.0.1', '10.0.0.5', '169.254.169.254', '192.168.1.1', '::1', 'fe80::1', '::ffff:10.0.0.5'];

  test.each(addresses)('are refused in the configuration, and behind a public name: %s', async (address) => {
    const host = address.includes(':') ? `[${address}]` : address;
    const environment = { WEBHOOK_URL: `https://${host}/`, WEBHOOK_SECRETS: secrets.join() };
    expect(() => readConfig(environment)).toThrow(/WEBHOOK_URL/);
    const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
    const deliver = webhookDelivery({ webhook: { url, secrets }, clock: () => service.now, resolve });
    await expect(deliver(exampleMail(), [])).rejects.toMatchObject({ code: 'EPRIVATE' });
  });
});

test('neither a name nor a password is in the log, unless the name is one of the desk’s own', async () => {
  await browser.type('intrus@example.com', 'secret-typed');
  await browser.signIn('claire');
  expect(service.log.join('\n')).not.toMatch(/intrus|secret-typed|girafe|192\.0\.2/);
  expect(service.log.join('\n')).toContain('{"level":"info","event":"desk-signed-in","person":"claire"}');
});
