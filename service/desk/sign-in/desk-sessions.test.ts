import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addPerson, DeskBrowser, desk, deskPassword, signIn } from '#service/desk/desk-browser.fixture.ts';
import { nextPage } from '#service/desk-addresses.ts';
import { cheapCosts, startTestService, type TestService } from '#service/test-service.fixture.ts';

let service: TestService;
let browser: DeskBrowser;
beforeEach(async () => {
  service = await startTestService({ RATE_LIMIT_FACTOR: '1' });
  await addPerson(service.storage, 'claire');
  await addPerson(service.storage, 'bastien', 'un autre mot de passe');
  browser = new DeskBrowser(service);
});

const session = '__Host-bureau';
const twelveHours = 12 * 3_600_000;

test.each([desk, signIn, `${desk}/deconnexion`])('a desk that nobody may open doesn’t exist: %s', async (path) => {
  await service.storage.removeDeskPerson('claire', 0);
  await service.storage.removeDeskPerson('bastien', 0);
  const unknown = await service.page('/supervision/nulle-part');
  for (const answer of [
    await browser.get(path),
    await browser.post(path, { nom: 'claire', motDePasse: deskPassword }),
  ]) {
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(unknown);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test('a secret that somebody planted in the browser opens nothing, before or after signing in', async () => {
  const planted = 'A'.repeat(43);
  browser.cookies.set(session, planted);
  await browser.signIn('claire');
  expect(browser.cookies.get(session)).not.toBe(planted);
  const attacker = new DeskBrowser(service, '198.51.100.1');
  attacker.cookies.set(session, planted);
  expect(await attacker.isOpen()).toBe(false);
  expect(await browser.isOpen()).toBe(true);
});

test('signing in again ends the session that the browser had', async () => {
  await browser.signIn('claire');
  const thief = new DeskBrowser(service);
  thief.cookies.set(session, browser.cookies.get(session) ?? '');
  expect(await thief.isOpen()).toBe(true);
  const token = await browser.token();
  await browser.signIn('claire');
  expect([await thief.isOpen(), await browser.isOpen()]).toEqual([false, true]);
  expect(await browser.token()).not.toBe(token);
});

test('what the database contains opens no session, and no password is in it', async () => {
  await browser.signIn('claire');
  const person = await service.storage.findDeskPerson('claire');
  const stored = JSON.stringify(person);
  expect(stored).not.toContain('girafe');
  const id = createHash('sha256')
    .update(browser.cookies.get(session) ?? '')
    .digest('base64url');
  expect(await service.storage.findDeskSession(id)).toMatchObject({ name: 'claire' });
  for (const copied of [id, person?.password_id ?? '', person?.password_hash ?? '']) {
    const thief = new DeskBrowser(service);
    thief.cookies.set(session, copied);
    expect(await thief.isOpen()).toBe(false);
  }
});

test('a session ends after twelve hours, however much it is used, and before any clock that was set back', async () => {
  await browser.signIn('claire');
  service.later(twelveHours - 1000);
  expect(await browser.isOpen()).toBe(true);
  service.later(1000);
  expect(await browser.isOpen()).toBe(false);
  service.later(-2 * twelveHours);
  expect(await browser.isOpen()).toBe(false);
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
  expect([await stolen.isOpen(), await phone.isOpen()]).toEqual([false, true]);
  await browser.signIn('claire');
  await browser.post(`${desk}/deconnexion-partout`, { jeton: await browser.token() });
  expect([await phone.isOpen(), await colleague.isOpen()]).toEqual([false, true]);
});

test('signing in stores the password with the costs of today, and ends no session', async () => {
  const { storage } = service;
  await browser.signIn('claire');
  const dear = await startTestService({}, { storage, passwordCosts: { ...cheapCosts, N: 4 } });
  const phone = new DeskBrowser(dear);
  await phone.signIn('claire');
  const renewed = (await storage.findDeskPerson('claire'))?.password_hash;
  expect(renewed).toMatch(/^scrypt\$4\$8\$1\$/);
  expect([await browser.isOpen(), await phone.isOpen()]).toEqual([true, true]);
  const again = new DeskBrowser(dear);
  await again.signIn('claire');
  expect(await again.isOpen()).toBe(true);
  expect((await storage.findDeskPerson('claire'))?.password_hash).toBe(renewed);
});

test('cookies are the host’s alone, over TLS, out of the reach of scripts and of other sites', async () => {
  const answer = await browser.type('claire');
  const lines = answer.headers.getSetCookie();
  expect(lines.map((line) => line.split('=')[0])).toEqual(['__Host-bureau', '__Host-bureau-connu']);
  for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(lines.join()).not.toMatch(/Domain/i);
  expect(lines[0]).not.toMatch(/Max-Age|Expires/i);
  expect(lines[0]).toMatch(/^__Host-bureau=[\w-]{43};/);
});

test('cookies: work on plain http of this machine, where browsers take no prefix', async () => {
  const local = await startTestService({ SITE_URL: 'http://localhost:3000' });
  await addPerson(local.storage, 'claire');
  const visitor = new DeskBrowser(local, '127.0.0.1', 'http://localhost:3000');
  const [line] = (await visitor.type('claire')).headers.getSetCookie();
  expect(line).toMatch(/^bureau=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await visitor.isOpen()).toBe(true);
});

test.each([
  ...['https://evil.example/', '//evil.example/supervision/bureau', '/\\evil.example'],
  ...['/supervision/bureau//evil.example', '/supervision/bureau\r\nset-cookie: a=b'],
  ...[
    '/supervision/bureau/%2e%2e/paiement',
    '/supervision/bureau@evil.example',
    '/supervision/paiement/abc',
    '/supervision/bureau/connexion',
  ],
])('the page after signing in is the desk’s home instead of %j', async (suite) => {
  expect((await browser.type('claire', deskPassword, suite)).headers.get('location')).toBe(desk);
  const shown = await (await new DeskBrowser(service).get(`${signIn}?suite=${encodeURIComponent(suite)}`)).text();
  expect(/name="suite" value="([^"]*)"/.exec(shown)?.[1]).toBe(desk);
});

test('the page after signing in is the one of somebody whose name has an accent', async () => {
  const page = `${desk}/acces/personnes/zo%C3%A9/lien`;
  expect((await browser.type('claire', deskPassword, page)).headers.get('location')).toBe(page);
});

test('the page after signing in for a file is the one that leads to it', () => {
  for (const [file, page] of [
    ['/commandes/NEO-22222222/documents/preparation.pdf', '/commandes/NEO-22222222'],
    ['/commandes/NEO-22222222/standard/yeastar-extensions.csv', '/commandes/NEO-22222222'],
    ['/commandes.csv?q=a', '/commandes?q=a'],
    ['/lignes.csv?etat=ready', '/commandes?etat=ready'],
    ['/encaissements.csv', '/commandes'],
    ['/rapport.csv?du=2026-11-01', '/rapport?du=2026-11-01'],
  ])
    expect(nextPage(`${desk}${file}`)).toBe(`${desk}${page}`);
});

test('the page after signing in is the page of the desk that was asked for', async () => {
  const wanted = `${desk}?q=mairie&etat=ready`;
  const answer = await browser.get(wanted);
  expect(answer.headers.get('location')).toBe(`${signIn}?suite=${encodeURIComponent(wanted)}`);
  expect((await browser.type('claire', deskPassword, wanted)).headers.get('location')).toBe(wanted);
});
